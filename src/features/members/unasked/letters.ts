import type { LetterWriter } from '#runtime/letters.ts'
import { hashSecret, newSecret } from '../../accounts/index.ts'
import { findLetterGroup } from '../../groups/index.ts'
import { addById } from '../adds/store.ts'
import { setToken } from '../invites/store.ts'
import { activeNotices } from '../notices/store.ts'
import { unaskedLetter } from './letter.ts'

/** What somebody is told who was added without being asked; once, into however many subgroups they were put as well. */
export const addedLetter: LetterWriter<'member.added'> = async ({ data }, desk) => {
  const { tx, url } = desk
  const { group_id } = data
  const kind = 'member_notice_direct_add'
  const notice = await activeNotices.first(tx, { group_id, kinds: [kind] })
  const add = await addById.first(tx, { id: data.direct_add_id })
  const group = await findLetterGroup(tx, group_id)
  if (!group || !data.is_first) return []
  const { name } = group
  const letter = await unaskedLetter(
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
  return [{ ...letter, replyTo: `${name}+owner@${desk.mailDomain}` }]
}

/** An invitation. Its token is made here: it exists in the letter alone, and of it only a hash is kept. */
export const inviteLetter: LetterWriter<'invite.sent'> = async ({ data, group_id }, desk) => {
  const { tx, url } = desk
  if (group_id === null) return []
  const kind = 'member_notice_invite'
  const token = newSecret()
  const notice = await activeNotices.first(tx, { group_id, kinds: [kind] })
  const invite = await setToken.first(tx, { group_id, id: data.invite_id, token_hash: hashSecret(token) })
  const group = await findLetterGroup(tx, group_id)
  if (!group || !invite) return []
  const { name } = group
  const letter = await unaskedLetter(
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
  return [{ ...letter, replyTo: desk.addressTo('invite', [group_id, data.invite_id], name) }]
}
