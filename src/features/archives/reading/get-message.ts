import { implement } from '#runtime/call.ts'
import { currentRaw } from '../files/edited-raw.ts'
import { seesAddresses } from '../files/shown-raw.ts'
import type { ArchiveParts } from '../parts.ts'
import * as contract from './contract.ts'
import { findMessage } from './find-message.ts'
import { answerOf, findKept } from './kept-messages.ts'
import { rawText } from './raw-text.ts'
import { messageViews } from './show.ts'
import { isAgeing } from '../state.ts'
import { shownBy } from './view.ts'

export const getMessage = ({ addresses, blobs, postLimits }: ArchiveParts) =>
  implement(contract.getMessage, async ({ tx, params, account, group, position, fail }) => {
    const account_id = account?.id ?? null
    const reader = { account, group, position, addresses }
    const seesAll = seesAddresses(position)
    const by = isAgeing(group.settings) ? null : shownBy(reader, [seesAll])
    const asked = { tx, group_id: group.id, msg_num: params.msg_num, account_id, shownBy: by }
    const kept = await findKept(asked)
    if (kept) return kept
    const row =
      (await findMessage(tx, { account_id, group_id: group.id, msg_num: params.msg_num })) ?? fail('invalid msg_num')
    const [view] = await messageViews(tx, [row], reader)
    const { skeleton, parts, edited } = row
    if (!skeleton) return answerOf(asked, row, Object.assign(view!, { raw_message: '' }))
    const isOwn = account_id !== null && account_id === row.account_id
    const raw = await currentRaw({ skeleton, parts, edited })
    const rawReader = { seesAddresses: isOwn || seesAll, mailDomain: addresses.mailDomain }
    const raw_message = await rawText(raw, { blobs, limit: postLimits.message, reader: rawReader })
    return answerOf(asked, row, Object.assign(view!, { raw_message }))
  })
