import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { findCommit } from './version.ts'

test('the commit is that of the checkout, however git stores it, or that of the release', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-version-'))
  t.after(() => rm(folder, { recursive: true }))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
      cwd: folder,
      encoding: 'utf8',
    })
  const other = join(folder, 'other')

  assert.equal(findCommit(folder), undefined)
  git('init', '-q')
  assert.equal(findCommit(folder), undefined)
  git('commit', '-q', '--allow-empty', '-m', 'x')
  const commit = git('rev-parse', 'HEAD').trim()
  assert.equal(findCommit(folder), commit)
  git('pack-refs', '--all')
  assert.equal(findCommit(folder), commit)
  git('worktree', 'add', '-q', '-b', 'more', other)
  assert.equal(findCommit(other), commit)
  git('checkout', '-q', '--detach')
  assert.equal(findCommit(folder), commit)
  await writeFile(join(folder, 'COMMIT'), `${'ab'.repeat(20)}\n`)
  assert.equal(findCommit(folder), 'ab'.repeat(20))
  await writeFile(join(folder, 'COMMIT'), 'something else')
  assert.equal(findCommit(folder), undefined)
})
