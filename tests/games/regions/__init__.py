"""Tests of Regions."""
