// Makes a release for this system: a tarball with the pages built, the packages it needs and the pinned Node, which starts
// where nothing else is installed. `--snapshot` also takes a working tree with changes and a changelog without a date.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { findNeeded, type Packages } from './setup-packages.js'
import { stampOf } from './setup-stamp.js'

/** What a server needs; tests and what only builds something stay behind. */
const contents = ['bin', 'client', 'deploy', 'docs', 'locales', 'migrations', 'src', 'tools/setup*.js']
const files = ['*.md', 'LICENSE', 'package.json', 'package-lock.json']
const leftOut = [':!*.test.ts', ':!web', ':!test']

const root = join(import.meta.dirname, '..')
const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })

class ReleaseError extends Error {}

/** Answers the path of the tarball. */
export async function makeRelease(out: string, { isSnapshot }: { isSnapshot: boolean }): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  if (!isSnapshot) await checkReady(version)
  const name = `folkmoot-${version}-${process.platform}-${process.arch}`
  const work = await mkdtemp(join(tmpdir(), 'folkmoot-release-'))
  try {
    const stage = join(work, name)
    await copySources(stage)
    await copyPackages(stage)
    await cp(join(root, 'node_modules/.cache/pages'), join(stage, 'node_modules/.cache/pages'), { recursive: true })
    await writeFile(join(stage, 'COMMIT'), git('rev-parse', 'HEAD'))
    await mkdir(out, { recursive: true })
    const tarball = join(out, `${name}.tar.gz`)
    // Any account may run it, whoever made it.
    const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name', '--mode=u+rwX,go+rX,go-w']
    execFileSync('tar', ['-C', work, ...owner, '-I', isSnapshot ? 'gzip -1' : 'gzip -9', '-cf', tarball, name])
    await writeFile(`${tarball}.sha256`, `${await sha256Of(tarball)}  ${name}.tar.gz\n`)
    return tarball
  } finally {
    await rm(work, { recursive: true })
  }
}

async function checkReady(version: string): Promise<void> {
  const changes = git('status', '--porcelain')
  if (changes !== '') throw new ReleaseError(`Commit these changes first, or add --snapshot:\n${changes}`)
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
  if (!new RegExp(`^## ${RegExp.escape(version)} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm').test(changelog))
    throw new ReleaseError(`CHANGELOG.md has no section "## ${version} (YYYY-MM-DD)". Date it, or add --snapshot.`)
}

async function copySources(stage: string): Promise<void> {
  const names = git(
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ...contents,
    ...files,
    ...leftOut,
  )
    .split('\0')
    .filter(Boolean)
  for (const name of names) {
    await mkdir(dirname(join(stage, name)), { recursive: true })
    await cp(join(root, name), join(stage, name))
  }
}

/** The packages that the server loads, as npm has installed them; those that build the pages are not among them. */
async function copyPackages(stage: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages }
  // Without the pages, which are built.
  const packages: Packages = { ...lock.packages, '': { ...lock.packages[''], workspaces: [] } }
  const needed = [...findNeeded(packages, false)].toSorted()
  for (const path of needed) {
    const isNested = (from: string): boolean => !from.slice(join(root, path).length).includes('/node_modules/')
    await cp(join(root, path), join(stage, path), { recursive: true, verbatimSymlinks: true, filter: isNested })
  }
  const installed = { packages: Object.fromEntries(needed.map(path => [path, packages[path]])) }
  await writeFile(join(stage, 'node_modules/.package-lock.json'), `${JSON.stringify(installed)}\n`)
  await writeFile(join(stage, 'node_modules/.setup-stamp'), stampOf(stage))
  const node = needed.find(path => /^node_modules\/node-(?:bin-)?\w+-\w+$/.test(path))
  if (node === undefined) throw new ReleaseError('There is no pinned Node for this system.')
  await mkdir(join(stage, 'node_modules/.bin'), { recursive: true })
  await symlink(join('..', node.slice('node_modules/'.length), 'bin/node'), join(stage, 'node_modules/.bin/node'))
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { snapshot: { type: 'boolean' } }, allowPositionals: true })
  try {
    const tarball = await makeRelease(resolve(positionals[0] ?? 'dist'), { isSnapshot: values.snapshot === true })
    console.log(tarball)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
