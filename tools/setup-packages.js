// Whether all packages that the lock file names for this system are installed.
import { readFileSync } from 'node:fs'

/** Compares the lock file with what npm has installed. */
export function areAllInstalled({ lockFile, installedFile, withTools }) {
  const wanted = packagesIn(lockFile)
  const installed = packagesIn(installedFile)
  return [...findNeeded(wanted, withTools)].every(path => isSame(wanted[path], installed[path]))
}

// Walked from the project on, as npm does: what only packages for other systems depend on is not installed here either,
// although it says nothing of a system itself.
export function findNeeded(packages, withTools) {
  const needed = new Set()
  const visit = (path, names) => {
    for (const found of names.map(name => findPackage(packages, path, name))) {
      if (found === undefined || needed.has(found) || !isForThisSystem(packages[found])) continue
      needed.add(found)
      visit(found, namesIn(packages[found], false))
    }
  }
  for (const path of ['', ...(packages['']?.workspaces ?? [])]) visit(path, namesIn(packages[path] ?? {}, withTools))
  return needed
}

function namesIn({ dependencies, optionalDependencies, devDependencies, peerDependencies, ...entry }, withTools) {
  const isOptionalPeer = name => entry.peerDependenciesMeta?.[name]?.optional
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies, ...(withTools && devDependencies) }),
    ...Object.keys(peerDependencies ?? {}).filter(name => !isOptionalPeer(name)),
  ]
}

// The nearest one, as Node finds it.
function findPackage(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

function isSame(wanted, found) {
  return found !== undefined && wanted.version === found.version && wanted.integrity === found.integrity
}

function isForThisSystem({ os, cpu, libc }) {
  return allows(os, process.platform) && allows(cpu, process.arch) && (!libc || allows(libc, findLibc()))
}

function findLibc() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

// npm's `os`, `cpu` and `libc`: names that are accepted, or names after `!` that are not.
function allows(names, name) {
  const list = [names ?? []].flat()
  if (list.includes(`!${name}`)) return false
  return list.includes(name) || list.every(entry => entry.startsWith('!'))
}
