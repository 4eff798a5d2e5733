// A process of a test run: runs the test files it is told to, one after the other. A file is over when nothing holds the
// event loop any more, as if the process were all its own; only then may the next one begin.
import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { mock, run } from './node-test.ts'
import { snapshotProcess } from './process-snapshot.ts'
import { countsOf, type FromWorker, type ToWorker } from './messages.ts'

type Failure = Extract<TestEvent, { type: 'test:fail' }>['data']
type Summary = Extract<TestEvent, { type: 'test:summary' }>['data']

const insideNode = /^ *at .*\bnode:internal\/.*\n/gm
const channel = process.channel as unknown as { ref(): void; unref(): void }
const sendToParent = (told: FromWorker, then?: () => void): void => void process.send!(told, undefined, undefined, then)
/** How long a file that could not be loaded may take to close its handles. */
const closingMs = 5000

// Anything that awaits the failed work would wait forever.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => {
    console.error(cleared(inspect(error)))
    process.exit(1)
  })
process.on('message', (asked: ToWorker) => {
  if (asked === 'leave') process.disconnect!()
  else if (asked === 'what holds you') sendToParent({ holds: process.getActiveResourcesInfo() })
  else void runFile(asked.run)
})
sendToParent('ready')

async function runFile(file: string): Promise<void> {
  const began = performance.now()
  const { href } = pathToFileURL(file)
  const findLeftovers = snapshotProcess()
  const output: string[] = []
  const reasons = new Set<string>()
  const fail = (name: string, at: string, reason: string): void => {
    if (!reasons.has(reason)) sendToParent({ type: 'failed', name, at, reason })
    reasons.add(reason)
  }
  let summary: Summary | undefined
  // Handles opened before the failure may keep the process alive.
  const giveUp = (): void => {
    const counts = countsOf({ tests: 1, failed: 1 })
    sendToParent({ type: 'ended', counts, success: false, ms: performance.now() - began }, () => process.exit(1))
  }
  let loading: Promise<string[]> | undefined
  const load = async (): Promise<string[]> => {
    const reasons = await loadingFailures(href)
    for (const reason of reasons) fail(file, file, reason)
    if (reasons.length > 0) setTimeout(giveUp, closingMs).unref()
    return reasons
  }
  // Waiting for the next file must not look like something that a test holds.
  channel.unref()
  for await (const { type, data } of run({ files: [file], isolation: 'none' })) {
    // Not earlier: Node's runner has to load it.
    loading ??= load()
    if (type === 'test:fail') {
      if (isOwn(data)) fail(data.name, placeOf(data, file), reasonOf(data))
    } else if (type === 'test:pass') {
      if (data.skip === undefined) sendToParent({ type: 'passed' })
      else sendToParent({ type: 'skipped', name: data.name, reason: skipReason(data.skip) })
    } else if (type === 'test:diagnostic') output.push(data.message)
    else if (type === 'test:summary') summary = data
  }
  channel.ref()

  for (const reason of [...findLeftovers(), ...(await settled(loading))]) fail(file, file, reason)
  // Failures outside of tests are reported as text only.
  if (!summary!.success && reasons.size === 0) fail(file, file, output.filter(isError).join('\n'))
  mock.reset()
  process.exitCode = undefined
  const counts = countsOf(summary!.counts)
  sendToParent({ type: 'ended', counts, success: reasons.size === 0, ms: performance.now() - began })
}

/** Node's runner does not report a file that crashes or hangs after its first test. */
function loadingFailures(href: string): Promise<string[]> {
  return import(href).then(
    () => [],
    (error: unknown) => [cleared(inspect(error))],
  )
}

async function settled(loading: Promise<string[]> | undefined): Promise<string[]> {
  const { promise: late, resolve } = Promise.withResolvers<string[]>()
  const timer = setTimeout(resolve, 5000, ['The file waits for something that never comes.'])
  return Promise.race([loading ?? [], late]).finally(() => clearTimeout(timer))
}

/** A suite that failed only because of its tests adds nothing. */
function isOwn({ details }: Failure): boolean {
  return (details.error as { failureType?: string }).failureType !== 'subtestsFailed'
}

function placeOf({ file, line, column }: Failure, running: string): string {
  const shown = file === undefined ? running : relative(process.cwd(), file)
  return line === undefined ? shown : `${shown}:${line}:${column}`
}

function reasonOf({ details }: Failure): string {
  const reason: unknown = details.error.cause ?? details.error
  return cleared(typeof reason === 'string' ? reason : inspect(reason))
}

function cleared(text: string): string {
  return text.replaceAll(insideNode, '')
}

function skipReason(skip: string | boolean): string {
  return typeof skip === 'string' ? skip : ''
}

function isError(line: string): boolean {
  return line.startsWith('Error: ')
}
