import type { Messages } from '#locales/index.ts'
import { findOrphanedUploads } from '#features/drafts/index.ts'
import { moveFiles, type Moved } from '#runtime/blobs/move-files.ts'
import { openPlaces, placesOf } from '#storage/blobs/open-files.ts'
import { inMebibytes } from '../backup/backup.ts'
import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'
import { installedSettings } from '../installation.ts'

const everyMs = 5000
const mostShown = 20

export const filesMove: Command = {
  usage: 'files move [--delete]',
  words: [0, 0],
  options: { delete: { type: 'boolean' } },
  async run({ values }, t) {
    const settings = installedSettings(t)
    const { blobs, places } = openPlaces(settings)
    if (!places) throw new CommandError(t.cli.files.noBucket)
    const names = placesOf(settings)
    const [here, there] = settings.s3NewFiles ? (['folder', 'bucket'] as const) : (['bucket', 'folder'] as const)
    const removesOld = values['delete'] === true
    const { withStore } = await import('../with-app.ts')
    const moved = await withStore(
      t,
      ({ database }) =>
        moveFiles({
          ...{ from: places[here], to: places[there], blobs, database, removesOld, onShelf: progress(t) },
          findUnnamed: findOrphanedUploads,
        }),
      { withoutTimeouts: true },
    )
    return report(moved, { from: names[here], to: names[there], removesOld }, t)
  },
}

type Report = { from: string; to: string; removesOld: boolean }

function report(moved: Moved, { from, to, removesOld }: Report, { cli: { files: t } }: Messages): number {
  const { there, copied, copiedBytes, removed, damaged } = moved
  for (const hash of damaged.slice(0, mostShown)) console.error(t.damaged({ hash, from }))
  console.log(t.moved({ there: there + copied, copied, size: inMebibytes(copiedBytes), to }))
  if (removesOld) console.log(t.removed({ count: removed, from }))
  if (damaged.length > 0) {
    console.log(t.left({ count: damaged.length, from }))
    return 1
  }
  if (!removesOld && there + copied > 0) console.log(t.removeNext({ from }))
  return 0
}

function progress({ cli: { files: t } }: Messages): (done: number, moved: Moved) => void {
  let shown = performance.now()
  return (done, { copied, copiedBytes }) => {
    if (performance.now() - shown < everyMs) return
    shown = performance.now()
    const percent = Math.floor((done / 256) * 100)
    process.stderr.write(`${t.progress({ percent, copied, size: inMebibytes(copiedBytes) })}\n`)
  }
}
