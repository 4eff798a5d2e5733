import type { EmailWriter } from '#runtime/notifications/email-content.ts'
import { hashSecret, newSecret } from '../../accounts/index.ts'
import { findEmailGroup } from '../../groups/index.ts'
import { addById } from '../direct-add/store.ts'
import { setToken } from '../invites/store.ts'
import { activeNotices } from '../notices/store.ts'
import { composeUnsolicitedEmail } from './compose-email.ts'

/** What somebody is told who was added without being asked; once, into however many subgroups they were put as well. */
export const addedEmail: EmailWriter<'member.added'> = async ({ data }, desk) => {
  const { tx, url } = desk
  const { group_id } = data
  const kind = 'member_notice_direct_add'
  const notice = await activeNotices.first(tx, { group_id, kinds: [kind] })
  const add = await addById.first(tx, { id: data.direct_add_id })
  const group = await findEmailGroup(tx, group_id)
  if (!group || !data.is_first) return []
  const { name } = group
  const notificationEmail = await composeUnsolicitedEmail(
    {
      kind,
      group_id,
      group,
      recipient: data.email,
      by: add?.by ?? '',
      given: { subject: add?.subject ?? '', notice: notice?.subject ?? '' },
      title: `You were added to ${name}`,
      said: (by, host) => `${by} added you to the group ${name} at ${host}.`,
      words: add?.message ?? '',
      notice: notice?.body ?? '',
      action: { text: 'View the group', url: `${url}/g/${name}` },
      offer: `You'll get the group's emails from now on. To post, reply to one of them or write to ${name}@${desk.mailDomain}. Not for you? Leave the group, or leave it and block all further adds and invitations.`,
      leave: 'Leave the group',
    },
    desk,
  )
  // Whoever answers that they do not want it is heard by somebody.
  return [{ ...notificationEmail, replyTo: `${name}+owner@${desk.mailDomain}` }]
}

/** An invitation. Its token is made here: it exists in the letter alone, and of it only a hash is kept. */
export const inviteEmail: EmailWriter<'invite.sent'> = async ({ data, group_id }, desk) => {
  const { tx, url } = desk
  if (group_id === null) return []
  const kind = 'member_notice_invite'
  const token = newSecret()
  const notice = await activeNotices.first(tx, { group_id, kinds: [kind] })
  const invite = await setToken.first(tx, { group_id, id: data.invite_id, token_hash: hashSecret(token) })
  const group = await findEmailGroup(tx, group_id)
  if (!group || !invite) return []
  const { name } = group
  const notificationEmail = await composeUnsolicitedEmail(
    {
      kind,
      group_id,
      group,
      recipient: invite.email,
      by: invite.by ?? '',
      given: { subject: invite.subject, notice: notice?.subject ?? '' },
      title: `You're invited to ${name}`,
      said: (by, host) => `${by} invited you to join the group ${name} at ${host}.`,
      words: invite.message,
      notice: notice?.body ?? '',
      action: { text: 'Accept the invitation', url: `${url}/invite?token=${token}` },
      offer: `You can also just reply to this email. The invitation works once, for two weeks, and only for ${invite.email}. If you don't want to join, you don't need to do anything.`,
      leave: 'Decline the invitation',
    },
    desk,
  )
  return [{ ...notificationEmail, replyTo: desk.replyAddress('invite', [group_id, data.invite_id], name) }]
}
