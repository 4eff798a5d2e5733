import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createDiskWarning } from './disk-warning.ts'

test('a disk with little space left is logged once a day, and one with enough is not', async () => {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const folders = [tmpdir(), join(tmpdir(), 'absent-folder-of-folkmoot')]
  const warn = createDiskWarning({ folders, log, least: Number.MAX_SAFE_INTEGER })

  await warn()
  await warn()
  await createDiskWarning({ folders, log, least: 0 })()

  assert.equal(lines.length, 1)
  assert.match(lines[0]!, new RegExp(`^only \\d+ MiB are left on the disk of ${tmpdir()}: free some space`))
})
