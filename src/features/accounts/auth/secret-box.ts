import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SettingsError } from '#settings/index.ts'

const keyLength = 32
const nonceLength = 12
const tagLength = 16

/** Encrypts secrets that must be readable later, but not with the database alone. */
export type SecretBox = {
  /** `bound` is the associated data: a value moved elsewhere cannot be decrypted. */
  encrypt(secret: Buffer, bound: string): Promise<Buffer>
  decrypt(sealed: Buffer, bound: string): Promise<Buffer>
}

/** Encrypts with the key in the given file, or else in the data folder, where one is created when first needed. */
export function createSecretBox({ data, secretFile }: { data: string; secretFile: string | undefined }): SecretBox {
  let loading: Promise<Buffer> | undefined
  const key = () =>
    (loading ??= secretFile === undefined ? loadOrCreateKey(join(data, 'secret.key')) : readKeyFile(secretFile))
  return {
    async encrypt(secret, bound) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', await key(), nonce).setAAD(Buffer.from(bound))
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
    },
    async decrypt(sealed, bound) {
      const nonce = sealed.subarray(0, nonceLength)
      const options = { authTagLength: tagLength }
      const decipher = createDecipheriv('aes-256-gcm', await key(), nonce, options).setAAD(Buffer.from(bound))
      decipher.setAuthTag(sealed.subarray(-tagLength))
      return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()])
    },
  }
}

/** Fails at startup if the key is unusable, instead of at every two-factor sign-in. */
export async function checkSecretFile(file: string | undefined): Promise<void> {
  if (file === undefined) return
  await readKeyFile(file).catch((error: Error) => {
    throw new SettingsError([t => t.settingsErrors.secretFile({ reason: error.message })])
  })
}

function parseKey(text: string, file: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== keyLength) throw new Error(`${file} must hold ${keyLength} bytes in base64`)
  return key
}

async function readKeyFile(file: string): Promise<Buffer> {
  return parseKey(await readFile(file, 'utf8'), file)
}

async function loadOrCreateKey(file: string): Promise<Buffer> {
  try {
    return await readKeyFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(keyLength).toString('base64')}\n`)
    await handle.sync()
    // Created atomically; of two processes, the first one's key is used.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await syncFolder(dirname(file))
  } finally {
    await handle.close()
    await rm(draft, { force: true })
  }
  return readKeyFile(file)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
