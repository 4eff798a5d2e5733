import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createDiskWarning, type DiskShortage } from './disk-warning.ts'

test('a disk with little space left is logged once a day, one with enough is not, and who is to be told is told', async () => {
  const lines: string[] = []
  const told: string[] = []
  const log = (line: string) => void lines.push(line)
  const tell = async ({ folder, threshold_mib }: DiskShortage) => void told.push(`${threshold_mib} ${folder}`)
  const folders = [tmpdir(), join(tmpdir(), 'absent-folder-of-folkmoot')]
  const warn = createDiskWarning({ folders, log, tell, thresholds: [Number.MAX_SAFE_INTEGER, 1e15, 0] })

  await warn()
  await warn()
  await createDiskWarning({ folders, log, tell, thresholds: [0] })()

  assert.equal(lines.length, 1)
  assert.match(lines[0]!, new RegExp(`^only \\d+ MiB are left on the disk of ${tmpdir()}: free some space`))
  assert.deepEqual(told, [`1000000000000000 ${tmpdir()}`, `1000000000000000 ${tmpdir()}`])
})
