import { hasLongerLines, isPlainText } from 'nodemailer/lib/mime-funcs'
import { encode, wrap } from 'nodemailer/lib/qp'

const columns = 76

export type TransferEncoding = '7bit' | 'quoted-printable' | 'base64'

/** 7bit if possible; otherwise the shorter encoding, estimated by the share of ASCII letters. */
export function transferEncodingOf(text: string, longestLine = columns): TransferEncoding {
  if (isPlainText(text)) return hasLongerLines(text, longestLine) ? 'quoted-printable' : '7bit'
  let [latin, others] = [0, 0]
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code >= 0x80) others += 1
    else if (code >= 0x41) latin += 1
  }
  return others < latin ? 'quoted-printable' : 'base64'
}

const withCrlf = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n')

/** Base64 lines without a final line break. */
export const base64Lines = (bytes: Buffer): string => bytes.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n')

/** Encodes a text for a mail: RFC 2045, section 6. */
export function encodeForTransfer(text: string, encoding: string | false): string {
  const lines = withCrlf(text)
  if (encoding === 'quoted-printable') return wrap(encode(lines), columns)
  return encoding === 'base64' ? base64Lines(Buffer.from(lines)) : lines
}
