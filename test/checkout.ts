import { execFile } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')
const parts = ['bin', 'migrations', 'package-lock.json', 'package.json', 'src', 'tools', 'web']
// As large as all the rest, and not needed where the pages are built.
const left = /\/web\/(?:node_modules|\.svelte-kit)$/

/** A checkout of its own, as far as a start needs it; the packages are those that are installed here. */
export async function newCheckout(folder: string): Promise<string> {
  const checkout = join(folder, 'checkout')
  await mkdir(checkout)
  for (const part of parts)
    await cp(join(root, part), join(checkout, part), { recursive: true, filter: path => !left.test(path) })
  await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'))
  return checkout
}

/** The ids of all processes below this one, at any depth. */
export async function processesBelow(pid: number): Promise<number[]> {
  const rows = await processes('ppid=')
  const below = (parent: number): number[] =>
    rows.flatMap(([id, above]) => (Number(above) === parent ? [id, ...below(id)] : []))
  return below(pid)
}

/** The ids of all processes whose command line has this text, such as the folder of a test. */
export async function processesNaming(text: string): Promise<number[]> {
  return (await processes('args=')).flatMap(([id, line]) => (line.includes(text) ? [id] : []))
}

async function processes(column: string): Promise<[id: number, rest: string][]> {
  const { stdout } = await promisify(execFile)('ps', ['-Aww', '-o', `pid=,${column}`], { maxBuffer: 2 ** 24 })
  return [...stdout.matchAll(/^ *(\d+) +(.*)$/gm)].map(([, id, rest = '']) => [Number(id), rest])
}
