// Holds the pages against their types, and those of the calls that they make.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const bin = join(import.meta.dirname, 'node_modules/.bin')
const lines: [string, ...string[]][] = [
  [join(bin, 'svelte-kit'), 'sync'],
  [join(bin, 'svelte-check'), '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
]
for (const [command, ...args] of lines) {
  const { status } = spawnSync(command, args, { cwd: import.meta.dirname, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
