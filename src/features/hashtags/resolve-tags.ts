import type { GroupAccess } from '#contract/permissions.ts'
import type { RecordContext } from '#runtime/calls/handler.ts'
import { tagKey } from '#content/text/tag-key.ts'
import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '../groups/index.ts'
import type { HashtagRow } from './finders.ts'
import { tagNames } from './names.ts'
import { findByIds, findByNames, insertTags, lockByIds, lockByNames } from './store.ts'

/** How many hashtags a group has at most. */
export const maxTags = 10_000

/** What words mean in a group: the hashtags, and the words that are none yet. Both in the order written, each once. */
export type ResolvedTags = { tags: HashtagRow[]; unknown: string[] }

/**
 * The hashtags that words mean, compared without case. An alias means the one it stands for. A word that cannot be a
 * hashtag is neither a tag nor unknown.
 */
export const tagsFor = (tx: Tx, group_id: number, words: readonly string[]): Promise<ResolvedTags> =>
  resolveTags(tx, group_id, words, findByNames, findByIds)

/** The same for a change that assigns them: they are locked until it is done. */
export const lockTags = (tx: Tx, group_id: number, words: readonly string[]): Promise<ResolvedTags> =>
  resolveTags(tx, group_id, words, lockByNames, lockByIds)

async function resolveTags(
  tx: Tx,
  group_id: number,
  words: readonly string[],
  byNames: typeof findByNames | typeof lockByNames,
  byIds: typeof findByIds | typeof lockByIds,
): Promise<ResolvedTags> {
  const names = tagNames(words)
  if (names.length === 0) return { tags: [], unknown: [] }
  const rows = await byNames.all(tx, { group_id, names })
  const byPlace = new Map(rows.map(({ place, ...row }) => [place, row]))
  const aliased = [...new Set(rows.map(row => row.alias_of).filter(id => id !== null))]
  const meant = aliased.length === 0 ? [] : await byIds.all(tx, { group_id, ids: aliased })
  const targets = new Map(meant.map(row => [row.id, row]))

  const tags = new Map<number, HashtagRow>()
  const unknown = new Map<string, string>()
  names.forEach((name, index) => {
    const row = byPlace.get(index + 1)
    const tag = row && (targets.get(row.alias_of ?? 0) ?? row)
    if (tag) tags.set(tag.id, tag)
    else if (!unknown.has(tagKey(name))) unknown.set(tagKey(name), name)
  })
  return { tags: [...tags.values()], unknown: [...unknown.values()] }
}

/**
 * Makes the hashtags that are not there yet, and answers all of them, locked as by `lockTags`. Somebody else's at the same
 * time is the same one. Unknown in the answer: the group has no room for more.
 */
export async function createTags(
  call: RecordContext<'hashtag.created'>,
  group_id: number,
  words: readonly string[],
): Promise<ResolvedTags> {
  const names = tagNames(words)
  if (names.length === 0) return { tags: [], unknown: [] }
  const { hashtags_count } = await lockGroupRow.one(call.tx, { group_id })
  const room = Math.max(0, maxTags - hashtags_count)
  const { unknown } = await lockTags(call.tx, group_id, names)
  const made = await insertTags.all(call.tx, { group_id, names: unknown.slice(0, room) })
  for (const { id, name } of made) call.record('hashtag.created', { hashtag_id: id, name })
  return lockTags(call.tx, group_id, names)
}

const moderators: readonly string[] = ['owner', 'moderator']
/** Whether a person may start a topic with a hashtag, or reply in one that has it. */
export function mayUseTag(
  tag: Pick<HashtagRow, 'mods_only_post' | 'mods_only_replies'>,
  { role }: GroupAccess,
  as: 'post' | 'reply',
): boolean {
  return moderators.includes(role) || !(as === 'post' ? tag.mods_only_post : tag.mods_only_replies)
}
