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
  const draft = await composeUnsolicitedEmail(
    {
      kind,
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
  // Whoever answers that they do not want it is heard by somebody.
  return [{ ...draft, replyTo: `${name}+owner@${desk.mailDomain}` }]
}

/** An invitation. Its token is made here: it exists in the email alone, and of it only a hash is kept. */
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
  const draft = await composeUnsolicitedEmail(
    {
      kind,
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
