import type { GroupAccess } from '#contract/permissions.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import { parseSubject } from '#content/text/subject.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { ArchiveDeps } from '../deps.ts'
import { decidingRule, resultOfRule, rules, type PostContext } from '../posting/posting-rules.ts'

/** Rules about the text do not apply to a post that is not written yet. */
export const contentIndependentRules = rules.filter(rule => !rule.ofText)

const storageUsedBy = query('posting.storageUsed', `select storage_used from groups where id = :group_id`)
export const storageUsed = async (tx: Tx, group: Pick<Group, 'id'>): Promise<number> =>
  (await storageUsedBy.one(tx, { group_id: group.id })).storage_used

type Writer = {
  group: Group
  access: GroupAccess
  membership: Pick<Membership, 'id' | 'status' | 'post_status'> | null
  storage_used: number
}
type Writing = { with_attachment?: boolean; mailed?: NonNullable<PostContext['submission']['mailed']> }

const noBytes = Buffer.alloc(0)
/** A hypothetical new topic, with everything that the posting rules need. */
export function postSituation(
  { group, access, membership, storage_used }: Writer,
  { with_attachment = false, mailed }: Writing,
  { postLimits }: Pick<ArchiveDeps, 'postLimits'>,
): PostContext {
  const member = membership?.status === 'sub_status_normal' ? membership : null
  return {
    group,
    access,
    member_id: member?.id ?? null,
    post_status: member?.post_status ?? null,
    through: member && { group_id: group.id, id: member.id },
    auto_follow: false,
    limits: postLimits,
    storage_used,
    submission: {
      author: { account_id: 0, member_id: member?.id ?? 0, name: '', email: '' },
      subject: 'Subject',
      text: { html: 'Text', plain: 'Text' } as PostContext['submission']['text'],
      files: with_attachment ? [{} as PostContext['submission']['files'][number]] : [],
      raw: { skeleton: noBytes, parts: [] },
      mime_id: '',
      references: [],
      reply_to_message_id: null,
      is_special: false,
      copy_to_author: false,
      created: null,
      ...(mailed ? { mailed } : {}),
    },
    subject: parseSubject('Subject', { tag: group.settings.subject_tag }),
    size: 1,
    thread: null,
    tags: [],
    unknown: [],
  }
}

const outcomes = { pass: 'allowed', hold: 'held', refuse: 'refused' } as const

/** What becomes of a post, and the rule that decides. */
export function postOutcome(situation: PostContext) {
  const rule = decidingRule(situation, contentIndependentRules)
  return { rule, outcome: outcomes[rule ? resultOfRule(rule, situation) : 'pass'] }
}
