"""Traces for OpenTelemetry: from a press to the command, the store and the post. Off unless ``TRACES`` says where to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from engine import OperatorError, record_spans
from engine.version import VERSION

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor, TracerProvider

MISSING = "TRACES takes a few packages more. Run: pip install 'delvekeeper[traces]'"


def send_to(address: str) -> TracerProvider:
    """Send the spans of this process to a collector that speaks OTLP over HTTP. `OperatorError` without the packages."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError as error:
        raise OperatorError(MISSING) from error
    return recorded(BatchSpanProcessor(OTLPSpanExporter(endpoint=f"{address.rstrip('/')}/v1/traces")))


def recorded(processor: SpanProcessor) -> TracerProvider:
    """Record the spans of this process, and hand them to ``processor``."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Status, StatusCode

    provider = TracerProvider(resource=Resource.create({"service.name": "delvekeeper", "service.version": VERSION}))
    provider.add_span_processor(processor)
    tracer = provider.get_tracer("delvekeeper", VERSION)

    @contextmanager
    def record(name: str, facts: Mapping[str, str | int]) -> Iterator[None]:
        # What an exception says may hold what a member wrote, so its type alone is told.
        with tracer.start_as_current_span(
            name, attributes=facts, record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield
            except BaseException as error:
                span.set_status(Status(StatusCode.ERROR, type(error).__name__))
                raise

    record_spans(record)
    return provider
