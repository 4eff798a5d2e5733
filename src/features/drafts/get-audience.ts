import type { Value } from '#contract/enumerations.ts'
import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import { findAnsweredTopic, wouldWait } from '../archives/index.ts'
import * as contract from './contract.ts'
import { countReached, moderatorIds } from './recipients.ts'
import { directionOf, findRepliedWithAuthor, type Direction } from './replied.ts'

const reaching = (direction: Direction): Value<'draft_reply_to'> => (direction === 'group' ? '' : direction)
/** One person, not a group, gets it; and no moderator looks at letters. */
const letters: readonly Direction[] = ['sender', 'mods']

export const getAudience = implement(contract.getAudience, async call => {
  const { tx, account, group, position, params, fail } = call
  const { message_id = null, topic_id = null } = params
  const num_members = await countReached(tx, group)
  if (message_id === null && topic_id === null)
    return {
      object: 'audience' as const,
      reply_to: '' as const,
      num_members,
      name: '',
      is_closed: false,
      waits: wouldWait(call, null),
    }
  const absent = message_id === null ? 'invalid topic_id' : 'invalid message_id'
  if (!may('archives_visible', position)) return fail(absent)
  const answering = { message_id, topic_id }
  const [replied, topic] = await Promise.all([
    findRepliedWithAuthor(tx, group.id, answering),
    findAnsweredTopic(tx, group, answering),
  ])
  if (!replied || !topic) return fail(absent)
  const isOwn = replied.account_id === account.id
  const direction = directionOf('', replied, { account_id: account.id, position })
  return {
    object: 'audience' as const,
    reply_to: reaching(direction),
    num_members:
      direction === 'sender' ? 1 : direction === 'mods' ? (await moderatorIds(tx, group.id)).length : num_members,
    name: replied.has_author && !isOwn ? topic.name : '',
    is_closed: topic.is_closed && !may('edit_archives', position),
    waits: !letters.includes(direction) && wouldWait(call, topic),
  }
})
