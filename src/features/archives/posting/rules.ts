import type { Value } from '#contract/enumerations.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { mayUseTag, type HashtagRow } from '../../hashtags/index.ts'
import type { PostLimits } from '../deps.ts'
import { isBlank } from '#content/text/index.ts'
import type { ParsedSubject } from '#content/text/subject.ts'
import { holdsReplies } from '../topic-state.ts'
import type { Submission } from '../message/submission.ts'
import type { POST_ERRORS } from './contract.ts'
import type { Thread } from './thread.ts'

/** All that a message is judged by. */
export type PostContext = {
  /** Not its counters, which each post changes: what comes from the database and may change is in `changesInBatch`. */
  group: Pick<Group, 'settings'>
  /** Of whoever posts it or lets it through. */
  access: GroupAccess
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
  subject: ParsedSubject
  size: number
  /** The topic that it joins; null: it begins one. */
  thread: Thread | null
  /** Those of the topic, or those that its subject names. */
  tags: readonly HashtagRow[]
  /** Words of its subject that are no hashtags yet. */
  unknown: readonly string[]
}

/** Somebody who writes, and where. */
type WriterContext = Pick<PostContext, 'group' | 'access'> & {
  /** Absent as long as only the writer is asked about. */
  submission?: Pick<Submission, 'mailed'>
}
/** What decides whether a message waits. */
type HoldContext = Pick<PostContext, 'group' | 'access' | 'post_status' | 'tags'> & {
  submission: Pick<Submission, 'files' | 'mailed'>
  thread: Pick<Thread, 'is_moderated'> | null
}

export type HoldReason = Value<'held_because'>
export type PostError = (typeof POST_ERRORS)[number] | 'inadequate_permissions'
type PostingRule = Value<'posting_rule'>

/** What may have changed while a message waited: asked again when it is let through. */
export type PostObstacle = Extract<PostError, 'inadequate_permissions' | 'group out of space' | 'invalid reply'>

/** What it checks, for whoever asks why; `ofText`: it depends on what is written. */
type RuleName = { name: PostingRule; ofText?: true }
export type Rule = RuleName & { when: (situation: PostContext) => boolean } & (
    | { refuse: PostError }
    | { refuse: PostObstacle; again: true }
    | HoldRule
  )
/** `always`: also where whoever decides on what waits seems to have written it. */
type HoldRule = RuleName & { hold: HoldReason; always?: true }

/** Who is in neither the group nor its parent. */
export const nonMemberRoles: readonly string[] = ['visitor', 'pending']
const plainRoles: readonly string[] = ['member', 'parent_member']

const imageTag = /<img\s[^<>]*src="/
/** Whether a reader sees nothing: no words, no pictures and no files. */
export const isEmpty = ({ text, files }: Pick<Submission, 'text' | 'files'>): boolean =>
  files.length === 0 && isBlank(text.plain) && !imageTag.test(text.html)

export const isTooBig = ({ text, files }: Submission, size: number, limits: PostLimits): boolean =>
  Buffer.byteLength(text.html) > limits.text || size > limits.message || files.length > limits.attachments

/** Whether somebody writes as whoever is not in the group, by mail, which the group allows: a moderator decides. */
const isEmailGuest = ({ access: { role }, group, submission }: WriterContext): boolean =>
  submission?.mailed !== undefined && nonMemberRoles.includes(role) && group.settings.allow_non_subs_to_post

/** Whether somebody may write here at all, whatever it is. */
const writerRules: readonly (Rule & { refuse: PostError; when: (writer: WriterContext) => boolean })[] = [
  {
    name: 'membership',
    refuse: 'not subscribed',
    when: writer =>
      (nonMemberRoles.includes(writer.access.role) && !isEmailGuest(writer)) ||
      (writer.access.role === 'parent_member' && !writer.group.settings.allow_parent_subs_to_post),
  },
  {
    name: 'announcements',
    refuse: 'announcement group',
    when: writer => writer.group.settings.announce && (plainRoles.includes(writer.access.role) || isEmailGuest(writer)),
  },
  { name: 'group_open', refuse: 'inadequate_permissions', when: ({ group }) => group.settings.locked, again: true },
  {
    name: 'may_post',
    refuse: 'inadequate_permissions',
    when: writer => !may('can_post', writer.access) && !isEmailGuest(writer),
  },
]
/** Why somebody may write nothing here; undefined: they may. */
export const writerError = (writer: WriterContext): PostError | undefined =>
  writerRules.find(({ when }) => when(writer))?.refuse

/** What makes a message wait for a moderator. */
export const holdRules: readonly (HoldRule & { when: (what: HoldContext) => boolean })[] = [
  {
    name: 'sender_verified',
    hold: 'unconfirmed',
    always: true,
    when: ({ submission: { mailed } }) => mailed?.proven === false && mailed.asks === true,
  },
  {
    name: 'sender_verified',
    hold: 'unproven',
    always: true,
    when: ({ submission: { mailed } }) => mailed?.proven === false,
  },
  {
    name: 'virus_free',
    ofText: true,
    hold: 'virus',
    always: true,
    when: ({ submission: { mailed } }) => Boolean(mailed?.virus_name),
  },
  {
    name: 'not_bulk',
    ofText: true,
    hold: 'bulk',
    always: true,
    when: ({ submission: { mailed } }) => mailed?.bulk === true,
  },
  { name: 'not_guest', hold: 'not_subscribed', when: isEmailGuest },
  {
    name: 'attachments',
    hold: 'attachment',
    when: ({ submission, group }) =>
      submission.files.length > 0 && group.settings.handle_attachments === 'group_attachments_moderated',
  },
  {
    name: 'hashtags',
    hold: 'hashtag',
    when: ({ tags, thread }) => tags.some(tag => (thread ? holdsReplies(tag) : tag.moderated)),
  },
  { name: 'topic_moderation', hold: 'topic', when: ({ thread }) => thread?.is_moderated === true },
  {
    name: 'group_moderation',
    hold: 'group',
    when: ({ group, post_status }) => group.settings.moderated && post_status !== 'sub_poststatus_allowed',
  },
  {
    name: 'member_moderation',
    hold: 'member',
    when: ({ post_status }) => post_status === 'sub_poststatus_moderated',
  },
  {
    name: 'new_member_moderation',
    hold: 'new_member',
    when: ({ post_status }) => post_status === 'sub_poststatus_newusermoderated',
  },
]

/** What becomes of a message. The first refusal that applies is the answer; where there is none, the first hold. */
export const rules: readonly Rule[] = [
  ...writerRules,
  { name: 'subject', ofText: true, refuse: 'no subject', when: ({ subject }) => isBlank(subject.subject) },
  { name: 'body', ofText: true, refuse: 'no body', when: ({ submission }) => isEmpty(submission) },
  { name: 'not_private', ofText: true, refuse: 'private message', when: ({ subject }) => subject.isPrivate },
  {
    name: 'size',
    ofText: true,
    refuse: 'post too big',
    when: ({ submission, size, limits }) => isTooBig(submission, size, limits),
  },
  {
    name: 'attachments',
    refuse: 'bad attachment',
    when: ({ submission, group: { settings } }) =>
      submission.files.length > 0 &&
      (settings.bounce_attachments || settings.handle_attachments === 'group_attachments_bounced'),
  },
  {
    name: 'storage',
    refuse: 'group out of space',
    when: ({ storage_used, size, limits }) => storage_used + size > limits.groupStorage,
    again: true,
  },
  {
    name: 'hashtags',
    ofText: true,
    refuse: 'restricted hashtag',
    when: ({ thread, unknown, access }) => !thread && unknown.length > 0 && !may('create_hashtags', access),
  },
  {
    name: 'hashtags',
    ofText: true,
    refuse: 'need hashtag',
    when: ({ thread, tags, unknown, group }) =>
      group.settings.hash_tags_required && !thread && tags.length + unknown.length === 0,
  },
  {
    name: 'hashtags',
    refuse: 'mod only hashtag',
    when: ({ thread, tags, access }) => tags.some(tag => !mayUseTag(tag, access, thread ? 'reply' : 'post')),
  },
  {
    name: 'topic_open',
    refuse: 'invalid reply',
    when: ({ thread, submission, access }) =>
      thread ? thread.is_closed && !may('edit_archives', access) : submission.reply_to_message_id !== null,
    again: true,
  },
  ...holdRules,
]

export type RuleResult = { refuse: PostError } | { hold: HoldReason } | 'pass'

/** What one rule makes of a message. Whoever decides on what waits does not wait. */
export function resultOfRule(rule: Rule, situation: PostContext): 'pass' | 'hold' | 'refuse' {
  if (!rule.when(situation)) return 'pass'
  if ('refuse' in rule) return 'refuse'
  return rule.always || !may('manage_pending_messages', situation.access) ? 'hold' : 'pass'
}

/** The rule that decides on a message: the first that refuses it, or else the first that holds it. */
export function decidingRule(situation: PostContext, among: readonly Rule[] = rules): Rule | undefined {
  const applying = among.filter(rule => resultOfRule(rule, situation) !== 'pass')
  return applying.find(rule => 'refuse' in rule) ?? applying[0]
}

/** What becomes of a message. */
export const evaluateRules = (situation: PostContext): RuleResult => decidingRule(situation) ?? 'pass'

/** Why a message that waited cannot be let through now; undefined: it can. */
export const obstacleTo = (situation: PostContext): PostObstacle | undefined =>
  rules.filter(rule => 'again' in rule).find(({ when }) => when(situation))?.refuse
