import { addressOrOff, percentage, secretUrl } from './setting-kinds.ts'

/** Where programs that watch the service get what they show. */
export const MONITORING = {
  metrics: {
    env: 'FOLKMOOT_METRICS',
    toml: 'listen.metrics',
    kind: addressOrOff,
    default: 'off',
    about:
      'Address and port of `/metrics` for Prometheus, such as `127.0.0.1:9100`; a listener of its own, without a password.',
  },
  tracing: {
    env: 'FOLKMOOT_TRACING',
    toml: 'tracing.endpoint',
    kind: secretUrl('http:', 'https:'),
    about:
      'Address of an OpenTelemetry collector that takes OTLP over HTTP, such as `http://127.0.0.1:4318`, for traces. Without it, nothing is traced.',
  },
  tracingPercent: {
    env: 'FOLKMOOT_TRACING_PERCENT',
    toml: 'tracing.percent',
    kind: percentage,
    default: '100',
    about:
      'How many traces are recorded, in percent, such as `1` or `0.5`: of requests, and of jobs and deliveries. A trusted proxy that sends `traceparent` decides for its requests.',
  },
} as const
