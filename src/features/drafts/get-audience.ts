import type { Value } from '#contract/enumerations.ts'
import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { findParentTopic, wouldBeHeld } from '../archives/index.ts'
import * as contract from './contract.ts'
import { countReached, moderatorIds } from './sending/recipients.ts'
import { directionOf, findReplyTargetWithAuthor, type ReplyDirection } from './sending/reply-target.ts'

const replyToOf = (direction: ReplyDirection): Value<'draft_reply_to'> => (direction === 'group' ? '' : direction)
/** It goes to one person; private emails are not moderated. */
const privateDirections: readonly ReplyDirection[] = ['sender', 'mods']

export const getAudience = implement(contract.getAudience, async call => {
  const { tx, account, group, access, params, fail } = call
  const { message_id = null, topic_id = null } = params
  const num_members = await countReached(tx, group)
  if (message_id === null && topic_id === null)
    return {
      object: 'audience' as const,
      reply_to: '' as const,
      num_members,
      name: '',
      is_closed: false,
      waits: wouldBeHeld(call, null),
    }
  const absent = message_id === null ? 'invalid topic_id' : 'invalid message_id'
  if (!may('archives_visible', access)) return fail(absent)
  const answering = { message_id, topic_id }
  const [replied, topic] = await Promise.all([
    findReplyTargetWithAuthor(tx, group.id, answering),
    findParentTopic(tx, group, answering),
  ])
  if (!replied || !topic) return fail(absent)
  const isOwn = replied.account_id === account.id
  const direction = directionOf('', replied, { account_id: account.id, access })
  return {
    object: 'audience' as const,
    reply_to: replyToOf(direction),
    num_members:
      direction === 'sender' ? 1 : direction === 'mods' ? (await moderatorIds(tx, group.id)).length : num_members,
    name: replied.has_author && !isOwn ? topic.name : '',
    is_closed: topic.is_closed && !may('edit_archives', access),
    waits: !privateDirections.includes(direction) && wouldBeHeld(call, topic),
  }
})
