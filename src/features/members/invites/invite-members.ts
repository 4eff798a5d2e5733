import type { Static } from '#contract/schema.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { rateLimitError } from '#runtime/limits/rate-limiter.ts'
import type { Row } from '#storage/query.ts'
import { parseAddresses } from '../parse-addresses.ts'
import { memberProblems } from '../direct-add/add-members.ts'
import { classifyAddresses, consumeQuota } from '../direct-add/store.ts'
import * as contract from './contract.ts'
import { cancelOpen, countInvites, insertInvites, invitePages, lapseInvites } from './store.ts'

const maxPerCall = 1000
const maxPerDay = 1000
const day = 86_400

type InviteProblem = Static<typeof contract.inviteMembers.returns>['errors'][number]['status']

// What is known of the address elsewhere is not told: only what this group itself has done.
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
  const count = wanted.length
  for (const key of count > 0 ? [`invites-by:${account.id}`, `invites-in:${group.id}`] : [])
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

export const getInvites = implement(contract.getInvites, async ({ tx, group, params }) =>
  pageOf(tx, contract.getInvites, params, {
    total: (await countInvites.one(tx, { group_id: group.id })).count,
    fetch: ({ dir, start, page }) => invitePages[`created:${dir}:${start}`].all(tx, { group_id: group.id, ...page }),
    cursorOf: ({ id }) => ({ key: id, id }),
    view: inviteView,
  }),
)

export const cancelInvite = implement(contract.cancelInvite, async ({ tx, group, params, fail, record }) => {
  const { id, email } =
    (await cancelOpen.first(tx, { group_id: group.id, id: params.invite_id })) ?? fail('invalid invite_id')
  record('invite.cancelled', { invite_id: id, email })
})

function inviteView({ id, created, expires, group_id, account_id, email, full_name }: Row<'invite.insert'>) {
  return { object: 'invite' as const, id, created, expires, group_id, user_id: account_id ?? 0, email, full_name }
}
