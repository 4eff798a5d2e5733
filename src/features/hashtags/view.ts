import { colorHex } from '#contract/colors.ts'
import type { Value } from '#contract/enumerations.ts'
import type { Static } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import type { Hashtag } from './contract.ts'
import { hashtagViewsByIds } from './store.ts'

export type HashtagObject = Static<typeof Hashtag>
export type HashtagViewRow = Row<'hashtag.shownByIds'>

/** A hashtag as the API shows it. */
export function hashtagView({ alias_of, alias_name, ...row }: HashtagViewRow): HashtagObject {
  return {
    object: 'hashtag',
    ...row,
    alias: alias_of === null || alias_name === null ? null : { id: alias_of, name: alias_name },
    until: row.until as HashtagObject['until'],
    color_name: row.color_name as Value<'color'>,
    color_hex: colorHex[row.color_name as Value<'color'>],
    reply_to: row.reply_to as HashtagObject['reply_to'],
  }
}

/** Hashtags of one or several groups by id, for an account; deleted ones are missing. */
export async function hashtagsByIds(
  tx: Tx,
  group_ids: readonly number[],
  ids: readonly number[],
  account_id: number | null,
): Promise<Map<number, HashtagObject>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await hashtagViewsByIds.all(tx, { account_id, group_ids: [...new Set(group_ids)], ids: wanted })
  return new Map(rows.map(row => [row.id, hashtagView(row)]))
}

/** The same in one group. */
export const hashtagsOf = (
  tx: Tx,
  group_id: number,
  ids: readonly number[],
  account_id: number | null,
): Promise<Map<number, HashtagObject>> => hashtagsByIds(tx, [group_id], ids, account_id)
