import { oneLine } from '#runtime/letters.ts'
import type { WaitingSubmission } from '../posting/hold.ts'

const mostLines = 15
const mostCharacters = 1500

/** The beginning of what somebody wrote. */
export function firstLines(plain: string): string {
  const lines = plain
    .slice(0, mostCharacters)
    .trim()
    .split(/[\r\n\u0085\u2028\u2029]+/)
  return lines.slice(0, mostLines).join('\n')
}

export const namesOf = (files: WaitingSubmission['files']): string[] =>
  files.map(({ filename }) => `[${oneLine(filename)}]`)
