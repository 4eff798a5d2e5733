import type { RequestCommand } from '#contract/mail/mail-requests.ts'
import { findEmailGroup, displayName } from '#features/groups/index.ts'
import { activeNotices, requestById } from '#features/members/index.ts'
import { oneLine, type EmailWriter, type EmailWriters } from '#runtime/notifications/email-content.ts'
import { deliveryNames, commandReplies, type ReplyContext } from './command-replies.ts'

/** What somebody is asked to confirm. */
const commandPhrases: Record<RequestCommand, (group: string) => string> = {
  subscribe: group => `join the group ${group}`,
  unsubscribe: group => `leave the group ${group}`,
  single: group => `get ${deliveryNames.single} from ${group}`,
  digest: group => `get ${deliveryNames.digest} from ${group}`,
  fulldigest: group => `get ${deliveryNames.fulldigest} from ${group}`,
  summary: group => `get ${deliveryNames.summary} from ${group}`,
  special: group => `get ${deliveryNames.special} from ${group}`,
  nomail: group => `get ${deliveryNames.nomail} from ${group}`,
}

const requestEmail: EmailWriter<'mail.asked'> = async ({ data }, { tx, url, replyAddress }) => {
  const request = await requestById.first(tx, { id: data.mail_request_id })
  const group = await findEmailGroup(tx, request?.group_id ?? null)
  if (!request || !group) return []
  const { email, command, mime_id } = request
  const { host } = new URL(url)
  const wish = commandPhrases[command as RequestCommand](group.name)
  const title = `Please confirm: ${wish}`
  const text = {
    title,
    paragraphs: [
      `Somebody, hopefully you, sent a mail to ${host} with your address, to ${wish}. Nothing in it shows that it was you.`,
      `To ${wish}, just answer this letter. What you write does not matter.`,
      'If it was not you, there is nothing you need to do: without an answer nothing happens. The letter is good once, for three days.',
    ],
    why: [`You get this because a mail named this address at ${host}.`],
    // Not what its owners call it: that may be an advertisement.
    group: { ...group, title: '' },
  }
  const replyTo = replyAddress('confirm', [request.id], group.name)
  return [{ kind: 'confirm_request', recipient: email, subject: title, text, replyTo, inReplyTo: mime_id }]
}

/** The one answer that is about no group. */
function confirmedLetter(recipient: string, url: string) {
  const { host } = new URL(url)
  const title = 'Your email address is already confirmed'
  const text = {
    title,
    paragraphs: [`${recipient} is confirmed at ${host}. There's nothing else you need to do.`],
    action: { text: 'Sign in', url: `${url}/login` },
    why: [`You're getting this because you replied to an email from ${host}.`],
  }
  return { kind: 'mail_answer', recipient, subject: title, text }
}

const replyEmail: EmailWriter<'mail.answered'> = async ({ data }, { tx, url, mailDomain, replyAddress }) => {
  const { email, answer, about_group_id: group_id, in_reply_to, detail } = data
  const commandReply = commandReplies[answer]
  if (group_id === 0) return [confirmedLetter(email, url)]
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
    notice: notice?.body.trim() ?? '',
  }
  const title = oneLine(commandReply.title(replyContext))
  const text = {
    title,
    ...commandReply.say(replyContext),
    ...(await commandReply.look?.(tx, {
      ...{ group_id, email, page, place: replyContext.place },
      pending_message_id: data.pending_message_id ?? 0,
    })),
    why: [`You're getting this because you wrote to an address of ${displayName(group)}.`],
    group,
  }
  // A reply undoes what was done, or goes to the owners.
  const replyTo =
    commandReply.undo && data.topic_id !== undefined
      ? replyAddress(commandReply.undo, [group_id, data.topic_id], group.name)
      : `${group.name}+owner@${mailDomain}`
  return [{ kind: 'mail_answer', recipient: email, subject: title, text, replyTo, inReplyTo: in_reply_to }]
}

/** The letters that answer mails. */
export const commandEmails: EmailWriters = { 'mail.asked': requestEmail, 'mail.answered': replyEmail }
