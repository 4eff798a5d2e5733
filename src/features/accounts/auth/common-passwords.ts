import { createHash } from 'node:crypto'
import { access, constants, open, readFile, type FileHandle } from 'node:fs/promises'
import { SettingsError } from '#settings/index.ts'

/** Whether a password is among the most common ones. Uses only local data. */
export type IsCommon = (password: string) => Promise<boolean>

/**
 * Without a file, a short built-in list. With one, its lines: passwords, or SHA-1 hashes in ascending order as published
 * collections have them (`HASH` or `HASH:count`), of any size.
 */
export function commonPasswords(file: string | undefined): IsCommon {
  if (file === undefined) return async password => builtIn.has(password.toLowerCase())
  let lookUp: Promise<IsCommon> | undefined
  return async password => (await (lookUp ??= openList(file)))(password)
}

/** Fails at startup if the list cannot be read, instead of at every new password. */
export async function checkPasswordList(file: string | undefined): Promise<void> {
  if (file === undefined) return
  const setting = 'FOLKMOOT_BREACHED_PASSWORDS'
  await access(file, constants.R_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new SettingsError([t => t.settingsErrors.unreadableFile({ setting, file, code: String(code) })])
  })
}

const hashLine = /^([0-9a-f]{40})(:\d+)?\r?$/i

async function openList(file: string): Promise<IsCommon> {
  const { line } = await reading(file, handle => lineAt(handle, 0))
  if (hashLine.test(line)) {
    return password => {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      return reading(file, handle => isListed(handle, hash))
    }
  }
  const lines = new Set((await readFile(file, 'utf8')).split(/\r?\n/))
  return async password => lines.has(password)
}

async function reading<T>(file: string, read: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file, 'r')
  try {
    return await read(handle)
  } finally {
    await handle.close()
  }
}

// Twice the maximum length of a line in a list of hashes.
const window = 256

/** The first line that begins at `from` or later, and its offset. */
async function lineAt(handle: FileHandle, from: number): Promise<{ line: string; at: number }> {
  const begin = Math.max(0, from - 1)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(window), 0, window, begin)
  const text = buffer.toString('latin1', 0, bytesRead)
  const skipped = from === 0 ? 0 : text.indexOf('\n') + 1
  const end = text.indexOf('\n', skipped)
  return { line: text.slice(skipped, end < 0 ? undefined : end), at: begin + skipped }
}

/** Binary search: about 35 short reads in a file of 40 GB. */
async function isListed(handle: FileHandle, hash: string): Promise<boolean> {
  let [low, high] = [0, (await handle.stat()).size]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const { line, at } = await lineAt(handle, middle)
    const lineHash = hashLine.exec(line)?.[1]?.toUpperCase()
    if (lineHash === hash) return true
    if (lineHash === undefined || lineHash > hash || at >= high) high = middle
    else low = at + line.length + 1
  }
  return false
}

const builtIn: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 password password1 password123 passw0rd p@ssword
  p@ssw0rd qwerty qwerty1 qwerty123 qwertyuiop qwertz azerty 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx zxcvbn zxcvbnm
  asdfgh asdfghjkl abc123 abcdef abcd1234 aaaaaa aa123456 a123456 111111 1111111 11111111 000000 00000000 121212 123123
  123123123 123321 112233 654321 666666 696969 777777 7777777 888888 88888888 999999 555555 131313 159753 147258369
  iloveyou letmein welcome welcome1 monkey dragon master superman batman princess sunshine shadow football baseball
  basketball soccer hockey michael jordan charlie ashley daniel jessica starwars pokemon computer internet samsung google
  whatever freedom secret secret1 changeme default caller admin1 admin123 administrator root123 test123 testtest test1234
  user123 login123 access hello123 hello1 trustno1 lovely flower cookie ginger pepper cheese killer summer winter
  mustang ferrari harley matrix hunter2 hunter ranger buster thomas robert george andrew joshua matthew passwort
  geheim hallo123 motdepasse contrasena senha123 parola folkmoot folkmoot1`.split(/\s+/),
)
