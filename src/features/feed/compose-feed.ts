import { may, type GroupAccess } from '#contract/permissions.ts'
import { serializeField, serializerFor, type SerializedJson } from '#runtime/responses/serializers.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Static } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { attachmentUrl, thumbnailUrl, topicView } from '../archives/index.ts'
import { nextEvents } from '../calendar/index.ts'
import { chatFeedItems } from '../chats/index.ts'
import { databaseFeedItems } from '../databases/index.ts'
import { groupOf, groupView, cachePerPosition, type Addresses } from '../groups/index.ts'
import { hashtagsByIds } from '../hashtags/index.ts'
import { manyMemberships } from '../members/index.ts'
import { fileFeedItems } from '../files/index.ts'
import { photoFeedItems } from '../photos/index.ts'
import { wikiFeedItems } from '../wiki/index.ts'
import { Feed, type FeedAttachment } from './contract.ts'
import type { FeedRow, FeedTopic, FeedPage } from './feed-cache.ts'
import { newestSubgroups, recentImages } from './store.ts'

export type FeedObject = Static<typeof Feed>
type FeedImage = Static<typeof FeedAttachment>

const writeFeed = serializerFor(Feed)
const serializedGroups = cachePerPosition<SerializedJson<FeedObject['group']>>()
const serializedGroup = (group: Group, access: GroupAccess, addresses: Addresses) =>
  serializedGroups(group, access, () => serializeField(Feed.properties.group, groupView(group, access, addresses)))

/** The feeds of an account's groups: the same few statements for any number of groups. */
export async function feedsOf(
  tx: Tx,
  account: Account,
  { rows }: FeedPage,
  addresses: Addresses,
): Promise<Map<number, SerializedJson<FeedObject>>> {
  const own = rows.map(({ group }) => group)
  const topics = rows.flatMap(row => row.topics)
  const memberships = rows.map(({ membership }) => membership)
  const group_ids = own.map(({ id }) => id)
  const talking = own.filter(({ open_chats_count }) => open_chats_count > 0).map(({ id }) => id)
  const tag_ids = [...topics.flatMap(({ hashtag_ids }) => hashtag_ids), ...rows.flatMap(row => row.tag_ids)]
  const [tags, images, subgroups, eventsOf, chatsOf, tablesOf, wikisOf, filesOf, photosOf] = await Promise.all([
    hashtagsByIds(tx, group_ids, tag_ids, account.id),
    imagesIn(tx, topics),
    subgroupsOfAll(tx, own, memberships, account.id),
    nextEvents(
      tx,
      account,
      rows.flatMap(row => row.event_ids),
      addresses,
    ),
    chatFeedItems(tx, account, talking),
    databaseFeedItems(
      tx,
      account,
      rows.flatMap(row => row.table_ids),
    ),
    wikiFeedItems(
      tx,
      rows.flatMap(row => row.wiki_ids),
    ),
    fileFeedItems(
      tx,
      account,
      rows.flatMap(row => row.file_ids),
      addresses,
    ),
    photoFeedItems(
      tx,
      account,
      rows.flatMap(row => row.photo_ids),
      addresses,
    ),
  ])
  const membershipIn = await membershipsAround(tx, account.id, [...own, ...subgroups], memberships)
  const positionIn = (group: Group) =>
    groupAccessOf(group, membershipIn(group.id), membershipIn(group.parent_id), account)

  const imagesOf = Map.groupBy(images, image => image.topic_id)
  const subgroupsOf = Map.groupBy(subgroups, group => group.parent_id)
  const feedOf = ({ group, member_info, topics, tag_ids }: FeedRow): SerializedJson<FeedObject> => {
    const access = positionIn(group)
    const seesChats = may('chat_visible', access)
    const seesEvents = may('calendar_visible', access)
    return writeFeed({
      object: 'feed',
      member_info,
      group: serializedGroup(group, access, addresses),
      topics: topics.map(topic => ({
        topic: topicView(topic, group.settings, tags, { seesChats, seesEvents, isMember: true, state: topic }),
        images: (imagesOf.get(topic.id) ?? []).map(image => imageView(image, { addresses, group })),
      })),
      subgroups: (subgroupsOf.get(group.id) ?? []).map(one => groupView(one, positionIn(one), addresses)),
      events: eventsOf(group.id, access),
      chats: chatsOf(group.id, access),
      tables: tablesOf(group.id, access),
      wikis: wikisOf(group, access),
      hashtags: tag_ids.map(id => tags.get(id)).filter(tag => tag !== undefined),
      files: filesOf(group, access),
      photos: photosOf(group, access),
    })
  }
  return new Map(rows.map(row => [row.group.id, feedOf(row)]))
}

/** The account's roles in groups and their parents; nothing is read if all are on the page. */
async function membershipsAround(tx: Tx, account_id: number, groups: readonly Group[], known: readonly Membership[]) {
  const membershipOf = new Map(known.map(membership => [membership.group_id, membership]))
  const around = groups.flatMap(({ id, parent_id }) => (parent_id === null ? [id] : [id, parent_id]))
  const others = [...new Set(around)].filter(id => !membershipOf.has(id))
  if (others.length > 0)
    for (const found of await manyMemberships(tx, account_id, others)) membershipOf.set(found.group_id, found)
  return (group_id: number | null) => (group_id === null ? null : (membershipOf.get(group_id) ?? null))
}

/** The newest visible subgroups; nothing is read if there are none. */
async function subgroupsOfAll(
  tx: Tx,
  groups: readonly Group[],
  memberships: readonly Membership[],
  account_id: number,
): Promise<Group[]> {
  const parents = new Set(groups.filter(({ subgroups_count }) => subgroups_count > 0).map(({ id }) => id))
  const onParents = memberships.filter(({ group_id }) => parents.has(group_id))
  if (onParents.length === 0) return []
  const group_ids = onParents.map(({ group_id }) => group_id)
  const owned = onParents.map(({ mod_status }) => mod_status === 'sub_modstatus_owner')
  return (await newestSubgroups.all(tx, { group_ids, owned, account_id })).map(groupOf)
}

/** The pictures of topics that have files. */
async function imagesIn(tx: Tx, topics: readonly FeedTopic[]): Promise<Row<'feed.images'>[]> {
  const withFiles = topics.filter(({ num_attachments }) => num_attachments > 0)
  if (withFiles.length === 0) return []
  const group_ids = withFiles.map(({ group_id }) => group_id)
  return recentImages.all(tx, { group_ids, topic_ids: withFiles.map(({ id }) => id) })
}

function imageView(row: Row<'feed.images'>, source: Parameters<typeof attachmentUrl>[0]): FeedImage {
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
