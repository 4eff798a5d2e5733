import { HtmlRefusedError, readText, textOf } from '#content/text/index.ts'
import type { RawMessage, StoredFile } from '../message/submission.ts'
import type { Signature } from '../message/signature.ts'
import { composeMail } from './compose-mail.ts'
import { fieldsOf, headLength, nameOf } from './head.ts'

/** The current content of an edited message. */
type EditedMessage = {
  subject_with_tags: string
  body: string
  quoted: string
  remainder: string
  is_plain_text: boolean
  files: readonly StoredFile[]
}

/** Headers that no longer apply after an edit: the encoding of the old text, and signatures. */
const supersededHeaders = /^(subject|mime-version|content-.*|(x-google-)?dkim-signature|arc-.*)$/
const contentHeaders = /^(subject|mime-version|content-.*)$/

/** A stored mail, and the current content of its message if it was edited. */
type StoredRaw = { skeleton: Buffer; parts: unknown; edited: unknown; signature?: unknown }

/** The mail of a message with the message's current content. */
export function currentRaw({ skeleton, parts, edited, signature = null }: StoredRaw): Promise<RawMessage> | RawMessage {
  const raw = { skeleton, parts: parts as RawMessage['parts'], signature: signature as Signature | null }
  return edited ? applyEdit(raw, edited as EditedMessage) : raw
}

/** Combines the original headers with the current content. The stored mail is not changed. */
async function applyEdit({ skeleton, parts }: RawMessage, message: EditedMessage): Promise<RawMessage> {
  const originalFields = fieldsIn(skeleton, parts[0]?.at).filter(field => !supersededHeaders.test(nameOf(field)))
  const composed = await composeEdited(message)
  const contentFields = fieldsIn(composed.skeleton, composed.parts[0]?.at).filter(field =>
    contentHeaders.test(nameOf(field)),
  )
  const head = Buffer.from([...originalFields, ...contentFields].join('').replace(/\r?\n/g, '\r\n'), 'latin1')
  const from = headLength(composed.skeleton, composed.skeleton.length)
  return {
    skeleton: Buffer.concat([head, composed.skeleton.subarray(from)]),
    parts: composed.parts.map(part => ({ ...part, at: part.at + head.length - from })),
  }
}

const fieldsIn = (skeleton: Buffer, limit = skeleton.length): string[] =>
  fieldsOf(skeleton.toString('latin1', 0, headLength(skeleton, limit)))
    .filter(field => field !== '')
    .map(field => (field.endsWith('\n') ? field : `${field}\r\n`))

const noAuthor = { account_id: null, member_id: null, name: '', email: '' }

async function composeEdited({ subject_with_tags, files, is_plain_text, body, quoted, remainder }: EditedMessage) {
  const html = body + quoted + remainder
  const text = { html, plain: await plainOf(html), is_plain_text }
  // Only the Subject and the content headers of the result are used.
  const unusedFields = { author: noAuthor, mime_id: '', references: [], created: null }
  return composeMail(
    { url: '', mailDomain: 'hidden.invalid' },
    { name: '' },
    { subject: subject_with_tags, text, files, ...unusedFields },
  )
}

/** Converts sanitized HTML to plain text. */
export async function plainOf(html: string): Promise<string> {
  try {
    return (await readText({ format: 'html', text: html })).plain
  } catch (error) {
    // The HTML was accepted when posted, but may now exceed a limit slightly.
    if (error instanceof HtmlRefusedError) return textOf(html)
    throw error
  }
}
