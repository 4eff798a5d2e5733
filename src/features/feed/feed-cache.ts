import { serializeField, type SerializedJson } from '#runtime/responses/serializers.ts'
import { createCache, type Cache } from '#base/cache/cache.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import { perDatabase, type Tx } from '#storage/database.ts'
import type { Params, Row } from '#storage/query.ts'
import { groupFromJoin } from '../groups/index.ts'
import { ownView, type MemberObject } from '../members/index.ts'
import { Feed } from './contract.ts'
import { feedPages, feedRowVersions, recentTopics } from './store.ts'

/** A membership, as its owner is shown it, and its group. */
type FeedMember = { membership: Membership; group: Group; member_info: SerializedJson<MemberObject> }
/** A topic with the caller's state. */
export type FeedTopic = Omit<Row<'feed.topics'>, 'read_until' | 'print'>
/** The part of a group that is always shown; `name`: by the row versions of membership and group. */
type FeedGroup = FeedMember & { name: string; topics: readonly FeedTopic[] }
/** One of the groups of a page, and the numbers of what else there is to be shown of it. */
export type FeedRow = FeedGroup &
  Pick<Row<'feed.prints'>, 'tag_ids' | 'event_ids' | 'table_ids' | 'wiki_ids' | 'file_ids' | 'photo_ids'>
/** The groups of a page with the account's memberships and latest topics; and the cursors, one more. */
export type FeedPage = { rows: readonly FeedRow[]; places: Pick<Row<'feed.prints'>, 'id' | 'group_id' | 'key'>[] }

type FeedOrder = keyof typeof feedPages
type FeedRequest = Omit<Params<'feed.page'>, 'count'> & { limit: number }

type FeedMembers = ReadonlyMap<string, FeedMember>
/**
 * The memberships that an account was shown last, by their names. `isStable`: little had changed since the time before. Where much does
 * each time, prints would be asked for in vain.
 */
type CachedFeedPage = { members: FeedMembers; isStable: boolean }
/** Cached feeds by row versions. docs/decisions/0004 */
const feedCachesOf = perDatabase(() => ({
  pages: createCache<CachedFeedPage>('feed pages'),
  groups: createCache<Group>('feed groups'),
  topics: createCache<FeedTopic>('feed topics'),
}))

/** A page of feeds. For repeated requests most groups are cached: only changes are read. */
export async function findFeeds(tx: Tx, walk: FeedOrder, feedRequest: FeedRequest): Promise<FeedPage> {
  const page = feedCachesOf(tx).pages.get(ownerKey(feedRequest))
  const cached = page?.isStable ? await findCachedFeeds(tx, page.members, walk, feedRequest) : undefined
  return cached ?? readFeeds(tx, walk, feedRequest)
}

const ownerKey = ({ account_id, group_id }: Pick<FeedRequest, 'account_id' | 'group_id'>) =>
  `${account_id} ${group_id ?? ''}`
const nameOf = ({ print, group_print }: Pick<Row<'feed.prints'>, 'print' | 'group_print'>) => `${print} ${group_print}`

/** Of which part of a page at most the groups are read by themselves. */
const smallShare = 1 / 4

/** The page, if only little has changed besides the caller's topic states. */
async function findCachedFeeds(tx: Tx, members: FeedMembers, walk: FeedOrder, feedRequest: FeedRequest) {
  const { limit, ...from } = feedRequest
  const places = await feedRowVersions[walk].all(tx, { ...from, count: limit + 1 })
  const shown = places.slice(0, limit)
  const known = shown.map(row => feedGroupOf(row, members, feedCachesOf(tx).topics))
  const changed = shown.filter((_row, n) => !known[n])
  if (changed.length > smallShare * shown.length) return undefined
  const read = await Promise.all(changed.map(({ group_id }) => readGroup(tx, { ...from, group_id })))
  const again = new Map(read.map(feedGroup => [feedGroup?.group.id, feedGroup]))
  const parts = shown
    .map(({ group_id }, n) => known[n] ?? again.get(group_id))
    .filter(feedGroup => feedGroup !== undefined)
  // They have left one of them meanwhile.
  if (parts.length < shown.length) return undefined
  if (changed.length > 0) cachePage(tx, feedRequest, parts, true)
  return feedPageOf(places, parts)
}

const feedPageOf = (places: Omit<Row<'feed.prints'>, 'topics'>[], parts: readonly FeedGroup[]): FeedPage => ({
  places,
  rows: parts.map((feedGroup, n) => {
    const { tag_ids, event_ids, table_ids, wiki_ids, file_ids, photo_ids } = places[n]!
    return { ...feedGroup, tag_ids, event_ids, table_ids, wiki_ids, file_ids, photo_ids }
  }),
})

/** The cached group, if it is still valid. */
function feedGroupOf(row: Row<'feed.prints'>, members: FeedMembers, known: Cache<FeedTopic>): FeedGroup | undefined {
  const name = nameOf(row)
  const feedMember = members.get(name)
  const topics = row.topics?.split(' ').map(printed => topicOf(printed, known)) ?? []
  return feedMember && areAllFound(topics) ? { ...feedMember, name, topics } : undefined
}
const areAllFound = <T>(found: (T | undefined)[]): found is T[] => !found.includes(undefined)

/** A topic by its row version, followed by the caller's read and follow state. */
function topicOf(printed: string, topics: Cache<FeedTopic>): FeedTopic | undefined {
  const parts = printed.split(':')
  const state = parts.pop()
  const num_unread = Number(parts.pop())
  const topic = topics.get(parts.join(':'))
  return (
    topic && {
      ...topic,
      is_unread: num_unread > 0,
      num_unread,
      followed: state === 'followed',
      muted: state === 'muted',
    }
  )
}

async function readFeeds(tx: Tx, walk: FeedOrder, feedRequest: FeedRequest): Promise<FeedPage> {
  const before = feedCachesOf(tx).pages.get(ownerKey(feedRequest))?.members
  const { places, parts, areTopicsKnown } = await readFeedGroups(tx, walk, feedRequest)
  cachePage(tx, feedRequest, parts, areTopicsKnown && parts.every(({ name }) => before?.has(name)))
  return feedPageOf(places, parts)
}

async function readGroup(tx: Tx, request: Omit<FeedRequest, 'limit'>): Promise<FeedGroup | undefined> {
  const first = { ...request, after_key: null, after_id: null, limit: 1 }
  return (await readFeedGroups(tx, 'ten:group:asc:first', first)).parts[0]
}

async function readFeedGroups(tx: Tx, walk: FeedOrder, { limit, ...from }: FeedRequest) {
  const { groups, topics: known } = feedCachesOf(tx)
  const [places, topics] = await Promise.all([
    feedPages[walk].all(tx, { ...from, count: limit + 1 }),
    recentTopics[walk].all(tx, { ...from, count: limit }),
  ])
  const areTopicsKnown = topics.every(({ print }) => known.get(print))
  for (const topic of topics) known.set(topic.print, topic, bytesAround + topic.subject.length + topic.summary.length)
  const topicsOf = Map.groupBy(topics, ({ group_id }) => group_id)
  const parts = places.slice(0, limit).map((row): FeedGroup => {
    return { ...memberOf(row, groups), name: nameOf(row), topics: topicsOf.get(row.group_id) ?? [] }
  })
  return { places, parts, areTopicsKnown }
}

function cachePage(tx: Tx, feedRequest: FeedRequest, parts: readonly FeedGroup[], isStable: boolean): void {
  const members = parts.map(
    ({ name, membership, group, member_info }) => [name, { membership, group, member_info }] as const,
  )
  const page = { members: new Map(members), isStable }
  feedCachesOf(tx).pages.set(ownerKey(feedRequest), page, bytesOfAll([...page.members.values()]))
}

/** The overhead of a row besides its texts. */
const bytesAround = 1000

function memberOf(row: Row<'feed.page'>, groups: Cache<Group>): FeedMember {
  const group = groupIn(row, groups)
  const { id, group_id, status, post_status, mod_status, mod_permissions, given_id, options } = row
  const membership = { id, group_id, status, post_status, mod_status, mod_permissions, given_id, options }
  return { membership, group, member_info: serializeField(Feed.properties.member_info, ownView(row, group)) }
}

/** The group of a membership: shared by all members, so that its view is built once. */
function groupIn(row: Row<'feed.page'>, groups: Cache<Group>): Group {
  const name = `${row.group_id}:${row.group_print}`
  const existing = groups.get(name)
  if (existing) return existing
  const group = groupFromJoin(row)
  groups.set(name, group, bytesOf(group))
  return group
}

// A group is counted to each of its members: it is there as long as one of them is.
const bytesOfAll = (members: readonly FeedMember[]): number =>
  members.reduce((sum, { group, member_info }) => sum + bytesAround + member_info.bytes + bytesOf(group), 0)
// Includes the view, which has its texts again.
const bytesOf = ({ description, plain_description }: Group): number =>
  8 * bytesAround + 2 * (description.length + plain_description.length)
