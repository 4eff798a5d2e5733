import { mkdir, statfs } from 'node:fs/promises'
import type { Messages } from '#locales/index.ts'
import { importGroup, type ImportStep } from '#features/bundle/index.ts'
import type { CommandArgs } from '../command.ts'
import { UsageError } from '../errors.ts'
import { firstStopSignal } from '../signals.ts'

/** Imports the export of a group. */
export async function importBundle(path: string, values: CommandArgs['values'], t: Messages): Promise<number> {
  const { group, report } = values
  if (report !== undefined || values['dry-run'] === true) throw new UsageError(t.cli.import.group.noReport)
  const { withApp } = await import('../with-app.ts')
  const stopped = new AbortController()
  void firstStopSignal().then(() => stopped.abort())
  try {
    const done = await withApp(
      t,
      async ({ app, blobs }, settings) =>
        importGroup({
          ...{ path, blobs, name: typeof group === 'string' ? group : undefined },
          space: await freeBytes(settings.blobs),
          operate: app.pipeline.runAsSystem,
          releaseFiles: app.releaseFiles,
          progress: progressLines(t),
          signal: stopped.signal,
        }),
      { withoutTimeouts: true },
    )
    const { name, rows, files, people, leftOut } = done
    console.log(t.cli.import.group.done({ name, rows, files, people }))
    if (leftOut > 0) console.log(t.cli.import.group.leftOut({ count: leftOut }))
    console.log(t.cli.import.group.next({ name }))
    return 0
  } catch (error) {
    if (!stopped.signal.aborted) throw error
    console.error(t.cli.import.group.stopped)
    return 130
  }
}

async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const everyMs = 5000

/** A line now and then, for work that takes minutes. */
function progressLines({ cli }: Messages): (step: ImportStep, done: number, all: number) => void {
  let shown = performance.now()
  return (step, done, all) => {
    if (performance.now() - shown < everyMs) return
    shown = performance.now()
    const percent = String(Math.floor((100 * done) / Math.max(all, 1)))
    process.stderr.write(`${cli.import.group.steps[step]({ done: percent })}\n`)
  }
}
