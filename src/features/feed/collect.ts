import { may } from '#contract/permissions.ts'
import { positionOf } from '#runtime/standings.ts'
import type { Group, Membership } from '#runtime/subjects.ts'
import type { Account } from '#runtime/identity.ts'
import type { Static } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { attachmentUrl, tagsOn, thumbnailUrl, topicView } from '../archives/index.ts'
import { nextEvents } from '../calendar/index.ts'
import { chatsInFeeds } from '../chats/index.ts'
import { tablesInFeeds } from '../databases/index.ts'
import { groupsByIds, groupView, type Addresses } from '../groups/index.ts'
import { hashtagsByIds } from '../hashtags/index.ts'
import { manyMemberships, subscriptionsIn } from '../members/index.ts'
import type { Feed, FeedAttachment } from './contract.ts'
import { newestSubgroups, recentImages, recentTags, recentTopics } from './store.ts'

export type FeedObject = Static<typeof Feed>
type Image = Static<typeof FeedAttachment>

/** What is new in groups that the account is in. However many groups: the same few statements. */
export async function feedsOf(
  tx: Tx,
  account: Account,
  group_ids: readonly number[],
  addresses: Addresses,
): Promise<Map<number, FeedObject>> {
  const account_id = account.id
  const [subscriptions, own, topics, tagged, eventsOf, tablesOf] = await Promise.all([
    subscriptionsIn(tx, account_id, group_ids),
    groupsByIds(tx, group_ids),
    recentTopics.all(tx, { group_ids, account_id }),
    recentTags.all(tx, { group_ids }),
    nextEvents(tx, account, group_ids),
    tablesInFeeds(tx, account, group_ids),
  ])
  const inOwn = subscriptions.map(({ membership }) => membership)
  const talking = own.filter(({ open_chats_count }) => open_chats_count > 0).map(({ id }) => id)
  const [subgroups, images, topicTags, tags, chatsOf] = await Promise.all([
    subgroupsOfAll(tx, own, inOwn, account_id),
    imagesIn(tx, topics),
    tagsOn(tx, topics, account_id),
    hashtagsByIds(
      tx,
      group_ids,
      tagged.map(({ id }) => id),
      account_id,
    ),
    chatsInFeeds(tx, account, talking),
  ])
  const groups = [...own, ...subgroups]
  const parents = groups.map(({ parent_id }) => parent_id).filter(id => id !== null)
  const around = new Set([...groups.map(({ id }) => id), ...parents]).difference(
    new Set(inOwn.map(({ group_id }) => group_id)),
  )
  const inOthers = around.size > 0 ? await manyMemberships(tx, account_id, [...around]) : []
  const memberships = [...inOwn, ...inOthers]
  const membershipIn = (id: number | null) => memberships.find(({ group_id }) => group_id === id) ?? null
  const positionIn = (group: Group) => positionOf(group, membershipIn(group.id), membershipIn(group.parent_id), account)

  const byId = new Map(groups.map(group => [group.id, group]))
  const imagesOf = Map.groupBy(images, image => image.topic_id)
  const topicsOf = Map.groupBy(topics, topic => topic.group_id)
  const tagsOf = Map.groupBy(tagged, tag => tag.group_id)
  const subgroupsOf = Map.groupBy(subgroups, group => group.parent_id)
  return new Map(
    subscriptions.flatMap(({ member_info }) => {
      const group = byId.get(member_info.group_id)
      if (!group) return []
      const position = positionIn(group)
      const seesChats = may('chat_visible', position)
      const feed: FeedObject = {
        object: 'feed',
        member_info,
        group: groupView(group, position, addresses),
        topics: (topicsOf.get(group.id) ?? []).map(topic => ({
          topic: topicView(topic, group.settings, topicTags, { seesChats, state: topic }),
          images: (imagesOf.get(topic.id) ?? []).map(image => imageView(image, { addresses, group })),
        })),
        subgroups: (subgroupsOf.get(group.id) ?? []).map(one => groupView(one, positionIn(one), addresses)),
        events: eventsOf(group.id, position),
        chats: chatsOf(group.id, position),
        tables: tablesOf(group.id, position),
        hashtags: (tagsOf.get(group.id) ?? []).map(({ id }) => tags.get(id)).filter(tag => tag !== undefined),
        ...nothingYet,
      }
      return [[group.id, feed] as const]
    }),
  )
}

/** The newest subgroups of groups that somebody may know of, the newest first; nothing is asked where there are none. */
async function subgroupsOfAll(
  tx: Tx,
  groups: readonly Group[],
  memberships: readonly Membership[],
  account_id: number,
): Promise<Group[]> {
  const parents = new Set(groups.filter(({ subgroups_count }) => subgroups_count > 0).map(({ id }) => id))
  const asked = memberships.filter(({ group_id }) => parents.has(group_id))
  if (asked.length === 0) return []
  const group_ids = asked.map(({ group_id }) => group_id)
  const owned = asked.map(({ mod_status }) => mod_status === 'sub_modstatus_owner')
  const ids = (await newestSubgroups.all(tx, { group_ids, owned, account_id })).map(({ id }) => id)
  const found = new Map((await groupsByIds(tx, ids)).map(group => [group.id, group]))
  return ids.map(id => found.get(id)).filter(group => group !== undefined)
}

/** The pictures of topics that have files. */
async function imagesIn(tx: Tx, topics: readonly Row<'feed.topics'>[]): Promise<Row<'feed.images'>[]> {
  const withFiles = topics.filter(({ num_attachments }) => num_attachments > 0)
  if (withFiles.length === 0) return []
  const group_ids = withFiles.map(({ group_id }) => group_id)
  return recentImages.all(tx, { group_ids, topic_ids: withFiles.map(({ id }) => id) })
}

/** Parts of the product that are not there yet. */
const nothingYet = { files: [], photos: [], wikis: [] }

function imageView(row: Row<'feed.images'>, source: Parameters<typeof attachmentUrl>[0]): Image {
  const [type, sub_type] = row.media_type.split('/') as [string, string]
  return {
    object: 'attachment',
    id: String(row.id),
    created: row.created,
    group_id: row.group_id,
    user_id: row.user_id,
    thread_id: row.topic_id,
    message_num: row.msg_num,
    attach_num: row.attach_num,
    type,
    sub_type,
    name: row.filename,
    content: attachmentUrl(source, row.id),
    thumbnail_url: row.has_thumbnail ? thumbnailUrl(source, row.id) : '',
    image_width: row.width,
    image_height: row.height,
  }
}
