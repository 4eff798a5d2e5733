// Whether the pages are built from what lies in web/ and what that imports, and building them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the packages, so that both are copied together. */
const folderOf = project => join(project, 'node_modules/.cache/pages')
const stampOf = project => join(folderOf(project), 'stamp')
/** The sources of the pages. */
const SOURCES = ['web', 'locales', 'src/base/cache', 'docs']
/** Created by the build, or by npm. */
const MADE = ['.svelte-kit', 'build', 'node_modules']

export function arePagesBuilt(project) {
  if (!existsSync(join(project, 'web'))) return true
  return existsSync(stampOf(project)) && readFileSync(stampOf(project), 'utf8') === hashOf(project)
}

/** `build` makes the pages in a folder that it is given; they are there wholly or not at all. */
export async function buildPages(project, build) {
  const hash = hashOf(project)
  const [folder, fresh, old] = ['', '.new', '.old'].map(ending => folderOf(project) + ending)
  for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  await build(fresh)
  writeFileSync(join(fresh, 'stamp'), hash)
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(fresh, folder)
  rmSync(old, { recursive: true, force: true })
}

// The packages that build them count as well.
function hashOf(project) {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'CHANGELOG.md']
    .map(name => join(project, name))
    .filter(path => existsSync(path)))
    hash.update(readFileSync(file))
  for (const folder of SOURCES.map(name => join(project, name)).filter(path => existsSync(path)))
    for (const file of filesIn(folder))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

function filesIn(folder, below = '') {
  const entries = readdirSync(join(folder, below), { withFileTypes: true })
  const files = entries
    .filter(({ name }) => below !== '' || !MADE.includes(name))
    .flatMap(entry => (entry.isDirectory() ? filesIn(folder, join(below, entry.name)) : [join(below, entry.name)]))
  // oxlint-disable-next-line unicorn/no-array-sort -- the Node of the machine may not know toSorted
  return files.sort()
}
