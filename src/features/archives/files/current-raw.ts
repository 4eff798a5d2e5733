import { HtmlRefusedError, readText, textOf } from '#content/text/index.ts'
import type { RawMessage, StoredFile } from '../message/submission.ts'
import type { Signature } from '../message/signature.ts'
import { composeMail } from './compose-mail.ts'
import { fieldsOf, headLength, nameOf } from './head.ts'

/** What a message says since it was edited. */
type EditedMessage = {
  subject_with_tags: string
  body: string
  quoted: string
  remainder: string
  is_plain_text: boolean
  files: readonly StoredFile[]
}

/** What an edit makes untrue: how the old text was written down, and that it was signed. */
const supersededHeaders = /^(subject|mime-version|content-.*|(x-google-)?dkim-signature|arc-.*)$/
const contentHeaders = /^(subject|mime-version|content-.*)$/

/** A mail as it is kept, and what its message says since. */
type StoredRaw = { skeleton: Buffer; parts: unknown; edited: unknown; signature?: unknown }

/** The mail of a message, saying what the message says now. */
export function currentRaw({ skeleton, parts, edited, signature = null }: StoredRaw): Promise<RawMessage> | RawMessage {
  const raw = { skeleton, parts: parts as RawMessage['parts'], signature: signature as Signature | null }
  return edited ? applyEdit(raw, edited as EditedMessage) : raw
}

/** The mail of a message that was edited: its head as it came, its text as it is now. The mail itself is kept as it was. */
async function applyEdit({ skeleton, parts }: RawMessage, message: EditedMessage): Promise<RawMessage> {
  const came = fieldsIn(skeleton, parts[0]?.at).filter(field => !supersededHeaders.test(nameOf(field)))
  const made = await composeEdited(message)
  const text = fieldsIn(made.skeleton, made.parts[0]?.at).filter(field => contentHeaders.test(nameOf(field)))
  const head = Buffer.from([...came, ...text].join('').replace(/\r?\n/g, '\r\n'), 'latin1')
  const from = headLength(made.skeleton, made.skeleton.length)
  return {
    skeleton: Buffer.concat([head, made.skeleton.subarray(from)]),
    parts: made.parts.map(part => ({ ...part, at: part.at + head.length - from })),
  }
}

const fieldsIn = (skeleton: Buffer, limit = skeleton.length): string[] =>
  fieldsOf(skeleton.toString('latin1', 0, headLength(skeleton, limit)))
    .filter(field => field !== '')
    .map(field => (field.endsWith('\n') ? field : `${field}\r\n`))

const nobody = { account_id: null, member_id: null, name: '', email: '' }

async function composeEdited({ subject_with_tags, files, is_plain_text, body, quoted, remainder }: EditedMessage) {
  const html = body + quoted + remainder
  const text = { html, plain: await plainOf(html), is_plain_text }
  // Of its head only the subject and what is said of the text is used.
  const rest = { author: nobody, mime_id: '', references: [], created: null }
  return composeMail(
    { url: '', mailDomain: 'hidden.invalid' },
    { name: '' },
    { subject: subject_with_tags, text, files, ...rest },
  )
}

/** Clean HTML as plain text. */
export async function plainOf(html: string): Promise<string> {
  try {
    return (await readText({ format: 'html', text: html })).plain
  } catch (error) {
    // It was read once, and is a little longer now than what can be.
    if (error instanceof HtmlRefusedError) return textOf(html)
    throw error
  }
}
