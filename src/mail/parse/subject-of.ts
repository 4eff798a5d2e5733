import { decodeWords } from 'postal-mime'
import { oneLine } from '#content/text/subject.ts'

const subjectPattern = /^subject:((?:.*\r\n[ \t])*.*)\r$/im

/** The subject of an email we wrote, from its head. */
export function subjectOf(raw: readonly Buffer[]): string {
  const text = Buffer.concat(raw).toString('utf8', 0, 100_000)
  const [head = ''] = text.split('\r\n\r\n', 1)
  return oneLine(decodeWords(subjectPattern.exec(`${head}\r`)?.[1]?.replace(/\r\n(?=[ \t])/g, '') ?? ''))
}
