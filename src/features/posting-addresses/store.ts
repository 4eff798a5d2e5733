import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

const address = `p.id, p.created, p.group_id, p.name, p.hashtags, p.last_used, coalesce(m.given_id, m.account_id) as "user_id!",
  coalesce(m.given_name, a.full_name) as "full_name!"`
const ofMember = `join members m on m.group_id = p.group_id and m.id = p.member_id and m.status = 'sub_status_normal'
  join accounts a on a.id = m.account_id`
// A group has a hundred at most.
export const addressPages = keysetFamily(
  'postingAddress.page',
  'p.id',
  { created: 'p.id' },
  ({ afterCondition, order }) =>
    `select ${address} from posting_addresses p ${ofMember} where p.group_id = :group_id and ${afterCondition} order by ${order} limit :count`,
)
export const countAddresses = query(
  'postingAddress.count',
  `select count(*)::int as "count!" from posting_addresses p ${ofMember} where p.group_id = :group_id`,
)
export const insertAddress = query(
  'postingAddress.insert',
  `with p as (
     insert into posting_addresses (group_id, member_id, name, hashtags, token_hash)
     values (:group_id, :member_id, :name, :hashtags, :token_hash) returning *
   )
   select ${address} from p ${ofMember}`,
)
export const deleteAddress = query(
  'postingAddress.delete',
  `delete from posting_addresses where group_id = :group_id and id = :id returning name`,
)
export const addressesOfAccount = query(
  'postingAddress.ofAccount',
  `select ${address}, g.name as group_name from posting_addresses p ${ofMember} join groups g on g.id = p.group_id
   where m.account_id = :account_id order by p.id`,
)
/** What was posted or is pending under a Message-ID; zeros while it is pending. */
export const findSent = query(
  'postingAddress.sent',
  `(select id as "message_id!", msg_num as "msg_num!", topic_id as "topic_id!" from messages where group_id = :group_id and mime_id = :mime_id order by id limit 1)
   union all
   (select 0, 0, 0 from pending_messages where group_id = :group_id and account_id = :account_id and submission ->> 'mime_id' = :mime_id limit 1)
   limit 1`,
)
