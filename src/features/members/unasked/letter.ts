import { oneLine, type Letter, type LetterDesk } from '#runtime/letters.ts'
import { plainName } from '../../accounts/index.ts'
import { signClaim } from './token.ts'

/** A letter to somebody who did not ask for it. */
export type Unasked = {
  kind: string
  group_id: number
  group_name: string
  recipient: string
  /** Who caused it, as they call themselves. */
  by: string
  subject: string
  /** What happened, given what to call who caused it and where. */
  said: (by: string, host: string) => string
  /** What the person who caused it wrote, and what the group has its notices say. */
  words: string
  notice: string
  /** What the reader can do, besides leaving it. */
  offer: string
  leave: string
}

/** Whatever others have written stands there as theirs, line by line. */
const quoted = (text: string): string =>
  text
    .trim()
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map(line => `> ${line}`.trimEnd())
    .join('\n')

/** Says who caused it and why, marks what they wrote as theirs, and how to be left alone. */
export async function unaskedLetter(unasked: Unasked, { tx, url, mailDomain }: LetterDesk): Promise<Letter> {
  const { kind, group_id, group_name, recipient, words, notice, offer, leave } = unasked
  const { host } = new URL(url)
  const by = plainName(unasked.by) ?? 'A moderator'
  const link = `${url}/decline?token=${await signClaim(tx, { group_id, email: recipient })}`
  const quotations = [
    { who: by, text: words },
    { who: `The group ${group_name}`, text: notice },
  ].filter(({ text }) => text.trim() !== '')
  const body = `${unasked.said(by, host)}

${quotations.map(({ who, text }) => `${who} writes:\n\n${quoted(text)}\n\n`).join('')}Why you get this: ${by} looks after ${group_name} and gave your address. ${host} has not checked what they write. The
owners of the group can be reached at ${group_name}+owner@${mailDomain}.

${offer}

${leave}:

    ${link}

To do so, and never to be added or invited by any group at ${host} again:

    ${link}&forever=1

--
${group_name}: ${url}/g/${group_name}
`
  const subject = `[${group_name}] ${oneLine(unasked.subject)}`
  return { kind, recipient, subject, body, unasked: { group_id } }
}
