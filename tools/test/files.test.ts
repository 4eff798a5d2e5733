import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { findFiles } from './files.ts'

test('tests are selected by file, pattern or folder; by default all in our folders', async t => {
  const root = await mkdtemp(join(tmpdir(), 'folkmoot-files-'))
  t.after(() => rm(root, { recursive: true }))
  const files = ['src/a.test.ts', 'src/in/b.test.ts', 'src/in/b.ts', 'test/c.test.ts', 'elsewhere/d.test.ts']
  for (const file of [...files, 'test/node_modules/e.test.ts']) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), '')
  }
  const found = (...words: string[]) => findFiles(root, words).toSorted()

  assert.deepEqual(found(), ['src/a.test.ts', 'src/in/b.test.ts', 'test/c.test.ts'])
  assert.deepEqual(found('src/in'), ['src/in/b.test.ts'])
  assert.deepEqual(found('src/in/', 'test/c.test.ts'), ['src/in/b.test.ts', 'test/c.test.ts'])
  assert.deepEqual(found('src/*.test.ts'), ['src/a.test.ts'])
  assert.deepEqual(found(join(root, 'src')), [join(root, 'src/a.test.ts'), join(root, 'src/in/b.test.ts')])
  assert.deepEqual(found('src/none.test.ts'), [])
})
