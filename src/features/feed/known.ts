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
/** A topic, and how the caller stands to it. */
export type FeedTopic = Omit<Row<'feed.topics'>, 'read_until' | 'print'>
/** What is always there of a group; `name`: by the prints of the membership and the group. */
type Part = Member & { name: string; topics: readonly FeedTopic[] }
/** One of the groups of a page, and the numbers of what else there is to be shown of it. */
export type FeedRow = Part & Pick<Row<'feed.prints'>, 'tag_ids' | 'event_ids' | 'table_ids'>
/** The groups of a page, how the account stands in them, and what was said there last; and the places in the list, one more. */
export type Found = { rows: readonly FeedRow[]; places: Pick<Row<'feed.prints'>, 'id' | 'group_id' | 'key'>[] }

type Walk = keyof typeof feedPages
type Asked = Omit<Params<'feed.page'>, 'count'> & { limit: number }

type Members = ReadonlyMap<string, Member>
/**
 * The memberships that an account was shown last, by their names. `isSteady`: little had changed since the time before. Where much does
 * each time, prints would be asked for in vain.
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
  const known = page?.isSteady ? await findKnown(tx, page.members, walk, asked) : undefined
  return known ?? readFeeds(tx, walk, asked)
}

const whose = ({ account_id, group_id }: Pick<Asked, 'account_id' | 'group_id'>) => `${account_id} ${group_id ?? ''}`
const nameOf = ({ print, group_print }: Pick<Row<'feed.prints'>, 'print' | 'group_print'>) => `${print} ${group_print}`

/** Of which part of a page at most the groups are read by themselves. */
const few = 1 / 4

/** The page, if what has changed in it is little beside how the caller stands to topics. */
async function findKnown(tx: Tx, members: Members, walk: Walk, asked: Asked): Promise<Found | undefined> {
  const { limit, ...from } = asked
  const places = await feedPrints[walk].all(tx, { ...from, count: limit + 1 })
  const shown = places.slice(0, limit)
  const known = shown.map(row => partOf(row, members, knownOf(tx).topics))
  const changed = shown.filter((_row, n) => !known[n])
  if (changed.length > few * shown.length) return undefined
  const read = await Promise.all(changed.map(({ group_id }) => readGroup(tx, { ...from, group_id })))
  const again = new Map(read.map(part => [part?.group.id, part]))
  const parts = shown.map(({ group_id }, n) => known[n] ?? again.get(group_id)).filter(part => part !== undefined)
  // They have left one of them meanwhile.
  if (parts.length < shown.length) return undefined
  if (changed.length > 0) keepPage(tx, asked, parts, true)
  return foundOf(places, parts)
}

const foundOf = (places: Omit<Row<'feed.prints'>, 'topics'>[], parts: readonly Part[]): Found => ({
  places,
  rows: parts.map((part, n) => {
    const { tag_ids, event_ids, table_ids } = places[n]!
    return { ...part, tag_ids, event_ids, table_ids }
  }),
})

/** What is known of a group, if it is so still. */
function partOf(row: Row<'feed.prints'>, members: Members, known: Kept<FeedTopic>): Part | undefined {
  const name = nameOf(row)
  const member = members.get(name)
  const topics = row.topics?.split(' ').map(printed => topicOf(printed, known)) ?? []
  return member && areAll(topics) ? { ...member, name, topics } : undefined
}
const areAll = <T>(found: (T | undefined)[]): found is T[] => !found.includes(undefined)

/** A topic by its print, behind which stand whether it is new to the caller and what they have said of it. */
function topicOf(printed: string, topics: Kept<FeedTopic>): FeedTopic | undefined {
  const parts = printed.split(':')
  const state = parts.pop()
  const is_unread = parts.pop() === 't'
  const topic = topics.find(parts.join(':'))
  return topic && { ...topic, is_unread, followed: state === 'followed', muted: state === 'muted' }
}

async function readFeeds(tx: Tx, walk: Walk, asked: Asked): Promise<Found> {
  const before = knownOf(tx).pages.find(whose(asked))?.members
  const { places, parts, areTopicsKnown } = await readParts(tx, walk, asked)
  keepPage(tx, asked, parts, areTopicsKnown && parts.every(({ name }) => before?.has(name)))
  return foundOf(places, parts)
}

async function readGroup(tx: Tx, asked: Omit<Asked, 'limit'>): Promise<Part | undefined> {
  const first = { ...asked, after_key: null, after_id: null, limit: 1 }
  return (await readParts(tx, 'ten:group:asc:first', first)).parts[0]
}

async function readParts(tx: Tx, walk: Walk, { limit, ...from }: Asked) {
  const { groups, topics: known } = knownOf(tx)
  const [places, topics] = await Promise.all([
    feedPages[walk].all(tx, { ...from, count: limit + 1 }),
    recentTopics[walk].all(tx, { ...from, count: limit }),
  ])
  const areTopicsKnown = topics.every(({ print }) => known.find(print))
  for (const topic of topics) known.keep(topic.print, topic, bytesAround + topic.subject.length + topic.summary.length)
  const topicsOf = Map.groupBy(topics, ({ group_id }) => group_id)
  const parts = places.slice(0, limit).map((row): Part => {
    return { ...memberOf(row, groups), name: nameOf(row), topics: topicsOf.get(row.group_id) ?? [] }
  })
  return { places, parts, areTopicsKnown }
}

function keepPage(tx: Tx, asked: Asked, parts: readonly Part[], isSteady: boolean): void {
  const members = parts.map(
    ({ name, membership, group, member_info }) => [name, { membership, group, member_info }] as const,
  )
  const page = { members: new Map(members), isSteady }
  knownOf(tx).pages.keep(whose(asked), page, bytesOfAll([...page.members.values()]))
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
  members.reduce((sum, { group, member_info }) => sum + bytesAround + member_info.bytes + bytesOf(group), 0)
// With what is shown of it, which holds its texts once more.
const bytesOf = ({ description, plain_description }: Group): number =>
  8 * bytesAround + 2 * (description.length + plain_description.length)
