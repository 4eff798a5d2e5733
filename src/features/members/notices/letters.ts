import { hashSecret, newSecret } from '../../accounts/index.ts'
import type { Value } from '#contract/enumerations.ts'
import type { Fact, FactData, FactName } from '#contract/facts.ts'
import type { Letter, LetterDesk, LetterWriter, LetterWriters } from '#runtime/letters.ts'
import { addById } from '../adds/store.ts'
import { setToken } from '../invites/store.ts'
import { unaskedLetter } from '../unasked/letter.ts'
import { activeNotice } from './store.ts'
import { moderatorsWanting } from './wanting.ts'

type Kind = Value<'member_notice'>
type MemberFact = {
  [N in FactName]: FactData[N] extends { group_id: number; member_info_id: number; email: string } ? N : never
}[FactName]

/** Which notice the person themselves gets, when the group has an active one. */
const notices = {
  'member.joined': 'member_notice_welcome',
  'member.approved': 'member_notice_welcome',
  'member.requested': 'member_notice_pending_subscription',
  'member.rejected': 'member_notice_rejected_subscription',
  'member.removed': 'member_notice_removed_member',
  'member.banned': 'member_notice_banned_member',
  'member.left': 'member_notice_goodbye',
} as const satisfies { [N in MemberFact]?: Kind }

/** What moderators and owners are told, which of them, and by which wish of theirs. */
const reports = {
  'member.joined': { wish: 'sub_notify', text: 'is a new member of' },
  'member.approved': { wish: 'sub_notify', text: 'is a new member of' },
  'member.requested': {
    wish: 'pending_sub_notify',
    text: 'wants to become a member of',
    needs: 'sub_perm_pendingmembers',
  },
} as const

type Group = { group_name: string; title: string }
const footer = ({ group_name }: Group, url: string): string => `\n--\n${group_name}: ${url}/g/${group_name}\n`

async function noticeTo(fact: Fact<keyof typeof notices>, { tx, url }: LetterDesk): Promise<Letter[]> {
  const { group_id, email, unasked } = fact.data
  const kind = notices[fact.name]
  if (unasked) return []
  const found = await activeNotice.first(tx, { group_id, kind })
  if (!found || found.subject === null) return []
  return [{ kind, recipient: email, subject: found.subject, body: `${found.body}\n${footer(found, url)}` }]
}

async function reportOn(fact: Fact<keyof typeof reports>, { tx, url, addressTo }: LetterDesk): Promise<Letter[]> {
  const { group_id, email, member_info_id } = fact.data
  const { wish, text, ...report } = reports[fact.name]
  const group = await activeNotice.first(tx, { group_id, kind: '' })
  if (!group) return []
  const needs = 'needs' in report ? report.needs : undefined
  const wanting = (await moderatorsWanting(tx, group_id, wish, needs)).filter(own => own !== email)
  const subject = `${email} ${text} ${group.group_name}`
  const page = `${url}/g/${group.group_name}/members`
  if (wish !== 'pending_sub_notify') {
    const body = `${subject}.\n\n    ${page}\n${footer(group, url)}`
    return wanting.map(recipient => ({ kind: wish, recipient, subject, body }))
  }
  const about = [group_id, member_info_id]
  const body = `${subject}.

To let them in, answer this letter. To refuse them, send an empty mail to

    ${addressTo('reject member', about, group.group_name)}

Both are also at

    ${page}?type=pending
${footer(group, url)}`
  const replyTo = addressTo('approve member', about, group.group_name)
  return wanting.map(recipient => ({ kind: wish, recipient, subject, body, replyTo }))
}

// Nobody is told that a ban of theirs was forgotten, and whoever never agreed hears no more of the group.
const wasBanned = ({ data }: Fact<'member.removed'>): boolean => data.banned

const writers: LetterWriters = {
  ...Object.fromEntries(Object.keys(notices).map(name => [name, noticeTo])),
  'member.joined': async (fact, desk) => [...(await noticeTo(fact, desk)), ...(await reportOn(fact, desk))],
  'member.approved': async (fact, desk) => [...(await noticeTo(fact, desk)), ...(await reportOn(fact, desk))],
  'member.requested': async (fact, desk) => [...(await noticeTo(fact, desk)), ...(await reportOn(fact, desk))],
  'member.removed': async (fact, desk) => (wasBanned(fact) ? [] : noticeTo(fact, desk)),
}

/** What somebody is told who was added without being asked; once, into however many subgroups they were put as well. */
const addedLetter: LetterWriter<'member.added'> = async ({ data }, desk) => {
  const { tx } = desk
  const found = await activeNotice.first(tx, { group_id: data.group_id, kind: 'member_notice_direct_add' })
  const add = await addById.first(tx, { id: data.direct_add_id })
  if (!found || !data.is_first) return []
  const { group_id, group_name } = found
  const letter = await unaskedLetter(
    {
      kind: 'member_notice_direct_add',
      group_id,
      group_name,
      recipient: data.email,
      by: add?.by ?? '',
      subject: add?.subject || found.subject || `You were added to ${group_name}`,
      said: (by, host) => `${by} added you to the group ${group_name} at ${host}. You are a member now.`,
      words: add?.message ?? '',
      notice: found.body ?? '',
      offer: 'If that is fine with you, there is nothing you need to do.',
      leave: 'To leave the group',
    },
    desk,
  )
  return [letter]
}

/** An invitation. Its token is made here: it exists in the letter alone, and of it only a hash is kept. */
const inviteLetter: LetterWriter<'invite.sent'> = async ({ data, group_id }, desk) => {
  const { tx, url } = desk
  if (group_id === null) return []
  const token = newSecret()
  const found = await activeNotice.first(tx, { group_id, kind: 'member_notice_invite' })
  const invite = await setToken.first(tx, { group_id, id: data.invite_id, token_hash: hashSecret(token) })
  if (!found || !invite) return []
  const { group_name } = found
  const letter = await unaskedLetter(
    {
      kind: 'member_notice_invite',
      group_id,
      group_name,
      recipient: invite.email,
      by: invite.by ?? '',
      subject: invite.subject || found.subject || `Invitation to ${group_name}`,
      said: (by, host) => `${by} invites you to join the group ${group_name} at ${host}.`,
      words: invite.message,
      notice: found.body ?? '',
      offer: `To accept, just answer this letter, or go to

    ${url}/invite?token=${token}

It is good once, for two weeks, and for ${invite.email} only. If you do not want to join, there is nothing you need
to do.`,
      leave: 'To turn it down',
    },
    desk,
  )
  return [{ ...letter, replyTo: desk.addressTo('invite', [group_id, data.invite_id], group_name) }]
}

/** What an owner of the parent is told who has just got a subgroup. */
const inheritedLetter: LetterWriter<'member.inherited'> = async ({ data }, { tx, url }) => {
  const group = await activeNotice.first(tx, { group_id: data.group_id, kind: '' })
  if (!group) return []
  const subject = `You are now an owner of ${group.group_name}`
  const body = `The last owner of ${group.group_name} is gone, as they are no member of its parent group any more. You are an owner of
the parent group, and so you own this one from now on.
${footer(group, url)}`
  return [{ kind: 'subgroup_inherited', recipient: data.email, subject, body }]
}

/** The letters that facts about members cause. */
export const memberLetters: LetterWriters = {
  ...writers,
  'member.inherited': inheritedLetter,
  'member.added': addedLetter,
  'invite.sent': inviteLetter,
}
