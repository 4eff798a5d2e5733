import { listedPrivacies } from '#contract/permissions.ts'
import { cutByBytes } from '#runtime/page-bytes.ts'
import { query, queryFamily } from '#storage/query.ts'

const listed = (group: string) =>
  `coalesce(${group}.settings ->> 'privacy', 'group_privacy_archives') = any('{${listedPrivacies.join()}}')`
const inGroup = (group_id: string, more = '') =>
  `exists (select from members m where m.group_id = ${group_id} and m.account_id = $1 ${more})`
const asOwner = `and m.status = 'sub_status_normal' and m.mod_status = 'sub_modstatus_owner'`

// Over all groups: those that the caller may still know of, as for any call about a draft.
const known = `(${inGroup('g.id')} or ${inGroup('g.parent_id', asOwner)} or (${listed('g')} and (
    p.id is null or ${listed('p')} or ${inGroup('p.id')})))`
const scopes = {
  one: `from drafts d where d.account_id = $1 and d.group_id = $2::bigint`,
  all: `from drafts d join groups g on g.id = d.group_id left join groups p on p.id = g.parent_id
    where d.account_id = $1 and ($2::bigint is null or g.org_id = $2::bigint) and ${known}`,
}
const keys = { created: 'd.id', subject: 'lower(left(d.subject, 200))' }
const columns = `d.id, d.account_id, d.group_id, d.created, d.updated, d.draft_type, d.subject, d.body, d.body_type, d.reply_to,
  d.is_special, d.bcc_me, d.bcc_all, d.message_id, d.member_id, d.num_attachments, d.next_attachment_id`
type Order = `${keyof typeof scopes}:${keyof typeof keys}:${'asc' | 'desc'}:${'first' | 'next'}`

const texts = Object.entries(scopes).flatMap(([scope, from]) =>
  Object.entries(keys).flatMap(([field, key]) =>
    (['asc', 'desc'] as const).flatMap(dir => {
      const order = field === 'created' ? `d.id ${dir}` : `d.sort_subject ${dir}, d.id ${dir}`
      const page = (where: string) => {
        const select = `select d.*, ${keys.subject} as sort_subject ${from} and ${where} order by ${key} ${dir}, d.id ${dir} limit $3`
        return `select ${columns}, d.sort_subject as "sort_subject!", d.found as "found!"
          from ${cutByBytes({ select, as: 'd', bytes: 'octet_length(d.body)', order })} order by ${order}`
      }
      const place = field === 'created' ? '($5::bigint, $5)' : '($4::text, $5::bigint)'
      const beyond = `($4::text, $5::bigint) is not null and (${key}, d.id) ${dir === 'asc' ? '>' : '<'} ${place}`
      return [
        [`${scope}:${field}:${dir}:first`, page(`($4::text is null and $5::bigint is null)`)],
        [`${scope}:${field}:${dir}:next`, page(beyond)],
      ] as [Order, string][]
    }),
  ),
)
/** The caller's drafts in a group, or in all; then $2 is the organisation whose groups alone count. */
export const draftPages = queryFamily('draft.page', Object.fromEntries(texts) as Record<Order, string>)

/** Nobody has more than a thousand, so counting them is short. */
export const countDrafts = {
  one: query('draft.countIn', `select count(*)::int as "count!" ${scopes.one}`),
  all: query('draft.countKnown', `select count(*)::int as "count!" ${scopes.all}`),
}
