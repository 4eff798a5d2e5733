/** So many posts at once are more than the machine keeps up with: where it does, each of them is over in a few milliseconds. */
const highLoad = 3
/** So few are left when it does again. */
const lowLoad = 1
/** So often it is looked. */
const checkIntervalMs = 100
/** For so long mail waits. After that it goes out for as long as it has waited. */
const maxWaitMs = 30_000

/**
 * Whether mail to members waits for those who are posting. Sending a message to fifty takes longer than taking it in, and whoever
 * posts waits for an answer, whoever gets mail does not know of it yet. docs/decisions/0017
 */
export function createPostingBackPressure(
  posting: { average(): number },
  clock: () => number = () => performance.now(),
): () => boolean {
  let [looked, isGiving, given] = [clock(), false, 0]
  return () => {
    const passed = clock() - looked
    if (passed < checkIntervalMs) return isGiving
    given = Math.max(0, given + (isGiving ? passed : -passed))
    isGiving = posting.average() >= (isGiving ? lowLoad : highLoad) && given < maxWaitMs
    looked += passed
    return isGiving
  }
}
