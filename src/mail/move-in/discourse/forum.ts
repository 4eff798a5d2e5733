import type { RowReaders } from './dump.ts'
import type { Spool, SpoolPlace } from './spool.ts'

export type Post = {
  id: number
  topic_id: number
  user_id: number
  /** Its number in the topic, and that of the post it answers; 0: of none. */
  number: number
  answers: number
  created: number
  mime_id: string
  text: SpoolPlace
}
type User = {
  username: string
  name: string
  email: string
  created: string
  isActive: boolean
  isStaged: boolean
  isAdmin: boolean
  isModerator: boolean
  suspendedTill: string
  silencedTill: string
  /** How they get email: undefined where nobody has chosen. */
  isMailingList: boolean
  getsDigest: boolean
}
type Category = { name: string; slug: string; description: string; isRestricted: boolean; parent_id: number | null }
type Topic = { title: string; category_id: number | null }

/** What a backup says of a forum; the texts of posts are in a spool. */
export type Forum = {
  site: { title: string; description: string }
  users: Map<number, User>
  categories: Map<number, Category>
  topics: Map<number, Topic>
  posts: Post[]
  /** The notification levels of users in categories, as `category user`. */
  levels: Map<string, number>
  skipped: { posts: number }
}

export const emptyForum = (): Forum => ({
  site: { title: '', description: '' },
  users: new Map(),
  categories: new Map(),
  topics: new Map(),
  posts: [],
  levels: new Map(),
  skipped: { posts: 0 },
})

const isTrue = (value: string | null | undefined): boolean => value === 't'
const isSet = (value: string | null | undefined): value is string => typeof value === 'string'
const idOrNull = (value: string | null | undefined): number | null => (isSet(value) ? numberOf(value) : null)
const numberOf = (value: string | null | undefined): number => Number(value ?? 0) || 0
const timestampOf = (value: string | null | undefined): string =>
  value === null || value === undefined
    ? ''
    : `${value.replace(' ', 'T')}${/[Z+-]\d*$/.test(value.slice(11)) ? '' : 'Z'}`

/** Posts that people wrote: others say that a topic was closed, or are for staff only. */
const written = new Set([1, 2])

/** Reads the tables of a backup, whose columns differ between versions, and come in any order. */
export function forumReaders(forum: Forum, spool: Spool): RowReaders {
  const userOf = (id: number): User => {
    const known = forum.users.get(id)
    if (known) return known
    const made: User = {
      ...{ username: '', name: '', email: '', created: '', isActive: false, isStaged: false, isAdmin: false },
      ...{ isModerator: false, suspendedTill: '', silencedTill: '', isMailingList: false, getsDigest: true },
    }
    forum.users.set(id, made)
    return made
  }
  return {
    users(row) {
      const user = userOf(numberOf(row['id']))
      Object.assign(user, {
        username: row['username'] ?? '',
        name: row['name'] ?? '',
        email: row['email'] ?? user.email,
        created: timestampOf(row['created_at']),
        isActive: isTrue(row['active']),
        isStaged: isTrue(row['staged']),
        isAdmin: isTrue(row['admin']),
        isModerator: isTrue(row['moderator']),
        suspendedTill: timestampOf(row['suspended_till']),
        silencedTill: timestampOf(row['silenced_till']),
      })
    },
    user_emails(row) {
      const user = userOf(numberOf(row['user_id']))
      if (user.email === '' || isTrue(row['primary'])) user.email = row['email'] ?? ''
    },
    user_options(row) {
      const user = userOf(numberOf(row['user_id']))
      user.isMailingList = isTrue(row['mailing_list_mode'])
      user.getsDigest = !isSet(row['email_digests']) || isTrue(row['email_digests'])
    },
    categories(row) {
      forum.categories.set(numberOf(row['id']), {
        name: row['name'] ?? '',
        slug: row['slug'] ?? '',
        description: row['description'] ?? '',
        isRestricted: isTrue(row['read_restricted']),
        parent_id: idOrNull(row['parent_category_id']),
      })
    },
    category_users(row) {
      forum.levels.set(`${row['category_id']} ${row['user_id']}`, numberOf(row['notification_level']))
    },
    topics(row) {
      // Private messages are topics too.
      if (row['archetype'] !== 'regular' || isSet(row['deleted_at'])) return
      const category_id = idOrNull(row['category_id'])
      forum.topics.set(numberOf(row['id']), { title: row['title'] ?? '', category_id })
    },
    async posts(row) {
      if (!written.has(numberOf(row['post_type'] ?? '1'))) return
      if (isSet(row['deleted_at']) || isTrue(row['hidden']) || isTrue(row['user_deleted'])) {
        forum.skipped.posts += 1
        return
      }
      const created = Date.parse(timestampOf(row['created_at']))
      forum.posts.push({
        id: numberOf(row['id']),
        topic_id: numberOf(row['topic_id']),
        user_id: numberOf(row['user_id']),
        number: numberOf(row['post_number']),
        answers: numberOf(row['reply_to_post_number']),
        created: Number.isNaN(created) ? 0 : created,
        mime_id: (row['outbound_message_id'] ?? '').replace(/[<>\s]/g, ''),
        text: await spool.add(JSON.stringify([row['raw'] ?? '', row['cooked'] ?? ''])),
      })
    },
    site_settings(row) {
      if (row['name'] === 'title') forum.site.title = row['value'] ?? ''
      if (row['name'] === 'site_description') forum.site.description = row['value'] ?? ''
    },
  }
}
