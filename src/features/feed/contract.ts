import { endpoint } from '#contract/endpoint.ts'
import { File } from '#contract/files.ts'
import { Group } from '#contract/groups/group.ts'
import { list } from '#contract/list-page.ts'
import { Photo } from '#contract/photos.ts'
import { MemberInfo } from '#contract/resources.ts'
import { Nullable, Num, Str, Timestamp, Type, fields, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'
import { DatabaseTable } from '#contract/databases.ts'
import { Topic } from '../archives/reading/contract.ts'
import { Event } from '../calendar/contract.ts'
import { Chat } from '../chats/contract.ts'
import { Wiki } from '../wiki/contract.ts'
import { Hashtag } from '../hashtags/contract.ts'

/** A picture that came with a message. */
export const FeedAttachment = resource('attachment', {
  id: Str,
  created: Timestamp,
  ...fields(['group_id', 'user_id', 'thread_id', 'message_num', 'attach_num'], Num),
  ...fields(['type', 'sub_type', 'name', 'content', 'thumbnail_url'], Str),
  image_width: Nullable(Num),
  image_height: Nullable(Num),
})

/** What is new in one of the caller's groups. */
export const Feed = resource('feed', {
  member_info: MemberInfo,
  group: Group,
  topics: Type.Array(Type.Object({ topic: Topic, images: Type.Array(FeedAttachment) }, { title: 'feed_topic' })),
  events: Type.Array(Event),
  files: Type.Array(File),
  photos: Type.Array(Photo),
  chats: Type.Array(Chat),
  wikis: Type.Array(Wiki),
  subgroups: Type.Array(Group),
  tables: Type.Array(DatabaseTable),
  hashtags: Type.Array(Hashtag),
})

const everyGroup = {
  method: 'GET',
  who: 'account',
  params: {},
  returns: list(Feed, {
    fields: ['group', 'full_name', 'email', 'delivery', 'joined'],
    field: 'group',
    dir: 'asc',
  }),
} as const

export const feed = endpoint('feed', { ...everyGroup, summary: 'List what is new in each of your groups.' })
export const getFeed = endpoint('getfeed', { ...everyGroup, summary: 'The same as `feed`.' })

/** Pending items of a person, over all groups. */
export const Inbox = resource('inbox', {
  total_count: Num,
  invitations: Type.Array(
    resource('open_invitation', {
      id: Num,
      created: Timestamp,
      expires: Timestamp,
      ...fields(['group_name', 'nice_group_name', 'full_name'], Str),
    }),
  ),
  waiting: Type.Array(
    Type.Object(
      {
        group_id: Num,
        ...fields(['group_name', 'nice_group_name'], Str),
        ...fields(['messages', 'members', 'reports'], Num),
      },
      { title: 'waiting_in_group' },
    ),
  ),
  ...fields(['answers', 'drafts', 'notifications'], Num),
})

export const getInbox = endpoint('getinbox', {
  method: 'GET',
  summary: 'List what needs your attention: invitations, pending members and messages, replies, drafts.',
  who: 'account',
  params: {},
  returns: Inbox,
})

export const getSingleFeed = endpoint('getsinglefeed', {
  method: 'GET',
  summary: 'List what is new in one of your groups.',
  who: 'account',
  on: 'group',
  needs: 'sub_page',
  params: GROUP,
  returns: Feed,
})
