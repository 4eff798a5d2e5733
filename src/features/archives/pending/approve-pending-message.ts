import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { toInstant, toTimestamp, type Timestamp } from '#storage/values.ts'
import { stopModerating } from '../../members/index.ts'
import type { ArchiveDeps } from '../deps.ts'
import { obstacleTo } from '../posting/posting-rules.ts'
import { postContextOf } from '../posting/submit.ts'
import { allocatePollId } from '../posting/post-store.ts'
import { post } from '../posting/post.ts'
import * as contract from './contract.ts'
import { aboutDecision } from './decisions.ts'
import { lockPendingMessage } from './lock-pending-message.ts'
import { pendingStates } from './states.ts'
import { isOfHiddenMember } from './store.ts'
import { submissionIn } from './view.ts'

/** A poll that waited is open for as long as it was meant to be: its deadline moves by the time since then. */
function deadlineAfter(closes: string | null, waitingSince: Timestamp): string | null {
  if (closes === null) return null
  const waited = toInstant(waitingSince).until(Temporal.Now.instant())
  return toTimestamp(Temporal.Instant.from(closes).add(waited))
}

/** Posts what waited as it would be posted now: in the topic that it belongs to now, if that still takes it. */
export const approvePendingMessage = (deps: ArchiveDeps) =>
  implement(contract.approvePendingMessage, async call => {
    const { group, fail } = call
    const waiting = await lockPendingMessage(call)
    const { mime_key } = waiting
    const where = { group_id: group.id, id: waiting.id }
    const submission = submissionIn(waiting)
    // Approving an email does not prove its sender, nor that they want to be a member.
    if ((await isOfHiddenMember.one(call.tx, where)).found) {
      submission.unnamed_account_id = waiting.account_id
      submission.author = { ...submission.author, account_id: null, member_id: null }
    }
    const { member_id } = submission.author
    if (call.params.unmoderate && member_id !== null) {
      if (!may('manage_member_subscription_options', call.access))
        fail('inadequate_permissions', 'manage_member_subscription_options')
      await stopModerating(call, group, member_id)
    }
    // It may be from another server, or the number was given to another poll since.
    if (submission.poll)
      submission.poll = {
        ...{ ...submission.poll, ...(await allocatePollId.one(call.tx)) },
        closes: deadlineAfter(submission.poll.closes, waiting.created),
      }
    const { seen, ...found } = await postContextOf(call, deps, submission, mime_key)
    const obstacle = obstacleTo(found)
    if (obstacle) fail(obstacle, 'can_post')
    const posted = seen.posted ? null : await post(call, { ...found, mime_key, approved: true })
    const { poll } = submission
    if (posted && poll)
      call.record('poll.created', {
        ...posted.about,
        ...{ subject: found.subject.subject, poll_id: poll.id, question: poll.question },
      })
    const { message_id } = posted ? await posted.message : (seen.posted as { message_id: number })
    await pendingStates.move(call, 'approve', where, { ...aboutDecision(waiting, call.account), message_id })
  })
