// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { programAt } from '#test/servers/command-line.ts'
import { usedFolders } from '#test/servers/embedded.ts'
import { envFor, startServeProcess } from './servers/serve-process.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The commands of a page, each with what the page says they print. */
function stepsOf(page: string): { commands: string; prints: string }[] {
  const blocks = [...page.matchAll(/^```(sh|text)\n([^]*?)^```$/gm)].map(([, kind, text = '']) => ({ kind, text }))
  return blocks.flatMap(({ kind, text }, index) => {
    if (kind !== 'sh') return []
    const next = blocks[index + 1]
    return [{ commands: text, prints: next?.kind === 'text' ? next.text : '' }]
  })
}

test('every command in docs/calling.md does what the page says', async t => {
  const folders = await usedFolders(t)
  const { url } = await startServeProcess(folders)
  const steps = stepsOf(read('docs/calling.md'))
  const mark = '~~ next ~~'
  const script = steps
    .map(({ commands }) => commands.replace('https://localhost:8443', url))
    .join(`\nprintf '\\n%s\\n' '${mark}'\n`)
  // In a terminal it is the command of the checkout; here it is this one.
  const program = `#!/bin/sh\nexec "${process.execPath}" "${programAt('src/cli/main.ts')}" "$@" >&2\n`
  mkdirSync(join(folders.root, 'bin'))
  writeFileSync(join(folders.root, 'bin/folkmoot'), program, { mode: 0o755 })

  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folders.root,
    env: envFor(folders.data),
    timeout: 300_000,
  })

  assert.ok(steps.length > 12)
  assert.deepEqual(
    stdout.split(`${mark}\n`).map(text => text.trim()),
    steps.map(({ prints }) => prints.trim()),
  )
})

test('no documented command has a password as an argument, where other users can see it', () => {
  const pages = globSync(['*.md', 'docs/*.md', 'client/README.md'], { cwd: root })
  const leaks = pages.flatMap(file =>
    [...read(file).matchAll(/^```[^]*?^```$/gm)]
      .flatMap(([block]) => block.split('\n'))
      .filter(line => /--password [^-\s]|(?:-d|--data\S*) ["']?(?:new_)?password=/.test(line))
      .map(line => `${file}: ${line}`),
  )

  assert.ok(read('README.md').includes('bin/folkmoot user add'))
  assert.deepEqual(leaks, [])
})

/** What a heading is called in a link, as GitHub does it. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)|[`]/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))

/** What only looks like the name of a file of the project. */
const otherNames: ReadonlySet<string> = new Set(['ipaddr.js', 'migrations/NNNN-name.sql'])

test('every source file that a page names exists', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', '{client,bench,attacks,faults,test}/**/*.md'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const sources = globSync(
    '{src,client,web,locales,test,tools,bench,faults,attacks,bin,migrations,deploy,docs}/**/*.*',
    {
      cwd: root,
      exclude: ['**/node_modules/**', 'web/{build,.svelte-kit}/**'],
    },
  )
  const files = new Set([...globSync('*.*', { cwd: root }), ...sources])
  // Pages leave out the folders that are clear: `posting/submit.ts`.
  const endings = new Set([...files].flatMap(file => file.split('/').map((_, n, parts) => parts.slice(n).join('/'))))
  const named = pages.flatMap(page =>
    [...read(page).matchAll(/`(?:\.\/)?([\w./[\]()+-]+\.(?:ts|svelte|sql|js|css|md|sh))`/g)].map(([, file]) => [
      page,
      file!,
    ]),
  )
  const missing = named.filter(([, file]) => !endings.has(file!) && !otherNames.has(file!))

  assert.ok(named.length > 100)
  assert.deepEqual(missing, [])
})

test('every link in a page leads to an existing file and heading', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'client/README.md'], { cwd: root })
  const anchors = new Map(pages.map(file => [file, anchorsIn(read(file))]))
  const broken = pages.flatMap(file => {
    const text = read(file).replaceAll(/^```[^]*?^```$/gm, '')
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link)
    return links
      .filter(link => {
        const [path = '', anchor] = link.split('#')
        const target = path ? join(dirname(file), path) : file
        if (!existsSync(join(root, target))) return true
        return anchor !== undefined && anchors.get(target)?.has(anchor) !== true
      })
      .map(link => `${file}: ${link}`)
  })

  assert.ok(pages.length > 50)
  assert.deepEqual(broken, [])
})
