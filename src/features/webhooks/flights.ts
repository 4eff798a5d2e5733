const maxRunning = 10
/** After so many failures in a row, one at a time is enough to see whether it works again. */
const maxFailures = 3

/** What is being sent by this process, by webhook: one that hangs must not take all slots. */
export function createFlights() {
  const byWebhook = new Map<number, { running: number; failures: number }>()
  return {
    /** None if enough is being sent to this webhook. */
    begin(webhook_id: number): { end(succeeded: boolean | undefined): void } | undefined {
      const state = byWebhook.getOrInsertComputed(webhook_id, () => ({ running: 0, failures: 0 }))
      if (state.running >= (state.failures < maxFailures ? maxRunning : 1)) return undefined
      state.running += 1
      return {
        end(succeeded) {
          state.running -= 1
          if (succeeded !== undefined) state.failures = succeeded ? 0 : state.failures + 1
          if (state.running === 0 && state.failures === 0) byWebhook.delete(webhook_id)
        },
      }
    },
  }
}
