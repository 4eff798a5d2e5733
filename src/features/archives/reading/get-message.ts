import { implement } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { currentRaw } from '../files/edited-raw.ts'
import { seesAddresses } from '../files/shown-raw.ts'
import type { ArchiveParts } from '../parts.ts'
import * as contract from './contract.ts'
import { besidesMessage, messageByNum } from './message-store.ts'
import { rawText } from './raw-text.ts'
import { messageViews } from './show.ts'

export const getMessage = ({ addresses, blobs, postLimits }: ArchiveParts) =>
  implement(contract.getMessage, async ({ tx, params, account, group, position, fail }) => {
    const account_id = account?.id ?? null
    const row =
      (await messageByNum.first(tx, { group_id: group.id, msg_num: params.msg_num })) ?? fail('invalid msg_num')
    // It may have been deleted since it was found.
    const { edited, ...few } = (await besidesOf(tx, row, account_id)) ?? fail('invalid msg_num')
    const [view] = await messageViews(tx, [{ ...row, ...few }], { account, group, position, addresses })
    const { skeleton, parts } = row
    if (!skeleton) return { ...view!, raw_message: '' }
    const isOwn = account_id !== null && account_id === row.account_id
    const raw = await currentRaw({ skeleton, parts, edited })
    const reader = { seesAddresses: isOwn || seesAddresses(position), mailDomain: addresses.mailDomain }
    return { ...view!, raw_message: await rawText(raw, { blobs, limit: postLimits.message, reader }) }
  })

type Besides = Row<'message.besides'>
const nothing: Besides = { attachments: null, has_liked: false, edited: null }

/** Most messages have nothing besides, and are not asked for it. */
function besidesOf(
  tx: Tx,
  row: Row<'message.byNum'>,
  account_id: number | null,
): Promise<Besides | undefined> | Besides {
  const { id, group_id, num_attachments, num_likes, rev_count } = row
  const isPlain = num_attachments === 0 && rev_count === 0 && (num_likes === 0 || account_id === null)
  return isPlain ? nothing : besidesMessage.first(tx, { account_id, group_id, id })
}
