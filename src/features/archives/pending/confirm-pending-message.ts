import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../deps.ts'
import { post } from '../posting/post.ts'
import { evaluateRules } from '../posting/posting-rules.ts'
import { postContextOf, type SubmitCall } from '../posting/submit.ts'
import { pendingStates } from './states.ts'
import { updateHoldReason, lockPending } from './store.ts'
import { aboutPending, submissionIn } from './view.ts'

type ConfirmCall = SubmitCall &
  RecordContext<'message.confirmed'> &
  FailContext<'invalid pending_message_id'> & { account: { id: number }; params: { pending_message_id: number } }

/**
 * Goes on with a mail of which its author has said that it is theirs: it is judged as if that had been shown when it came, and may
 * wait for a moderator now.
 */
export async function confirmPendingMessage(call: ConfirmCall, deps: ArchiveDeps): Promise<'posted' | 'held'> {
  const { tx, group, account, params, fail } = call
  const where = { group_id: group.id, id: params.pending_message_id }
  const waiting = (await lockPending.first(tx, { ...where, state: 'held' })) ?? fail('invalid pending_message_id')
  if (waiting.reason !== 'unconfirmed' || waiting.account_id !== account.id) fail('invalid pending_message_id')
  const { mime_key } = waiting
  const given = submissionIn(waiting)
  const mailed = { virus_name: '', ...given.mailed, proven: true }
  const { seen, ...found } = await postContextOf(call, deps, { ...given, mailed }, mime_key)
  const ruling = evaluateRules(found)
  if (ruling !== 'pass' && 'refuse' in ruling) fail(ruling.refuse)
  if (ruling !== 'pass' && 'hold' in ruling) {
    await updateHoldReason.run(tx, { ...where, reason: ruling.hold })
    call.record('message.held', { ...aboutPending(waiting), reason: ruling.hold })
    return 'held'
  }
  const { message_id } = seen.posted
    ? (seen.posted as { message_id: number })
    : await (
        await post(call, { ...found, mime_key })
      ).message
  await pendingStates.move(call, 'confirm', where, { ...aboutPending(waiting), message_id })
  return 'posted'
}
