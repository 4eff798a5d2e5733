import { implement } from '#runtime/calls/handler.ts'
import { currentRaw } from '../files/current-raw.ts'
import { seesAddresses } from '../files/redact-raw.ts'
import type { ArchiveDeps } from '../deps.ts'
import { hasAgeRules } from '../topic-state.ts'
import * as contract from './contract.ts'
import { findMessage } from './find-message.ts'
import { cacheResponse, findCachedMessage } from './message-cache.ts'
import { rawText } from './raw-text.ts'
import { messageViews } from './load-hashtags.ts'
import { viewKey } from './view.ts'

export const getMessage = ({ addresses, blobs, codes, postLimits }: ArchiveDeps) =>
  implement(contract.getMessage, async ({ tx, params, account, group, access, fail }) => {
    const key = { account_id: account?.id ?? null, group_id: group.id, msg_num: params.msg_num }
    const reader = { account, group, access, addresses }
    const seesAll = seesAddresses(access)
    const cacheQuery = { tx, ...key, shownBy: hasAgeRules(group.settings) ? null : viewKey(reader, [seesAll]) }
    const cachedMessage = await findCachedMessage(cacheQuery)
    if (cachedMessage) return cachedMessage
    const row = (await findMessage(tx, key)) ?? fail('invalid msg_num')
    const [view] = await messageViews(tx, [row], reader)
    const { skeleton, parts, edited } = row
    const isOwn = account !== null && account.id === row.account_id
    const rawReader = { seesAddresses: isOwn || seesAll, mailDomain: addresses.mailDomain, codes }
    const how = { blobs, limit: postLimits.message, reader: rawReader }
    const raw_message = skeleton ? await rawText(await currentRaw({ skeleton, parts, edited }), how) : ''
    return cacheResponse(cacheQuery, row, Object.assign(view!, { raw_message }))
  })
