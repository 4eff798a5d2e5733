import type { SendOutcome } from '../send-delivery.ts'

/** Stops sending after the relay failed, for a longer time after each further failure. */
export type CircuitBreaker = {
  isOpen(): boolean
  /** Whether an outcome concerns the relay itself, and so all email. */
  isAboutRelay(outcome: SendOutcome): boolean
  failed(response: string): void
  succeeded(): void
}

const firstPauseMs = 1000
const longestPauseMs = 60_000
const recentMs = 60_000

export function createCircuitBreaker(
  log: (line: string) => void,
  clock: () => number = () => performance.now(),
): CircuitBreaker {
  let [failures, openUntil, lastSuccess] = [0, 0, -Infinity]
  return {
    isOpen: () => clock() < openUntil,
    // If the relay has accepted other email recently, the rejection is not about our settings.
    isAboutRelay: ({ is }) => is === 'closed' || (is === 'settings' && clock() - lastSuccess > recentMs),
    failed(response) {
      if (failures === 0) log(`no mail goes out: ${response}`)
      // Deliveries that fail together count as one failure.
      if (clock() < openUntil) return
      openUntil = clock() + Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
      failures += 1
    },
    succeeded() {
      if (failures > 0) log('mail goes out again')
      failures = 0
      lastSuccess = clock()
    },
  }
}
