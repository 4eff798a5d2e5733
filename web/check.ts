// Holds the pages against their types, and those of the calls that they make.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
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

// The compiler drops a space at the beginning or end of a block, and two words become one: it is written as {' '}.
const lostSpace = /\S\{(?:#if|:else)(?:[^{}]|\{[^{}]*\})*\} \S|[^\s{}] \{\/if\}\S/
const lost = globSync('src/**/*.svelte', { cwd: import.meta.dirname }).flatMap(file =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const [found] = lostSpace.exec(line) ?? []
      return found === undefined ? [] : [`${file}:${at + 1}: a space is lost: ${found}`]
    }),
)
process.stderr.write(lost.map(line => `${line}\n`).join(''))
if (lost.length > 0) process.exit(1)
