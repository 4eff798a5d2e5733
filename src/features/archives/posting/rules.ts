import type { Value } from '#contract/enumerations.ts'
import { may, type Position } from '#contract/permissions.ts'
import type { Group } from '#runtime/subjects.ts'
import { mayUseTag, type HashtagRow } from '../../hashtags/index.ts'
import type { PostLimits } from '../parts.ts'
import { isBlank } from '#content/text/index.ts'
import type { ReadSubject } from '#content/text/subject.ts'
import { holdsReplies } from '../state.ts'
import type { Submission } from '../message/submission.ts'
import type { Thread } from './thread.ts'

/** All that a message is judged by. */
export type Situation = {
  group: Group
  /** Of whoever posts it or lets it through. */
  position: Position
  /** The author as a member; null: they are none. */
  member_id: number | null
  post_status: string | null
  /** By which they are in: that membership, or the one in the parent. Null for who is in neither. */
  through: { group_id: number; id: number } | null
  /** They follow what they write in. */
  auto_follow: boolean
  limits: PostLimits
  storage_used: number
  submission: Submission
  subject: ReadSubject
  size: number
  /** The topic that it joins; null: it begins one. */
  thread: Thread | null
  /** Those of the topic, or those that its subject names. */
  tags: readonly HashtagRow[]
  /** Words of its subject that are no hashtags yet. */
  unknown: readonly string[]
}

/** Somebody who writes, and where. */
type Writer = Pick<Situation, 'group' | 'position'> & {
  /** Absent as long as only the writer is asked about. */
  submission?: Pick<Submission, 'mailed'>
}
/** What decides whether a message waits. */
type Holdable = Pick<Situation, 'group' | 'position' | 'post_status' | 'tags'> & {
  submission: Pick<Submission, 'files' | 'mailed'>
  thread: Pick<Thread, 'is_moderated'> | null
}

export type HeldBecause = Value<'held_because'>
export type PostRefusal =
  | 'not subscribed'
  | 'announcement group'
  | 'inadequate_permissions'
  | 'no subject'
  | 'no body'
  | 'private message'
  | 'post too big'
  | 'bad attachment'
  | 'group out of space'
  | 'restricted hashtag'
  | 'need hashtag'
  | 'mod only hashtag'
  | 'invalid reply'

/** What may have changed while a message waited: asked again when it is let through. */
export type PostObstacle = Extract<PostRefusal, 'inadequate_permissions' | 'group out of space' | 'invalid reply'>

type Rule = { when: (situation: Situation) => boolean } & (
  | { refuse: PostRefusal }
  | { refuse: PostObstacle; again: true }
  | Hold
)
/** `always`: also where whoever decides on what waits seems to have written it. */
type Hold = { hold: HeldBecause; always?: true }

/** Who is in neither the group nor its parent. */
export const outside: readonly string[] = ['visitor', 'pending']
const unranked: readonly string[] = ['member', 'parent_member']

const picture = /<img\s[^<>]*src="/
/** Whether a reader sees nothing: no words, no pictures and no files. */
export const isEmpty = ({ text, files }: Pick<Submission, 'text' | 'files'>): boolean =>
  files.length === 0 && isBlank(text.plain) && !picture.test(text.html)

export const isTooBig = ({ text, files }: Submission, size: number, limits: PostLimits): boolean =>
  Buffer.byteLength(text.html) > limits.text || size > limits.message || files.length > limits.attachments

/** Whether somebody writes as whoever is not in the group, by mail, which the group allows: a moderator decides. */
const isGuest = ({ position: { standing }, group, submission }: Writer): boolean =>
  submission?.mailed !== undefined && outside.includes(standing) && group.settings.allow_non_subs_to_post

/** Whether somebody may write here at all, whatever it is. */
const writing: readonly (Rule & { refuse: PostRefusal; when: (writer: Writer) => boolean })[] = [
  {
    refuse: 'not subscribed',
    when: writer =>
      (outside.includes(writer.position.standing) && !isGuest(writer)) ||
      (writer.position.standing === 'parent_member' && !writer.group.settings.allow_parent_subs_to_post),
  },
  {
    refuse: 'announcement group',
    when: writer => writer.group.settings.announce && (unranked.includes(writer.position.standing) || isGuest(writer)),
  },
  { refuse: 'inadequate_permissions', when: ({ group }) => group.settings.locked, again: true },
  { refuse: 'inadequate_permissions', when: writer => !may('can_post', writer.position) && !isGuest(writer) },
]
/** Why somebody may write nothing here; undefined: they may. */
export const refusalOfWriter = (writer: Writer): PostRefusal | undefined =>
  writing.find(({ when }) => when(writer))?.refuse

/** What makes a message wait for a moderator. */
export const holds: readonly (Hold & { when: (what: Holdable) => boolean })[] = [
  {
    hold: 'unconfirmed',
    always: true,
    when: ({ submission: { mailed } }) => mailed?.proven === false && mailed.asks === true,
  },
  { hold: 'unproven', always: true, when: ({ submission: { mailed } }) => mailed?.proven === false },
  { hold: 'virus', always: true, when: ({ submission: { mailed } }) => Boolean(mailed?.virus_name) },
  { hold: 'bulk', always: true, when: ({ submission: { mailed } }) => mailed?.bulk === true },
  { hold: 'not_subscribed', when: isGuest },
  {
    hold: 'attachment',
    when: ({ submission, group }) =>
      submission.files.length > 0 && group.settings.handle_attachments === 'group_attachments_moderated',
  },
  {
    hold: 'hashtag',
    when: ({ tags, thread }) => tags.some(tag => (thread ? holdsReplies(tag) : tag.moderated)),
  },
  { hold: 'topic', when: ({ thread }) => thread?.is_moderated === true },
  {
    hold: 'group',
    when: ({ group, post_status }) => group.settings.moderated && post_status !== 'sub_poststatus_allowed',
  },
  { hold: 'member', when: ({ post_status }) => post_status === 'sub_poststatus_moderated' },
  { hold: 'new_member', when: ({ post_status }) => post_status === 'sub_poststatus_newusermoderated' },
]

/** What becomes of a message. The first refusal that applies is the answer; where there is none, the first hold. */
export const rules: readonly Rule[] = [
  ...writing,
  { refuse: 'no subject', when: ({ subject }) => isBlank(subject.subject) },
  { refuse: 'no body', when: ({ submission }) => isEmpty(submission) },
  { refuse: 'private message', when: ({ subject }) => subject.isPrivate },
  { refuse: 'post too big', when: ({ submission, size, limits }) => isTooBig(submission, size, limits) },
  {
    refuse: 'bad attachment',
    when: ({ submission, group: { settings } }) =>
      submission.files.length > 0 &&
      (settings.bounce_attachments || settings.handle_attachments === 'group_attachments_bounced'),
  },
  {
    refuse: 'group out of space',
    when: ({ storage_used, size, limits }) => storage_used + size > limits.groupStorage,
    again: true,
  },
  {
    refuse: 'restricted hashtag',
    when: ({ thread, unknown, position }) => !thread && unknown.length > 0 && !may('create_hashtags', position),
  },
  {
    refuse: 'need hashtag',
    when: ({ thread, tags, unknown, group }) =>
      group.settings.hash_tags_required && !thread && tags.length + unknown.length === 0,
  },
  {
    refuse: 'mod only hashtag',
    when: ({ thread, tags, position }) => tags.some(tag => !mayUseTag(tag, position, thread ? 'reply' : 'post')),
  },
  {
    refuse: 'invalid reply',
    when: ({ thread, submission, position }) =>
      thread ? thread.is_closed && !may('edit_archives', position) : submission.reply_to_message_id !== null,
    again: true,
  },
  ...holds,
]

export type Ruling = { refuse: PostRefusal } | { hold: HeldBecause } | 'pass'

/** What becomes of a message. Whoever decides on what waits does not wait. */
export function judge(situation: Situation): Ruling {
  const applying = rules.filter(({ when }) => when(situation))
  const refusal = applying.find(rule => 'refuse' in rule)
  if (refusal) return refusal
  const decides = may('manage_pending_messages', situation.position)
  return applying.find(rule => 'hold' in rule && (rule.always || !decides)) ?? 'pass'
}

/** Why a message that waited cannot be let through now; undefined: it can. */
export const obstacleTo = (situation: Situation): PostObstacle | undefined =>
  rules.filter(rule => 'again' in rule).find(({ when }) => when(situation))?.refuse
