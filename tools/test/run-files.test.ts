// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runFiles } from './run-files.ts'
import type { WorkerOptions } from './start-worker.ts'
import type { FileMessage } from './messages.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-crew-'))
after(() => rm(folder, { recursive: true }))

const header = `import { after, test } from 'node:test'\nimport { createServer } from 'node:net'\n`
const right = `test('right', () => {})\n`

/** Runs test files, and returns all events. */
async function runAll(
  sources: Record<string, string>,
  options: Partial<WorkerOptions> = {},
  size = 1,
): Promise<FileMessage[]> {
  for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, name), `${header}${source}`)
  const all: FileMessage[] = []
  await runFiles(Object.keys(sources), size, {
    root: folder,
    options: [],
    env: process.env,
    patienceMs: 60_000,
    busyPatienceMs: 60_000,
    signal: new AbortController().signal,
    hear: told => all.push(told),
    ...options,
  })
  return all
}

/** How each file ended, with the reasons of its failures. */
function outcomes(all: readonly FileMessage[]): Record<string, { success: boolean; reasons: string[] }> {
  const ended = all.filter(told => told.type === 'ended')
  const reasons = (file: string) => all.filter(told => told.type === 'failed').filter(told => told.file === file)
  return Object.fromEntries(
    ended.map(({ file, success }) => [file, { success, reasons: reasons(file).map(told => told.reason) }]),
  )
}

/** An uncaught error ends the process, and is reported. */
const ended = (message: string): RegExp => new RegExp(`^The process ended with 1 .*\\nError: ${message}\\n`)

/** Failures of a file other than failing tests, and the expected report. */
const wrong: Record<string, [source: string, reason: RegExp]> = {
  'ends the process': [
    `test('x', () => { console.log('bye'); process.exit(0) })`,
    /^The process ended with 0 .*\nbye$/,
  ],
  'throws later': [`test('x', () => { setTimeout(() => { throw new Error('late') }, 9) })`, ended('late')],
  'throws elsewhere': [
    `test('x', () => new Promise(() => { setTimeout(() => { throw new Error('beside') }, 9) }))`,
    ended('beside'),
  ],
  'rejects later': [`test('x', () => { setTimeout(() => Promise.reject(new Error('late')), 9) })`, ended('late')],
  'throws while it is loaded': [
    `setTimeout(() => { throw new Error('early') })\nawait new Promise(done => setTimeout(done, 60))\n${right}`,
    ended('early'),
  ],
  'throws after naming a test': [`${right}throw new Error('broken')`, /^Error: broken\n/],
  'opens something and throws': [`createServer().listen(0)\nthrow new Error('opened')`, /^Error: opened\n/],
  'names a test and opens something and throws': [
    `${right}createServer().listen(0)\nthrow new Error('opened')`,
    /^Error: opened\n/,
  ],
  'throws in a hook': [`after(() => { throw new Error('hooked') })\n${right}`, /^Error: hooked\n/],
  'waits for nothing': [`await new Promise(() => {})\n${right}`, /^The file waits for something that never comes\.$/],
  'waits in a test': [`test('x', () => new Promise(() => {}))`, /still pending|timed out/],
  'changes a variable': [`test('x', () => { process.env.PATH = '' })`, /^The file leaves the variable PATH changed\.$/],
  'changes the folder': [`test('x', () => process.chdir('/'))`, /^The file leaves the process in another folder\.$/],
  'replaces a class': [
    `test('x', () => { globalThis.Blob = class {} })`,
    /^The file leaves another Blob than it found\.$/,
  ],
  'listens on': [`test('x', () => { process.on('SIGHUP', () => {}) })`, /^The file leaves .* listeners to SIGHUP /],
}

test('any failure in a file is reported under its name, and later files run', async () => {
  const files = Object.keys(wrong).map(name => `${name.replaceAll(' ', '-')}.test.mjs`)
  const sources = Object.values(wrong).map(([source]) => source)
  const all = await runAll(
    { ...Object.fromEntries(files.map((file, at) => [file, sources[at]!])), 'zzz.test.mjs': right },
    { options: ['--test-timeout=5000'] },
    2,
  )

  const found = outcomes(all)
  for (const [at, [, reason]] of Object.values(wrong).entries()) {
    const { success, reasons } = found[files[at]!]!
    assert.deepEqual([files[at], success, reasons.length], [files[at], false, 1])
    assert.match(reasons[0]!, reason)
  }
  assert.deepEqual(found['zzz.test.mjs'], { success: true, reasons: [] })
})

test('a silent file times out with all that it started and says what keeps it open; one that makes progress does not', async () => {
  const long = `for (let n = 0; n < 50; n += 1) test('x', () => new Promise(done => setTimeout(done, 200)))`
  const all = await runAll(
    {
      'long.test.mjs': long,
      // As good as busy for ever, and leaves the processor to others.
      'busy.test.mjs': `test('x', () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))`,
      'open.test.mjs': `test('x', () => { createServer().listen(0) })`,
      'unsettled.test.mjs': `${right}await new Promise(() => {})`,
      'child.test.mjs': `test('x', async () => {
        const { spawn } = await import('node:child_process')
        console.log('started', spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { detached: true }).pid)
        await new Promise(() => {})
      })`,
    },
    { patienceMs: 20_000 },
    5,
  )

  const found = outcomes(all)
  const sentence = 'The file does not come to its end: nothing was heard of it for 20 s.'
  assert.deepEqual(found['long.test.mjs'], { success: true, reasons: [] })
  assert.deepEqual(found['busy.test.mjs'], { success: false, reasons: [sentence] })
  assert.match(found['open.test.mjs']!.reasons[0]!, /for 20 s\. It holds: .*TCPServerWrap/)
  assert.match(found['unsettled.test.mjs']!.reasons[0]!, /for 20 s\./)
  const [reason = ''] = found['child.test.mjs']!.reasons
  assert.match(reason, /for 20 s\. It holds: .*ProcessWrap/)
  // Ended with the file. Where nobody waits for it, its name stays, and nothing else.
  const child = `/proc/${/started (\d+)/.exec(reason)?.[1]}/stat`
  assert.doesNotMatch(await readFile(child, 'utf8').catch(() => ') Z'), /\) [^Z]/)
})

test('a silent file that works has more time, though not for ever', async () => {
  const work = (condition: string) => `test('x', () => { while (${condition}); })`
  const limits = { patienceMs: 2000, busyPatienceMs: 600_000 }
  const working = await runAll({ 'works.test.mjs': work('process.cpuUsage().user < 4e6') }, limits)
  const endless = await runAll({ 'endless.test.mjs': work('true') }, { patienceMs: 2000, busyPatienceMs: 4000 })

  assert.deepEqual(outcomes(working)['works.test.mjs'], { success: true, reasons: [] })
  assert.match(outcomes(endless)['endless.test.mjs']!.reasons[0]!, /for [24] s\./)
})

test('files run one after the other in one process, except marked ones', async () => {
  const print = `${right}after(() => console.log(process.pid))`
  const measuring = `// In a process of those that measure: it says so.\n${print}`
  const all = await runAll({
    'alone.test.mjs': `// In a process of its own: it says so.\n${print}`,
    'measuring.test.mjs': measuring,
    'one.test.mjs': `globalThis.one = true\n${print}`,
    'other.test.mjs': measuring,
    'two.test.mjs': `test('sees the other', t => t.assert.ok(globalThis.one))\n${print}`,
  })

  const said = all.filter(told => told.type === 'said').map(({ file, text }) => [file, text] as const)
  const together = Object.values(Object.groupBy(said, ([, process]) => process))
  assert.deepEqual(
    new Set(together.map(each => each!.map(([file]) => file).join())),
    new Set(['alone.test.mjs', 'measuring.test.mjs,other.test.mjs', 'one.test.mjs,two.test.mjs']),
  )
  assert.ok(Object.values(outcomes(all)).every(({ success }) => success))
})

test('Node gets the options, and an unknown one ends the run', async () => {
  const sources = { 'two.test.mjs': `test('first', () => {})\ntest('second', () => { throw new Error('wrong') })` }
  const all = await runAll(sources, { options: ['--test-name-pattern=first'] })

  assert.equal(all.find(told => told.type === 'ended')?.counts.tests, 1)
  assert.deepEqual(outcomes(all), { 'two.test.mjs': { success: true, reasons: [] } })
  await assert.rejects(runAll(sources, { options: ['--no-such'] }), /^Error: The tests cannot begin: .*--no-such/)
})

/** The program itself, on one file. */
async function runProgram(source: string, onOutput: (pid: number) => void = () => {}): Promise<number> {
  const file = join(folder, 'program.test.mjs')
  await writeFile(file, `${header}${source}`)
  // Nothing here needs the database, so none is started.
  const env = { ...process.env, FOLKMOOT_TEST_SERVER: '{}' }
  const program = join(import.meta.dirname, '../test.ts')
  const child = spawn(process.execPath, [program, file], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.once('data', () => onOutput(child.pid!))
  child.stdout.resume()
  const [code] = (await once(child, 'close')) as [number]
  return code
}

test('the exit code says whether all passed, or which signal ended it', async () => {
  assert.equal(await runProgram(right), 0)
  assert.equal(await runProgram(`test('wrong', () => { throw new Error() })`), 1)
  const endless = `console.log('begun')\ntest('x', () => { for (;;); })`
  assert.equal(await runProgram(endless, pid => process.kill(pid, 'SIGTERM')), 128 + 15)
})

test('with --watch the tests run again after a change, until a signal', async () => {
  const file = join(folder, 'watched.test.mjs')
  await writeFile(file, `${header}${right}`)
  const env = { ...process.env, FOLKMOOT_TEST_SERVER: '{}' }
  const program = join(import.meta.dirname, '../test.ts')
  const child = spawn(process.execPath, [program, file, '--watch'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8')
  const waits = async () => {
    for (
      said.err = '';
      !said.err.includes('Waiting for a change');
      said.err += String((await once(child.stderr, 'data'))[0])
    );
  }

  await waits()
  await writeFile(file, `${header}test('other', () => { throw new Error('changed') })`)
  await waits()
  child.kill('SIGINT')

  assert.deepEqual([(await ended)[0], said.out.match(/^ℹ pass 1$/gm)?.length], [128 + 2, 1])
  assert.match(said.out, /Error: changed/)
})
