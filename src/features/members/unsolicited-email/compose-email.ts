import {
  oneLine,
  type NotificationEmail,
  type EmailContext,
  type EmailGroup,
  type EmailContent,
} from '#runtime/notifications/email-content.ts'
import { plainName } from '../../accounts/index.ts'
import { signDeclineToken } from './token.ts'

/** A letter to somebody who did not ask for it. */
export type UnsolicitedEmail = {
  kind: string
  group_id: number
  group: EmailGroup
  recipient: string
  /** Who caused it, as they call themselves. */
  by: string
  /** What it is about, where nobody who caused it has said so: then that stands there as theirs. */
  title: string
  given: { subject: string; notice: string }
  /** What happened, given what to call who caused it and where. */
  said: (by: string, host: string) => string
  /** What the person who caused it wrote, and what the group has its notices say. */
  words: string
  notice: string
  /** What the reader can do, besides leaving it. */
  action: EmailContent['action'] & {}
  offer: string
  leave: string
}

/** Says who caused it and why, marks what they wrote as theirs, and how to be left alone. */
export async function composeUnsolicitedEmail(
  unasked: UnsolicitedEmail,
  { tx, url, mailDomain }: EmailContext,
): Promise<NotificationEmail> {
  const { kind, group_id, group, recipient, title, words, notice, action, offer, leave, given } = unasked
  const { host } = new URL(url)
  const named = plainName(unasked.by)
  const by = named ?? 'A moderator'
  const who = named ? `${named}, who manages ${group.name},` : `a moderator of ${group.name}`
  const link = `${url}/decline?token=${await signDeclineToken(tx, { group_id, email: recipient })}`
  const text = {
    title,
    paragraphs: [unasked.said(by, host)],
    quoted: [
      { lead: `${by} writes`, text: words },
      { lead: `The group ${group.name} writes`, text: notice },
    ].filter(({ text: said }) => said.trim() !== ''),
    action,
    more: [
      offer,
      { text: leave, url: link },
      { text: `${leave} and never be added or invited by anyone at ${host} again`, url: `${link}&forever=1` },
    ],
    why: [
      `You're getting this because ${who} entered your address there.`,
      `Contact the owners: ${group.name}+owner@${mailDomain}`,
    ],
    // Not what its owners call it: that may be an advertisement.
    group: { ...group, title: '' },
  }
  const theirs = given.subject ? `${by} writes: ${given.subject}` : given.notice && `the group writes: ${given.notice}`
  return {
    kind,
    recipient,
    subject: `[${group.name}] ${oneLine(theirs || title)}`,
    text,
    unasked: { group_id },
    unsubscribeUrl: link,
  }
}
