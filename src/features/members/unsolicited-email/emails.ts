import {
  emailType,
  oneLine,
  type EmailContext,
  type EmailDraft,
  type EmailGroup,
  type EmailMessages,
  type EmailType,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { hashSecret, newSecret, plainName } from '../../accounts/index.ts'
import { findEmailGroup } from '../../groups/index.ts'
import { addById } from '../direct-add/store.ts'
import { setToken } from '../invites/store.ts'
import { activeNotices } from '../notices/store.ts'
import { signDeclineToken } from './token.ts'

/** An email to a person who did not ask for it. */
type UnsolicitedEmail = {
  group_id: number
  group: EmailGroup
  recipient: string
  /** The name of the sender. */
  by: string
  /** Subjects written by the sender or the group: marked as theirs. */
  given: { subject: string; notice: string }
  /** Texts by the sender, and the group's notices. */
  words: string
  notice: string
  texts: 'added' | 'invitation'
  /** Where the main button leads. */
  url: string
  /** The address that the offer names. */
  address: string
}

/** The parts in which an invitation and a direct add differ. */
function textsOf(t: EmailMessages, { texts, address }: UnsolicitedEmail, host: string) {
  const { added, invitation } = t
  if (texts === 'added')
    return {
      ...{ title: added.title, text: added.text, textByModerator: added.textByModerator, action: t.viewGroup },
      offer: added.offer({ address }),
      leave: added.leave,
      leaveForever: added.leaveForever({ host }),
    }
  return {
    ...{ title: invitation.title, text: invitation.text, textByModerator: invitation.textByModerator },
    action: invitation.accept,
    offer: invitation.offer({ email: address }),
    leave: invitation.decline,
    leaveForever: invitation.declineForever({ host }),
  }
}

/** Names the sender and the reason, marks their text, and has the opt-out link. */
export function unsolicitedWriter(
  unsolicited: UnsolicitedEmail,
  { url, mailDomain }: Pick<EmailContext, 'url' | 'mailDomain'>,
  link: string,
): EmailDraft['write'] {
  const { group, words, notice, given } = unsolicited
  const { host } = new URL(url)
  const name = plainName(unsolicited.by)
  return t => {
    const own = textsOf(t, unsolicited, host)
    const by = name ?? t.unsolicited.aModerator
    const about = { group: group.name, host }
    const title = own.title({ group: group.name })
    const theirs = given.subject
      ? t.unsolicited.subjectByPerson({ name: by, subject: given.subject })
      : given.notice && t.unsolicited.subjectByGroup({ subject: given.notice })
    return {
      subject: `[${group.name}] ${oneLine(theirs || title)}`,
      title,
      paragraphs: [name === null ? own.textByModerator(about) : own.text({ ...about, name })],
      quoted: [
        { lead: t.personWrites({ name: by }), text: words },
        { lead: t.groupWrites({ group: group.name }), text: notice },
      ].filter(({ text: said }) => said.trim() !== ''),
      action: { text: own.action, url: unsolicited.url },
      more: [own.offer, { text: own.leave, url: link }, { text: own.leaveForever, url: `${link}&forever=1` }],
      why: [
        name === null
          ? t.footer.enteredByModerator({ group: group.name })
          : t.footer.enteredByName({ name, group: group.name }),
        t.footer.contactOwners({ address: `${group.name}+owner@${mailDomain}` }),
      ],
      // Not what its owners call it: that may be an advertisement.
      group: { ...group, title: '' },
    }
  }
}

async function composeUnsolicitedEmail(unsolicited: UnsolicitedEmail, context: EmailContext): Promise<EmailDraft> {
  const { group_id, recipient } = unsolicited
  const link = `${context.url}/decline?token=${await signDeclineToken(context.tx, { group_id, email: recipient })}`
  const write = unsolicitedWriter(unsolicited, context, link)
  return { recipient, write, unsolicited: { group_id }, unsubscribeUrl: link }
}

/** The email to an added person; once, however many subgroups they were added to. */
const addedEmail: EmailWriter<'member.added'> = async ({ data }, desk) => {
  const { tx, url } = desk
  const { group_id } = data
  const notice = await activeNotices.first(tx, { group_id, kinds: ['member_notice_direct_add'] })
  const add = await addById.first(tx, { id: data.direct_add_id })
  const group = await findEmailGroup(tx, group_id)
  if (!group || !data.is_first) return []
  const { name } = group
  const draft = await composeUnsolicitedEmail(
    {
      group_id,
      group,
      recipient: data.email,
      by: add?.by ?? '',
      given: { subject: add?.subject ?? '', notice: notice?.subject ?? '' },
      words: add?.message ?? '',
      notice: notice?.body ?? '',
      texts: 'added',
      url: `${url}/g/${name}`,
      address: `${name}@${desk.mailDomain}`,
    },
    desk,
  )
  // A reply that declines reaches a person.
  return [{ ...draft, replyTo: `${name}+owner@${desk.mailDomain}` }]
}

/** An invitation. Its token is created here: only the email has it, and the database its hash. */
const inviteEmail: EmailWriter<'invite.sent'> = async ({ data, group_id }, desk) => {
  const { tx, url } = desk
  if (group_id === null) return []
  const token = newSecret()
  const notice = await activeNotices.first(tx, { group_id, kinds: ['member_notice_invite'] })
  const invite = await setToken.first(tx, { group_id, id: data.invite_id, token_hash: hashSecret(token) })
  const group = await findEmailGroup(tx, group_id)
  if (!group || !invite) return []
  const { name } = group
  const draft = await composeUnsolicitedEmail(
    {
      group_id,
      group,
      recipient: invite.email,
      by: invite.by ?? '',
      given: { subject: invite.subject, notice: notice?.subject ?? '' },
      words: invite.message,
      notice: notice?.body ?? '',
      texts: 'invitation',
      url: `${url}/invite?token=${token}`,
      address: invite.email,
    },
    desk,
  )
  return [{ ...draft, replyTo: desk.replyAddress('invite', [group_id, data.invite_id], name) }]
}

export const unsolicitedEmails: readonly EmailType[] = [
  emailType('member_notice_direct_add', 'member.added', 'The person who was added', addedEmail),
  emailType('member_notice_invite', 'invite.sent', 'The person who is invited', inviteEmail),
]
