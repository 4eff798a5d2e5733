import { implement } from '#runtime/call.ts'
import { currentRaw } from '../files/edited-raw.ts'
import { seesAddresses } from '../files/shown-raw.ts'
import type { ArchiveParts } from '../parts.ts'
import { isAgeing } from '../state.ts'
import * as contract from './contract.ts'
import { findMessage } from './find-message.ts'
import { answerOf, findKept } from './kept-messages.ts'
import { rawText } from './raw-text.ts'
import { messageViews } from './show.ts'
import { shownBy } from './view.ts'

export const getMessage = ({ addresses, blobs, codes, postLimits }: ArchiveParts) =>
  implement(contract.getMessage, async ({ tx, params, account, group, position, fail }) => {
    const wanted = { account_id: account?.id ?? null, group_id: group.id, msg_num: params.msg_num }
    const reader = { account, group, position, addresses }
    const seesAll = seesAddresses(position)
    const asked = { tx, ...wanted, shownBy: isAgeing(group.settings) ? null : shownBy(reader, [seesAll]) }
    const kept = await findKept(asked)
    if (kept) return kept
    const row = (await findMessage(tx, wanted)) ?? fail('invalid msg_num')
    const [view] = await messageViews(tx, [row], reader)
    const { skeleton, parts, edited } = row
    const isOwn = account !== null && account.id === row.account_id
    const rawReader = { seesAddresses: isOwn || seesAll, mailDomain: addresses.mailDomain, codes }
    const how = { blobs, limit: postLimits.message, reader: rawReader }
    const raw_message = skeleton ? await rawText(await currentRaw({ skeleton, parts, edited }), how) : ''
    return answerOf(asked, row, Object.assign(view!, { raw_message }))
  })
