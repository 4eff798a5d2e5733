import { may, type GroupAccess } from '#contract/permissions.ts'
import type { FailContext } from '#runtime/calls/handler.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { HashtagRow } from '#features/hashtags/index.ts'
import { holdRules } from '../../posting/posting-rules.ts'
import { topicState } from '../../topic-state.ts'
import type { LockedTopic } from '../topics/topic-store.ts'
import { isOwnMessage } from './own-message.ts'

type EditCall = FailContext<'inadequate_permissions' | 'edits disabled'> & {
  account: { id: number } | null
  group: Group
  access: GroupAccess
  membership: Membership | null
}

/** Refuses callers who are neither the author nor allowed to edit the archives. */
export function checkEditor({ fail, ...editor }: EditCall, message: { account_id: number | null }): void {
  const { group, access } = editor
  if (may('edit_archives', access)) return
  if (!isOwnMessage(editor, message) || !may('can_post', access)) fail('inadequate_permissions', 'edit_archives')
  if (group.settings.disable_edits) fail('edits disabled')
}

/** Refuses edits by authors whose posts would be held, so that editing cannot bypass moderation. */
export function checkModerated(
  { group, access, membership, fail }: EditCall,
  { topic, isFirst, tags }: { topic: LockedTopic; isFirst: boolean; tags: readonly HashtagRow[] },
): void {
  if (may('edit_archives', access) || may('manage_pending_messages', access)) return
  const edited = {
    group,
    access,
    post_status: membership?.post_status ?? null,
    // An edit adds no attachments.
    submission: { files: [] },
    thread: isFirst ? null : topicState(topic, group.settings, tags),
    tags,
  }
  if (holdRules.some(({ when }) => when(edited))) fail('edits disabled')
}
