import { may, type Position } from '#contract/permissions.ts'
import type { Static } from '#contract/schema.ts'
import type { Group } from '#runtime/subjects.ts'
import type { Row } from '#storage/query.ts'
import type { Addresses } from '../../groups/index.ts'
import { linker, tagsOf, type Tags } from '../reading/view.ts'
import { topicState } from '../state.ts'
import type { MessageSearchResult } from './contract.ts'
import type { Sought } from './sought.ts'
import { summaryOf, type Share } from './summary.ts'

export type ResultObject = Static<typeof MessageSearchResult>
export type FoundRow = Omit<Row<'search.messages'>, 'is_long'>

/** Who searches. */
export type Searcher = {
  account: { id: number } | null
  group: Group
  position: Position
  addresses: Addresses
}

/** Whether somebody may look at a person's profile: everybody, members, or nobody but moderators, as the person chose. */
export function mayViewProfile(
  person: { user_id: number; profile_privacy: string },
  { account, position }: Pick<Searcher, 'account' | 'position'>,
): boolean {
  if (person.user_id === 0) return false
  if (account?.id === person.user_id || may('mod_page', position)) return true
  if (person.profile_privacy === 'profile_private') return false
  return person.profile_privacy === 'profile_public' || position.standing === 'member'
}

// So much text of one page is read, and looked through, for the words to mark: nobody waits for a page of very long messages.
const most = { read: 400_000, sought: 20_000_000 }
const mostOfOne = { read: 20_000, sought: 1_000_000 }
const shareOf = (results: number, what: keyof Share): number =>
  Math.min(mostOfOne[what], Math.floor(most[what] / Math.max(1, results)))
export const textShare = (results: number): Share => ({
  read: shareOf(results, 'read'),
  sought: shareOf(results, 'sought'),
})

/** A message that was found, as somebody sees it who may see the archives. */
export function resultView(row: FoundRow, searcher: Searcher, tags: Tags, sought: Sought, share: Share): ResultObject {
  const hashtags = tagsOf(row.hashtag_ids, tags)
  const { is_closed, is_moderated } = topicState(row, searcher.group.settings, hashtags)
  const summary = summaryOf(row, sought, share)
  const link = linker((row.attachments ?? []) as Parameters<typeof linker>[0], searcher)
  return {
    object: 'message_search_result',
    id: row.id,
    created: row.created,
    updated: row.updated,
    group_id: row.group_id,
    topic_id: row.topic_id,
    summary,
    snippet: summary,
    subject: row.subject,
    body: link(row.body),
    user_id: row.user_id,
    profile_photo_url: row.profile_photo_url,
    name: row.shown_name,
    can_view_profile: mayViewProfile(row, searcher),
    rev_count: row.rev_count,
    msg_num: row.msg_num,
    num_msgs_in_topic: row.num_messages,
    is_closed,
    is_moderated,
    is_sticky: row.is_sticky,
    has_attachments: row.num_attachments > 0,
    hashtags,
  }
}
