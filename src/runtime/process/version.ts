import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The version of this program. */
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** The commit it was built from: that of the release, or of the checkout; undefined where neither is known. */
export function findCommit(folder = root): string | undefined {
  const released = readText(join(folder, 'COMMIT'))
  if (released !== undefined) return isCommit(released) ? released : undefined
  const link = readText(join(folder, '.git'))
  // In a second working tree it is a file that names the folder.
  const git = link === undefined ? join(folder, '.git') : resolve(folder, link.replace(/^gitdir: /, ''))
  const common = resolve(git, readText(join(git, 'commondir')) ?? '.')
  const head = readText(join(git, 'HEAD')) ?? ''
  const [, name] = /^ref: (.+)$/.exec(head) ?? []
  if (name === undefined) return isCommit(head) ? head : undefined
  const packed = readText(join(common, 'packed-refs'))?.split('\n') ?? []
  const commit = readText(join(common, name)) ?? packed.find(line => line.endsWith(` ${name}`))?.split(' ')[0]
  return commit !== undefined && isCommit(commit) ? commit : undefined
}

const isCommit = (text: string): boolean => /^[0-9a-f]{40,64}$/.test(text)

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}
