import type { AddressCommand } from '#contract/groups/group-addresses.ts'
import type { ReplyContent, ReplyContext } from './command-replies.ts'

/** What each address does, for people. */
const commandMeanings: Record<AddressCommand | 'owner', string> = {
  subscribe: 'Join',
  unsubscribe: 'Leave',
  single: 'Get individual messages',
  digest: 'Get digests, plain text',
  fulldigest: 'Get digests, HTML',
  summary: 'Get a daily summary',
  special: 'Get special notices only',
  nomail: 'Get no email',
  follow: 'Follow a topic*',
  unfollow: 'Stop following a topic*',
  mute: 'Mute a topic*',
  unmute: 'Unmute a topic*',
  status: 'See what happened to your posts',
  guidelines: 'Read the guidelines',
  owner: 'Contact the owners',
  help: 'Get this email',
}

/** How a group is used by email alone. */
export const helpReply = ({ place, group, address, mailDomain }: ReplyContext): ReplyContent => ({
  paragraphs: [
    `To post to ${place}, send an email to ${address}. To reply to a message, reply to its email. To like it, reply with just "+1".`,
    'For everything else, send an empty email to one of these addresses. For those with a star, reply to a message of the topic and change the address:',
  ],
  rows: Object.entries(commandMeanings).map(([word, meaning]) => ({
    meaning,
    link: { text: word, mail: `${group}+${word}@${mailDomain}` },
  })),
})
