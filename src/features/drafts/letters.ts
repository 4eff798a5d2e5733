import { oneLine, type Letter, type LetterDesk, type LetterWriters } from '#runtime/letters.ts'
import type { Row } from '#storage/query.ts'
import { activeNotice } from '../members/index.ts'
import { takePrivate } from './private-store.ts'
import { recipientsByIds } from './recipients.ts'

type Sent = Row<'private.take'>
type Told = { name: string; group: string; page: string; email: string; isKnown: boolean }

/** Who a letter is from, where an answer goes, and what its reader should know. */
const kinds: Record<
  string,
  { from: (told: Told) => string; replyTo: (told: Told, mailDomain: string) => string; footer: (told: Told) => string }
> = {
  member: {
    from: ({ name, group }) => `${name} via ${group}`,
    replyTo: ({ email }) => email,
    footer: ({ name, email, group, page }) =>
      `${name} <${email}> wrote this to you as a member of ${group}: ${page}\nThey have not seen your address. An answer goes to them, and shows it.`,
  },
  from_moderators: {
    from: ({ group }) => `Moderators of ${group}`,
    replyTo: ({ group }, mailDomain) => `${group}+owner@${mailDomain}`,
    footer: ({ group, page }) => `The moderators of ${group} wrote this to you: ${page}\nAn answer goes to them.`,
  },
  to_moderators: {
    from: ({ name, group }) => `${name} via ${group}`,
    replyTo: ({ email }) => email,
    footer: ({ name, email, group, page, isKnown }) =>
      isKnown
        ? `${name} <${email}> wrote this to the moderators of ${group}: ${page}\nAn answer goes to them alone.`
        : `This came to the moderators of ${group}: ${page}\nIt says that it is from ${name} <${email}>. Nothing here shows that it is. An answer goes to that address alone.`,
  },
}

async function lettersOf(sent: Sent, group_id: number, { tx, url, mailDomain }: LetterDesk): Promise<Letter[]> {
  const kind = kinds[sent.kind]!
  const group = sent.group_name
  const isKnown = sent.account_id !== null
  const told: Told = {
    name: oneLine(sent.full_name) || (isKnown ? 'A member' : 'Somebody'),
    isKnown,
    group,
    page: `${url}/g/${group}`,
    email: sent.email,
  }
  const notice =
    sent.kind === 'from_moderators'
      ? await activeNotice.first(tx, { group_id, kind: 'member_notice_message_to_member' })
      : undefined
  const text = [sent.body, notice?.body ?? ''].filter(part => part.trim() !== '').join('\n\n')
  // Whoever is no longer a member is written to no more.
  const people = await recipientsByIds.all(tx, { group_id, ids: [...sent.recipients, ...sent.copies] })
  const names = people.filter(({ id }) => sent.recipients.includes(id)).map(({ full_name }) => oneLine(full_name))
  const about = sent.kind === 'to_moderators' ? 'the moderators' : names[0] || 'a member'

  return people.map(({ id, email, account_id, unasked }) => {
    const isCopy = !sent.recipients.includes(id)
    const writer = account_id === sent.account_id ? 'you' : told.name
    const footer = isCopy
      ? `A copy of what ${writer} wrote to ${about} through ${group}: ${told.page}`
      : kind.footer(told)
    return {
      kind: isCopy ? 'private_message_copy' : 'private_message',
      recipient: email,
      subject: oneLine(sent.subject),
      body: `${text}\n\n--\n${footer}\n`,
      from: { name: kind.from(told), replyTo: kind.replyTo(told, mailDomain) },
      ...(unasked ? { unasked: { group_id } } : {}),
      ...(sent.in_reply_to === null ? {} : { inReplyTo: sent.in_reply_to }),
    }
  })
}

/** The letters that drafts become which do not go to a group. */
export const draftLetters: LetterWriters = {
  'message.sent': async ({ data, group_id }, desk) => {
    const sent = await takePrivate.first(desk.tx, { group_id: group_id ?? 0, id: data.private_message_id })
    return sent ? lettersOf(sent, group_id ?? 0, desk) : []
  },
}
