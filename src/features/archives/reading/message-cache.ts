import { serializeField, type SerializedJson } from '#runtime/responses/serializers.ts'
import { createVersionedCache } from '#base/cache/cache.ts'
import type { Static } from '#contract/schema.ts'
import { perDatabase, type Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { getMessage } from './contract.ts'
import { rowVersionByNum } from './stores/message-store.ts'

type MessageResponse = Static<typeof getMessage.returns>
type CachedMessage = { author_id: number | null; answer: SerializedJson<MessageResponse> }
type MessageRequest = { tx: Tx; group_id: number; msg_num: number; account_id: number | null; shownBy: string | null }

const messageCacheOf = perDatabase(() => createVersionedCache<CachedMessage>('messages'))

const cacheKey = ({ group_id, msg_num, shownBy }: MessageRequest) => `${group_id} ${msg_num} ${shownBy}`
const rowVersionOf = ({ versions, mod_status }: Row<'message.print'>) => `${versions} ${mod_status}`

/** The cached message, if it has not changed. */
export async function findCachedMessage(
  messageRequest: MessageRequest,
): Promise<SerializedJson<MessageResponse> | undefined> {
  const { tx, group_id, msg_num, account_id, shownBy } = messageRequest
  if (shownBy === null) return undefined
  const cached = await messageCacheOf(tx).find(cacheKey(messageRequest), async message => {
    if (isOwnMessage(message, account_id)) return undefined
    const now = await rowVersionByNum.first(tx, { group_id, msg_num })
    return now && rowVersionOf(now)
  })
  return cached?.answer
}

/** The author sees more of the mail's headers. */
const isOwnMessage = ({ author_id }: Pick<CachedMessage, 'author_id'>, account_id: number | null) =>
  account_id !== null && account_id === author_id

/** The message of a row: serialized and cached if it is requested again and its version covers everything shown. */
export function cacheResponse(
  messageRequest: MessageRequest,
  row: Row<'message.byNum'>,
  view: MessageResponse,
): MessageResponse | SerializedJson<MessageResponse> {
  const { tx, account_id, shownBy } = messageRequest
  const cache = messageCacheOf(tx)
  const author_id = row.account_id
  if (shownBy === null || isOwnMessage({ author_id }, account_id) || !isCoveredByVersion(row)) return view
  const key = cacheKey(messageRequest)
  if (!cache.wants(key)) return view
  const answer = serializeField(getMessage.returns, view)
  cache.set(key, rowVersionOf(row), { author_id, answer }, key.length + answer.bytes)
  return answer
}

// Hashtags and attachments change without a new row version, and likes depend on the viewer.
const isCoveredByVersion = ({ hashtag_ids, num_attachments, num_likes, rev_count, parts }: Row<'message.byNum'>) =>
  hashtag_ids.length + num_attachments + num_likes + rev_count === 0 &&
  (parts === null || (parts as unknown[]).length === 0)
