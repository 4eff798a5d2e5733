import type { Readable } from 'node:stream'

/** How many bytes a second a body has to come with, and for how many milliseconds it may stop. */
export type MinRateLimits = { rate: number; grace: number; checkEvery: number }
/** A body that comes in. */
export type RateWatchedBody = { signal: AbortSignal; count(bytes: number): void; stop(): void }
export type MinRateWatchdog = { watch(stream: Readable): RateWatchedBody; close(): void }

/** A body that is sent too slowly is ended: it holds what others need. */
export class SlowBodyError extends Error {
  override name = 'SlowBodyError'
}

type Body = { stream: Readable; ending: AbortController; received: number; credit: number }

/** Looks at all bodies that come in, now and then. What a body is ahead of the pace is a credit for later, up to the grace. */
export function startMinRateWatchdog({ rate, grace, checkEvery }: MinRateLimits): MinRateWatchdog {
  const bodies = new Set<Body>()
  const full = (rate * grace) / 1000
  let last = performance.now()

  function check(): void {
    const now = performance.now()
    // A look that comes late was held up by us.
    const expected = (rate * Math.min(now - last, 2 * checkEvery)) / 1000
    last = now
    for (const body of bodies) {
      // What has come and was not taken yet waits for us, not for the sender.
      if (body.stream.readableLength > 0) continue
      body.credit = Math.min(full, body.credit + body.received) - expected
      body.received = 0
      if (body.credit < 0) body.ending.abort(new SlowBodyError('the body comes too slowly'))
    }
  }
  const timer = setInterval(check, checkEvery).unref()
  return {
    watch(stream) {
      const ending = new AbortController()
      // Not blamed for the time since the last look.
      const since = (rate * (performance.now() - last)) / 1000
      const body: Body = { stream, ending, received: 0, credit: full + since }
      bodies.add(body)
      return {
        signal: ending.signal,
        count: bytes => void (body.received += bytes),
        stop: () => void bodies.delete(body),
      }
    },
    close: () => clearInterval(timer),
  }
}
