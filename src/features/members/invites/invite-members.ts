import type { Static } from '#contract/schema.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { rateLimitError } from '#runtime/limits/rate-limiter.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { parseAddresses } from '../parse-addresses.ts'
import { memberProblems, problemOf as addProblemOf } from '../direct-add/add-members.ts'
import { classifyAddresses, consumeQuota, usedToday } from '../direct-add/store.ts'
import * as contract from './contract.ts'
import { deleteUnsolicited } from '../unsolicited-email/store.ts'
import { cancelOpen, countInvites, insertInvites, invitePages, lapseInvites, lockOpen, resendOpen } from './store.ts'

const maxPerCall = 5000
const maxPerDay = 1000
const day = 86_400

const quotaKeys = (account_id: number, group_id: number) => [`invites-by:${account_id}`, `invites-in:${group_id}`]

type InviteProblem = Static<typeof contract.inviteMembers.returns>['errors'][number]['status']

// Only what this group has done is revealed, nothing known of the address elsewhere.
function problemOf({ member_status, invited, written, refuses }: Row<'adds.classify'>): InviteProblem | undefined {
  if (member_status !== null) return memberProblems[member_status]
  if (refuses) return 'unwanted'
  return invited || written ? 'already_invited' : undefined
}

export const inviteMembers = implement(contract.inviteMembers, async call => {
  const { tx, group, account, params, refuse, record } = call
  const { total, named, invalid } = parseAddresses(params.emails)
  if (total > maxPerCall) refuse('emails')
  const keys = named.map(({ address }) => address.toLowerCase())
  const errors: { email: string; status: InviteProblem }[] = invalid.map(email => ({ email, status: 'invalid_email' }))
  const known = await classifyAddresses.all(tx, { group_id: group.id, emails: keys })
  const wanted = named.filter(({ address }, index) => {
    const status = problemOf(known[index]!)
    if (status) errors.push({ email: address, status })
    return !status
  })
  const left = wanted.length > 0 ? await invitesLeft(tx, account.id, group.id) : 0
  for (const { address } of wanted.splice(Math.max(left, 1))) errors.push({ email: address, status: 'over_limit' })
  const count = wanted.length
  for (const key of count > 0 ? quotaKeys(account.id, group.id) : [])
    if (!(await consumeQuota.first(tx, { key, count, most: maxPerDay }))) throw rateLimitError(day)
  await lapseInvites.run(tx, { group_id: group.id, emails: keys })
  const made = await insertInvites.all(tx, {
    group_id: group.id,
    account_id: account.id,
    subject: params.subject,
    message: params.message,
    emails: wanted.map(({ address }) => address),
    names: wanted.map(({ name }) => name),
  })
  for (const { id, email } of made) record('invite.sent', { invite_id: id, email })
  return {
    object: 'invite_results' as const,
    total_emails: total,
    errors: errors.map(error => ({ object: 'invite_error' as const, ...error })),
    invites: made.map(inviteView),
  }
})

type PreviewLine = Static<typeof contract.InvitePreview>['lines'][number]

export const getInvitePreview = implement(contract.getInvitePreview, async call => {
  const { tx, group, account, params, fail, refuse } = call
  if (params.direct && group.plan === 'group_plan_basic') fail('basic group')
  if (params.direct && group.parent_id !== null) fail('direct add in subgroup')
  const { total, named, invalid } = parseAddresses(params.emails)
  if (total > maxPerCall) refuse('emails')
  const known = await classifyAddresses.all(tx, {
    group_id: group.id,
    emails: named.map(({ address }) => address.toLowerCase()),
  })
  // A direct add beyond today's limit is reviewed by a site administrator.
  let left = params.direct ? total : await invitesLeft(tx, account.id, group.id)
  const lines = named.map(({ name, address }, index): PreviewLine => {
    const problem = (params.direct ? addProblemOf : problemOf)(known[index]!)
    const status = problem ?? (left > 0 ? 'ready' : 'over_limit')
    if (!problem) left -= 1
    return { object: 'invite_preview_line', email: address, full_name: name, status }
  })
  const wrong = invalid.map((email): PreviewLine => ({
    object: 'invite_preview_line',
    email,
    full_name: '',
    status: 'invalid_email',
  }))
  return {
    object: 'invite_preview' as const,
    total_emails: total,
    ready: lines.filter(({ status }) => status === 'ready').length,
    lines: [...wrong, ...lines],
  }
})

/** How many may be invited today, by this account and in this group. */
async function invitesLeft(tx: Tx, account_id: number, group_id: number): Promise<number> {
  const used = await usedToday.all(tx, { keys: quotaKeys(account_id, group_id) })
  return maxPerDay - Math.max(0, ...used.map(({ count }) => count))
}

export const getInvites = implement(contract.getInvites, async ({ tx, group, params }) =>
  pageOf(tx, contract.getInvites, params, {
    total: (await countInvites.one(tx, { group_id: group.id })).count,
    fetch: ({ dir, start, page }) => invitePages[`created:${dir}:${start}`].all(tx, { group_id: group.id, ...page }),
    cursorOf: ({ id }) => ({ key: id, id }),
    view: inviteView,
  }),
)

export const resendInvite = implement(contract.resendInvite, async call => {
  const { tx, group, account, params, fail, record } = call
  const about = { group_id: group.id, id: params.invite_id }
  const { email, is_recent, is_worn_out } = (await lockOpen.first(tx, about)) ?? fail('invalid invite_id')
  const [known] = await classifyAddresses.all(tx, { group_id: group.id, emails: [email.toLowerCase()] })
  if (known?.member_status === 'sub_status_normal') fail('already subscribed')
  if (is_worn_out) fail('resent too often')
  if (is_recent) fail('resent recently')
  for (const key of quotaKeys(account.id, group.id))
    if (!(await consumeQuota.first(tx, { key, count: 1, most: maxPerDay }))) throw rateLimitError(day)
  // A group writes once in 30 days to those who did not ask, except to repeat this.
  await deleteUnsolicited.run(tx, { group_id: group.id, email })
  await resendOpen.run(tx, about)
  record('invite.sent', { invite_id: about.id, email })
})

export const cancelInvite = implement(contract.cancelInvite, async ({ tx, group, params, fail, record }) => {
  const { id, email } =
    (await cancelOpen.first(tx, { group_id: group.id, id: params.invite_id })) ?? fail('invalid invite_id')
  record('invite.cancelled', { invite_id: id, email })
})

function inviteView({ account_id, is_recent, is_worn_out, ...row }: Row<'invite.insert'>) {
  const { id, created, expires, group_id, email, full_name, last_sent } = row
  const can_resend = !is_recent && !is_worn_out
  return {
    ...{ object: 'invite' as const, id, created, expires, group_id, user_id: account_id ?? 0, email, full_name },
    ...{ last_sent, can_resend },
  }
}
