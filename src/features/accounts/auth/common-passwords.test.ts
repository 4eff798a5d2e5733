import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { commonPasswords } from './common-passwords.ts'

async function listOf(t: TestContext, text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-passwords-'))
  t.after(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'list'), text)
  return commonPasswords(join(folder, 'list'))
}

test('without a list the most common passwords are rejected, in any case', async () => {
  const isCommon = commonPasswords(undefined)

  for (const password of ['123456', 'Password1', 'QWERTY']) assert.equal(await isCommon(password), true, password)
  for (const password of ['', 'correct horse', '__proto__']) assert.equal(await isCommon(password), false, password)
})

test('a list may hold plain passwords', async t => {
  const isCommon = await listOf(t, 'hunter2\r\ncorrect horse\nlast')

  for (const password of ['hunter2', 'correct horse', 'last']) assert.equal(await isCommon(password), true, password)
  for (const password of ['hunter', 'HUNTER2', '123456']) assert.equal(await isCommon(password), false, password)
})

for (const [title, end] of [
  ['with counts', (n: number) => `:${n}\r\n`],
  ['bare', () => '\n'],
] as const) {
  test(`a sorted list of hashes, ${title}, is searched without being loaded`, async t => {
    const words = Array.from({ length: 100 }, (_, n) => `password number ${n}`)
    const hashes = words.map(word => createHash('sha1').update(word).digest('hex').toUpperCase()).toSorted()
    const isCommon = await listOf(t, hashes.map((hash, n) => `${hash}${end(n * n)}`).join(''))

    for (const word of words) assert.equal(await isCommon(word), true, word)
    for (const word of words) assert.equal(await isCommon(`${word}!`), false, word)
  })
}
