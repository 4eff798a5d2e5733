import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Messages } from '#locales/index.ts'
import type { ImportTally } from '#mail/import/import-mails.ts'
import type { MailSource } from '#mail/import/sources.ts'
import type { OpenedApp } from '#open-app.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Command } from './command.ts'
import { CommandError, UsageError } from './errors.ts'
import { openReport } from './import-report.ts'
import { firstStopSignal } from './signals.ts'

export const importCommand: Command = {
  usage: 'import FILE [--group NAME] [--report FILE] [--dry-run]',
  words: [1, 1],
  options: { group: { type: 'string' }, report: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run({ words: [path = ''], values }, t) {
    const { isBundle } = await import('#features/bundle/index.ts')
    if (await isBundle(path)) return (await import('./groups/import-bundle.ts')).importBundle(path, values, t)
    const name = values['group']
    if (typeof name !== 'string') throw new UsageError(t.cli.optionMissing({ option: 'group' }))
    const dryRun = values['dry-run'] === true
    const reportPath =
      typeof values['report'] === 'string' ? values['report'] : `${path.replace(/(?<!\/)\/+$/, '')}.not-understood.txt`
    const { openSource } = await import('#mail/import/sources.ts')
    const source = await openSource(path).catch((error: unknown) => {
      throw causeOf(error, t)
    })
    // Reported now, and not at the first unreadable mail of a long import.
    await access(`${dirname(reportPath)}/`, constants.W_OK).catch(() => {
      throw new CommandError(t.cli.import.cannotWrite({ file: reportPath }))
    })
    const { freshGroups } = await import('#features/groups/index.ts')
    const { withApp } = await import('./with-app.ts')
    const stopped = new AbortController()
    void firstStopSignal().then(() => {
      console.error(t.cli.import.stopping)
      stopped.abort()
    })

    return withApp(
      t,
      async openedApp => {
        const group = await freshGroups.groupByName(openedApp.database.read, name)
        if (!group) throw new CommandError(t.cli.import.noGroup({ name: JSON.stringify(name) }))
        return importArchive(openedApp, { source, group, path, reportPath, dryRun, signal: stopped.signal, t })
      },
      { withoutTimeouts: true },
    )
  },
}

type ArchiveImport = {
  source: MailSource
  group: Group
  path: string
  reportPath: string
  dryRun: boolean
  oldHost?: string
  signal: AbortSignal
  t: Messages
}

/** Imports an archive into a group, shows how far it is, and what became of it. Returns the exit code. */
export async function importArchive(
  { app, blobs }: OpenedApp,
  { source, group, path, reportPath, dryRun, oldHost = '', signal, t }: ArchiveImport,
): Promise<number> {
  const { importMails } = await import('#mail/import/import-mails.ts')
  const report = openReport(reportPath, t)
  const bar = showProgress(source, t)
  let ended: Awaited<ReturnType<typeof importMails>>
  try {
    ended = await importMails({
      source,
      group,
      blobs,
      dryRun,
      oldHost,
      operate: app.pipeline.runAsSystem,
      progress: bar.show,
      misread: report.add,
      remark: report.addRemark,
      signal,
    }).catch((error: unknown) => {
      throw causeOf(error, t)
    })
    if (ended.tally.imported > 0)
      await app.pipeline.runAsSystem(async ({ record }) =>
        record('archives.imported', { group_id: group.id, messages: ended.tally.imported }),
      )
  } finally {
    bar.end()
    await report.close()
  }
  const offer = group.settings.subject_tag === '' ? ended.listTag : ''
  const reason = source.damage?.() ?? ''
  printSummary(ended.tally, { dryRun, isStopped: signal.aborted, reportPath, ...report.counts(), offer }, t)
  if (reason !== '') throw new CommandError(t.cli.import.damaged({ file: path, reason }))
  return signal.aborted ? 130 : 0
}

/** The reason an import ended, as a sentence if it came from the source, the database or the system. */
export function causeOf(error: unknown, t: Messages): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  return new CommandError(t.cli.import.failed({ reason: error.message }))
}

const everyMs = { terminal: 100, otherwise: 5000 }
const barWidth = 24

/** A bar on a terminal, a line now and then elsewhere. */
export function showProgress(source: MailSource, { cli }: Messages) {
  const { isTTY } = process.stderr
  const began = performance.now()
  let shown = 0
  const line = ({ read, imported, present, refused }: ImportTally): string => {
    const part = source.size > 0 ? Math.min(1, source.read() / source.size) : 1
    const bar = '#'.repeat(Math.round(part * barWidth)).padEnd(barWidth, '.')
    const speed = Math.round(read / ((performance.now() - began) / 1000))
    const { progress: t } = cli.import
    const rest = [
      t.imported({ count: String(imported) }),
      present && t.present({ count: String(present) }),
      refused && t.skipped({ count: String(refused) }),
    ]
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

export function printSummary(
  { read, imported, present, revised, refused }: ImportTally,
  { dryRun, isStopped, reportPath: file, guessed, cut, offer }: ImportSummary,
  { cli: { import: t } }: Messages,
): void {
  const lines = [
    dryRun
      ? t.dryRun({ count: String(read - refused), all: String(read) })
      : t.done({ imported: String(imported), present: String(present) }),
    revised > 0 && t.revised({ count: String(revised) }),
    refused > 0 && t.refused({ count: String(refused), file }),
    cut > 0 && t.cut({ count: String(cut), file }),
    guessed > 0 && t.guessed({ count: String(guessed), file }),
    offer !== '' && t.subjectTag({ tag: offer }),
    isStopped && t.incomplete,
  ]
  for (const line of lines) if (line !== false) console.log(line)
}
