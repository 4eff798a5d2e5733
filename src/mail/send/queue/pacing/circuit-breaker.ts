import type { SendOutcome } from '../send-delivery.ts'

/** Whether the relay takes email. After a failure nothing is sent for a while, and longer after each further one. */
export type CircuitBreaker = {
  isOpen(): boolean
  /** Whether an outcome says something about the relay itself, and so about all email. */
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
    // A relay that has just taken other email refuses this one, not our settings.
    isAboutRelay: ({ is }) => is === 'closed' || (is === 'settings' && clock() - lastSuccess > recentMs),
    failed(response) {
      if (failures === 0) log(`no mail goes out: ${response}`)
      // Deliveries that started together fail together: that is one failure.
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
