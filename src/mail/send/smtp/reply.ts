/** A reply of an SMTP server: its code, and its text in one line. */
export type SmtpReply = { code: number; text: string; lines: readonly string[] }

const maxBytes = 16_384
const line = /^([2-5]\d\d)([ -]?)([^]*)$/

/** Parses replies from the incoming data; throws if they are malformed or too long. */
export function createReplyParser(): { read(chunk: Buffer): SmtpReply[]; isEmpty(): boolean } {
  let rest = ''
  let lines: string[] = []
  let bytes = 0
  return {
    read(chunk) {
      bytes += chunk.length
      const parts = (rest + chunk.toString('utf8')).split('\n')
      rest = parts.pop()!
      const replies: SmtpReply[] = []
      for (const part of parts) {
        const [, code, separator, text] = line.exec(part.replace(/\r$/, '')) ?? []
        if (code === undefined) throw new Error('the server does not speak SMTP')
        lines.push(text!)
        if (separator === '-') continue
        replies.push({ code: Number(code), text: lines.join(' '), lines })
        lines = []
        bytes = rest.length
      }
      if (bytes > maxBytes) throw new Error('the server does not come to the end of an answer')
      return replies
    },
    isEmpty: () => rest === '' && lines.length === 0,
  }
}

const maxResponse = 500

/** A reply as it is stored: one line without control characters, of limited length. */
export const responseOf = ({ code, text }: SmtpReply): string => oneLineOf(`${code} ${text}`)

export const oneLineOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxResponse)
    .toWellFormed()
