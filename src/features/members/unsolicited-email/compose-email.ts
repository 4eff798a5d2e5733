import {
  oneLine,
  type EmailContext,
  type EmailDraft,
  type EmailGroup,
  type EmailMessages,
} from '#runtime/notifications/email-content.ts'
import { plainName } from '../../accounts/index.ts'
import { signDeclineToken } from './token.ts'

/** An email to somebody who did not ask for it. */
export type UnsolicitedEmail = {
  kind: string
  group_id: number
  group: EmailGroup
  recipient: string
  /** Who caused it, as they call themselves. */
  by: string
  /** Subjects that whoever caused it or the group wrote: they stand there as theirs. */
  given: { subject: string; notice: string }
  /** What whoever caused it wrote, and what the group has its notices say. */
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

/** Says who caused it and why, marks what they wrote as theirs, and how to be left alone. */
export async function composeUnsolicitedEmail(
  unasked: UnsolicitedEmail,
  { tx, url, mailDomain }: EmailContext,
): Promise<EmailDraft> {
  const { kind, group_id, group, recipient, words, notice, given } = unasked
  const { host } = new URL(url)
  const name = plainName(unasked.by)
  const link = `${url}/decline?token=${await signDeclineToken(tx, { group_id, email: recipient })}`
  const write: EmailDraft['write'] = t => {
    const own = textsOf(t, unasked, host)
    const by = name ?? t.unsolicited.aModerator
    const about = { group: group.name, host }
    const title = own.title({ group: group.name })
    const text = {
      title,
      paragraphs: [name === null ? own.textByModerator(about) : own.text({ ...about, name })],
      quoted: [
        { lead: t.personWrites({ name: by }), text: words },
        { lead: t.groupWrites({ group: group.name }), text: notice },
      ].filter(({ text: said }) => said.trim() !== ''),
      action: { text: own.action, url: unasked.url },
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
    const theirs = given.subject
      ? t.unsolicited.subjectByPerson({ name: by, subject: given.subject })
      : given.notice && t.unsolicited.subjectByGroup({ subject: given.notice })
    return { subject: `[${group.name}] ${oneLine(theirs || title)}`, text }
  }
  return { kind, recipient, write, unasked: { group_id }, unsubscribeUrl: link }
}
