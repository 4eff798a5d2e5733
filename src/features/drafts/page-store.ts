import { listedPrivacies } from '#contract/permissions.ts'
import { truncateByBytes } from '#runtime/responses/page-byte-limit.ts'
import { keysetQueries, queriesByKind } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'

const listed = (group: string) =>
  `coalesce(${group}.settings ->> 'privacy', 'group_privacy_archives') = any('{${listedPrivacies.join()}}')`
const inGroup = (group_id: string, more = '') =>
  `exists (select from members m where m.group_id = ${group_id} and m.account_id = :account_id ${more})`
const asOwner = `and m.status = 'sub_status_normal' and m.mod_status = 'sub_modstatus_owner'`

// Over all groups: those that the caller may still see.
const known = `(${inGroup('g.id')} or ${inGroup('g.parent_id', asOwner)} or (${listed('g')} and (
    p.id is null or ${listed('p')} or ${inGroup('p.id')})))`
const scopes = {
  one: `from drafts d where d.account_id = :account_id and d.group_id = :within?::bigint`,
  all: `from drafts d join groups g on g.id = d.group_id left join groups p on p.id = g.parent_id
    where d.account_id = :account_id and g.suspended is null and (:within?::bigint is null or g.org_id = :within) and ${known}`,
}
const sortSubject = 'lower(left(d.subject, 200))'
const columns = `d.id, d.account_id, d.group_id, d.created, d.updated, d.edited, d.draft_type, d.subject, d.body, d.body_type, d.reply_to,
  d.is_special, d.bcc_me, d.bcc_all, d.message_id, d.member_id, d.num_attachments, d.next_attachment_id`
/** The caller's drafts in a group, or in all of an organisation, or in all. */
export const draftPages = queryFamily(
  'draft.page',
  queriesByKind(scopes, from =>
    keysetQueries('d.id', { created: 'd.id', subject: sortSubject }, ({ afterCondition, order }) => {
      const select = `select d.*, ${sortSubject} as sort_subject ${from} and ${afterCondition} order by ${order} limit :count`
      const again = order.replace(sortSubject, 'd.sort_subject')
      return `select ${columns}, d.sort_subject as "sort_subject!", d.found as "found!"
        from ${truncateByBytes({ select, as: 'd', bytes: 'octet_length(d.body)', order: again })} order by ${again}`
    }),
  ),
)

/** There are at most a thousand, so counting is cheap. */
export const countDrafts = {
  one: query('draft.countIn', `select count(*)::int as "count!" ${scopes.one}`),
  all: query('draft.countKnown', `select count(*)::int as "count!" ${scopes.all}`),
}
