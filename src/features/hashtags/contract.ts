import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choice,
  Flag,
  Id,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, HASHTAG } from '#contract/targets.ts'

/** What a hashtag may ask of the messages under it. */
const flags = [
  'mods_only_post',
  'mods_only_replies',
  'no_email',
  'moderated',
  'special',
  'replies_unmoderated',
  'locked',
] as const

/** Where a hashtag points that only stands for another one. */
const HashtagAlias = Type.Object({ id: Num, name: Str }, { title: 'hashtag_alias' })

/** A word that topics are filed under. `muted` and `followed` are about the caller; null for who is not a member. */
export const Hashtag = resource('hashtag', {
  id: Num,
  created: Timestamp,
  group_id: Num,
  name: Str,
  alias: Nullable(HashtagAlias),
  ...fields(flags, Bool),
  until: Word(words.hashtag_until),
  close_instead_of_delete: Bool,
  description: Str,
  color_name: Word(words.color),
  color_hex: Str,
  reply_to: Word(words.thread_reply_to),
  topic_count: Num,
  last_message_date: Nullable(Timestamp),
  muted: Nullable(Bool),
  followed: Nullable(Bool),
})

/** For how long something is followed or muted. */
export const durations = ['day', 'week', 'month', 'forever'] as const
export const DURATION = {
  duration: withDefault(Choice(durations, { description: 'For how long.' }), 'forever'),
}

// The specification spells one word in one way and the next in another: both ways are taken.
const spellings = words.hashtag_until.flatMap(word => {
  const rest = word.replace(/^hash_?tag_/, '')
  return [`hash_tag_${rest}`, `hashtag_${rest}`].map(spelling => [spelling, word] as const)
})
/** How each spelling of `until` is kept and answered. */
export const untilSpellings: ReadonlyMap<string, (typeof words.hashtag_until)[number]> = new Map(spellings)
const OPTIONS = {
  description: optional(Text(2000, { description: 'What it is for.' })),
  color_name: optional(Choice(words.color, { description: 'Its colour.' })),
  mods_only_post: optional(Flag({ description: 'Only moderators begin topics with it.' })),
  mods_only_replies: optional(Flag({ description: 'Only moderators reply to topics with it.' })),
  no_email: optional(Flag({ description: 'Messages under it are not mailed.' })),
  moderated: optional(Flag({ description: 'Messages under it wait for a moderator.' })),
  replies_unmoderated: optional(Flag({ description: 'With moderated: replies do not wait.' })),
  special: optional(Flag({ description: 'Messages under it are special notices.' })),
  locked: optional(Flag({ description: 'A topic with it is closed to replies.' })),
  until: optional(
    Choice([...untilSpellings.keys()], {
      description: 'When a topic with it is deleted or closed, counted from its last message.',
    }),
  ),
  close_instead_of_delete: optional(Flag({ description: 'Then it is closed, not deleted.' })),
  reply_to: optional(Choice(words.thread_reply_to, { description: 'Where replies go.' })),
  alias_id: optional(Id({ description: 'The hashtag that this one stands for.', invalid: 'invalid alias_id' })),
}

export const getHashtags = endpoint('gethashtags', {
  method: 'GET',
  summary: 'The hashtags of a group; none for who may not see its archives.',
  who: 'anyone',
  on: 'group',
  visitorsNeed: 'hashtags_visible',
  params: { ...GROUP, usable_only: optional(Flag({ description: 'Only those that the caller may use in a post.' })) },
  returns: list(Hashtag, {
    fields: ['name', 'topic_count', 'last_message_date'],
    field: 'name',
    dir: 'asc',
    dirs: { topic_count: 'desc', last_message_date: 'desc' },
  }),
})

const NAME = { description: 'One word, without #: no white space and no comma, not digits only.' }

export const newHashtag = endpoint('newhashtag', {
  method: 'POST',
  summary: 'Make a hashtag.',
  who: 'account',
  on: 'group',
  needs: 'manage_hashtags',
  params: { ...GROUP, name: Text(100, { ...NAME, invalid: 'invalid name' }), ...OPTIONS },
  returns: Hashtag,
  errors: ['invalid name', 'name exists', 'invalid alias_id', 'too many hashtags'],
  records: ['hashtag.created'],
  extension: true,
})

export const updateHashtag = endpoint('updatehashtag', {
  method: 'POST',
  summary: 'Change a hashtag.',
  who: 'account',
  on: 'hashtag',
  needs: 'manage_hashtags',
  params: {
    ...HASHTAG,
    name: optional(Text(100, { ...NAME, invalid: 'invalid name' })),
    ...OPTIONS,
    no_alias: optional(Flag({ description: 'It stands for itself again.' })),
  },
  returns: Hashtag,
  errors: ['invalid hashtag_id', 'invalid name', 'name exists', 'invalid alias_id'],
  records: ['hashtag.updated'],
  extension: true,
})

export const deleteHashtag = endpoint('deletehashtag', {
  method: 'POST',
  summary: 'Delete a hashtag; the topics under it stay.',
  who: 'account',
  on: 'hashtag',
  needs: 'manage_hashtags',
  params: HASHTAG,
  errors: ['invalid hashtag_id'],
  records: ['hashtag.deleted'],
  extension: true,
})

const following = (summary: string) =>
  ({
    method: 'POST',
    summary,
    who: 'account',
    on: 'hashtag',
    needs: 'manage_subscription',
    returns: Hashtag,
    errors: ['invalid hashtag_id', 'inadequate_permissions', 'not subscribed'],
    extension: true,
  }) as const

export const followHashtag = endpoint('followhashtag', {
  ...following('Follow a hashtag: its messages come also to who gets only what they follow.'),
  params: { ...HASHTAG, ...DURATION },
})
export const unfollowHashtag = endpoint('unfollowhashtag', {
  ...following('No longer follow a hashtag.'),
  params: HASHTAG,
})
export const muteHashtag = endpoint('mutehashtag', {
  ...following('Mute a hashtag: its messages do not come.'),
  params: { ...HASHTAG, ...DURATION },
})
export const unmuteHashtag = endpoint('unmutehashtag', {
  ...following('No longer mute a hashtag.'),
  params: HASHTAG,
})
