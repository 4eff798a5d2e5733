import type { Static } from '#contract/schema.ts'
import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import { tooMany } from '#runtime/rates.ts'
import type { Row } from '#storage/query.ts'
import { readAddresses } from '../addresses.ts'
import { classifyAddresses, takeMany } from '../adds/store.ts'
import * as contract from './contract.ts'
import { cancelOpen, countInvites, insertInvites, invitePages, lapseInvites } from './store.ts'

const mostAtOnce = 1000
/** Whoever is invited everywhere at once is being pestered, by whomever. */
const mostToOneAddressInADay = 5
const mostByOneAccountInADay = 1000
const day = 86_400

type Problem = Static<typeof contract.inviteMembers.returns>['errors'][number]['status']

function problemOf({ member_status, user_status, invited, invited_today }: Row<'adds.classify'>): Problem | undefined {
  if (member_status === 'sub_status_banned') return 'banned'
  if (member_status === 'sub_status_pending') return 'pending'
  if (member_status !== null) return 'already_member'
  if (invited) return 'already_invited'
  if (user_status === 'user_status_bounced' || user_status === 'user_status_bouncing') return 'bouncing'
  return invited_today >= mostToOneAddressInADay ? 'too_many' : undefined
}

export const inviteMembers = implement(contract.inviteMembers, async call => {
  const { tx, group, account, params, refuse, record } = call
  const { total, named, invalid } = readAddresses(params.emails)
  if (total > mostAtOnce) refuse('emails')
  const keys = named.map(({ address }) => address.toLowerCase())
  const errors: { email: string; status: Problem }[] = invalid.map(email => ({ email, status: 'invalid_email' }))
  const known = await classifyAddresses.all(tx, { group_id: group.id, emails: keys })
  const wanted = named.filter(({ address }, index) => {
    const status = problemOf(known[index]!)
    if (status) errors.push({ email: address, status })
    return !status
  })
  if (wanted.length > 0) {
    const taken = await takeMany.first(tx, {
      key: `invites-by:${account.id}`,
      count: wanted.length,
      most: mostByOneAccountInADay,
    })
    if (!taken) throw tooMany(day)
  }
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
  pageOf({
    tx,
    params,
    sorting: contract.getInvites.sorting!,
    total: (await countInvites.one(tx, { group_id: group.id })).count,
    fetch: ({ dir, start, page }) => invitePages[`created:${dir}:${start}`].all(tx, { group_id: group.id, ...page }),
    place: ({ id }) => ({ key: id, id }),
    view: inviteView,
  }),
)

export const cancelInvite = implement(contract.cancelInvite, async ({ tx, group, params, fail, record }) => {
  const { id, email } =
    (await cancelOpen.first(tx, { group_id: group.id, id: params.invite_id })) ?? fail('invalid invite_id')
  record('invite.cancelled', { invite_id: id, email })
  return undefined
})

function inviteView({ id, created, expires, group_id, account_id, email, full_name }: Row<'invite.insert'>) {
  return { object: 'invite' as const, id, created, expires, group_id, user_id: account_id ?? 0, email, full_name }
}
