import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { keysetFamily } from '#storage/keyset.ts'
import { groupsWithAccess } from '../../members/index.ts'
import { checkTimestamp } from '../reading/check-timestamp.ts'
import { searchGroups as declared } from './contract.ts'
import type { Search } from './search-archives.ts'

/** How many groups are searched per page, and how many results of each are shown. */
const [maxGroups, maxPerGroup] = [20, 3]

// Groups without messages are skipped.
const pages = keysetFamily(
  'search.groups',
  'g.id',
  { updated: { key: 'g.most_recent_message', value: ':after_key?::text::timestamptz' } },
  ({ afterCondition, order }) =>
    `select g.id, g.most_recent_message as "most_recent_message!" from members m join groups g on g.id = m.group_id
       where m.account_id = :account_id and m.status = 'sub_status_normal' and g.most_recent_message is not null
         and g.suspended is null and (:org_id?::bigint is null or g.org_id = :org_id) and (:group_id?::bigint is null or g.id = :group_id)
         and ${afterCondition} order by ${order} limit :count`,
)

type SearchGroupsCall = Call<typeof declared>
type GroupSearchPage = Awaited<ReturnType<Search>>

export const searchGroups = (search: Search) =>
  implement(declared, async call => {
    const { tx, params, account, group, organisation } = call
    const limit = Math.min(params.limit, maxGroups)
    const viewsById = new Map<number, ReturnType<typeof view>>()
    const page = await pageOf(
      tx,
      declared,
      { ...params, limit },
      {
        query: params.q,
        total: 0,
        fetch: async ({ dir, start, after, page: range }) => {
          if (after) checkTimestamp(after.key)
          const query = {
            account_id: account.id,
            org_id: organisation?.id ?? null,
            group_id: group?.id ?? null,
            ...range,
          }
          const rows = await pages[`updated:${dir}:${start}`].all(tx, query)
          const groupIds = rows.slice(0, limit).map(({ id }) => id)
          // One after the other, so that a search of many groups uses no more at a time than one of a single group.
          for (const each of await searchableGroups(call, groupIds)) {
            const messages = await searchOne(search, call, each)
            if (messages && messages.data.length > 0) viewsById.set(each.group.id, view(each.group, messages))
          }
          return rows
        },
        cursorOf: ({ most_recent_message, id }) => ({ key: most_recent_message, id }),
        view: ({ id }) => viewsById.get(id),
      },
    )
    return { ...page, data: page.data.filter(result => result !== undefined) }
  })

type SearchableGroup = { group: Group; access: NonNullable<SearchGroupsCall['access']> }

/** Groups that the caller may read, with their access. */
const searchableGroups = async ({ tx, account }: Pick<SearchGroupsCall, 'tx' | 'account'>, ids: readonly number[]) =>
  (await groupsWithAccess(tx, account, ids)).filter(({ access }) => may('archives_visible', access))

async function searchOne(
  search: Search,
  { tx, account, params, refuse }: SearchGroupsCall,
  searchableGroup: SearchableGroup,
): Promise<GroupSearchPage> {
  const searchParams = { q: params.q, limit: maxPerGroup, collapse_topics: false, exclude_sigs: false }
  return search({ tx, account, ...searchableGroup, params: searchParams, refuse: () => refuse('page_token') })
}

const view = ({ id, name, title }: Group, { data, total_count, total_is_estimate }: GroupSearchPage) => ({
  object: 'group_search_result' as const,
  group_id: id,
  group_name: name,
  nice_group_name: title || name,
  num_found: total_count,
  is_estimate: total_is_estimate,
  messages: data.map(message => ({
    id: message.id,
    topic_id: message.topic_id,
    msg_num: message.msg_num,
    user_id: message.user_id,
    created: message.created,
    subject: message.subject,
    summary: message.summary,
    name: message.name,
    profile_photo_url: message.profile_photo_url,
    has_attachments: message.has_attachments,
  })),
})
