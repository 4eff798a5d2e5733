import { may } from '#contract/permissions.ts'
import { positionOf } from '#runtime/standings.ts'
import type { Group } from '#runtime/subjects.ts'
import type { Account } from '#runtime/identity.ts'
import type { Static } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { attachmentUrl, statesOn, tagsOn, thumbnailUrl, topicView } from '../archives/index.ts'
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
  const [subscriptions, topics, tagged, coming, chatsOf, tablesOf] = await Promise.all([
    subscriptionsIn(tx, account.id, group_ids),
    recentTopics.all(tx, { group_ids }),
    recentTags.all(tx, { group_ids }),
    nextEvents(tx, account, group_ids),
    chatsInFeeds(tx, account, group_ids),
    tablesInFeeds(tx, account, group_ids),
  ])
  const owned = subscriptions.map(({ mod_status }) => mod_status === 'sub_modstatus_owner')
  const listed = subscriptions.map(({ group_id }) => group_id)
  const subgroup_ids = (await newestSubgroups.all(tx, { group_ids: listed, owned, account_id: account.id })).map(
    ({ id }) => id,
  )
  const withFiles = topics.filter(({ num_attachments }) => num_attachments > 0)
  const [groups, images, topicTags, states, tags] = await Promise.all([
    groupsByIds(tx, [...group_ids, ...subgroup_ids]),
    recentImages.all(tx, {
      group_ids: withFiles.map(({ group_id }) => group_id),
      topic_ids: withFiles.map(({ id }) => id),
    }),
    tagsOn(tx, topics, account.id),
    statesOn(tx, topics, account.id),
    hashtagsByIds(
      tx,
      group_ids,
      tagged.map(({ id }) => id),
      account.id,
    ),
  ])
  const parents = groups.map(({ parent_id }) => parent_id).filter(id => id !== null)
  const around = [...new Set([...groups.map(({ id }) => id), ...parents])]
  const memberships = await manyMemberships(tx, account.id, around)
  const membershipIn = (id: number | null) => memberships.find(({ group_id }) => group_id === id) ?? null
  const positionIn = (group: Group) => positionOf(group, membershipIn(group.id), membershipIn(group.parent_id), account)
  const view = (group: Group) => groupView(group, positionIn(group), addresses)

  const byId = new Map(groups.map(group => [group.id, group]))
  const imagesOf = Map.groupBy(images, image => image.topic_id)
  const topicsOf = Map.groupBy(topics, topic => topic.group_id)
  const tagsOf = Map.groupBy(tagged, tag => tag.group_id)
  const subgroupsOf = Map.groupBy(
    subgroup_ids.map(id => byId.get(id)).filter(group => group !== undefined),
    group => group.parent_id,
  )
  return new Map(
    subscriptions.flatMap(member_info => {
      const group = byId.get(member_info.group_id)
      if (!group) return []
      const feed: FeedObject = {
        object: 'feed',
        member_info,
        group: view(group),
        topics: (topicsOf.get(group.id) ?? []).map(topic => ({
          topic: topicView(topic, group.settings, topicTags, {
            seesChats: may('chat_visible', positionIn(group)),
            state: states.get(topic.id),
          }),
          images: (imagesOf.get(topic.id) ?? []).map(image => imageView(image, { addresses, group })),
        })),
        subgroups: (subgroupsOf.get(group.id) ?? []).map(view),
        events: coming.get(group.id) ?? [],
        chats: chatsOf(group.id, positionIn(group)),
        tables: tablesOf(group.id, positionIn(group)),
        hashtags: (tagsOf.get(group.id) ?? []).map(({ id }) => tags.get(id)).filter(tag => tag !== undefined),
        ...nothingYet,
      }
      return [[group.id, feed] as const]
    }),
  )
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
