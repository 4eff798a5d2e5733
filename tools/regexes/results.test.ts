import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { storedResults } from './results.ts'

test('results of an earlier run are reused, unless the checker changed', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-regexes-'))
  t.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'cache/regexes.json')
  const run = (basis: string, keys: readonly string[]): string[] => {
    const results = storedResults(file, basis)
    const computed: string[] = []
    for (const key of keys) {
      const known = results.has(key)
      const result = results.find(key, () => {
        computed.push(key)
        return `${key} by ${basis}`
      })
      assert.equal(result, `${key} by ${basis}`)
      assert.equal(computed.includes(key), !known)
    }
    results.save()
    return computed
  }

  assert.deepEqual(run('1', ['a', 'b']), ['a', 'b'])
  assert.deepEqual(run('1', ['b', 'c']), ['c'])
  assert.deepEqual(run('1', ['a', 'b', 'c']), ['a'], 'what is no longer looked up is not stored any longer')
  assert.deepEqual(run('2', ['a', 'b']), ['a', 'b'])
  await writeFile(file, '{"basis":"2"')
  assert.deepEqual(run('2', ['a']), ['a'])
})
