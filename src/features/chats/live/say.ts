import { may } from '#contract/permissions.ts'
import { implement, implementForMany, outcomesOf, type CallAmongMany } from '#runtime/call.ts'
import { isBlank } from '#content/text/index.ts'
import { OvertakenError } from '#storage/failures.ts'
import type { ArchiveParts } from '../../archives/index.ts'
import { deleteLine, editLine, findLine, lineByNonce, retellTapbacks, seeUpTo, toggleTapback } from '../line-store.ts'
import { changeWords } from '../search/kept-words.ts'
import { saidIn, wordsOfLine } from '../search/words.ts'
import { lineView, type LineObject } from '../view.ts'
import * as contract from './contract.ts'
import { beginSaying, endSaying, sayLine, textOfLine } from './saying.ts'

type SayCall = CallAmongMany<typeof contract.sayInChat>

/** What was said just now. */
const fresh = (line: LineObject) => ({ line, repeated: false })

export const sayInChat = (parts: ArchiveParts) =>
  implementForMany(contract.sayInChat, calls => outcomesOf(calls, call => sayOne(call, calls.length > 1, parts)), 'all')

type Said = { line: LineObject; repeated: boolean }

/** Says something: `isBeside` others, who must not wait for who is busy in this chat. */
async function sayOne(call: SayCall, isBeside: boolean, parts: ArchiveParts): Promise<Said> {
  const { tx, account, row, params, fail } = call
  const message = textOfLine(params.message)
  if (isBlank(message)) fail('invalid message')
  const place = beginSaying(call, isBeside)
  const nonce = params.nonce || null
  const name = account.full_name || account.user_name
  const line = await sayLine(tx, {
    ...place,
    chat_sub_id: row.id,
    name,
    message,
    words: wordsOfLine({ ...place, name, message, filename: null }),
    reply_to_num: params.reply_to_msg_num ?? 0,
    nonce,
    media: null,
  })
  // Alone it waits for who is busy there, and it is found out why nothing was said.
  if (!line && isBeside) throw new OvertakenError('it could not be said beside others')
  const before = line ?? (nonce === null ? undefined : await lineByNonce.first(tx, { ...place, nonce }))
  if (before && !line) return { line: lineView(before, parts.addresses), repeated: true }
  return fresh(await endSaying(call, line, parts.addresses))
}

export const editInChat = (parts: ArchiveParts) =>
  implement(contract.editInChat, async call => {
    const { tx, params, fail } = call
    const message = textOfLine(params.message)
    if (isBlank(message)) fail('invalid message')
    const place = beginSaying(call)
    const line = await editLine.first(tx, { ...place, msg_num: params.msg_num, message })
    if (line) changeWords.send(tx, { ...place, msg_num: line.msg_num, words: wordsOfLine(saidIn(line)) })
    return fresh(await endSaying(call, line, parts.addresses))
  })

export const deleteInChat = (parts: ArchiveParts) =>
  implement(contract.deleteInChat, async call => {
    const { tx, position, params } = call
    const place = beginSaying(call)
    // What others said is taken away by those who may edit the archives.
    const all = may('edit_archives', position)
    const line = await deleteLine.first(tx, { ...place, msg_num: params.delete_msg_num, all })
    return fresh(await endSaying(call, line, parts.addresses))
  })

export const reactInChat = (parts: ArchiveParts) =>
  implement(contract.reactInChat, async call => {
    const { tx, row, params } = call
    const place = beginSaying(call)
    const { msg_num, tapback: type } = params
    const reaction = { ...place, msg_num, member_id: row.member_id, type, on: params.on ?? null }
    const isOther = (await toggleTapback.one(tx, reaction)).changed
    const same = isOther ? undefined : await findLine.first(tx, { ...place, msg_num })
    if (same) return { line: lineView(same, parts.addresses), repeated: true }
    const line = await retellTapbacks.first(tx, { ...place, msg_num })
    return fresh(await endSaying(call, line, parts.addresses))
  })

export const seeInChat = implement(contract.seeInChat, async ({ tx, group, row, params }) => {
  await seeUpTo.run(tx, { group_id: group.id, chat_sub_id: row.id, msg_num: params.last_msg_seen })
  return undefined
})
