import { isAscii } from '#contract/address.ts'
import type { Messages } from '#messages/index.ts'
import { formatMailbox, type Mailbox } from './header-fields.ts'
import { groupAddress, type CopySource } from './source.ts'

type ReplyTarget = 'group' | 'sender' | 'owner'

/** Where an answer goes by the setting of the group. */
const byGroup: Record<string, readonly ReplyTarget[]> = {
  group_reply_to_group: ['group'],
  group_reply_to_sender: ['sender'],
  group_reply_only_to_sender: ['sender'],
  group_reply_to_moderators: ['owner'],
  group_reply_to_group_and_sender: ['group', 'sender'],
}
/** The same by what a topic or a hashtag says, which is nearer. */
const byTopic: Record<string, readonly ReplyTarget[]> = {
  thread_reply_to_sender: ['sender'],
  group_reply_only_to_sender: ['sender'],
}

const replyTargets = ({ reply_to, group }: CopySource): readonly ReplyTarget[] =>
  byTopic[reply_to] ?? byGroup[group.settings.reply_to] ?? ['group']

const addressesOf = (source: CopySource, author: Mailbox): Record<ReplyTarget, Mailbox> => ({
  group: { name: '', address: groupAddress(source) },
  sender: author,
  owner: { name: '', address: groupAddress(source, '+owner') },
})

/**
 * The mailboxes of Reply-To; none where an answer goes to From as it is. An author whose own address cannot stand in From is
 * named here, unless answers are for the moderators or the group offers one way alone.
 */
export function replyToHeader(source: CopySource, author: Mailbox): string {
  const { isForbidden, group } = source
  const ways = new Set(replyTargets(source))
  if (isForbidden && ways.has('group') && !group.settings.remove_other_reply_options) ways.add('sender')
  if (!isForbidden && ways.size === 1 && ways.has('sender')) return ''
  if (!isAscii(author.address)) ways.delete('sender')
  const addresses = addressesOf(source, author)
  return [...(ways.size > 0 ? ways : ['owner' as const])]
    .map(replyTarget => formatMailbox(addresses[replyTarget]))
    .join(', ')
}

const labelKeys = { group: 'replyGroup', sender: 'replySender', owner: 'replyOwner' } as const
/** What else is offered beside the way that answers go by themselves. */
const otherTargets: Record<string, readonly ReplyTarget[]> = {
  group: ['sender'],
  sender: ['group'],
  'group sender': ['group', 'sender'],
}

/** The other ways to answer, with their addresses. */
export function replyOptions(source: CopySource, t: Messages['email']['copy']): { label: string; address: string }[] {
  if (source.group.settings.remove_other_reply_options) return []
  const addresses = addressesOf(source, { name: '', address: source.message.email })
  return (otherTargets[replyTargets(source).join(' ')] ?? []).map(replyTarget => ({
    label: t[labelKeys[replyTarget]],
    address: addresses[replyTarget].address,
  }))
}
