import { implement } from '#runtime/call.ts'
import { viewerOf } from '../../members/index.ts'
import type { ArchiveParts } from '../parts.ts'
import type { RawPart } from '../message/submission.ts'
import * as contract from './contract.ts'
import { messageByNum } from './message-store.ts'
import { rawText } from './raw-text.ts'
import { messageViews } from './show.ts'

export const getMessage = ({ addresses, blobs, postLimits }: ArchiveParts) =>
  implement(contract.getMessage, async ({ tx, params, account, group, position, fail }) => {
    const account_id = account?.id ?? null
    const row =
      (await messageByNum.first(tx, { account_id, group_id: group.id, msg_num: params.msg_num })) ??
      fail('invalid msg_num')
    const [view] = await messageViews(tx, [row], { account, group, position, addresses })
    if (!row.skeleton) return { ...view!, raw_message: '' }
    // Addresses are for moderators and for the person, here as in a list of members.
    const isOwn = account_id !== null && account_id === row.account_id
    const seesAddresses = isOwn || viewerOf(account, position).rank === 'moderator'
    const raw = { skeleton: row.skeleton, parts: row.parts as RawPart[] }
    const reader = { seesAddresses, mailDomain: addresses.mailDomain }
    return { ...view!, raw_message: await rawText(raw, { blobs, limit: postLimits.message, reader }) }
  })
