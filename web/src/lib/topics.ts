import type { Api } from './api.ts'

export type Topic = Awaited<ReturnType<Api['gettopics']>>['data'][number]
export type Message = Awaited<ReturnType<Api['gettopic']>>['data'][number]
export type Group = Awaited<ReturnType<Api['getgroup']>>
export type User = Awaited<ReturnType<Api['getuser']>>

/** The words of a subject that an address can show, in any script. */
const slugOf = (subject: string): string =>
  subject
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')

export const topicPath = (group: string, { id, subject }: { id: number; subject: string }): string => {
  const slug = slugOf(subject)
  return `/g/${group}/topic/${id}${slug === '' ? '' : `/${encodeURIComponent(slug)}`}`
}

/** A group, and whether its reader sees who is in it. */
export type PeopleOf = { name: string; seesPeople: boolean }
export const peopleOf = ({ name, perms }: Group, user: User | null): PeopleOf => ({
  name,
  seesPeople: user !== null && perms.members_visible,
})
/** The page of a person, if the current user sees members; empty otherwise, and for people without an account. */
export const personPath = ({ name, seesPeople }: PeopleOf, user_id: number): string =>
  seesPeople && user_id !== 0 ? `/g/${name}/person/${user_id}` : ''

/** A message in its topic. */
export const messagePath = (group: string, { topic_id, msg_num }: { topic_id: number; msg_num: number }): string =>
  `/g/${group}/topic/${topic_id}?from=${msg_num}#m${msg_num}`

export const searchPath = (group: string, q: string): string => `/g/${group}/search?q=${encodeURIComponent(q)}`

export const hashtagFeedPath = (group: string, tag: string): string =>
  `/g/${group}/hashtag/${encodeURIComponent(tag)}/feed.atom`
