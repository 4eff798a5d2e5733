/** Mail is held back at this many concurrent posts: normally each takes only a few milliseconds. */
const highLoad = 3
/** Mail resumes at this many concurrent posts. */
const lowLoad = 1
/** Interval between checks. */
const checkIntervalMs = 100
/** The longest time for which mail is held back. Afterwards it is sent for the same time. */
const maxWaitMs = 30_000

/**
 * Decides whether mail to members is held back while the server is busy with posts. Sending a message to many members takes
 * longer than accepting it, and people who post are waiting for a response. docs/decisions/0017
 */
export function createPostingBackPressure(
  posting: { average(): number },
  clock: () => number = () => performance.now(),
): () => boolean {
  let [lastCheck, isHoldingBack, heldBackMs] = [clock(), false, 0]
  return () => {
    const passed = clock() - lastCheck
    if (passed < checkIntervalMs) return isHoldingBack
    heldBackMs = Math.max(0, heldBackMs + (isHoldingBack ? passed : -passed))
    isHoldingBack = posting.average() >= (isHoldingBack ? lowLoad : highLoad) && heldBackMs < maxWaitMs
    lastCheck += passed
    return isHoldingBack
  }
}
