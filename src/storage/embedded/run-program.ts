import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import type { LocalizedText } from '#locales/localized-error.ts'
import type { ServerAccount } from './account.ts'
import { EmbeddedError, UNSUPPORTED, codeOf } from './error.ts'

/** Starts a PostgreSQL program in a session of its own, so that Ctrl-C in our terminal does not reach it. */
export async function startProgram(
  path: string,
  options: string[],
  account: ServerAccount,
  stdio: StdioOptions,
): Promise<ChildProcess> {
  // libuv drops the supplementary groups as well when it changes the account.
  const identity = account.other ? { uid: account.uid, gid: account.gid } : {}
  // A minimal environment: PGDATA, PGOPTIONS and the like must have no effect.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
  const child = spawn(path, options, { ...identity, env, cwd: '/', detached: true, stdio })
  await once(child, 'spawn').catch((cause: unknown) => {
    throw new EmbeddedError(spawnSentence(path, account, codeOf(cause)), { cause })
  })
  return child
}

function spawnSentence(path: string, account: ServerAccount, code: string): LocalizedText {
  // The file exists, but its loader does not: a system with another C library.
  if (code === 'ENOENT' || code === 'ENOEXEC') return UNSUPPORTED
  if (account.other && (code === 'EPERM' || code === 'EINVAL')) return t => t.database.cannotChangeAccount({ code })
  return t => t.database.cannotRun({ program: path, code })
}

/** Runs a PostgreSQL program and returns its output, which is in the error if it fails. */
export async function runProgram(path: string, options: string[], account: ServerAccount, input = ''): Promise<string> {
  const child = await startProgram(path, options, account, ['pipe', 'ignore', 'pipe'])
  // A program that ends before reading all its input reports why.
  child.stdin?.on('error', () => undefined).end(input)
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) {
    throw new EmbeddedError(({ database: t }) =>
      t.programFailed({ program: path, output: output.trim() || t.exitCode({ code: String(code) }) }),
    )
  }
  return output
}
