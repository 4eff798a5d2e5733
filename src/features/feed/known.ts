import { write, type Written } from '#runtime/answers.ts'
import { createKept, keptPerDatabase, type Kept } from '#runtime/kept.ts'
import type { Group, Membership } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import type { Params, Row } from '#storage/query.ts'
import { groupBesideOf } from '../groups/index.ts'
import { ownView, type MemberObject } from '../members/index.ts'
import { Feed } from './contract.ts'
import { feedPages, feedPrints, recentTopics } from './store.ts'

/** A membership, as its owner is shown it, and its group. */
type Member = { membership: Membership; group: Group; member_info: Written<MemberObject> }
/** One of the groups of a page, and the numbers of what else there is to be shown of it. */
export type FeedRow = Pick<Row<'feed.prints'>, 'id' | 'group_id' | 'key' | 'tag_ids' | 'event_ids' | 'table_ids'> &
  Member
/** A topic, and how the caller stands to it. */
export type FeedTopic = Omit<Row<'feed.topics'>, 'read_until' | 'print'>
/** The groups of a page, how the account stands in them, and what was said there last; and the places in the list, one more. */
export type Found = {
  rows: readonly FeedRow[]
  topics: readonly FeedTopic[]
  places: Pick<FeedRow, 'id' | 'group_id' | 'key'>[]
}

type Walk = keyof typeof feedPages
type Asked = Omit<Params<'feed.page'>, 'count'> & { limit: number }

type Members = ReadonlyMap<string, Member>
/**
 * The memberships that an account was shown last, by their prints and those of their groups. `isSteady`: nothing had changed since the
 * time before. Where something does each time, prints would be asked for in vain.
 */
type KnownPage = { members: Members; isSteady: boolean }
/** What feeds were made of, by the prints of the rows. docs/decisions/0357 */
type Known = {
  pages: Kept<KnownPage>
  groups: Kept<Group>
  topics: Kept<FeedTopic>
}
const megabyte = 1024 * 1024
const knownOf = keptPerDatabase<Known>(() => ({
  pages: createKept(16 * megabyte),
  groups: createKept(4 * megabyte),
  topics: createKept(4 * megabyte),
}))

/** A page of feeds. Whoever had the same one twice is known in most of their groups: only what is new there is read. */
export async function findFeeds(tx: Tx, walk: Walk, asked: Asked): Promise<Found> {
  const page = knownOf(tx).pages.find(whose(asked))
  return (page?.isSteady && (await findKnown(tx, page.members, walk, asked))) || readFeeds(tx, walk, asked)
}

const whose = ({ account_id, group_id }: Pick<Asked, 'account_id' | 'group_id'>) => `${account_id} ${group_id ?? ''}`
const nameOf = ({ print, group_print }: Pick<Row<'feed.prints'>, 'print' | 'group_print'>) => `${print} ${group_print}`

const rowOf = ({ id, group_id, key, tag_ids, event_ids, table_ids }: Omit<FeedRow, keyof Member>, member: Member) => ({
  ...member,
  id,
  group_id,
  key,
  tag_ids,
  event_ids,
  table_ids,
})

/** The page, if nothing in it has changed but how the caller stands to topics. */
async function findKnown(tx: Tx, members: Members, walk: Walk, { limit, ...asked }: Asked): Promise<Found | undefined> {
  const known = knownOf(tx)
  const found = await feedPrints[walk].all(tx, { ...asked, count: limit + 1 })
  const rows: FeedRow[] = []
  const topics: FeedTopic[] = []
  for (const row of found.slice(0, limit)) {
    const member = members.get(nameOf(row))
    if (!member) return undefined
    rows.push(rowOf(row, member))
    for (const printed of row.topics?.split(' ') ?? []) {
      const topic = topicOf(printed, known.topics)
      if (!topic) return undefined
      topics.push(topic)
    }
  }
  return { rows, topics, places: found }
}

/** A topic by its print, behind which stand whether it is new to the caller and what they have said of it. */
function topicOf(printed: string, topics: Kept<FeedTopic>): FeedTopic | undefined {
  const parts = printed.split(':')
  const state = parts.pop()
  const is_unread = parts.pop() === 't'
  const topic = topics.find(parts.join(':'))
  return topic && { ...topic, is_unread, followed: state === 'followed', muted: state === 'muted' }
}

async function readFeeds(tx: Tx, walk: Walk, { limit, ...asked }: Asked): Promise<Found> {
  const known = knownOf(tx)
  const [found, topics] = await Promise.all([
    feedPages[walk].all(tx, { ...asked, count: limit + 1 }),
    recentTopics[walk].all(tx, { ...asked, count: limit }),
  ])
  const members = new Map<string, Member>()
  const rows = found.slice(0, limit).map(row => {
    const member = memberOf(row, known.groups)
    members.set(nameOf(row), member)
    return rowOf(row, member)
  })
  const before = known.pages.find(whose(asked))?.members
  const isSteady =
    [...members.keys()].every(name => before?.has(name)) && topics.every(({ print }) => known.topics.find(print))
  known.pages.keep(whose(asked), { members, isSteady }, bytesOfAll([...members.values()]))
  for (const topic of topics)
    known.topics.keep(topic.print, topic, bytesAround + topic.subject.length + topic.summary.length)
  return { rows, topics, places: found }
}

/** What a row takes besides its texts. */
const bytesAround = 1000

function memberOf(row: Row<'feed.page'>, groups: Kept<Group>): Member {
  const group = groupIn(row, groups)
  const { id, group_id, status, post_status, mod_status, mod_permissions, given_id, options } = row
  const membership = { id, group_id, status, post_status, mod_status, mod_permissions, given_id, options }
  return { membership, group, member_info: write(Feed.properties.member_info, ownView(row, group)) }
}

/** The group of a membership: one for all of its members, so that what is shown of it is made once. */
function groupIn(row: Row<'feed.page'>, groups: Kept<Group>): Group {
  const name = `${row.group_id}:${row.group_print}`
  const known = groups.find(name)
  if (known) return known
  const group = groupBesideOf(row)
  groups.keep(name, group, bytesOf(group))
  return group
}

// A group is counted to each of its members: it is there as long as one of them is.
const bytesOfAll = (members: readonly Member[]): number =>
  members.reduce((sum, { group, member_info }) => sum + bytesAround + member_info.text.length + bytesOf(group), 0)
// With what is shown of it, which holds its texts once more.
const bytesOf = ({ description, plain_description }: Group): number =>
  8 * bytesAround + 2 * (description.length + plain_description.length)
