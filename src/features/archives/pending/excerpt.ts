import { pollText } from '#content/text/index.ts'
import { oneLine } from '#runtime/notifications/email-content.ts'
import type { HeldSubmission } from '../posting/hold.ts'

const mostLines = 15
const mostCharacters = 1500

/** The beginning of a post. */
export function firstLines(plain: string): string {
  const lines = plain
    .slice(0, mostCharacters)
    .trim()
    .split(/[\r\n\u0085\u2028\u2029]+/)
  return lines.slice(0, mostLines).join('\n')
}

export const namesOf = (files: HeldSubmission['files']): string[] =>
  files.map(({ filename }) => `[${oneLine(filename)}]`)

/** The question and the answers of a poll that a post brings. */
export const pollLines = (poll: HeldSubmission['poll']): string[] =>
  poll ? ['', ...pollText(poll).split('\n').map(oneLine)] : []
