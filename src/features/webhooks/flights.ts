/** Of fifty slots. A group whose servers all hang leaves the others to other groups. */
const [mostOfWebhook, mostOfGroup] = [10, 25]
/** After so many failures in a row, one at a time is enough to see whether it works again. */
const maxFailures = 3
const [leastWait, mostWait] = [1, 60]
/** How much the latest attempt counts in how long attempts take. */
const weight = 0.2

/** What is being sent to one webhook, or for one group: how much, how long it takes, and until when others have been put off. */
type Traffic = { running: number; seconds: number; failures: number; putOffUntil: number }
type End = { end(succeeded: boolean | undefined): void }

/** What is being sent by this process, by webhook and group: those that hang must not take all slots. */
export function createFlights(clock: () => number = () => performance.now() / 1000) {
  const all = new Map<string, Traffic>()
  const trafficOf = (key: string): Traffic =>
    all.getOrInsertComputed(key, () => ({ running: 0, seconds: 0.05, failures: 0, putOffUntil: 0 }))

  function forgetIfQuiet(key: string, { running, failures, putOffUntil }: Traffic): void {
    if (running === 0 && failures === 0 && putOffUntil <= clock()) all.delete(key)
  }
  /** When it will be its turn, by how long attempts take: thousands that wait aren't looked at again each second. */
  function putOff(traffic: Traffic, most: number): number {
    const now = clock()
    traffic.putOffUntil = Math.min(Math.max(traffic.putOffUntil, now) + traffic.seconds / most, now + mostWait)
    return Math.max(leastWait, traffic.putOffUntil - now)
  }
  return {
    /** In how many seconds to try again, if enough is being sent to this webhook, or for its group. */
    begin(webhook_id: number, group_id: number): End | { wait: number } {
      const keys = [`webhook ${webhook_id}`, `group ${group_id}`] as const
      const [webhook, group] = [trafficOf(keys[0]), trafficOf(keys[1])]
      const most = webhook.failures < maxFailures ? mostOfWebhook : 1
      if (webhook.running >= most) return { wait: putOff(webhook, most) }
      if (group.running >= mostOfGroup) return { wait: putOff(group, mostOfGroup) }
      const begun = clock()
      for (const traffic of [webhook, group]) traffic.running += 1
      return {
        end(succeeded) {
          if (succeeded !== undefined) webhook.failures = succeeded ? 0 : webhook.failures + 1
          for (const [n, traffic] of [webhook, group].entries()) {
            traffic.running -= 1
            traffic.seconds += weight * (clock() - begun - traffic.seconds)
            forgetIfQuiet(keys[n]!, traffic)
          }
        },
      }
    },
  }
}
