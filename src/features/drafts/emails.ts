import {
  oneLine,
  untrusted,
  type NotificationEmail,
  type EmailContext,
  type EmailWriters,
} from '#runtime/notifications/email-content.ts'
import type { Row } from '#storage/query.ts'
import { findEmailGroup } from '../groups/index.ts'
import { activeNotices } from '../members/index.ts'
import { takePrivate } from './sending/private-store.ts'
import { administrators, recipientsByIds } from './sending/recipients.ts'

type PrivateMessage = Row<'private.take'>
type EmailVariables = { name: string; group: string; email: string; isProven: boolean }

/** Who wrote it to whom, as far as that is known: anybody can write any name into a mail. */
const introduction = ({ name, email, isProven }: EmailVariables, whom: string): string[] =>
  isProven
    ? [`${untrusted(name)} <${email}> wrote this ${whom}. An answer goes to them alone.`]
    : [
        `This came ${whom}.`,
        `It says that it is from ${untrusted(name)} <${email}>, though nothing shows that it is. An answer goes there alone.`,
      ]

/** Who a letter is from, where an answer goes, and what its reader should know. */
const privateEmailKinds: Record<
  string,
  {
    from: (emailVariables: EmailVariables) => string
    replyTo: (emailVariables: EmailVariables, mailDomain: string) => string
    why: (emailVariables: EmailVariables) => string[]
  }
> = {
  member: {
    from: ({ name, group }) => `${name} via ${group}`,
    replyTo: ({ email }) => email,
    why: ({ name, email, group }) => [
      `${untrusted(name)} <${email}> wrote this to you as a member of ${group}.`,
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
    why: emailVariables => introduction(emailVariables, `to the moderators of ${emailVariables.group}`),
  },
  to_administrators: {
    from: ({ name, group }) => `${name} via ${group}`,
    replyTo: ({ email }) => email,
    why: emailVariables => introduction(emailVariables, `to the administrators of ${emailVariables.group}`),
  },
  to_author: {
    from: ({ name, group }) => `${name} via ${group}`,
    replyTo: ({ email }) => email,
    why: emailVariables => introduction(emailVariables, `in answer to a message of yours in ${emailVariables.group}`),
  },
}

async function privateEmails(
  sent: PrivateMessage,
  group_id: number,
  { tx, mailDomain }: EmailContext,
): Promise<NotificationEmail[]> {
  const kind = privateEmailKinds[sent.kind]!
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const emailVariables: EmailVariables = {
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
  const names = people.filter(({ id }) => sent.recipients.includes(id)).map(({ full_name }) => untrusted(full_name))
  const about = sent.kind === 'to_moderators' ? 'the moderators' : names[0] || 'a member'

  return people.map(({ id, email, account_id }) => {
    const isCopy = !sent.recipients.includes(id)
    const writer = account_id === sent.account_id ? 'you' : untrusted(emailVariables.name)
    const why = isCopy
      ? [`A copy of what ${writer} wrote to ${about} through ${group.name}.`]
      : kind.why(emailVariables)
    const subject = oneLine(sent.subject)
    return {
      kind: isCopy ? 'private_message_copy' : 'private_message',
      recipient: email,
      subject,
      text: { title: subject, words, why, group },
      from: { name: kind.from(emailVariables), replyTo: kind.replyTo(emailVariables, mailDomain), byHand: true },
      ...(sent.in_reply_to === null ? {} : { inReplyTo: sent.in_reply_to }),
    }
  })
}

/** Whoever no longer runs the service is written to no more. */
async function administratorEmails(sent: PrivateMessage, { tx, url }: EmailContext): Promise<NotificationEmail[]> {
  const { from, replyTo, why } = privateEmailKinds['to_administrators']!
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
export const draftEmails: EmailWriters = {
  'message.sent': async ({ data, group_id }, desk) => {
    const sent = await takePrivate.first(desk.tx, { group_id: group_id ?? 0, id: data.private_message_id })
    if (!sent) return []
    return sent.kind === 'to_administrators'
      ? administratorEmails(sent, desk)
      : privateEmails(sent, group_id ?? 0, desk)
  },
}
