import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ImportTally } from '#mail/import/import-mails.ts'
import type { MailSource } from '#mail/import/sources.ts'
import type { OpenedApp } from '#open-app.ts'
import type { Command } from './command.ts'
import { CommandError, UsageError } from './errors.ts'
import { openReport } from './import-report.ts'
import { firstStopSignal } from './signals.ts'

export const importCommand: Command = {
  usage: 'import FILE --group NAME [--report FILE] [--dry-run]',
  words: [1, 1],
  options: { group: { type: 'string' }, report: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run({ words: [path = ''], values }, t) {
    const name = values['group']
    if (typeof name !== 'string') throw new UsageError('--group is missing.')
    const dryRun = values['dry-run'] === true
    const reportPath =
      typeof values['report'] === 'string' ? values['report'] : `${path.replace(/(?<!\/)\/+$/, '')}.not-understood.txt`
    const { openSource } = await import('#mail/import/sources.ts')
    const source = await openSource(path).catch((error: unknown) => {
      throw error instanceof Error && error.name === 'SourceRefusedError' ? new CommandError(error.message) : error
    })
    // Told now, not when the first mail of a long import is not understood.
    await access(`${dirname(reportPath)}/`, constants.W_OK).catch(() => {
      throw new CommandError(`Can't write ${reportPath}. Choose another file with --report.`)
    })
    const { freshGroups } = await import('#features/groups/index.ts')
    const { importMails } = await import('#mail/import/import-mails.ts')
    const { withApp } = await import('./with-app.ts')
    const stopped = new AbortController()
    void firstStopSignal().then(() => {
      console.error('Stopping after the current batch…')
      stopped.abort()
    })

    const report = openReport(reportPath)
    const bar = showProgress(source)
    const bringIn = async ({ app, blobs, database }: OpenedApp) => {
      const group = await freshGroups.groupByName(database.read, name)
      if (!group) throw new CommandError(`There is no group ${JSON.stringify(name)}. Create it first, then import.`)
      const { tally: done, listTag } = await importMails({
        source,
        group,
        blobs,
        dryRun,
        operate: app.pipeline.runAsSystem,
        progress: bar.show,
        misread: report.add,
        remark: report.addRemark,
        signal: stopped.signal,
      }).catch((error: unknown) => {
        throw causeOf(error)
      })
      if (done.imported > 0)
        await app.pipeline.runAsSystem(async ({ record }) =>
          record('archives.imported', { group_id: group.id, messages: done.imported }),
        )
      return { tally: done, offer: group.settings.subject_tag === '' ? listTag : '' }
    }
    let ended: Awaited<ReturnType<typeof bringIn>>
    try {
      ended = await withApp(t, bringIn, { withoutTimeouts: true })
    } finally {
      bar.end()
      await report.close()
    }
    const { tally, offer } = ended
    printSummary(tally, { dryRun, isStopped: stopped.signal.aborted, reportPath, ...report.counts(), offer })
    return stopped.signal.aborted ? 130 : 0
  },
}

/** What ended an import, as a sentence where the database or the system has said it. */
function causeOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  return new CommandError(
    `The import stopped: ${error.message}. Messages imported so far are kept. Fix the cause, then run the import again.`,
  )
}

const everyMs = { terminal: 100, otherwise: 5000 }
const barWidth = 24

/** A bar on a terminal, a line now and then elsewhere. */
function showProgress(source: MailSource) {
  const { isTTY } = process.stderr
  const began = performance.now()
  let shown = 0
  const line = ({ read, imported, present, refused }: ImportTally): string => {
    const part = source.size > 0 ? Math.min(1, source.read() / source.size) : 1
    const bar = '#'.repeat(Math.round(part * barWidth)).padEnd(barWidth, '.')
    const speed = Math.round(read / ((performance.now() - began) / 1000))
    const rest = [`${imported} imported`, present && `${present} already there`, refused && `${refused} skipped`]
    return `[${bar}] ${String(Math.round(part * 100)).padStart(3)} %  ${rest.filter(Boolean).join(', ')}  ${speed}/s`
  }
  return {
    show(tally: ImportTally): void {
      if (performance.now() - shown < everyMs[isTTY ? 'terminal' : 'otherwise']) return
      shown = performance.now()
      process.stderr.write(isTTY ? `\r${line(tally)}` : `${line(tally)}\n`)
    },
    end(): void {
      if (isTTY) process.stderr.write('\r\u001B[K')
    },
  }
}

type ImportSummary = {
  dryRun: boolean
  isStopped: boolean
  reportPath: string
  guessed: number
  cut: number
  offer: string
}

function printSummary(
  { read, imported, present, revised, refused }: ImportTally,
  { dryRun, isStopped, reportPath, guessed, cut, offer }: ImportSummary,
): void {
  if (dryRun) console.log(`${read - refused} of ${read} emails can be imported.`)
  else console.log(`Imported ${imported} messages; skipped ${present} that already exist.`)
  if (revised > 0) console.log(`${revised} differ from an existing message with the same id: saved as revisions.`)
  if (refused > 0) console.log(`${refused} could not be imported. See ${reportPath}.`)
  if (cut > 0) console.log(`${cut} were imported with parts left out. See ${reportPath}.`)
  if (guessed > 0)
    console.log(`${guessed} had details that were guessed, such as a date. See the summary in ${reportPath}.`)
  if (offer !== '')
    console.log(
      `The old list used the subject prefix [${offer}]. To keep it, an owner can set subject_tag to "${offer}" (updategroup).`,
    )
  if (isStopped) console.log('Stopped before the end. Run it again to continue.')
}
