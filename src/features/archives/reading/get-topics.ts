import { may } from '#contract/permissions.ts'
import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { PageCursor } from '#runtime/responses/page-tokens.ts'
import { cachedPageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { hasAgeRules } from '../topic-state.ts'
import type { ArchiveDeps } from '../deps.ts'
import { groupContext } from './group-context.ts'
import * as contract from './contract.ts'
import { checkTimestamp } from './check-timestamp.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import { loadHashtags } from './load-hashtags.ts'
import { readableGroups, topicPages, topicRowVersions } from './stores/topic-store.ts'
import { seesChatsOf, seesEventsOf, topicView, type HashtagsById } from './view.ts'

type PageRow = Row<'topic.page'>

/** The sort key of a row. For `updated` it includes `is_sticky`, because sticky topics come first. */
const keyOf: Record<string, (row: PageRow) => string> = {
  updated: row => `${Number(row.is_sticky)}${row.most_recent_message}`,
  created: row => row.created,
  subject: row => row.sort_subject,
}
/** The page cursor as query parameters. */
function cursorKeys(field: string, after: PageCursor | null) {
  const key = after && String(after.key)
  if (key === null) return { after_key: null, after_sticky: null }
  const [after_key, after_sticky] = field === 'updated' ? [key.slice(1), key.startsWith('1')] : [key, null]
  if (field !== 'subject') checkTimestamp(after_key)
  return { after_key, after_sticky }
}

/** The groups whose topics are listed, and the total number of topics. */
type TopicSources = { settings: ReadonlyMap<number, GroupSettings>; total: number }

async function groupsOf(tx: Tx, account_id: number, org_id: number | null): Promise<TopicSources> {
  const groups = await readableGroups.all(tx, { account_id, org_id })
  return {
    settings: new Map(
      groups.map(({ id, settings }) => [id, { ...groupSettingDefaults, ...(settings as Partial<GroupSettings>) }]),
    ),
    total: groups.reduce((sum, { threads_count }) => sum + threads_count, 0),
  }
}

export const getTopics = ({ addresses }: ArchiveDeps) =>
  implement(contract.getTopics, async ({ tx, params, account, group, membership, access, organisation }) => {
    const { settings, total } = group
      ? { settings: new Map([[group.id, group.settings]]), total: group.threads_count }
      : await groupsOf(tx, account!.id, organisation?.id ?? null)
    const around =
      group && access
        ? groupContext({ tx, account, group, membership, access }, addresses)
        : Promise.resolve({ sub_data: [] })
    let tags: HashtagsById
    const account_id = account?.id ?? null
    const sees = group && [seesChatsOf(access, group.settings), seesEventsOf(access, group.settings)]
    // Lists over several groups contain only the caller's own.
    const isMember = !access || may('sub_page', access)
    const page = cachedPageOf(tx, contract.getTopics, params, {
      total,
      viewKey:
        group && !hasAgeRules(group.settings)
          ? JSON.stringify([group.id, group.settings.subject_tag, sees, isMember, account !== null])
          : null,
      rowVersions: async ({ field, dir, start, after, page: range }) => {
        if (field !== 'updated' || dir !== 'desc') return null
        const walk = topicRowVersions[`${pageSizeFor(range.count)}:updated:desc:${start}`]
        const query = { account_id, group_ids: [group!.id], ...range, ...cursorKeys(field, after) }
        return (await walk.one(tx, query)).print
      },
      fetch: async ({ field, dir, start, after, page: range }) => {
        const where = group ? 'one' : 'many'
        const walk = topicPages[`${pageSizeFor(range.count)}:${where}:${field as 'updated'}:${dir}:${start}`]
        const rows = await walk.all(tx, {
          account_id,
          group_ids: [...settings.keys()],
          ...range,
          ...cursorKeys(field, after),
        })
        tags = await loadHashtags(tx, rows, account_id)
        return rows
      },
      cursorOf: (row, field) => ({ key: keyOf[field]!(row), id: row.id }),
      view: row =>
        topicView(row, settings.get(row.group_id)!, tags, {
          seesChats: seesChatsOf(access, settings.get(row.group_id)!),
          seesEvents: seesEventsOf(access, settings.get(row.group_id)!),
          isMember,
          state: account ? row : undefined,
        }),
      schema: contract.getTopics.returns.properties.data,
      extraFields: () => ({}),
    })
    const [besides, list] = await Promise.all([around, page])
    return { ...list, ...besides }
  })
