import { query, queryFamily } from '#storage/query.ts'

const invite = `i.id, i.created, i.expires, i.group_id, i.account_id, i.email, i.full_name, i.subject, i.message`
export const lapseInvites = query(
  'invite.lapse',
  `update invites set state = 'cancelled', token_hash = null
   where group_id = $1 and lower(email) = any($2::text[]) and state = 'open' and expires <= now()`,
)
export const insertInvites = query(
  'invite.insert',
  `insert into invites as i (group_id, account_id, subject, message, email, full_name)
   select $1, $2, $3, $4, email, full_name from unnest($5::text[], $6::text[]) as t(email, full_name)
   on conflict (group_id, lower(email)) where state = 'open' do nothing returning ${invite}`,
)
export const countInvites = query(
  'invite.count',
  `select count(*)::int as "count!" from invites where group_id = $1 and state = 'open' and expires > now()`,
)
const texts = (['asc', 'desc'] as const).map(dir => {
  const text = `select ${invite} from invites i where i.group_id = $1 and i.state = 'open' and i.expires > now()
    and ($3::bigint is null or i.id ${dir === 'asc' ? '>' : '<'} $3) order by i.id ${dir} limit $2`
  return [dir, text] as const
})
export const invitePages = queryFamily('invite.page', Object.fromEntries(texts) as Record<'asc' | 'desc', string>)
export const cancelOpen = query(
  'invite.cancel',
  `update invites i set state = 'cancelled', token_hash = null
   where i.group_id = $1 and i.id = $2 and i.state = 'open' returning ${invite}`,
)
/** Uses an invitation up; of many who try at once one gets it. */
export const acceptOpen = query(
  'invite.accept',
  `update invites i set state = 'accepted', token_hash = null
   where i.token_hash = $1 and i.state = 'open' and i.expires > now() and lower(i.email) = lower($2) returning ${invite}`,
)
/** The secret in the letter is good from now on. No row: the invitation is over already. */
export const setToken = query(
  'invite.setToken',
  `update invites i set token_hash = $3 where i.group_id = $1 and i.id = $2 and i.state = 'open' returning ${invite}`,
)
export const sweepInvites = query('invite.sweep', `delete from invites where created < now() - interval '90 days'`)
