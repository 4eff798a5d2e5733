import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, isSpanContextValid, trace } from '@opentelemetry/api'
import type { Context, Span, SpanContext } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import { useTracer, type SpanAttributes, type SpanOptions, type Tracer } from '#base/tracing.ts'
import { version } from '../process/version.ts'

type TracingOptions = {
  /** The base address of an OpenTelemetry collector that takes OTLP over HTTP. */
  endpoint: string
  /** Of the traces that begin here. */
  percent: number
  log(line: string, error?: unknown): void
}

const kinds = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
}
const hour = 3_600_000

/** Sends spans to a collector until it is stopped, which sends the rest. */
export function startTracing({ endpoint, percent, log }: TracingOptions): { stop(): Promise<void> } {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = reporting(new OTLPTraceExporter({ url }), log)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'folkmoot', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })],
  })
  const stopUsing = useTracer(createTracer(provider))
  return {
    async stop() {
      stopUsing()
      await provider.shutdown().catch((error: unknown) => log('the last traces could not be sent', error))
    },
  }
}

function createTracer(provider: TracerProvider): Tracer {
  const spans = provider.getTracer('folkmoot')
  const storage = new AsyncLocalStorage<Context>()

  async function runIn<T>(parent: Context, options: SpanOptions<T>, work: () => Promise<T>): Promise<T> {
    const { name, kind, attributes = {}, errorType = () => 'error' } = options
    const span = spans.startSpan(name, { kind: kinds[kind], attributes }, parent)
    try {
      const result = await storage.run(trace.setSpan(parent, span), work)
      if (options.describe) span.setAttributes(options.describe(result))
      return result
    } catch (error) {
      markFailed(span, errorType(error))
      throw error
    } finally {
      span.end()
    }
  }
  return {
    run: (options, work) => runIn(storage.getStore() ?? ROOT_CONTEXT, options, work),
    runBelow(options, work) {
      const parent = storage.getStore()
      return parent ? runIn(parent, options, work) : work()
    },
    runApart: work => storage.exit(work),
    startRequest(name, attributes, traceparent) {
      const parent = contextOf(traceparent)
      const span = spans.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
      return {
        within: work => storage.run(trace.setSpan(parent, span), work),
        end(more: SpanAttributes, isError: boolean) {
          span.setAttributes(more)
          if (isError) markFailed(span, String(more['http.response.status_code'] ?? 'error'))
          span.end()
        },
      }
    },
  }
}

// No message: it may contain what people wrote.
function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The context that a `traceparent` header names (W3C Trace Context); the root for one that is not valid. */
function contextOf(header: string | undefined): Context {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const context: SpanContext = {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
  }
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT
}

/** Says at most once an hour that the collector takes nothing; the spans are dropped. */
function reporting(exporter: SpanExporter, log: TracingOptions['log']): SpanExporter {
  let quietUntil = 0
  return {
    export: (spans, done) =>
      exporter.export(spans, result => {
        if (result.error && Date.now() >= quietUntil) {
          quietUntil = Date.now() + hour
          log('traces could not be sent to the collector', result.error)
        }
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
