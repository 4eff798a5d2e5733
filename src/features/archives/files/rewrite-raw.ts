import type { RawMessage } from '../message/submission.ts'
import { headsOf } from './head.ts'

export type RawRewrite = {
  /** Rewrites a header section, whose length may change. Section 0 is that of the mail itself. */
  head: (fields: string, n: number) => string
  /** Rewrites the body up to the next header section. Its length must not change, because attachments have offsets in it. */
  body: (text: string) => string
}

const inBase64 = /^content-transfer-encoding:\s*base64/im

/** Rewrites the headers and bodies of a mail. As Latin-1, unchanged bytes are preserved. */
export function rewriteRaw({ skeleton, parts }: RawMessage, { head, body }: RawRewrite): RawMessage {
  const pieces: Buffer[] = []
  const movedParts = parts.map(part => ({ ...part }))
  let [bodyStart, isBase64] = [0, false]
  const bodyTo = (to: number): Buffer => {
    const text = skeleton.toString('latin1', bodyStart, to)
    const lines = (encoded: string): string => rewriteBase64(encoded, body)
    return Buffer.from(isBase64 ? text.replace(/(?:^[a-z0-9+/=]{1,998}\r?(?:\n|$))+/gim, lines) : body(text), 'latin1')
  }
  for (const [n, { from, to }] of headsOf(skeleton, parts).entries()) {
    const before = skeleton.toString('latin1', from, to)
    const after = head(before, n)
    pieces.push(bodyTo(from), Buffer.from(after, 'latin1'))
    bodyStart = to
    isBase64 = inBase64.test(before)
    for (const [i, { at }] of parts.entries()) if (at >= to) movedParts[i]!.at += after.length - (to - from)
  }
  return { skeleton: Buffer.concat([...pieces, bodyTo(skeleton.length)]), parts: movedParts }
}

/** Rewrites base64 text, keeping its line breaks. Text with a non-canonical encoding is not changed. */
function rewriteBase64(bytes: string, body: RawRewrite['body']): string {
  const encoded = bytes.replace(/\s+/g, '')
  const decoded = Buffer.from(encoded, 'base64')
  const text = decoded.toString('latin1')
  const after = body(text)
  if (after === text || decoded.toString('base64') !== encoded) return bytes
  const rewritten = Buffer.from(after, 'latin1').toString('base64')
  let next = 0
  return bytes.replace(/\S/g, () => rewritten[next++]!)
}
