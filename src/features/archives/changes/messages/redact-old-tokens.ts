import { isDeepStrictEqual } from 'node:util'
import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import type { Tx } from '#storage/database.ts'
import { tokenLikePatterns, redactTokens, type RedactionContext } from '../../message/redact-tokens.ts'
import { revokeTokens } from '../../message/revoked-tokens.ts'
import { createTokenSearch } from '../../message/token-search.ts'
import {
  changeRevision,
  changeSummaries,
  changeTexts,
  lockTexts,
  lockTopicsWithTokens,
  messagesWithTokens,
  nextMessages,
  revisionsOf,
} from './redact-old-tokens-store.ts'

/** Messages per batch, and how often progress is logged. */
const atOnce = 500
const logEvery = 10_000

/** The id of the last message checked, and the numbers of messages checked and changed. */
type RedactionProgress = { after: number; looked: number; changed: number }

/**
 * Redacts tokens in texts stored before every text was redacted: readers could have unsubscribed authors whose replies
 * quoted our emails. Runs from the oldest message on and can be resumed.
 */
export const oldTokenRedaction = (context: RedactionContext, log: (line: string) => void) =>
  createResumableJob('codes in texts', async (database, { after, looked, changed }: RedactionProgress) => {
    const { last, count } = await nextMessages.one(database.read, { after, limit: atOnce })
    if (last === null) {
      log(`looked through ${looked} older messages for codes of our mails: they were taken out of ${changed}`)
      return null
    }
    const messages = await messagesWithTokens.all(database.read, { after, last, codes: tokenLikePatterns })
    const ids = messages.map(({ id }) => id)
    const leaving = new Set<string>()
    const clean = (text: string): string => {
      const search = createTokenSearch(context.codes)
      const cleaned = redactTokens(text, context, search)
      for (const [code, purpose] of search.found) if (purpose === 'unsubscribe') leaving.add(code)
      return cleaned
    }
    const topic_ids = [...new Set(messages.map(({ topic_id }) => topic_id))]
    if (ids.length > 0) await database.transaction(tx => cleanSummaries(tx, topic_ids, clean))
    const cleanAll = async (tx: Tx): Promise<number> => {
      const count = await cleanTexts(tx, ids, clean)
      // They were public until now.
      if (leaving.size > 0) await revokeTokens.run(tx, { codes: [...leaving].toSorted() })
      return count
    }
    const cleaned = ids.length > 0 ? await database.transaction(cleanAll) : 0
    const progress = { after: last, looked: looked + count, changed: changed + cleaned }
    if (Math.floor(looked / logEvery) < Math.floor(progress.looked / logEvery))
      log(`${progress.looked} older messages are looked through for codes of our mails`)
    return progress
  })

type RedactText = (text: string) => string

async function cleanSummaries(tx: Tx, topic_ids: readonly number[], clean: RedactText): Promise<void> {
  const topics = await lockTopicsWithTokens.all(tx, { ids: topic_ids })
  const changed = topics.filter(({ summary }) => clean(summary) !== summary)
  if (changed.length === 0) return
  await changeSummaries.run(tx, {
    ids: changed.map(({ id }) => id),
    summaries: changed.map(({ summary }) => clean(summary)),
  })
}

/** Redacts messages, and returns how many contained tokens. */
async function cleanTexts(tx: Tx, ids: readonly number[], clean: RedactText): Promise<number> {
  const changed = new Set<number>()
  for (const { id, ...texts } of await lockTexts.all(tx, { ids })) {
    const { body, quoted, remainder, snippet } = texts
    const cleaned = { body: clean(body), quoted: clean(quoted), remainder: clean(remainder), snippet: clean(snippet) }
    if (isDeepStrictEqual(texts, cleaned)) continue
    changeTexts.send(tx, { id, ...cleaned })
    changed.add(id)
  }
  for (const { message_id, rev, body } of await revisionsOf.all(tx, { ids })) {
    if (clean(body) === body) continue
    changeRevision.send(tx, { message_id, rev, body: clean(body) })
    changed.add(message_id)
  }
  return changed.size
}
