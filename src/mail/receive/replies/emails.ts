import type { RequestCommand } from '#contract/mail/mail-requests.ts'
import { findEmailGroup, displayName } from '#features/groups/index.ts'
import { activeNotices, requestById } from '#features/members/index.ts'
import {
  emailType,
  oneLine,
  untrusted,
  type EmailDraft,
  type EmailType,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import { query } from '#storage/query.ts'
import type { StoredRejection } from '../rejections.ts'
import { commandReplies, type ReplyContext } from './command-replies.ts'

const requestEmail: EmailWriter<'mail.asked'> = async ({ data }, { tx, url, replyAddress }) => {
  const request = await requestById.first(tx, { id: data.mail_request_id })
  const group = await findEmailGroup(tx, request?.group_id ?? null)
  if (!request || !group) return []
  const { email, command, mime_id } = request
  const { host } = new URL(url)
  const write: EmailDraft['write'] = ({ confirmRequest: t, footer }) => ({
    title: t[command as RequestCommand]({ group: group.name }),
    paragraphs: [t.text({ host }), t.howTo, t.ignore],
    why: [footer.requestSent({ host })],
    // The title is left out, since the owners could use it for advertising.
    group: { ...group, title: '' },
  })
  const replyTo = replyAddress('confirm', [request.id], group.name)
  return [{ recipient: email, write, replyTo, inReplyTo: mime_id }]
}

const passwordAt = query(
  'account.hasPassword',
  `select id from accounts where lower(email) = lower(:email) and password_hash is not null`,
)

/** The one reply that is about no group. */
function addressConfirmedEmail(recipient: string, url: string): EmailDraft {
  const { host } = new URL(url)
  const write: EmailDraft['write'] = ({ reply: { addressConfirmed: t }, ...common }) => ({
    title: t.title,
    paragraphs: [t.text({ email: recipient, host })],
    action: { text: common.signIn, url: `${url}/login` },
    why: [common.footer.replied({ host })],
  })
  return { recipient, write }
}

/** Arguments such as the names of files come from the sender. */
const withPlainArgs = ({ key, args = {} }: StoredRejection): StoredRejection => ({
  key,
  args: Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? untrusted(value) : value]),
  ),
})

const replyEmail: EmailWriter<'mail.answered'> = async ({ data }, { tx, url, mailDomain, replyAddress }) => {
  const { email, answer, about_group_id: group_id, in_reply_to, detail } = data
  const commandReply = commandReplies[answer]
  if (group_id === 0) return [addressConfirmedEmail(email, url)]
  const group = await findEmailGroup(tx, group_id)
  if (!group) return []
  const kinds = [commandReply.instead ?? commandReply.notice ?? ''].filter(kind => kind !== '')
  const notice = kinds.length > 0 ? await activeNotices.first(tx, { group_id, kinds }) : undefined
  if (commandReply.instead && notice) return []
  const page = `${url}/g/${group.name}`
  const replyContext: ReplyContext = {
    group: group.name,
    place: displayName(group),
    address: `${group.name}@${mailDomain}`,
    page,
    home: url,
    mailDomain,
    detail: oneLine(detail),
    rejection: data.rejection && withPlainArgs(data.rejection),
    notice: notice?.body.trim() ?? '',
    hasPassword: (await passwordAt.first(tx, { email })) !== undefined,
  }
  const about = { group_id, email, page, place: replyContext.place, pending_message_id: data.pending_message_id ?? 0 }
  const lookedUp = await commandReply.look?.(tx, about)
  const write: EmailDraft['write'] = (t, locale) => {
    const title = oneLine(commandReply.title(t, replyContext))
    return {
      subject: title,
      title,
      ...commandReply.say(t, replyContext),
      ...lookedUp?.(t, locale),
      why: [t.footer.commandSent({ group: replyContext.place })],
      group,
    }
  }
  // A reply to this email undoes the command, or goes to the owners.
  const replyTo =
    commandReply.undo && data.topic_id !== undefined
      ? replyAddress(commandReply.undo, [group_id, data.topic_id], group.name)
      : `${group.name}+owner@${mailDomain}`
  return [{ recipient: email, write, replyTo, inReplyTo: in_reply_to }]
}

/** Emails sent in reply to emails. */
export const commandEmails: readonly EmailType[] = [
  emailType(
    'confirm_request',
    'mail.asked',
    'The sender of a command, if we could not verify that they sent it',
    requestEmail,
  ),
  emailType('mail_answer', 'mail.answered', 'The sender of a command or a reply', replyEmail),
]
