import type { Call } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import { OvertakenError } from '#storage/failures.ts'
import { rowsOfEach, together } from '#storage/together.ts'
import { json } from '#storage/values.ts'
import type { Addresses } from '../../groups/index.ts'
import { lockFree, lockPlace, sayAll } from '../line-store.ts'
import { findPlace, lockChat } from '../store.ts'
import { lineView, type LineObject, type LineRow, type StoredMedia } from '../view.ts'
import type { deleteInChat } from './contract.ts'

export type Saying = Pick<
  Call<typeof deleteInChat>,
  'tx' | 'group' | 'account' | 'position' | 'row' | 'fail' | 'record'
>

/** Where something is said, and by whom; both are locked before the next statement. `isBeside`: nobody is waited for. */
export async function beginSaying({ tx, group, account, position, row, fail }: Saying, isBeside = false) {
  if (row.state === 'closed') fail('closed chat')
  // Who may not post may not do so here either.
  if (position.muted || group.settings.locked) fail('inadequate_permissions', 'can_post')
  const { id: group_id } = group
  const { id: chat_sub_id, chat_id } = row
  if (isBeside) await lockBesideOthers(tx, { group_id, chat_sub_id, chat_id })
  else {
    lockPlace.send(tx, { group_id, chat_sub_id })
    lockChat.send(tx, { group_id, id: chat_id })
  }
  return { group_id, chat_id, account_id: account.id }
}

type Locked = { group_id: number; chat_sub_id: number; chat_id: number }
const isFree = together(async (tx, asked: readonly Locked[]) => {
  const rows = await lockFree.all(tx, {
    group_ids: asked.map(({ group_id }) => group_id),
    chat_sub_ids: asked.map(({ chat_sub_id }) => chat_sub_id),
    chat_ids: asked.map(({ chat_id }) => chat_id),
  })
  return rowsOfEach(asked, rows).map(found => found.length > 0)
})

/** Nobody else waits because somebody does something in this chat. */
async function lockBesideOthers(tx: Tx, place: Locked): Promise<void> {
  if (!(await isFree(tx, place))) throw new OvertakenError('somebody else has locked the place or the chat')
}

export type NewLine = Locked & {
  account_id: number
  name: string
  message: string
  words: string
  reply_to_num: number
  nonce: string | null
  media: StoredMedia | null
}
const saidBeside = together(async (tx, lines: readonly NewLine[]) => {
  const named = new Set<string>()
  const isFirst = ({ chat_id, account_id, nonce }: NewLine): boolean =>
    nonce === null || named.size < named.add(`${chat_id} ${account_id} ${nonce}`).size
  const numbered = lines.map((line, n) => ({ n: n + 1, ...line })).filter(isFirst)
  const rows = await sayAll.all(tx, { lines: json(numbered) })
  return rowsOfEach(lines, rows).map(([line]) => line)
})

/** Says something. Nothing comes back where it was said before under the same nonce, or there is nothing to answer. */
export const sayLine = (tx: Tx, line: NewLine): Promise<LineRow | undefined> => saidBeside(tx, line)

/** Why nothing was said or changed: the chat or the place in it is not what it was, else there is no such message. */
async function whyNot({ tx, account, row, fail }: Saying): Promise<never> {
  const place = (await findPlace.first(tx, { id: row.id, account_id: account.id })) ?? fail('invalid chatsub_id')
  return fail(place.state === 'closed' ? 'closed chat' : 'invalid msg_num')
}

/** What was said, once it was; the others hear of it. */
export async function endSaying(call: Saying, line: LineRow | undefined, addresses: Addresses): Promise<LineObject> {
  if (!line) return whyNot(call)
  const { chat_id, msg_num, version } = line
  call.record('chat.said', { chat_id, msg_num, version })
  return lineView(line, addresses)
}

/** Lines end as they do in Unix, and what nobody sees at the end is not kept. */
export const textOfLine = (given: string): string => given.replace(/\r\n?/g, '\n').trimEnd()
