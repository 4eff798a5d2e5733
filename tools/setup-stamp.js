// What stands for the packages as npm has installed them.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function stampOf(project) {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    hash.update(readFileSync(join(project, file))).update('\0')
  return hash.digest('hex')
}
