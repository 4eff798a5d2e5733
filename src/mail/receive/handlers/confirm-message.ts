import { endpoint } from '#contract/endpoint.ts'
import { isApiError } from '#contract/errors.ts'
import { Id } from '#contract/schema.ts'
import { GROUP } from '#contract/subjects.ts'
import { findAccount } from '#features/accounts/index.ts'
import { POST_ERRORS, confirmWaiting } from '#features/archives/index.ts'
import { implement } from '#runtime/call.ts'
import type { Group } from '#runtime/subjects.ts'
import { query } from '#storage/query.ts'
import type { HandlerParts } from '../handlers.ts'
import type { Outcome } from '../incoming.ts'
import { sentenceOf } from '../sentences.ts'
import { confirmedBy } from './acting.ts'
import { done, ignored, isRefusal } from './replying.ts'

/** Whom the letter about a message went to. */
const asked = query(
  'pending.asked',
  `select email from pending_messages where group_id = :group_id and id = :id and state = 'held' and reason = 'unconfirmed'`,
)

const confirmMessage = endpoint('confirmmessage', {
  method: 'POST',
  summary: 'Post a mail of which its author has said that it is theirs.',
  who: 'account',
  on: 'group',
  addressed: true,
  csrf: false,
  params: { ...GROUP, pending_message_id: Id({ invalid: 'invalid pending_message_id' }) },
  errors: [...POST_ERRORS, 'invalid pending_message_id'],
  records: ['message.posted', 'message.held', 'message.confirmed', 'member.unmoderated', 'hashtag.created'],
})

const origin = { via: 'via_email', address: '', agent: '', crossSite: false } as const

/**
 * Goes on with a mail whose author has answered the letter about it. Whoever has the letter is who the mail named, whatever the
 * answer comes from.
 */
export async function confirmByAnswer(group: Group, id: number, parts: HandlerParts): Promise<Outcome> {
  const waiting = await asked.first(parts.database.read, { group_id: group.id, id })
  const account = waiting ? await findAccount(parts.database.read, waiting.email) : null
  const over = ignored('decided before', group)
  if (!account || account.status === 'user_status_inactive') return over
  const became: { is?: 'posted' | 'held' } = {}
  const implementation = implement(confirmMessage, async call => {
    became.is = await confirmWaiting(call, parts)
    return undefined
  })
  try {
    const owner = await confirmedBy(account, account.full_name, parts)
    const identity = { account: owner, how: 'mail', session_id: null, csrf: null } as const
    const given = new Map([
      ['group_id', String(group.id)],
      ['pending_message_id', String(id)],
    ])
    await parts.road.proceed(implementation, { identity, origin }, given)
    return became.is === 'posted' ? done('confirmed', group) : { is: 'held', why: 'held', pending_message_id: id }
  } catch (error) {
    if (isRefusal(error, 'invalid pending_message_id')) return over
    if (!isApiError(error) || error.type === 'rate_limit' || error.type === 'server') throw error
    return { is: 'refused', ...sentenceOf(error, group) }
  }
}
