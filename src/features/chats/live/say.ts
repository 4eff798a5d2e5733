import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/call.ts'
import { isBlank } from '#content/text/index.ts'
import type { ArchiveParts } from '../../archives/index.ts'
import {
  deleteLine,
  editLine,
  findLine,
  lineByNonce,
  lockPlace,
  retellTapbacks,
  say,
  seeUpTo,
  toggleTapback,
} from '../line-store.ts'
import { findPlace, lockChat } from '../store.ts'
import { lineView, type LineRow } from '../view.ts'
import * as contract from './contract.ts'

type Saying = Pick<
  Call<typeof contract.deleteInChat>,
  'tx' | 'group' | 'account' | 'position' | 'row' | 'fail' | 'record'
>

/** Where something is said, and by whom; both are locked by what goes with the next statement. */
function begin({ tx, group, account, position, row, fail }: Saying) {
  if (row.state === 'closed') fail('closed chat')
  // Who may not post may not do so here either.
  if (position.muted || group.settings.locked) fail('inadequate_permissions')
  const place = { group_id: group.id, chat_id: row.chat_id, account_id: account.id }
  lockPlace.send(tx, { group_id: group.id, chat_sub_id: row.id })
  lockChat.send(tx, { group_id: group.id, id: row.chat_id })
  return place
}

/** Why nothing was said or changed: the chat or the place in it is not what it was, else there is no such message. */
async function whyNot({ tx, account, row, fail }: Saying): Promise<never> {
  const place = (await findPlace.first(tx, { id: row.id, account_id: account.id })) ?? fail('invalid chatsub_id')
  return fail(place.state === 'closed' ? 'closed chat' : 'invalid msg_num')
}

async function said(call: Saying, line: LineRow | undefined, { addresses }: ArchiveParts) {
  const { chat_id, msg_num, version } = line ?? (await whyNot(call))
  call.record('chat.said', { chat_id, msg_num, version })
  return { line: lineView(line!, addresses), repeated: false }
}

/** Lines end as they do in Unix, and what nobody sees at the end is not kept. */
const textOf = (given: string): string => given.replace(/\r\n?/g, '\n').trimEnd()

export const sayInChat = (parts: ArchiveParts) =>
  implement(contract.sayInChat, async call => {
    const { tx, account, row, params, fail } = call
    const message = textOf(params.message)
    if (isBlank(message)) fail('invalid message')
    const place = begin(call)
    const nonce = params.nonce || null
    const line = await say.first(tx, {
      ...place,
      chat_sub_id: row.id,
      name: account.full_name || account.user_name,
      message,
      reply_to_num: params.reply_to_msg_num ?? 0,
      nonce,
      media: null,
    })
    const before = line ?? (nonce === null ? undefined : await lineByNonce.first(tx, { ...place, nonce }))
    if (before && !line) return { line: lineView(before, parts.addresses), repeated: true }
    return said(call, line, parts)
  })

export const editInChat = (parts: ArchiveParts) =>
  implement(contract.editInChat, async call => {
    const { tx, params, fail } = call
    const message = textOf(params.message)
    if (isBlank(message)) fail('invalid message')
    const place = begin(call)
    return said(call, await editLine.first(tx, { ...place, msg_num: params.msg_num, message }), parts)
  })

export const deleteInChat = (parts: ArchiveParts) =>
  implement(contract.deleteInChat, async call => {
    const { tx, position, params } = call
    const place = begin(call)
    // What others said is taken away by those who may edit the archives.
    const all = may('edit_archives', position)
    return said(call, await deleteLine.first(tx, { ...place, msg_num: params.delete_msg_num, all }), parts)
  })

export const reactInChat = (parts: ArchiveParts) =>
  implement(contract.reactInChat, async call => {
    const { tx, row, params } = call
    const place = begin(call)
    const { msg_num, tapback: type } = params
    const reaction = { ...place, msg_num, member_id: row.member_id, type, on: params.on ?? null }
    const isOther = (await toggleTapback.one(tx, reaction)).changed
    const line = isOther ? undefined : await findLine.first(tx, { ...place, msg_num })
    if (line) return { line: lineView(line, parts.addresses), repeated: true }
    return said(call, await retellTapbacks.first(tx, { ...place, msg_num }), parts)
  })

export const seeInChat = implement(contract.seeInChat, async ({ tx, group, row, params }) => {
  await seeUpTo.run(tx, { group_id: group.id, chat_sub_id: row.id, msg_num: params.last_msg_seen })
  return undefined
})
