import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Messages } from '#locales/index.ts'
import type { ExportProgress } from '#features/bundle/index.ts'
import { openFiles } from '#storage/blobs/open-files.ts'
import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'
import { installedSettings } from '../installation.ts'
import { firstStopSignal } from '../signals.ts'

export const exportCommand: Command = {
  usage: 'export GROUP [FILE]',
  words: [1, 2],
  async run({ words: [name = '', file = `${name}.zip`] }, t) {
    const { freshGroups } = await import('#features/groups/index.ts')
    const { exportGroup } = await import('#features/bundle/index.ts')
    const { withStore } = await import('../with-app.ts')
    const { findSigningKey } = await import('#features/accounts/index.ts')
    const { createTokenSigner } = await import('#mail/signed-tokens.ts')
    const settings = installedSettings(t)
    const blobs = openFiles(settings)
    const stopped = new AbortController()
    void firstStopSignal().then(() => stopped.abort())
    const progress: ExportProgress = { rows: 0, files: 0, fileBytes: 0, missing: [] }
    // Complete or not there: the name appears when everything is written.
    const unfinished = `${file}.unfinished`
    const bar = setInterval(() => showProgress(progress, t), everyMs).unref()
    try {
      await withStore(
        t,
        async ({ database }) => {
          const group = await freshGroups.groupByName(database.read, name)
          if (!group) throw new CommandError(t.cli.group.notFound({ name: JSON.stringify(name) }))
          const codes = createTokenSigner(await findSigningKey(database.read, 'email tokens'))
          // Opened first: a folder that isn't there is known before anything is read.
          const output = (await open(unfinished, 'w', 0o600)).createWriteStream({ flush: true })
          await exportGroup({
            ...{ database, progress },
            source: { blobs, group, codes, url: settings.url, mailDomain: settings.mailDomain },
            write: zip => pipeline(Readable.from(zip), output, { signal: stopped.signal }),
          })
        },
        { withoutTimeouts: true },
      )
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      if (stopped.signal.aborted) return 130
      throw isFileError(error) ? new CommandError(t.cli.export.cannotWrite({ file, reason: error.message })) : error
    } finally {
      clearInterval(bar)
    }
    const { rows, files, missing } = progress
    console.log(t.cli.export.done({ file, rows, files }))
    if (missing.length > 0) throw new CommandError(t.cli.export.missing({ names: missing.join(', ') }))
    return 0
  },
}

const everyMs = 5000

function showProgress({ rows, files }: ExportProgress, { cli: { export: t } }: Messages): void {
  process.stderr.write(`${t.progress({ rows: String(rows), files: String(files) })}\n`)
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'path' in error
