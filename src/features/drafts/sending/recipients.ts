import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'

const member = `m.id, m.account_id, m.mod_status, a.email, coalesce(m.given_name, a.full_name) as "full_name!",
  m.given_id is null and coalesce(a.preferences ->> 'profile_privacy', '') = 'profile_private' as "is_private!"`
const presentAs = (member: string): string =>
  `${member}.status = 'sub_status_normal' and ${member}.user_status <> 'user_status_inactive'`
const present = presentAs('m')
const byId = query(
  'recipient.byId',
  `select ${member} from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.id = :id and ${present}`,
)
const byAccount = query(
  'recipient.byAccount',
  `select ${member} from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.account_id = :account_id and ${present}`,
)
export const recipientsByIds = query(
  'recipient.byIds',
  `select ${member} from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.id = any(:ids::bigint[]) and ${present} order by m.id`,
)
/** The site administrators, by account. */
export const administrators = query(
  'recipient.administrators',
  `select id, email from accounts where site_admin and status <> 'user_status_inactive' order by id limit 100`,
)
/** Moderators who accept email from the sender, or the owners if none do. */
const moderators = query(
  'recipient.moderators',
  `with mods as (
     select m.id, m.mod_status,
       coalesce(m.options ->> 'owner_msg_notify', '') <> 'sub_ownermsg_notify_none'
         and (:from_member or coalesce(m.options ->> 'owner_msg_notify', '') <> 'sub_ownermsg_notify_subs') as wants
     from members m join accounts a on a.id = m.account_id
     where m.group_id = :group_id and m.mod_status <> 'sub_modstatus_none' and ${present} order by m.id limit 1000
   )
   select id from mods
   where wants or (mod_status = 'sub_modstatus_owner' and not exists (select from mods where wants)) order by id`,
)

/** Members whom no email reaches: delivery to them was stopped, or their account is suspended. */
const notReached = query(
  'recipient.notReached',
  `select count(*)::int as "count!" from members
   where group_id = :group_id and status = 'sub_status_normal' and user_status <> 'user_status_confirmed'`,
)
/** How many members a post reaches, its author included. */
export const countReached = async (tx: Tx, group: { id: number; members_count: number }): Promise<number> =>
  group.members_count - (await notReached.one(tx, { group_id: group.id })).count

export type Recipient = Row<'recipient.byId'>
type RecipientCall = { tx: Tx; account: Account; access: GroupAccess; group: { id: number } }

/**
 * The recipient of a private message. None for callers who may not see members, or if the profile is private: guessing
 * reveals nobody.
 */
export async function findRecipient(
  { tx, account, access, group }: RecipientCall,
  type: 'draft_type_dm' | 'draft_type_post_to_sub',
  member_id: number | null | undefined,
): Promise<Recipient | undefined> {
  const mayAsk = type === 'draft_type_post_to_sub' || may('view_members', access)
  const recipient = await byId.first(tx, { group_id: group.id, id: member_id ?? 0 })
  const isClosed = recipient?.is_private === true && !may('mod_page', access) && recipient.account_id !== account.id
  return mayAsk && !isClosed ? recipient : undefined
}

/** As a part of a statement: the author of a message, where findAuthor would find one. */
export const authorOf = (message: string): string =>
  `select from members s join accounts a on a.id = s.account_id
   where s.group_id = ${message}.group_id and s.account_id = ${message}.account_id and ${presentAs('s')}`

/** The author of a message while they are a member: former members get no more email. */
export const findAuthor = (tx: Tx, group_id: number, account_id: number | null): Promise<Recipient | undefined> =>
  byAccount.first(tx, { group_id, account_id: account_id ?? 0 })

/** Recipients of mail to the moderators; some accept only that of members. */
export const moderatorIds = async (tx: Tx, group_id: number, from_member = true): Promise<number[]> =>
  (await moderators.all(tx, { group_id, from_member })).map(({ id }) => id)
