import {
  emailType,
  oneLine,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailMessages,
  type EmailType,
} from '#runtime/notifications/email-content.ts'
import type { Row } from '#storage/query.ts'
import { displayName, findEmailGroup } from '../groups/index.ts'
import { activeNotices } from '../members/index.ts'
import { takePrivate } from './sending/private-store.ts'
import { administrators, recipientsByIds } from './sending/recipients.ts'

type PrivateKind = 'private_message' | 'private_message_copy'
type PrivateMessage = Row<'private.take'>
type Sender = { name: string; group: string; email: string; isProven: boolean }

/** Sender and recipient as far as known: anyone can write any name into an email. */
const introduction =
  (to: 'toModerators' | 'toAdministrators' | 'toAuthor') =>
  ({ direct: t }: EmailMessages, { name, group, email, isProven }: Sender): string[] => {
    const person = `${untrusted(name)} <${email}>`
    return isProven
      ? [t[to]({ name: person, group })]
      : [t[`${to}Unverified`]({ group }), t.unverified({ name: person })]
  }

type PrivateEmailKind = {
  from: (t: EmailMessages, sender: Sender) => string
  replyTo: (sender: Sender, group_name: string, mailDomain: string) => string
  why: (t: EmailMessages, sender: Sender) => string[]
}
const fromSender: Pick<PrivateEmailKind, 'from' | 'replyTo'> = {
  from: (t, { name, group }) => t.via({ name, group }),
  replyTo: ({ email }) => email,
}

/** The sender of an email, its Reply-To, and what the reader should know. */
const privateEmailKinds: Record<string, PrivateEmailKind> = {
  member: {
    ...fromSender,
    why: ({ direct: t }, { name, email, group }) => [
      t.toMember({ name: `${untrusted(name)} <${email}>`, group }),
      t.toMemberReply,
    ],
  },
  from_moderators: {
    from: (t, { group }) => t.moderatorsOf({ group }),
    replyTo: (_sender, group_name, mailDomain) => `${group_name}+owner@${mailDomain}`,
    why: ({ direct: t }, { group }) => [t.fromModerators({ group })],
  },
  to_attendees: {
    ...fromSender,
    why: ({ direct: t }, { name, email, group }) => [
      t.toAttendees({ name: `${untrusted(name)} <${email}>`, group }),
      t.toMemberReply,
    ],
  },
  to_moderators: { ...fromSender, why: introduction('toModerators') },
  to_administrators: { ...fromSender, why: introduction('toAdministrators') },
  to_author: { ...fromSender, why: introduction('toAuthor') },
}

async function privateEmails(
  sent: PrivateMessage,
  group_id: number,
  { tx, mailDomain }: EmailContext,
): Promise<EmailDraft<PrivateKind>[]> {
  const kind = privateEmailKinds[sent.kind]!
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const senderFor = (t: EmailMessages): Sender => ({
    name: oneLine(sent.full_name) || (sent.account_id === null ? t.someone : t.direct.aMember),
    isProven: sent.is_verified,
    group: displayName(group),
    email: sent.email,
  })
  const notice =
    sent.kind === 'from_moderators'
      ? await activeNotices.first(tx, { group_id, kinds: ['member_notice_message_to_member'] })
      : undefined
  const words = [notice?.body ?? '', sent.body].filter(part => part.trim() !== '').join('\n\n')
  // Former members get no more emails.
  const people = await recipientsByIds.all(tx, { group_id, ids: [...sent.recipients, ...sent.copies] })
  const names = people.filter(({ id }) => sent.recipients.includes(id)).map(({ full_name }) => untrusted(full_name))

  return people.map(({ id, email, account_id }) => {
    const isCopy = !sent.recipients.includes(id)
    const copyFooter = ({ direct: t }: EmailMessages, { name, group: place }: Sender): string[] => {
      const recipient = sent.kind === 'to_moderators' ? t.theModerators : names[0] || t.theMember
      return account_id === sent.account_id
        ? [t.copyOfYours({ recipient, group: place })]
        : [t.copy({ name: untrusted(name), recipient, group: place })]
    }
    const write: EmailDraft['write'] = t => {
      const sender = senderFor(t)
      const subject = oneLine(sent.subject)
      const why = isCopy ? copyFooter(t, sender) : kind.why(t, sender)
      const replyTo = kind.replyTo(sender, group.name, mailDomain)
      return {
        ...{ title: subject, words, why, group },
        from: { name: kind.from(t, sender), replyTo, byHand: true },
      }
    }
    return {
      kind: isCopy ? 'private_message_copy' : 'private_message',
      recipient: email,
      write,
      ...(sent.in_reply_to === null ? {} : { inReplyTo: sent.in_reply_to }),
    }
  })
}

/** Former administrators get no more emails. */
async function administratorEmails(
  sent: PrivateMessage,
  { tx, url }: EmailContext,
): Promise<EmailDraft<PrivateKind>[]> {
  const { from, why } = privateEmailKinds['to_administrators']!
  const { host } = new URL(url)
  const people = (await administrators.all(tx)).filter(({ id }) => sent.recipients.includes(id))
  const write: EmailDraft['write'] = t => {
    const name = oneLine(sent.full_name) || t.someone
    const sender = { name, isProven: sent.is_verified, group: host, email: sent.email }
    const subject = oneLine(sent.subject)
    return {
      ...{ title: subject, words: sent.body, why: why(t, sender) },
      from: { name: from(t, sender), replyTo: sent.email, byHand: true },
    }
  }
  return people.map(({ email }) => ({
    recipient: email,
    write,
    ...(sent.in_reply_to === null ? {} : { inReplyTo: sent.in_reply_to }),
  }))
}

/** The emails that drafts become which do not go to a group. */
export const draftEmails: readonly EmailType[] = [
  emailType(
    ['private_message', 'private_message_copy'],
    'message.sent',
    'Whoever the message is addressed to, and those who get copies',
    async ({ data, group_id }, context) => {
      const sent = await takePrivate.first(context.tx, { group_id: group_id ?? 0, id: data.private_message_id })
      if (!sent) return []
      return sent.kind === 'to_administrators'
        ? administratorEmails(sent, context)
        : privateEmails(sent, group_id ?? 0, context)
    },
  ),
]
