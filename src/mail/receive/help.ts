import type { AddressCommand } from '#contract/group-addresses.ts'
import type { Said, Told } from './tellings.ts'

/** What each address does, for people. */
const meanings: Record<AddressCommand | 'owner', string> = {
  subscribe: 'Join the group',
  unsubscribe: 'Leave it',
  owner: 'Write to those who look after it',
  help: 'Get this letter',
  guidelines: 'Read its guidelines',
  single: 'Get each message by itself',
  digest: 'Get several messages at once, as plain text',
  fulldigest: 'Get several messages at once, in HTML',
  summary: 'Get a summary once a day',
  special: 'Get special notices alone',
  nomail: 'Get nothing by mail, and read on the web',
  mute: 'Hear no more of a topic: forward or send your answer to one of its messages there',
  status: 'Hear what became of your last mails',
}

/** How a group is used by mail alone. */
export function helpText({ group, mailDomain }: Told): Said {
  const addresses = Object.entries(meanings).map(([word, text]) => ({ text, mail: `${group}+${word}@${mailDomain}` }))
  return {
    paragraphs: [
      `Mail to ${group}@${mailDomain} goes to everybody in the group. To answer a message, answer its mail. An answer that says nothing but "like" or "+1" likes the message, one that says nothing but "mute" mutes its topic.`,
      'An empty mail to one of these addresses does something for you alone.',
    ],
    more: addresses,
  }
}
