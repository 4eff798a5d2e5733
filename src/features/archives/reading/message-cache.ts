import { serializeField, type SerializedJson } from '#runtime/responses/serializers.ts'
import { createDoorkeeper } from '#runtime/cache/doorkeeper.ts'
import { createLruCache, perDatabase } from '#runtime/cache/lru-cache.ts'
import type { Static } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { getMessage } from './contract.ts'
import { rowVersionByNum } from './stores/message-store.ts'

type MessageResponse = Static<typeof getMessage.returns>
type CachedMessage = { print: string; author_id: number | null; answer: SerializedJson<MessageResponse> }
type MessageRequest = { tx: Tx; group_id: number; msg_num: number; account_id: number | null; shownBy: string | null }

const maxBytes = 8 * 1024 * 1024
const messageCacheOf = perDatabase(() => ({
  answers: createLruCache<CachedMessage>(maxBytes),
  isAskedAgain: createDoorkeeper(),
}))

const cacheKey = ({ group_id, msg_num, shownBy }: MessageRequest) => `${group_id} ${msg_num} ${shownBy}`
const rowVersionOf = ({ versions, mod_status }: Row<'message.print'>) => `${versions} ${mod_status}`

/** One message as it was written before, if it is so still. */
export async function findCachedMessage(
  messageRequest: MessageRequest,
): Promise<SerializedJson<MessageResponse> | undefined> {
  const { tx, group_id, msg_num, account_id, shownBy } = messageRequest
  const cachedMessage = shownBy === null ? undefined : messageCacheOf(tx).answers.get(cacheKey(messageRequest))
  if (!cachedMessage || isOwnMessage(cachedMessage, account_id)) return undefined
  const now = await rowVersionByNum.first(tx, { group_id, msg_num })
  return now && rowVersionOf(now) === cachedMessage.print ? cachedMessage.answer : undefined
}

/** Whoever wrote a message sees more of its mail. */
const isOwnMessage = ({ author_id }: Pick<CachedMessage, 'author_id'>, account_id: number | null) =>
  account_id !== null && account_id === author_id

/** The message of a row; written, and kept, where it is asked for again and its print tells all that is shown of it. */
export function cacheResponse(
  messageRequest: MessageRequest,
  row: Row<'message.byNum'>,
  view: MessageResponse,
): MessageResponse | SerializedJson<MessageResponse> {
  const { tx, account_id, shownBy } = messageRequest
  const { answers, isAskedAgain } = messageCacheOf(tx)
  const author_id = row.account_id
  if (shownBy === null || isOwnMessage({ author_id }, account_id) || !isCoveredByVersion(row)) return view
  const question = cacheKey(messageRequest)
  if (!answers.get(question) && !isAskedAgain(question)) return view
  const answer = serializeField(getMessage.returns, view)
  answers.set(question, { print: rowVersionOf(row), author_id, answer }, question.length + answer.bytes)
  return answer
}

// Hashtags and files change by themselves, and likes are for each to have.
const isCoveredByVersion = ({
  hashtag_ids,
  num_attachments,
  num_likes,
  rev_count,
  parts,
}: Row<'message.byNum'>): boolean =>
  hashtag_ids.length + num_attachments + num_likes + rev_count === 0 &&
  (parts === null || (parts as unknown[]).length === 0)
