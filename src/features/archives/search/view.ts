import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Static } from '#contract/schema.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Row } from '#storage/query.ts'
import type { Addresses } from '../../groups/index.ts'
import { inlineLinker, tagsOf, type HashtagsById } from '../reading/view.ts'
import { topicState } from '../topic-state.ts'
import type { MessageSearchResult } from './contract.ts'
import type { HighlightTerms } from './highlight/highlight-terms.ts'
import { highlightedSnippet, type ReadBudget } from './highlight/snippet.ts'

export type ResultObject = Static<typeof MessageSearchResult>
export type ResultRow = Omit<Row<'search.messages'>, 'is_long'>

export type Searcher = {
  account: { id: number } | null
  group: Group
  access: GroupAccess
  addresses: Addresses
}

/**
 * Whether a person's profile is visible to the caller: to everyone, members, or moderators only, as the person chose.
 */
export function mayViewProfile(
  person: { user_id: number; profile_privacy: string },
  { account, access }: Pick<Searcher, 'account' | 'access'>,
): boolean {
  if (person.user_id === 0) return false
  if (account?.id === person.user_id || may('mod_page', access)) return true
  if (person.profile_privacy === 'profile_private') return false
  return person.profile_privacy === 'profile_public' || access.role === 'member'
}

// Characters per page that are read, and searched, for highlighting, so that very long messages don't delay it.
const maxPerPage = { read: 400_000, sought: 20_000_000 }
const maxPerResult = { read: 20_000, sought: 1_000_000 }
const budgetShare = (results: number, what: keyof ReadBudget): number =>
  Math.min(maxPerResult[what], Math.floor(maxPerPage[what] / Math.max(1, results)))
export const readBudgetFor = (results: number): ReadBudget => ({
  read: budgetShare(results, 'read'),
  sought: budgetShare(results, 'sought'),
})

/** A search result, as the caller may see it. */
export function resultView(
  row: ResultRow,
  searcher: Searcher,
  tags: HashtagsById,
  highlightTerms: HighlightTerms,
  readBudget: ReadBudget,
): ResultObject {
  const hashtags = tagsOf(row.hashtag_ids, tags)
  const { is_closed, is_moderated } = topicState(row, searcher.group.settings, hashtags)
  const summary = highlightedSnippet(row, highlightTerms, readBudget)
  const can_view_profile = mayViewProfile(row, searcher)
  const link = inlineLinker((row.attachments ?? []) as Parameters<typeof inlineLinker>[0], searcher)
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
    profile_photo_url: can_view_profile ? row.profile_photo_url : '',
    name: row.shown_name,
    can_view_profile,
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
