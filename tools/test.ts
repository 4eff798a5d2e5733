// npm test: runs all tests, or those in the files and patterns given, on one database server in memory.
// Arguments that begin with -- go to Node's test runner, such as --test-name-pattern=banned.
import { spawn, type ChildProcess } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism, constants } from 'node:os'
import { join } from 'node:path'
import { isatty } from 'node:tty'
import { missingPrograms } from './test/programs.ts'
import { startTestServer } from './test/server.ts'

const root = join(import.meta.dirname, '..')
const everything = ['src', 'test', 'client', 'tools', 'bench'].map(folder => `${folder}/**/*.test.ts`)
// A test that hangs fails instead of holding up everything.
const patience = 120_000

let running: ChildProcess | undefined
let ended: NodeJS.Signals | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    ended = signal
    // A terminal sends Ctrl-C to both of us.
    if (signal !== 'SIGINT' || !isatty(0)) running?.kill(signal)
  })
}
process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const options = args.filter(arg => arg.startsWith('--'))
  const patterns = args.filter(arg => !arg.startsWith('--'))
  const files = globSync(patterns.length > 0 ? patterns : everything, { cwd: root, exclude: ['**/node_modules/**'] })
  if (files.length === 0) {
    console.error(`There is no test file ${patterns.join(' ')}`)
    return 1
  }
  const began = performance.now()
  const missing = missingPrograms(root, files)
  for (const sentence of missing) console.error(sentence)
  const code = await onServer(server => runTests(files.toSorted(), options, server))
  // Once more, as hundreds of lines have passed since.
  for (const sentence of missing) console.error(sentence)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.error(`Test files: ${files.length}, in ${seconds} s with starting and stopping the database.`)
  return code
}

/** The server stops and its folder goes whatever happens; signals end the tests, and the rest follows from that. */
async function onServer(work: (connection: string) => Promise<number>): Promise<number> {
  const given = process.env['FOLKMOOT_TEST_SERVER']
  if (given) return work(given)
  const server = await startTestServer()
  try {
    return await work(JSON.stringify(server.connection))
  } finally {
    await server.stop()
  }
}

function runTests(files: readonly string[], options: readonly string[], connection: string): Promise<number> {
  const line = [
    '--test',
    // Half of a test's time is waiting for the database, which has to work then.
    `--test-concurrency=${Math.max(2, availableParallelism())}`,
    `--test-timeout=${patience}`,
    `--test-reporter=${join(import.meta.dirname, 'test/reporter.ts')}`,
    '--test-reporter-destination=stdout',
    ...options,
    ...files,
  ]
  if (ended !== undefined) return Promise.resolve(codeOf(ended))
  // Every file is a process that loads nearly the same modules.
  const compiled = join(root, 'node_modules/.cache/compiled')
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env, FOLKMOOT_TEST_SERVER: connection }
  const child = (running = spawn(process.execPath, line, { cwd: root, env, stdio: 'inherit' }))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? codeOf(signal ?? 'SIGKILL')))
  })
}

function codeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal]
}
