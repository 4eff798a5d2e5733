import type { AddressCommand } from '#contract/group-addresses.ts'

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
  mute: 'hear no more of a topic: forward or send your answer to one of its messages there',
  status: 'hear what became of your last mails',
}

/** How a group is used by mail alone. */
export function helpText({
  group_name,
  address,
  mailDomain,
}: {
  group_name: string
  address: string
  mailDomain: string
}): string {
  const lines = Object.entries(meanings).map(
    ([word, meaning]) => `    ${group_name}+${word}@${mailDomain}\n        ${meaning}`,
  )
  return `Mail to

    ${address}

goes to everybody in the group. An empty mail to one of these addresses does something for you alone:

${lines.join('\n')}

To answer a message, answer its mail. An answer that says nothing but "like" or "+1" likes the message, one that says nothing
but "mute" mutes its topic.`
}
