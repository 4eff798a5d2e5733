import { implement } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import type { ArchiveParts } from '../../archives/index.ts'
import type { Addresses } from '../../groups/index.ts'
import { linesAfter, linesBehind, linesChanged } from '../line-store.ts'
import { lineView, type LineObject } from '../view.ts'
import * as contract from './contract.ts'

/** What is answered at once; who missed more asks again from there on. */
const atOnce = 500
const isCut = (lines: readonly unknown[]): boolean => lines.length === atOnce
/** What a room holds of it in memory, which may be for each of many who listen. */
const fewAtOnce = 50

export const getChatSince = ({ addresses }: ArchiveParts) =>
  implement(contract.getChatSince, async ({ tx, group, row, params }) => {
    const where = { group_id: group.id, chat_id: row.chat_id, msg_num: params.since, limit: atOnce }
    const changed =
      params.version === undefined ? [] : await linesChanged.all(tx, { ...where, version: params.version })
    const after = await linesAfter.all(tx, where)
    return {
      lines: [...changed, ...after].map(line => lineView(line, addresses)),
      msg_num: after.at(-1)?.msg_num ?? params.since,
      version: isCut(changed) ? changed.at(-1)!.version : null,
      more: isCut(changed) || isCut(after),
    }
  })

/** What a room has not sent yet of a chat, in the order in which it happened. */
export const fetchBehind = async (
  tx: Tx,
  where: { group_id: number; chat_id: number; version: number },
  addresses: Addresses,
): Promise<LineObject[]> =>
  (await linesBehind.all(tx, { ...where, limit: fewAtOnce })).map(line => lineView(line, addresses))
