"""The version of Delvekeeper: the package, `/about` and the metrics take it from here."""

VERSION = "0.2.0"
