import type { Call } from '#runtime/call.ts'
import type { Addresses } from '../../groups/index.ts'
import { lockPlace } from '../line-store.ts'
import { findPlace, lockChat } from '../store.ts'
import { lineView, type LineObject, type LineRow } from '../view.ts'
import type { deleteInChat } from './contract.ts'

export type Saying = Pick<
  Call<typeof deleteInChat>,
  'tx' | 'group' | 'account' | 'position' | 'row' | 'fail' | 'record'
>

/** Where something is said, and by whom; both are locked by what goes with the next statement. */
export function beginSaying({ tx, group, account, position, row, fail }: Saying) {
  if (row.state === 'closed') fail('closed chat')
  // Who may not post may not do so here either.
  if (position.muted || group.settings.locked) fail('inadequate_permissions', 'can_post')
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

/** What was said, once it was; the others hear of it. */
export async function endSaying(call: Saying, line: LineRow | undefined, addresses: Addresses): Promise<LineObject> {
  if (!line) return whyNot(call)
  const { chat_id, msg_num, version } = line
  call.record('chat.said', { chat_id, msg_num, version })
  return lineView(line, addresses)
}

/** Lines end as they do in Unix, and what nobody sees at the end is not kept. */
export const textOfLine = (given: string): string => given.replace(/\r\n?/g, '\n').trimEnd()
