import { isAscii } from '#contract/address.ts'
import type { Messages } from '#locales/index.ts'
import { formatMailbox, type Mailbox } from './header-fields.ts'
import { groupAddress, type CopySource, type FooterSource } from './source.ts'

type ReplyTarget = 'group' | 'sender' | 'owner'

/** Reply targets by group setting. */
const byGroup: Record<string, readonly ReplyTarget[]> = {
  group_reply_to_group: ['group'],
  group_reply_to_sender: ['sender'],
  group_reply_only_to_sender: ['sender'],
  group_reply_to_moderators: ['owner'],
  group_reply_to_group_and_sender: ['group', 'sender'],
}
/** Reply targets by topic or hashtag setting, which takes precedence. */
const byTopic: Record<string, readonly ReplyTarget[]> = {
  thread_reply_to_sender: ['sender'],
  group_reply_only_to_sender: ['sender'],
}

const replyTargets = ({ reply_to, group }: FooterSource): readonly ReplyTarget[] =>
  byTopic[reply_to] ?? byGroup[group.settings.reply_to] ?? ['group']

const addressesOf = (source: FooterSource, author: Mailbox): Record<ReplyTarget, Mailbox> => ({
  group: { name: '', address: groupAddress(source) },
  sender: author,
  owner: { name: '', address: groupAddress(source, '+owner') },
})

/**
 * The Reply-To header; empty if replies go to From. If From is rewritten, the author is added, unless replies go to the
 * moderators or the group offers only one way.
 */
export function replyToHeader(source: CopySource, author: Mailbox): string {
  const { isForbidden, group } = source
  const targets = new Set(replyTargets(source))
  if (isForbidden && targets.has('group') && !group.settings.remove_other_reply_options) targets.add('sender')
  if (!isForbidden && targets.size === 1 && targets.has('sender')) return ''
  if (!isAscii(author.address)) targets.delete('sender')
  const addresses = addressesOf(source, author)
  return [...(targets.size > 0 ? targets : ['owner' as const])]
    .map(replyTarget => formatMailbox(addresses[replyTarget]))
    .join(', ')
}

/** Whether a reply reaches the group and nobody else. */
export const goesToGroupAlone = (source: FooterSource): boolean =>
  replyTargets(source).join() === 'group' && (!source.isForbidden || source.group.settings.remove_other_reply_options)

const labelKeys = { group: 'replyGroup', sender: 'replySender', owner: 'replyOwner' } as const
/** Other targets offered besides the default one. */
const otherTargets: Record<string, readonly ReplyTarget[]> = {
  group: ['sender'],
  sender: ['group'],
  'group sender': ['group', 'sender'],
}

/** The other reply options, with their addresses. */
export function replyOptions(source: FooterSource, t: Messages['email']['copy']): { label: string; address: string }[] {
  if (source.group.settings.remove_other_reply_options) return []
  const addresses = addressesOf(source, { name: '', address: source.message.email })
  return (otherTargets[replyTargets(source).join(' ')] ?? []).map(replyTarget => ({
    label: t[labelKeys[replyTarget]],
    address: addresses[replyTarget].address,
  }))
}
