// npm test: runs all tests, or those in the files, folders and patterns given, on one database server in memory.
// With --watch again after every change, with --thorough also what otherwise runs on some days only, with --by-turns
// of the files given only those of the day. Other arguments that begin with -- go to Node, such as --test-name-pattern=banned.
import { availableParallelism, constants } from 'node:os'
import { join } from 'node:path'
import { isThorough, samplingSeed } from '#test/sampling.ts'
import { bundlePrograms } from './test/bundle.ts'
import { runFiles } from './test/run-files.ts'
import { findFiles, isChanged } from './test/files.ts'
import { missingPrograms } from './test/programs.ts'
import { createReporter } from './test/reporter.ts'
import { startTestServer } from './test/server.ts'
import { prepareTemplates } from './test/templates.ts'
import { filesOfTheDay } from './test/turns.ts'
import { saveDurations, longestFirst, readDurations } from './test/durations.ts'

const root = join(import.meta.dirname, '..')
const compiled = join(root, 'node_modules/.cache/compiled')
const timesFile = join(root, 'node_modules/.cache/test-times.json')
// A test that hangs fails in the end instead of holding up everything; so does a file of which nothing is heard. One that waits
// for what never comes, or has left something open, is idle meanwhile; one that works may have ten times as much beside it.
const patience = 30 * 60_000
const idleSilence = 5.5 * 60_000
const busySilence = 40 * 60_000

/** Not for Node. */
const ownOptions: ReadonlySet<string> = new Set(['--watch', '--thorough', '--by-turns'])

let ended: NodeJS.Signals | undefined
const ending = new AbortController()
function endBy(signal: NodeJS.Signals): void {
  ended = signal
  ending.abort()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endBy(signal))
// The reader has closed the pipe, as with `npm test | head`.
process.stdout.on('error', () => endBy('SIGPIPE'))
process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const isWatching = args.includes('--watch')
  const options = args.filter(arg => arg.startsWith('--') && !ownOptions.has(arg))
  const words = args.filter(arg => !arg.startsWith('--'))
  const found = findFiles(root, words)
  if (found.length === 0) {
    console.error(`There is no test file ${words.join(' ')}`)
    return 1
  }
  const began = performance.now()
  const isAll = isThorough || args.includes('--thorough')
  // Files that are named run in any case, unless asked for by turns.
  const { files, notToday } =
    isAll || (words.length > 0 && !args.includes('--by-turns'))
      ? { files: found, notToday: 0 }
      : filesOfTheDay(root, found)
  const missing = missingPrograms(root, files)
  for (const sentence of missing) console.error(sentence)
  const isWhole = options.length === 0 && words.length === 0 && !isWatching
  const code = await onServer(async server => {
    const run = () => runTests(files, { options, isWhole, isAll }, server)
    if (!isWatching) return run()
    for (let code = await run(); ; code = await run()) {
      const change = isChanged(root, files, ending.signal)
      console.error('Waiting for a change of a file. Ctrl+C ends it.')
      if (!(await change)) return ended ? codeOf(ended) : code
    }
  })
  // Once more, as hundreds of lines have passed since.
  for (const sentence of missing) console.error(sentence)
  if (!isAll) console.error(partText(notToday))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.error(`Test files: ${files.length}, in ${seconds} s with starting and stopping the database.`)
  return code
}

function partText(notToday: number): string {
  const without = notToday > 0 ? `, and without ${notToday} long files` : ''
  return `Repetitive tests ran in part${without}, by FOLKMOOT_TEST_SEED=${samplingSeed}; with --thorough, all run.`
}

type RunServer = {
  /** In JSON. */
  connection: string
  /** Its CPU time in seconds. */
  work(): number
  /** Stopped with it; undefined for a server that was already running. */
  folder: string | undefined
}

/** The server is stopped and its folder removed in any case; signals end the tests, and the rest follows. */
async function onServer(run: (server: RunServer) => Promise<number>): Promise<number> {
  const given = process.env['FOLKMOOT_TEST_SERVER']
  if (given) return run({ connection: given, work: () => 0, folder: undefined })
  const server = await startTestServer()
  try {
    return await run({ ...server, connection: JSON.stringify(server.connection) })
  } finally {
    await server.stop()
  }
}

type Run = {
  /** For Node. */
  options: readonly string[]
  /** All files, and all tests in them. */
  isWhole: boolean
  /** Without sampling. */
  isAll: boolean
}

async function runTests(
  files: readonly string[],
  { options, isWhole, isAll }: Run,
  { connection, work, folder }: RunServer,
): Promise<number> {
  const { hear, end } = createReporter(text => void process.stdout.write(text), work)
  const times: Record<string, number> = {}
  const prepared = isWhole ? await prepare(folder) : {}
  // One more than can work at once: a part of a test's time is waiting.
  await runFiles(longestFirst(files, readDurations(timesFile)), availableParallelism() + 1, {
    root,
    options: [`--test-timeout=${patience}`, ...options],
    // The processes load nearly the same modules, and so do the commands that are tested.
    env: {
      NODE_COMPILE_CACHE: compiled,
      FOLKMOOT_TEST_SEED: String(samplingSeed),
      ...(isAll && { FOLKMOOT_TEST_RUNS: '1' }),
      ...prepared,
      ...process.env,
      FOLKMOOT_TEST_SERVER: connection,
    },
    patienceMs: idleSilence,
    busyPatienceMs: busySilence,
    signal: ending.signal,
    hear(told) {
      hear(told)
      if (told.type === 'ended' && told.success) times[told.file] = Math.round(told.ms)
    },
  })
  const success = end()
  if (ended !== undefined) return codeOf(ended)
  // Long files have their turn on other days.
  if (isWhole) saveDurations(timesFile, { ...readDurations(timesFile), ...times })
  return success ? 0 : 1
}

/** Prepared only for more than a few files, since it takes longer than they would. */
async function prepare(folder: string | undefined): Promise<NodeJS.ProcessEnv> {
  const [programs, templates] = await Promise.all([bundlePrograms(root), folder && prepareTemplates(folder)])
  return { FOLKMOOT_TEST_PROGRAMS: programs, ...(templates && { FOLKMOOT_TEST_TEMPLATES: templates }) }
}

function codeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal]
}
