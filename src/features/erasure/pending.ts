import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import type { RawPart } from '../archives/index.ts'
import { addressesOf, messageIdsOf, redact } from './patterns.ts'
import { rewriteMail } from './rewrite-mail.ts'
import type { Erasure } from './store.ts'

/** Those of the person went with the account; others can name them, and would be posted so. */
const pendingNaming = query(
  'erasure.pending',
  `select id, subject, snippet, submission, skeleton from pending_messages
   where group_id = :group_id and id > :after and state in ('held', 'decided')
     and (subject ~* :any or snippet ~* :any or submission::text ~* :any or encode(skeleton, 'escape') ~* :any_id
       or position('base64'::bytea in skeleton) > 0 or position('=40'::bytea in skeleton) > 0)
   order by id limit 20 for update`,
)
const changePending = query(
  'erasure.changePending',
  `update pending_messages set subject = :subject, snippet = :snippet, submission = :submission, skeleton = :skeleton
   where group_id = :group_id and id = :id`,
)

/** Removes a person from some pending posts of a group; returns the last one, or null at the end. */
export async function eraseFromPending(
  tx: Tx,
  erasure: Erasure,
  { group_id, after }: { group_id: number; after: number },
): Promise<number | null> {
  const redaction = addressesOf(erasure)
  const { any: any_id } = messageIdsOf(erasure)
  const found = await pendingNaming.all(tx, { group_id, after, any: redaction.any, any_id })
  for (const { id, skeleton, ...texts } of found) {
    const before = texts.submission as { parts?: RawPart[] }
    const raw = rewriteMail({ skeleton, parts: before.parts ?? [] }, erasure, { redaction, isOwn: false })
    const submission = JSON.parse(redact(JSON.stringify(before), redaction)) as object
    const changed = {
      subject: redact(texts.subject, redaction),
      snippet: redact(texts.snippet, redaction),
      submission: 'parts' in before ? { ...submission, parts: raw.parts } : submission,
    }
    if (raw.skeleton.equals(skeleton) && isDeepStrictEqual(changed, texts)) continue
    const { submission: stored, ...others } = changed
    changePending.send(tx, { group_id, id, ...others, submission: json(stored), skeleton: raw.skeleton })
  }
  return found.at(-1)?.id ?? null
}
