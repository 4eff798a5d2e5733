import { writeFile } from 'node:fs/promises'
import type { Messages } from '#locales/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import type { MoveRemark } from '#mail/move-in/moved-list.ts'

/** What was not carried over, by part: a file with a line each, written at the end if there is anything. */
export function collectRemarks(path: string, t: Messages) {
  const lines = { source: [] as string[], settings: [] as string[], members: [] as string[] }
  const add = (part: keyof typeof lines, { where, text }: MoveRemark): void =>
    void lines[part].push(stripControlChars(`${where}: ${text(t)}`))
  return {
    add,
    addAll: (part: keyof typeof lines, remarks: readonly MoveRemark[]): void => {
      for (const remark of remarks) add(part, remark)
    },
    async write(): Promise<number> {
      const sections = Object.entries(lines).filter(([, some]) => some.length > 0)
      const text = sections.map(
        ([part, some]) => `${t.cli.importFrom.heading[part as keyof typeof lines]}\n\n${some.join('\n')}\n`,
      )
      if (sections.length > 0) await writeFile(path, text.join('\n'), { mode: 0o600 })
      return sections.reduce((count, [, some]) => count + some.length, 0)
    },
  }
}
export type MoveReport = ReturnType<typeof collectRemarks>
