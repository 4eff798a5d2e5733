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

/** Everything the posting rules depend on. */
export type PostContext = {
  /** Not the counters, which each post changes: values that posts may change are listed in `changesInBatch`. */
  group: Pick<Group, 'settings'>
  /** Of the author, or of the moderator who approves the message. */
  access: GroupAccess
  /** The author's membership; null if they are not a member. */
  member_id: number | null
  post_status: string | null
  /** The author's membership, in this group or its parent; null if in neither. */
  through: { group_id: number; id: number } | null
  /** The author follows all topics they post in. */
  auto_follow: boolean
  limits: PostLimits
  storage_used: number
  submission: Submission
  subject: ParsedSubject
  size: number
  /** The topic that it joins; null for a new one. */
  thread: Thread | null
  /** Hashtags of the topic, or those that the subject names. */
  tags: readonly HashtagRow[]
  /** Hashtags in the subject that don't exist yet. */
  unknown: readonly string[]
}

/** An author and the group they write to. */
type WriterContext = Pick<PostContext, 'group' | 'access'> & {
  /** Absent if only the author is checked. */
  submission?: Pick<Submission, 'mailed'>
}
/** Input of the rules that hold a message. */
type HoldContext = Pick<PostContext, 'group' | 'access' | 'post_status' | 'tags'> & {
  submission: Pick<Submission, 'files' | 'mailed'>
  thread: Pick<Thread, 'is_moderated'> | null
}

export type HoldReason = Value<'held_because'>
export type PostError = (typeof POST_ERRORS)[number] | 'inadequate_permissions'
type PostingRule = Value<'posting_rule'>

/** Refusals that are checked again on approval, because they may have come up while the message was pending. */
export type PostObstacle = Extract<PostError, 'inadequate_permissions' | 'group out of space' | 'invalid reply'>

/** The rule's name, shown when a decision is explained. `ofText`: it depends on the content. */
type RuleName = { name: PostingRule; ofText?: true }
export type Rule = RuleName & { when: (situation: PostContext) => boolean } & (
    | { refuse: PostError }
    | { refuse: PostObstacle; again: true }
    | HoldRule
  )
/** `always`: applies to moderators as well, since the author may be forged. */
type HoldRule = RuleName & { hold: HoldReason; always?: true }

/** Roles in neither the group nor its parent. */
export const nonMemberRoles: readonly string[] = ['visitor', 'pending']
const plainRoles: readonly string[] = ['member', 'parent_member']

const imageTag = /<img\s[^<>]*src="/
/** Whether a message has no text, no images, no attachments and no poll. */
export const isEmpty = ({ text, files, poll }: Pick<Submission, 'text' | 'files' | 'poll'>): boolean =>
  !poll && files.length === 0 && isBlank(text.plain) && !imageTag.test(text.html)

export const isTooBig = ({ text, files }: Submission, size: number, limits: PostLimits): boolean =>
  Buffer.byteLength(text.html) > limits.text || size > limits.message || files.length > limits.attachments

/** Whether a non-member writes by email to a group that allows it; such messages are held. */
const isEmailGuest = ({ access: { role }, group, submission }: WriterContext): boolean =>
  submission?.mailed !== undefined && nonMemberRoles.includes(role) && group.settings.allow_non_subs_to_post

/** Rules that depend only on the author and the group. */
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
/** The reason why somebody may not post at all; undefined if they may. */
export const writerError = (writer: WriterContext): PostError | undefined =>
  writerRules.find(({ when }) => when(writer))?.refuse

/** Rules that hold a message for moderation. */
export const holdRules: readonly (HoldRule & { when: (message: HoldContext) => boolean })[] = [
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

/** All rules. The first refusal that applies decides; if there is none, the first hold. */
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

/** The result of one rule. Moderators of pending messages are not held. */
export function resultOfRule(rule: Rule, situation: PostContext): 'pass' | 'hold' | 'refuse' {
  if (!rule.when(situation)) return 'pass'
  if ('refuse' in rule) return 'refuse'
  return rule.always || !may('manage_pending_messages', situation.access) ? 'hold' : 'pass'
}

/** The rule that decides on a message: the first that refuses it, or else the first that holds it. */
export function decidingRule(situation: PostContext, among: readonly Rule[] = rules): Rule | undefined {
  const matching = among.filter(rule => resultOfRule(rule, situation) !== 'pass')
  return matching.find(rule => 'refuse' in rule) ?? matching[0]
}

/** Applies all rules to a message. */
export const evaluateRules = (situation: PostContext): RuleResult => decidingRule(situation) ?? 'pass'

/** The reason why a pending message cannot be approved now; undefined if it can. */
export const obstacleTo = (situation: PostContext): PostObstacle | undefined =>
  rules.filter(rule => 'again' in rule).find(({ when }) => when(situation))?.refuse
