import type { AddressCommand } from '#contract/group-addresses.ts'
import type { Said, Told } from './tellings.ts'

/** What each address does, for people. */
const meanings: Record<AddressCommand | 'owner', string> = {
  subscribe: 'join the group',
  unsubscribe: 'leave it',
  owner: 'write to those who look after it',
  help: 'get this letter',
  guidelines: 'read its guidelines',
  single: 'get each message by itself',
  digest: 'get several messages at once, as plain text',
  fulldigest: 'get several messages at once, in HTML',
  summary: 'get a summary once a day',
  special: 'get special notices alone',
  nomail: 'get nothing by mail, and read on the web',
  mute: 'hear no more of a topic: send an answer to one of its messages there',
  status: 'hear what became of your last mails',
}

/** How a group is used by mail alone. */
export const helpOn = ({ group, address, mailDomain, page }: Told): Said => ({
  paragraphs: [
    `Mail to ${address} goes to everybody in the group. To answer a message, answer its mail.`,
    'An answer that says nothing but "like" or "+1" likes the message, one that says nothing but "mute" mutes its topic.',
    'An empty mail to one of these addresses does something for you alone:',
    ...Object.entries(meanings).map(([word, meaning]) => `${group}+${word}@${mailDomain}: ${meaning}`),
  ],
  action: { text: 'See the group', url: page },
})
