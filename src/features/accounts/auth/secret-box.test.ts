import assert from 'node:assert/strict'
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { checkSecretFile, createSecretBox } from './secret-box.ts'

async function folder(t: TestContext): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'folkmoot-seal-'))
  t.after(() => rm(made, { recursive: true }))
  return join(made, 'data')
}
const secret = Buffer.from('a seed of twenty byte')

test('a secret can be decrypted only in its own context', async t => {
  const seal = createSecretBox({ data: await folder(t), secretFile: undefined })

  const sealed = await seal.encrypt(secret, 'account 1')

  assert.deepEqual(await seal.decrypt(sealed, 'account 1'), secret)
  assert.ok(!sealed.includes(secret))
  assert.notDeepEqual(await seal.encrypt(secret, 'account 1'), sealed)
  await assert.rejects(seal.decrypt(sealed, 'account 2'))
  for (const at of [0, 15, sealed.length - 1]) {
    const bent = Buffer.from(sealed)
    bent[at]! ^= 1
    await assert.rejects(seal.decrypt(bent, 'account 1'), `byte ${at}`)
  }
  await assert.rejects(seal.decrypt(sealed.subarray(0, 20), 'account 1'))
})

test('the key is created when first needed, readable by its owner only', async t => {
  const data = await folder(t)
  const seals = Array.from({ length: 10 }, () => createSecretBox({ data, secretFile: undefined }))
  await assert.rejects(readdir(data), { code: 'ENOENT' })

  const sealed = await Promise.all(seals.map(seal => seal.encrypt(secret, 'x')))

  for (const one of sealed) for (const seal of seals) assert.deepEqual(await seal.decrypt(one, 'x'), secret)
  assert.deepEqual(await readdir(data), ['secret.key'])
  assert.equal((await stat(join(data, 'secret.key'))).mode & 0o777, 0o600)
  assert.deepEqual(await createSecretBox({ data, secretFile: undefined }).decrypt(sealed[0]!, 'x'), secret)
})

test('a configured key is used, and none is created', async t => {
  const data = await folder(t)
  const own = createSecretBox({ data, secretFile: undefined })
  const sealed = await own.encrypt(secret, 'x')
  const file = join(data, 'elsewhere.key')

  await assert.rejects(createSecretBox({ data, secretFile: file }).decrypt(sealed, 'x'), { code: 'ENOENT' })
  await writeFile(file, await readFile(join(data, 'secret.key')))
  assert.deepEqual(await createSecretBox({ data, secretFile: file }).decrypt(sealed, 'x'), secret)
  await checkSecretFile(file)
  await checkSecretFile(undefined)
  await writeFile(file, 'too short')
  await assert.rejects(checkSecretFile(file), { name: 'SettingsError', message: /FOLKMOOT_SECRET_FILE/ })
  await assert.rejects(checkSecretFile('/nowhere'), { name: 'SettingsError' })
  await assert.rejects(createSecretBox({ data, secretFile: file }).decrypt(sealed, 'x'), /must hold 32 bytes/)
})
