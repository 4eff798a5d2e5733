import { endpoint } from '#contract/endpoint.ts'
import { isApiError } from '#contract/errors.ts'
import { Id } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'
import { findAccount } from '#features/accounts/index.ts'
import { POST_ERRORS, confirmPendingMessage } from '#features/archives/index.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { query, type Row } from '#storage/query.ts'
import { mailOrigin as origin } from '../calls.ts'
import type { HandlerDeps } from '../handlers.ts'
import { refused, type Outcome } from '../incoming-mail.ts'
import { postRejection } from '../replies/post-rejection.ts'
import { confirmAccount } from './resolve-actor.ts'
import { doneOutcome, isApiErrorFor } from './reply-email.ts'

/** The pending message and its author's address. */
const pendingToConfirm = query(
  'pending.asked',
  `select email, state, reason from pending_messages where group_id = :group_id and id = :id`,
)

const confirmMessage = endpoint('confirmmessage', {
  method: 'POST',
  summary: 'Post an email that its author has confirmed.',
  who: 'account',
  on: 'group',
  addressed: true,
  csrf: false,
  params: { ...GROUP, pending_message_id: Id({ invalid: 'invalid pending_message_id' }) },
  errors: [...POST_ERRORS, 'invalid pending_message_id'],
  records: ['message.posted', 'message.held', 'message.confirmed', 'member.unmoderated', 'hashtag.created'],
})

/** The outcome if there is nothing left to confirm; null if the message still waits for confirmation. */
function decidedOutcome(group: Group, id: number, pending: Row<'pending.asked'> | undefined): Outcome | null {
  if (!pending) return doneOutcome('confirmed before', group)
  if (pending.state !== 'held') return alreadyDecided(group)
  return pending.reason === 'unconfirmed' ? null : heldOutcome(group, id)
}
const alreadyDecided = (group: Group): Outcome => refused('decided before', { key: 'alreadyDecided' }, group)
const heldOutcome = (group: Group, pending_message_id: number): Outcome => ({
  ...{ is: 'held', why: 'held', pending_message_id, group_id: group.id },
})

/**
 * Posts a pending mail after a reply to its confirmation email. The reply may come from any address: only the author received the
 * email.
 */
export async function confirmByReply(group: Group, id: number, deps: HandlerDeps): Promise<Outcome> {
  const find = () => pendingToConfirm.first(deps.database.read, { group_id: group.id, id })
  const pending = await find()
  const earlierOutcome = decidedOutcome(group, id, pending)
  if (earlierOutcome) return earlierOutcome
  const account = pending ? await findAccount(deps.database.read, pending.email) : null
  if (!account || account.status === 'user_status_inactive') return alreadyDecided(group)
  const result: { is?: 'posted' | 'held' } = {}
  const implementation = implement(confirmMessage, async call => {
    result.is = await confirmPendingMessage(call, deps)
  })
  try {
    const owner = await confirmAccount(account, account.full_name, deps)
    const identity = { account: owner, how: 'mail', session_id: null, csrf: null } as const
    const params = new Map([
      ['group_id', String(group.id)],
      ['pending_message_id', String(id)],
    ])
    await deps.pipeline.handle(implementation, { identity, origin }, params)
    return result.is === 'posted' ? doneOutcome('confirmed', group) : heldOutcome(group, id)
  } catch (error) {
    // Confirmed or decided by someone else in the meantime.
    if (isApiErrorFor(error, 'invalid pending_message_id'))
      return decidedOutcome(group, id, await find()) ?? alreadyDecided(group)
    if (!isApiError(error) || error.type === 'rate_limit' || error.type === 'server') throw error
    return postRejection(error, group)
  }
}
