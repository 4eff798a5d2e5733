/** So many posts at once are more than the machine keeps up with: where it does, each of them is over in a few milliseconds. */
const many = 3
/** So few are left when it does again. */
const few = 1
/** So often it is looked. */
const lookMs = 100
/** For so long mail waits. After that it goes out for as long as it has waited. */
const mostMs = 30_000

/**
 * Whether mail to members waits for those who are posting. Sending a message to fifty takes longer than taking it in, and whoever
 * posts waits for an answer, whoever gets mail does not know of it yet. docs/decisions/0276
 */
export function createGivingWay(
  posting: { average(): number },
  clock: () => number = () => performance.now(),
): () => boolean {
  let [looked, isGiving, given] = [clock(), false, 0]
  return () => {
    const passed = clock() - looked
    if (passed < lookMs) return isGiving
    given = Math.max(0, given + (isGiving ? passed : -passed))
    isGiving = posting.average() >= (isGiving ? few : many) && given < mostMs
    looked += passed
    return isGiving
  }
}
