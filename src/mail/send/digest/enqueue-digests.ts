import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import type { Row } from '#storage/query.ts'
import { enqueueMessage } from '../queue/enqueue.ts'
import { nextDigestTime } from './schedule.ts'
import { dueDigests, maxMessages, advanceDigests, pendingDigests } from './store.ts'

type DueDigest = Row<'digest.due'>
type PendingDigest = Row<'digest.waiting'>

/** A digest is sent early at this many messages. */
const minMessages = 12
const batch = 1000

/** The kind of outgoing message by delivery setting. */
const kinds: Record<string, string> = {
  email_delivery_digest: 'digest',
  email_delivery_html_digest: 'html_digest',
  email_delivery_summary: 'summary',
}

/** The new digest cursor of a member, and the digest to send. */
type DigestStep = {
  due: DueDigest
  nums: readonly number[]
  isSent: boolean
  after_num: number
  check_at_num: number
  hasMore: boolean
}

/**
 * Queues digests that are due or have enough messages. Members who get the same messages share an outgoing message. Returns
 * whether there may be more to do.
 */
export async function enqueueDueDigests(
  { tx }: SystemTransaction,
  now: Temporal.Instant = Temporal.Now.instant(),
): Promise<boolean> {
  const due = await dueDigests.all(tx, { now, limit: batch })
  if (due.length === 0) return false
  const waiting = await pendingDigests.all(tx, {
    group_ids: due.map(({ group_id }) => group_id),
    member_ids: due.map(({ member_id }) => member_id),
    after_nums: due.map(({ after_num }) => after_num),
    up_to: due.map(({ last_msg_num }) => last_msg_num),
  })
  const byMember = new Map(waiting.map(row => [row.member_id, row]))
  const steps = due.map(one => stepOf(one, byMember.get(one.member_id)))
  for (const outgoingMessage of outgoingMessagesOf(steps.filter(({ isSent }) => isSent)))
    await enqueueMessage(tx, outgoingMessage)
  await advanceDigests.run(tx, {
    group_ids: steps.map(step => step.due.group_id),
    member_ids: steps.map(step => step.due.member_id),
    after_nums: steps.map(({ after_num }) => after_num),
    check_at_num: steps.map(({ check_at_num }) => check_at_num),
    due: dueTimes(steps, now),
  })
  return due.length === batch || steps.some(({ hasMore: isLeft }) => isLeft)
}

function stepOf(
  due: DueDigest,
  { nums, has_others }: Pick<PendingDigest, 'nums' | 'has_others'> = { nums: [], has_others: false },
): DigestStep {
  const { is_time, is_new, is_reached, after_num, last_msg_num, email_delivery } = due
  const isEnough = nums.length >= minMessages && email_delivery !== 'email_delivery_summary'
  const isSent = has_others && is_reached && (isEnough || (is_time && !is_new))
  // Not enough for this member yet: check again after as many more messages as are missing.
  if (!isSent && !is_time)
    return { due, nums, isSent, after_num, check_at_num: last_msg_num + minMessages - nums.length, hasMore: false }
  const isLeft = isSent && nums.length === maxMessages && nums.at(-1)! < last_msg_num
  const cursor = isLeft ? nums.at(-1)! : last_msg_num
  return { due, nums, isSent, after_num: cursor, check_at_num: cursor + minMessages, hasMore: isLeft }
}

/** Computed once per time zone. Members with messages left are due again at once. */
function dueTimes(steps: readonly DigestStep[], now: Temporal.Instant): Temporal.Instant[] {
  const zones = new Map<string, Temporal.Instant>()
  return steps.map(({ due: { timezone }, hasMore: isLeft }) =>
    isLeft ? now : zones.getOrInsertComputed(timezone, () => nextDigestTime(timezone, now)),
  )
}

function outgoingMessagesOf(steps: readonly DigestStep[]) {
  const shared = new Map<string, { kind: string; group_id: number; nums: readonly number[]; recipient_ids: number[] }>()
  for (const { due, nums } of steps) {
    const preferredKind = kinds[due.email_delivery]!
    const kind = preferredKind === 'digest' && due.force_html ? 'html_digest' : preferredKind
    const key = `${due.group_id} ${kind} ${nums.join()}`
    const outgoing = shared.getOrInsertComputed(key, () => ({ kind, group_id: due.group_id, nums, recipient_ids: [] }))
    outgoing.recipient_ids.push(due.member_id)
  }
  return [...shared.values()].map(({ nums, ...outgoingMessage }) => ({
    ...outgoingMessage,
    params: { nums },
    priority: 'digest' as const,
  }))
}
