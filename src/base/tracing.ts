/** What a span says: names, kinds, counts and outcomes; never what people wrote, their names or their addresses. */
export type SpanAttributes = Record<string, string | number>
export type SpanKind = 'server' | 'internal' | 'client' | 'consumer'
export type SpanOptions<T = unknown> = {
  name: string
  kind: SpanKind
  attributes?: SpanAttributes
  /** What a failure is called in the span. */
  errorType?(error: unknown): string
  /** What its result adds. */
  describe?(result: T): SpanAttributes
}

/** A request, from its start to its end. `parent` is the `traceparent` header of a trusted proxy. */
export type RequestSpan = { within(work: () => void): void; end(attributes: SpanAttributes, isError: boolean): void }

export type Tracer = {
  /** Runs work as a span: below the current one, or as the first of a new trace. */
  run<T>(options: SpanOptions<T>, work: () => Promise<T>): Promise<T>
  /** The same, if there is a current span. */
  runBelow<T>(options: SpanOptions<T>, work: () => Promise<T>): Promise<T>
  /** Runs what only follows, and may never end, outside of the current span. */
  runApart(work: () => void): void
  startRequest(name: string, attributes: SpanAttributes, parent: string | undefined): RequestSpan
}

let current: Tracer | undefined

/** The tracer of this process, if traces are turned on. Without one, nothing is done for them. */
export const tracer = (): Tracer | undefined => current

/** Traces from now on; the returned function ends that. */
export function useTracer(used: Tracer): () => void {
  current = used
  return () => {
    if (current === used) current = undefined
  }
}

/** Runs work as a span, if traces are turned on. */
export const traced = <T>(options: SpanOptions<T>, work: () => Promise<T>): Promise<T> =>
  current ? current.run(options, work) : work()

/** Wakes a queue, say: its work belongs to no request. */
export const untraced = (work: () => void): void => (current ? current.runApart(work) : work())
