import { oneLine, theirs, type Letter, type LetterDesk, type LetterWriters } from '#runtime/letters.ts'
import type { Row } from '#storage/query.ts'
import { findLetterGroup } from '../groups/index.ts'
import { activeNotices } from '../members/index.ts'
import { takePrivate } from './private-store.ts'
import { administrators, recipientsByIds } from './recipients.ts'

type Sent = Row<'private.take'>
type Told = { name: string; group: string; email: string; isProven: boolean }

/** Who wrote it to whom, as far as that is known: anybody can write any name into a mail. */
const written = ({ name, email, isProven }: Told, whom: string): string[] =>
  isProven
    ? [`${theirs(name)} <${email}> wrote this ${whom}. An answer goes to them alone.`]
    : [
        `This came ${whom}.`,
        `It says that it is from ${theirs(name)} <${email}>, though nothing shows that it is. An answer goes there alone.`,
      ]

/** Who a letter is from, where an answer goes, and what its reader should know. */
const kinds: Record<
  string,
  { from: (told: Told) => string; replyTo: (told: Told, mailDomain: string) => string; why: (told: Told) => string[] }
> = {
  member: {
    from: ({ name, group }) => `${name} via ${group}`,
    replyTo: ({ email }) => email,
    why: ({ name, email, group }) => [
      `${theirs(name)} <${email}> wrote this to you as a member of ${group}.`,
      'They have not seen your address. An answer goes to them, and shows it.',
    ],
  },
  from_moderators: {
    from: ({ group }) => `Moderators of ${group}`,
    replyTo: ({ group }, mailDomain) => `${group}+owner@${mailDomain}`,
    why: ({ group }) => [`The moderators of ${group} wrote this to you. An answer goes to them.`],
  },
  to_moderators: {
    from: ({ name, group }) => `${name} via ${group}`,
    replyTo: ({ email }) => email,
    why: told => written(told, `to the moderators of ${told.group}`),
  },
  to_administrators: {
    from: ({ name, group }) => `${name} via ${group}`,
    replyTo: ({ email }) => email,
    why: told => written(told, `to the administrators of ${told.group}`),
  },
  to_author: {
    from: ({ name, group }) => `${name} via ${group}`,
    replyTo: ({ email }) => email,
    why: told => written(told, `in answer to a message of yours in ${told.group}`),
  },
}

async function lettersOf(sent: Sent, group_id: number, { tx, mailDomain }: LetterDesk): Promise<Letter[]> {
  const kind = kinds[sent.kind]!
  const group = await findLetterGroup(tx, group_id)
  if (!group) return []
  const told: Told = {
    name: oneLine(sent.full_name) || (sent.account_id === null ? 'Somebody' : 'A member'),
    isProven: sent.is_proven,
    group: group.name,
    email: sent.email,
  }
  const notice =
    sent.kind === 'from_moderators'
      ? await activeNotices.first(tx, { group_id, kinds: ['member_notice_message_to_member'] })
      : undefined
  const words = [notice?.body ?? '', sent.body].filter(part => part.trim() !== '').join('\n\n')
  // Whoever is no longer a member is written to no more.
  const people = await recipientsByIds.all(tx, { group_id, ids: [...sent.recipients, ...sent.copies] })
  const names = people.filter(({ id }) => sent.recipients.includes(id)).map(({ full_name }) => theirs(full_name))
  const about = sent.kind === 'to_moderators' ? 'the moderators' : names[0] || 'a member'

  return people.map(({ id, email, account_id }) => {
    const isCopy = !sent.recipients.includes(id)
    const writer = account_id === sent.account_id ? 'you' : theirs(told.name)
    const why = isCopy ? [`A copy of what ${writer} wrote to ${about} through ${group.name}.`] : kind.why(told)
    const subject = oneLine(sent.subject)
    return {
      kind: isCopy ? 'private_message_copy' : 'private_message',
      recipient: email,
      subject,
      text: { title: subject, words, why, group },
      from: { name: kind.from(told), replyTo: kind.replyTo(told, mailDomain), byHand: true },
      ...(sent.in_reply_to === null ? {} : { inReplyTo: sent.in_reply_to }),
    }
  })
}

/** Whoever no longer runs the service is written to no more. */
async function administratorsLetters(sent: Sent, { tx, url }: LetterDesk): Promise<Letter[]> {
  const { from, replyTo, why } = kinds['to_administrators']!
  const { host } = new URL(url)
  const told = { name: oneLine(sent.full_name) || 'Somebody', isProven: sent.is_proven, group: host, email: sent.email }
  const subject = oneLine(sent.subject)
  const people = (await administrators.all(tx)).filter(({ id }) => sent.recipients.includes(id))
  return people.map(({ email }) => ({
    kind: 'private_message',
    recipient: email,
    subject,
    text: { title: subject, words: sent.body, why: why(told) },
    from: { name: from(told), replyTo: replyTo(told, host), byHand: true },
    ...(sent.in_reply_to === null ? {} : { inReplyTo: sent.in_reply_to }),
  }))
}

/** The letters that drafts become which do not go to a group. */
export const draftLetters: LetterWriters = {
  'message.sent': async ({ data, group_id }, desk) => {
    const sent = await takePrivate.first(desk.tx, { group_id: group_id ?? 0, id: data.private_message_id })
    if (!sent) return []
    return sent.kind === 'to_administrators' ? administratorsLetters(sent, desk) : lettersOf(sent, group_id ?? 0, desk)
  },
}
