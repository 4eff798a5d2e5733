import type { RawMessage } from '../message/submission.ts'
import { headsOf } from './head.ts'

export type RawRewrite = {
  /** The fields of a head; they may become longer or shorter. The first is that of the mail itself. */
  head: (fields: string, n: number) => string
  /** What stands under a head, up to the next one; it must stay as long as it was, since files stand at a place in it. */
  body: (text: string) => string
}

const inBase64 = /^content-transfer-encoding:\s*base64/im

/** A mail with other words in it. Latin 1 keeps every byte that is not changed as it is. */
export function rewriteRaw({ skeleton, parts }: RawMessage, { head, body }: RawRewrite): RawMessage {
  const pieces: Buffer[] = []
  const moved = parts.map(part => ({ ...part }))
  let [done, isBase64] = [0, false]
  const bodyTo = (to: number): Buffer => {
    const text = skeleton.toString('latin1', done, to)
    const lines = (encoded: string): string => rewriteBase64(encoded, body)
    return Buffer.from(isBase64 ? text.replace(/(?:^[a-z0-9+/=]{1,998}\r?(?:\n|$))+/gim, lines) : body(text), 'latin1')
  }
  for (const [n, { from, to }] of headsOf(skeleton, parts).entries()) {
    const before = skeleton.toString('latin1', from, to)
    const after = head(before, n)
    pieces.push(bodyTo(from), Buffer.from(after, 'latin1'))
    done = to
    isBase64 = inBase64.test(before)
    for (const [i, { at }] of parts.entries()) if (at >= to) moved[i]!.at += after.length - (to - from)
  }
  return { skeleton: Buffer.concat([...pieces, bodyTo(skeleton.length)]), parts: moved }
}

/** Text in base64, its lines where they were. What is not written as we would write it stays. */
function rewriteBase64(bytes: string, body: RawRewrite['body']): string {
  const written = bytes.replace(/\s+/g, '')
  const decoded = Buffer.from(written, 'base64')
  const text = decoded.toString('latin1')
  const after = body(text)
  if (after === text || decoded.toString('base64') !== written) return bytes
  const anew = Buffer.from(after, 'latin1').toString('base64')
  let at = 0
  return bytes.replace(/\S/g, () => anew[at++]!)
}
