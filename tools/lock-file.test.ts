import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'

type Entry = { optionalDependencies?: Record<string, string> }

// What tools/setup.js has a Node for. npm leaves out of the lock file what a registry does not have yet, without a word, and what
// was locked on one system then fails to start on the others.
const SYSTEMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

test('the lock file has every package needed on every system', async () => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(
    await readFile(new URL('../package-lock.json', import.meta.url), 'utf8'),
  )
  const isLocked = (path: string, name: string) =>
    `node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      name => SYSTEMS.some(system => name.includes(system)) && !isLocked(path, name),
    ),
  )

  assert.deepEqual(missing, [])
})
