const maxRunning = 10
/** After so many failures in a row, one at a time is enough to see whether it works again. */
const maxFailures = 3
/** Of the slots of all: a group whose servers all hang leaves the others to other groups. */
const maxRunningInGroup = 20

/** What is being sent by this process, by webhook and group: those that hang must not take all slots. */
export function createFlights() {
  const byWebhook = new Map<number, { running: number; failures: number }>()
  const byGroup = new Map<number, number>()
  return {
    /** None if enough is being sent to this webhook, or for its group. */
    begin(webhook_id: number, group_id: number): { end(succeeded: boolean | undefined): void } | undefined {
      const inGroup = byGroup.get(group_id) ?? 0
      const { running, failures } = byWebhook.get(webhook_id) ?? { running: 0, failures: 0 }
      if (inGroup >= maxRunningInGroup || running >= (failures < maxFailures ? maxRunning : 1)) return undefined
      const state = byWebhook.getOrInsertComputed(webhook_id, () => ({ running: 0, failures: 0 }))
      state.running += 1
      byGroup.set(group_id, inGroup + 1)
      return {
        end(succeeded) {
          state.running -= 1
          if (succeeded !== undefined) state.failures = succeeded ? 0 : state.failures + 1
          if (state.running === 0 && state.failures === 0) byWebhook.delete(webhook_id)
          const left = byGroup.get(group_id)! - 1
          if (left === 0) byGroup.delete(group_id)
          else byGroup.set(group_id, left)
        },
      }
    },
  }
}
