import { hashSecret, newSecret } from '../../accounts/index.ts'
import type { Value } from '#contract/enumerations.ts'
import type { Fact, FactData, FactName } from '#contract/facts.ts'
import type { Letter, LetterDesk, LetterWriter, LetterWriters } from '#runtime/letters.ts'
import { addById } from '../adds/store.ts'
import { setToken } from '../invites/store.ts'
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
  const { group_id, email } = fact.data
  const kind = notices[fact.name]
  const found = await activeNotice.first(tx, { group_id, kind })
  if (!found || found.subject === null) return []
  return [{ kind, recipient: email, subject: found.subject, body: `${found.body}\n${footer(found, url)}` }]
}

async function reportOn(fact: Fact<keyof typeof reports>, { tx, url }: LetterDesk): Promise<Letter[]> {
  const { group_id, email } = fact.data
  const { wish, text, ...report } = reports[fact.name]
  const group = await activeNotice.first(tx, { group_id, kind: '' })
  if (!group) return []
  const needs = 'needs' in report ? report.needs : undefined
  const wanting = (await moderatorsWanting(tx, group_id, wish, needs)).filter(own => own !== email)
  const subject = `${email} ${text} ${group.group_name}`
  const page = wish === 'pending_sub_notify' ? 'members?type=pending' : 'members'
  const body = `${subject}.\n\n    ${url}/g/${group.group_name}/${page}\n${footer(group, url)}`
  return wanting.map(recipient => ({ kind: wish, recipient, subject, body }))
}

// Nobody is told that a ban of theirs was forgotten.
const wasBanned = ({ data }: Fact<'member.removed'>): boolean => data.banned

const writers: LetterWriters = {
  ...Object.fromEntries(Object.keys(notices).map(name => [name, noticeTo])),
  'member.joined': async (fact, desk) => [...(await noticeTo(fact, desk)), ...(await reportOn(fact, desk))],
  'member.approved': async (fact, desk) => [...(await noticeTo(fact, desk)), ...(await reportOn(fact, desk))],
  'member.requested': async (fact, desk) => [...(await noticeTo(fact, desk)), ...(await reportOn(fact, desk))],
  'member.removed': async (fact, desk) => (wasBanned(fact) ? [] : noticeTo(fact, desk)),
}

/** What somebody is told who was added without being asked: what the moderator wrote, and the group's notice. */
const addedLetter: LetterWriter<'member.added'> = async ({ data }, { tx, url }) => {
  const found = await activeNotice.first(tx, { group_id: data.group_id, kind: 'member_notice_direct_add' })
  const add = await addById.first(tx, { id: data.direct_add_id })
  // What the moderator wrote is said once, into however many subgroups the person was put as well.
  const texts = [data.is_first ? add?.message : '', found?.body].filter(
    text => text !== undefined && text !== null && text.trim() !== '',
  )
  if (!found || texts.length === 0) return []
  const subject = add?.subject || found.subject || `You were added to ${found.group_name}`
  const body = `${texts.join('\n\n')}\n${footer(found, url)}`
  return [{ kind: 'member_notice_direct_add', recipient: data.email, subject, body }]
}

/** An invitation. Its token is made here: it exists in the letter alone, and of it only a hash is kept. */
const inviteLetter: LetterWriter<'invite.sent'> = async ({ data, group_id }, { tx, url }) => {
  if (group_id === null) return []
  const token = newSecret()
  const found = await activeNotice.first(tx, { group_id, kind: 'member_notice_invite' })
  const invite = await setToken.first(tx, { group_id, id: data.invite_id, token_hash: hashSecret(token) })
  if (!found || !invite) return []
  const texts = [invite.message, found.body ?? ''].filter(text => text.trim() !== '')
  const body = `${[`You are invited to join ${found.group_name}.`, ...texts].join('\n\n')}

To accept, go to

    ${url}/invite?token=${token}

The link is good once, for two weeks, and for ${invite.email} only. If you do not want to join, there is nothing you need
to do.
${footer(found, url)}`
  const subject = invite.subject || found.subject || `Invitation to ${found.group_name}`
  return [{ kind: 'member_notice_invite', recipient: invite.email, subject, body }]
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
