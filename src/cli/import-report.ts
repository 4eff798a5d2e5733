import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { Messages } from '#locales/index.ts'
import { reasonText, type MailReasonKey } from '#mail/parse/index.ts'
import type { UnreadableMail } from '#mail/import/import-mails.ts'

export type ImportReport = {
  /** A mail that was not imported: listed at once. */
  add(mail: UnreadableMail): void
  /** Something that was guessed or left out of a mail that was imported. */
  addRemark(mail: UnreadableMail): void
  /** How many mails were guessed about, and of how many something was left out. */
  counts(): { guessed: number; cut: number }
  /** Adds the summary of guesses. */
  close(): Promise<void>
}

type Kind = { count: number; examples: string[] }

const mostExamples = 5
/** Skipped mail is listed one by one, for inspection. */
const losses: ReadonlySet<MailReasonKey> = new Set(['textTooLong', 'htmlTooLong'])
const lineOf = (place: string, what: string): string => `${place}${what ? ` (${what})` : ''}\n`

/** The mail skipped by an import, a line each, and a summary of guesses. The file is created when needed. */
export function openReport(path: string, t: Messages): ImportReport {
  let file: WriteStream | undefined
  const kinds = new Map<MailReasonKey, Kind>()
  const last = { guessed: '', cut: '' }
  const counts = { guessed: 0, cut: 0 }
  const write = (text: string): void => {
    file ??= createWriteStream(path, { flags: 'w' })
    file.write(text)
  }
  const add = ({ where, what, why }: UnreadableMail): void => write(lineOf(`${where}: ${reasonText(t, why)}`, what))
  function count(of: keyof typeof counts, where: string): void {
    if (last[of] !== where) counts[of] += 1
    last[of] = where
  }
  return {
    add,
    addRemark(mail) {
      const { where, what, why } = mail
      if (losses.has(why.reason)) {
        count('cut', where)
        return add(mail)
      }
      count('guessed', where)
      const kind = kinds.get(why.reason) ?? { count: 0, examples: [] }
      kind.count += 1
      if (kind.examples.length < mostExamples) kind.examples.push(lineOf(`    ${where}`, what))
      kinds.set(why.reason, kind)
    },
    counts: () => counts,
    async close() {
      if (kinds.size > 0) {
        write(`${file ? '\n' : ''}${t.cli.import.report.guessed}\n`)
        for (const [reason, { count: all, examples }] of [...kinds].toSorted(([, a], [, b]) => b.count - a.count)) {
          write(`\n${all} × ${reasonText(t, { reason })}\n${examples.join('')}`)
          if (all > examples.length) write(`    ${t.cli.import.report.more({ count: all - examples.length })}\n`)
        }
      }
      file?.end()
      if (file) await finished(file)
    },
  }
}
