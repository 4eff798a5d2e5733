import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { keysetQueries } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { authorJoin, authorName, authorPhoto } from '../../message/columns.ts'
import * as contract from '../contract.ts'

const pages = queryFamily(
  'hidden.page',
  keysetQueries(
    'm.id',
    { hidden: { key: 'm.hidden', value: ':after_key?::text::timestamptz' } },
    ({
      afterCondition,
      order,
    }) => `select m.id, m.id as message_id, m.msg_num, m.topic_id, coalesce(a.id, 0) as "user_id!", m.num_attachments,
       coalesce(m.hidden_by, 0) as "hidden_by!", ${authorName('m.name')} as "name!", m.email, ${authorPhoto('a')} as "profile_photo_url!",
       m.subject_with_tags as subject, m.body || m.quoted || m.remainder as "body!", coalesce(b.full_name, '') as "hidden_by_name!",
       m.created, m.hidden as "hidden!"
     from messages m ${authorJoin('m.account_id')} left join accounts b on b.id = m.hidden_by
     where m.group_id = -:group_id::bigint and m.hidden is not null and ${afterCondition} order by ${order} limit :count`,
  ),
)
const countHidden = query(
  'hidden.count',
  `select count(*)::int as "count!" from messages where group_id = -:group_id::bigint and hidden is not null`,
)

export const getHiddenMessages = implement(
  contract.getHiddenMessages,
  async ({ tx, group, account, access, params }) => {
    const group_id = group.id
    const seesAddresses = may('view_addresses', access)
    return pageOf(tx, contract.getHiddenMessages, params, {
      counting: { by: account.id, count: async () => (await countHidden.one(tx, { group_id })).count },
      fetch: ({ dir, start, page }) => pages[`hidden:${dir}:${start}`].all(tx, { group_id, ...page }),
      cursorOf: ({ id, hidden }) => ({ key: hidden, id }),
      view: ({ email, ...row }) => ({ object: 'hidden_message' as const, ...row, email: seesAddresses ? email : '' }),
    })
  },
)
