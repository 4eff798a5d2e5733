import type { Operation } from '#runtime/commit.ts'
import type { Row } from '#storage/query.ts'
import { addMailing } from '../queue/add.ts'
import { nextSix } from './six-oclock.ts'
import { dueDigests, mostMessages, movePlaces, waitingFor } from './store.ts'

type Due = Row<'digest.due'>
type Waiting = Row<'digest.waiting'>

/** So many messages are worth a digest before its time. */
const enough = 12
const batch = 1000

/** By what a member wishes, the kind of mailing. */
const kinds: Record<string, string> = {
  email_delivery_digest: 'digest',
  email_delivery_html_digest: 'html_digest',
  email_delivery_summary: 'summary',
}

/** What is to become of one member's place. */
type Step = { due: Due; nums: readonly number[]; isSent: boolean; after_num: number; look_at: number; isLeft: boolean }

/**
 * Has digests made for those whose time it is, or for whom enough has come; what they get is asked for now. Members who get the
 * same messages share one mailing. Answers whether there may be more to do.
 */
export async function runDigests({ tx }: Operation, now: Temporal.Instant = Temporal.Now.instant()): Promise<boolean> {
  const due = await dueDigests.all(tx, { now, limit: batch })
  if (due.length === 0) return false
  const waiting = await waitingFor.all(tx, {
    group_ids: due.map(({ group_id }) => group_id),
    member_ids: due.map(({ member_id }) => member_id),
    after_nums: due.map(({ after_num }) => after_num),
    up_to: due.map(({ last_msg_num }) => last_msg_num),
  })
  const byMember = new Map(waiting.map(row => [row.member_id, row]))
  const steps = due.map(one => stepOf(one, byMember.get(one.member_id)))
  for (const mailing of mailingsOf(steps.filter(({ isSent }) => isSent))) await addMailing(tx, mailing)
  await movePlaces.run(tx, {
    group_ids: steps.map(step => step.due.group_id),
    member_ids: steps.map(step => step.due.member_id),
    after_nums: steps.map(({ after_num }) => after_num),
    look_at: steps.map(({ look_at }) => look_at),
    due: dueTimes(steps, now),
  })
  return due.length === batch || steps.some(({ isLeft }) => isLeft)
}

function stepOf(
  due: Due,
  { nums, has_others }: Pick<Waiting, 'nums' | 'has_others'> = { nums: [], has_others: false },
): Step {
  const { is_time, is_new, is_reached, after_num, last_msg_num, email_delivery } = due
  const isEnough = nums.length >= enough && email_delivery !== 'email_delivery_summary'
  const isSent = has_others && is_reached && (isEnough || (is_time && !is_new))
  // Enough for one, but not yet: as many more as are missing must come first.
  if (!isSent && !is_time)
    return { due, nums, isSent, after_num, look_at: last_msg_num + enough - nums.length, isLeft: false }
  const isLeft = isSent && nums.length === mostMessages && nums.at(-1)! < last_msg_num
  const place = isLeft ? nums.at(-1)! : last_msg_num
  return { due, nums, isSent, after_num: place, look_at: place + enough, isLeft }
}

/** Six o'clock comes to everybody of one zone at once. What is left over is looked at again at once. */
function dueTimes(steps: readonly Step[], now: Temporal.Instant): Temporal.Instant[] {
  const zones = new Map<string, Temporal.Instant>()
  return steps.map(({ due: { timezone }, isLeft }) => {
    if (isLeft) return now
    const next = zones.get(timezone) ?? nextSix(timezone, now)
    zones.set(timezone, next)
    return next
  })
}

function mailingsOf(steps: readonly Step[]) {
  const shared = new Map<string, { kind: string; group_id: number; nums: readonly number[]; recipient_ids: number[] }>()
  for (const { due, nums } of steps) {
    const wished = kinds[due.email_delivery]!
    const kind = wished === 'digest' && due.force_html ? 'html_digest' : wished
    const key = `${due.group_id} ${kind} ${nums.join()}`
    const known = shared.get(key) ?? { kind, group_id: due.group_id, nums, recipient_ids: [] }
    known.recipient_ids.push(due.member_id)
    shared.set(key, known)
  }
  return [...shared.values()].map(({ nums, ...mailing }) => ({
    ...mailing,
    about: { nums },
    urgency: 'digest' as const,
  }))
}
