import type { Readable } from 'node:stream'

/** The minimum bytes per second of a body, and how many milliseconds it may pause. */
export type MinRateLimits = { rate: number; grace: number; checkEvery: number }
export type RateWatchedBody = { signal: AbortSignal; count(bytes: number): void; stop(): void }
export type MinRateWatchdog = { watch(stream: Readable): RateWatchedBody; close(): void }

/** A body that arrives too slowly is aborted, because it holds memory and disk that others need. */
export class SlowBodyError extends Error {
  override name = 'SlowBodyError'
}

type Body = { stream: Readable; ending: AbortController; received: number; credit: number }

/**
 * Checks all incoming bodies periodically. A body that is faster than the minimum earns credit for pauses, up to the
 * grace period.
 */
export function startMinRateWatchdog({ rate, grace, checkEvery }: MinRateLimits): MinRateWatchdog {
  const bodies = new Set<Body>()
  const full = (rate * grace) / 1000
  let last = performance.now()

  function check(): void {
    const now = performance.now()
    // A late check is our own delay.
    const expected = (rate * Math.min(now - last, 2 * checkEvery)) / 1000
    last = now
    for (const body of bodies) {
      // Data that is buffered but not read yet waits for us, not for the sender.
      if (body.stream.readableLength > 0) continue
      body.credit = Math.min(full, body.credit + body.received) - expected
      body.received = 0
      if (body.credit < 0) body.ending.abort(new SlowBodyError('the body comes too slowly'))
    }
  }
  const timer = setInterval(check, checkEvery).unref()
  return {
    watch(stream) {
      const controller = new AbortController()
      // The time since the last check does not count.
      const since = (rate * (performance.now() - last)) / 1000
      const body: Body = { stream, ending: controller, received: 0, credit: full + since }
      bodies.add(body)
      return {
        signal: controller.signal,
        count: bytes => void (body.received += bytes),
        stop: () => void bodies.delete(body),
      }
    },
    close: () => clearInterval(timer),
  }
}
