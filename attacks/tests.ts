import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type TestResult = { file: string; passed: number; tests: number; isHeld: boolean; seconds: number }

/** Attacks that are made inside of the product, where they reach what nobody reaches from outside: the files with their tests. */
export const proofs: Readonly<Record<string, readonly string[]>> = {
  matrix: [
    ...['test/permissions.test.ts', 'test/roles.test.ts', 'test/hidden-groups.test.ts', 'test/visitors.test.ts'],
    ...['test/unconfirmed-accounts.test.ts', 'test/change-visibility.test.ts'],
  ],
}

/** Runs test files with all that they have, or with the part of the day. */
export async function runTests(files: readonly string[], isShort: boolean): Promise<Map<string, TestResult>> {
  const root = join(import.meta.dirname, '..')
  const args = [join(root, 'tools/test.ts'), ...(isShort ? [] : ['--thorough']), ...files]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  await once(child, 'close')
  const results = new Map<string, TestResult>()
  for (const [, mark, file, passed, tests, seconds] of stripVTControlCharacters(text).matchAll(
    /^(✔|✖) (\S+) \((\d+) of (\d+), ([\d.]+) s\)$/gm,
  )) {
    const result = { file: file!, passed: Number(passed), tests: Number(tests), seconds: Number(seconds) }
    results.set(file!, { ...result, isHeld: mark === '✔' })
  }
  if ([...results.values()].some(({ isHeld }) => !isHeld)) console.log(text)
  return results
}
