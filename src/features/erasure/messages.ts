import { isDeepStrictEqual } from 'node:util'
import { textOf } from '#content/text/index.ts'
import { searchVector } from '#content/tokenizer/index.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { keywordsOf, type RawPart } from '../archives/index.ts'
import { addressesOf, formerAddress, formerMember, messageIdsOf, ownTextsOf, redact } from './patterns.ts'
import {
  changeRelatedRows,
  changeMessage,
  changePolls,
  changeRaw,
  changeSearch,
  filenamesOf,
  lastOfMessages,
  messagesNaming,
  type NamingMessage,
} from './messages-store.ts'
import { rewriteMail } from './rewrite-mail.ts'
import type { Erasure } from './store.ts'

/** Sources of mails are in memory so long. */
const batch = 100

/** Removes a person from some messages of a group; returns the last one, or null at the end. */
export async function eraseFromMessages(
  tx: Tx,
  erasure: Erasure,
  { group_id, after }: { group_id: number; after: number },
): Promise<number | null> {
  const { last } = await lastOfMessages.one(tx, { group_id, after, limit: batch })
  if (last === null) return null
  const { any, ...redaction } = addressesOf(erasure)
  const { account_id, emails } = erasure
  const { any: any_id } = messageIdsOf(erasure)
  const own = ownTextsOf(erasure)
  await changePolls.run(tx, {
    ...{ group_id, after, last, account_id, emails, any, ...redaction },
    ...{ own_any: own.any, own_patterns: own.patterns, own_replacements: own.replacements },
  })
  for (const message of await messagesNaming.all(tx, { group_id, after, last, account_id, emails, any, any_id }))
    await eraseFromMessage(tx, erasure, { group_id, message })
  await changeRelatedRows.run(tx, { group_id, after, last, any, ...redaction })
  return last
}

type MessageInGroup = { group_id: number; message: NamingMessage }

async function eraseFromMessage(tx: Tx, erasure: Erasure, { group_id, message }: MessageInGroup): Promise<void> {
  const { id, is_own: isOwn, skeleton, parts, arrival, signature } = message
  const redaction = isOwn ? ownTextsOf(erasure) : addressesOf(erasure)
  const clean = (text: string): string => redact(text, redaction)
  const before = textsOf(message)
  const after = {
    name: isOwn && erasure.anonymize ? formerMember : clean(before.name),
    email: isOwn ? formerAddress : clean(before.email),
    subject: clean(before.subject),
    subject_with_tags: clean(before.subject_with_tags),
    body: clean(before.body),
    quoted: clean(before.quoted),
    remainder: clean(before.remainder),
    snippet: clean(before.snippet),
    mime_id: redact(before.mime_id, messageIdsOf(erasure)),
  }
  if (!isDeepStrictEqual(before, after)) {
    changeMessage.send(tx, { group_id, id, ...after })
    await findByNewWords(tx, { group_id, message: { ...message, ...after } })
  }
  if (!skeleton) return
  const raw = rewriteMail({ skeleton, parts: parts as RawPart[] }, erasure, { redaction, isOwn })
  const besides = { arrival: cleanJson(arrival, clean), signature: cleanJson(signature, clean) }
  if (raw.skeleton.equals(skeleton) && isDeepStrictEqual(besides, { arrival, signature })) return
  const { arrival: came, signature: signed } = besides
  changeRaw.send(tx, {
    ...{ group_id, id, skeleton: raw.skeleton, parts: json(raw.parts) },
    ...{ arrival: came === null ? null : json(came), signature: signed === null ? null : json(signed) },
  })
}

const textsOf = ({
  name,
  email,
  subject,
  subject_with_tags,
  body,
  quoted,
  remainder,
  snippet,
  mime_id,
}: NamingMessage) => ({ name, email, subject, subject_with_tags, body, quoted, remainder, snippet, mime_id })

const cleanJson = (value: unknown, clean: (text: string) => string): unknown =>
  value === null ? null : JSON.parse(clean(JSON.stringify(value)))

async function findByNewWords(tx: Tx, { group_id, message }: MessageInGroup): Promise<void> {
  const { id, msg_num, subject, body, quoted, remainder, name, hashtag_ids } = message
  const files = message.num_attachments > 0 ? await filenamesOf.all(tx, { group_id, message_id: id }) : []
  const words = searchVector({
    ...{ subject, body: textOf(body), quoted: textOf(quoted), remainder: textOf(remainder), name },
    files: files.map(({ filename }) => filename),
    keywords: keywordsOf(message, hashtag_ids),
  })
  changeSearch.send(tx, { group_id, msg_num, words })
}
