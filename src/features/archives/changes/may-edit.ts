import { may, type Position } from '#contract/permissions.ts'
import type { Failing } from '#runtime/call.ts'
import type { Group, Membership } from '#runtime/subjects.ts'
import type { HashtagRow } from '../../hashtags/index.ts'
import { holds } from '../posting/rules.ts'
import { topicState } from '../state.ts'
import type { LockedTopic } from './topic-store.ts'
import { isOwn } from './own-message.ts'

type Editor = Failing<'inadequate_permissions' | 'edits disabled'> & {
  account: { id: number } | null
  group: Group
  position: Position
  membership: Membership | null
}

/** Refuses whoever may not edit a message: only who wrote it may, and who edits the archives. */
export function checkEditor({ fail, ...editor }: Editor, message: { account_id: number | null }): void {
  const { group, position } = editor
  if (may('edit_archives', position)) return
  if (!isOwn(editor, message) || !may('can_post', position)) fail('inadequate_permissions', 'edit_archives')
  if (group.settings.disable_edits) fail('edits disabled')
}

/** Refuses whoever would have to wait for a moderator with such a message: editing is no way around that. */
export function checkWaiting(
  { group, position, membership, fail }: Editor,
  { topic, isFirst, tags }: { topic: LockedTopic; isFirst: boolean; tags: readonly HashtagRow[] },
): void {
  if (may('edit_archives', position) || may('manage_pending_messages', position)) return
  const edited = {
    group,
    position,
    post_status: membership?.post_status ?? null,
    // There are none but those it was posted with.
    submission: { files: [] },
    thread: isFirst ? null : topicState(topic, group.settings, tags),
    tags,
  }
  if (holds.some(({ when }) => when(edited))) fail('edits disabled')
}
