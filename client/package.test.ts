// Not on every day: it installs packages or builds.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { addAccount } from '../src/features/accounts/index.ts'
import { chromium, titleIn } from '../test/browser.ts'
import { serve } from '../test/servers/server.ts'
import { newWorld } from '../test/world.ts'

const run = promisify(execFile)
const project = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'folkmoot-package-'))
after(() => rm(folder, { recursive: true }))
const world = await newWorld()
const server = await serve(world)
const { cert, key } = server.certificate
const installed = join(folder, 'node_modules/@folkmoot/client')
await install()

/** Runs npm offline, with a cache of its own. */
async function npm(args: readonly string[], cwd: string): Promise<string> {
  const own = { npm_config_cache: join(folder, 'npm'), npm_config_offline: 'true', npm_config_update_notifier: 'false' }
  return (await run('npm', args, { cwd, env: { ...process.env, ...own } })).stdout
}

/** A program that has only the package. */
async function install(): Promise<void> {
  await rm(installed, { recursive: true, force: true })
  const packed = await npm(['pack', '--pack-destination', folder], import.meta.dirname)
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await npm(['install', '--no-audit', '--no-fund', join(folder, packed.trim().split('\n').at(-1)!)], folder)
}

const program = `import { createClient, isApiError, type Group, type Input, type Item } from '@folkmoot/client'

declare const process: { env: Record<'FOLKMOOT' | 'KEY' | 'NAME', string> }

const client = createClient({ url: process.env['FOLKMOOT'], key: process.env['KEY'] })

const wanted: Input<'creategroup'> = {
  group_name: process.env['NAME'],
  desc: 'Everything about gardens & more.',
  privacy: 'group_privacy_none',
  sub_group_access: 'sub_group_subs',
}
const group: Group = await client.creategroup(wanted)

const draft = await client.newdraft({ group_id: group.id, draft_type: 'draft_type_post' })
await client.updatedraft({ draft_id: draft.id, subject: 'Bread', body: 'Rye + wheat', body_type: 'plain' })
await client.uploadattachments({ draft_id: draft.id, fileupload: [new Blob(['twelve bytes'], { type: 'text/plain' })] })
await client.postdraft({ draft_id: draft.id })

const subjects: string[] = []
for await (const page of client.pages('gettopics', { group_id: group.id, limit: 1 })) {
  const items: Item<'gettopics'>[] = page.data
  for (const topic of items) subjects.push(topic.subject)
}

const refused: unknown = await client.getgroup({ group_id: 999_999 }).catch((error: unknown) => error)
const extra = isApiError(refused) ? refused.extra : ''

// @ts-expect-error: it is a number
void (() => client.getgroup({ group_id: 'one' }))
// @ts-expect-error: there is no such call
void (() => client.getgroups())
// @ts-expect-error: a word that is none
void (() => client.creategroup({ ...wanted, privacy: 'secret' }))

console.log(JSON.stringify({ name: group.name, subjects, extra }))
`

/** Every Node version on this machine that the package supports. */
async function nodes(): Promise<string[]> {
  const found = (process.env['PATH'] ?? '').split(':').map(path => join(path, 'node'))
  const versions = new Map<string, string>([[process.version, process.execPath]])
  for (const node of new Set(found.filter(path => existsSync(path)))) {
    const { stdout } = await run(node, ['--version'])
    if (Number.parseInt(stdout.slice(1), 10) >= 20) versions.set(stdout.trim(), node)
  }
  return [...versions.values()]
}

test('a program outside the checkout gets the types, and runs on Node 20 and later', async () => {
  await writeFile(join(folder, 'program.ts'), program)
  await writeFile(join(folder, 'ca.pem'), cert)
  const options = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom',
    '--types',
    '',
  ]
  const tsc = join(project, 'node_modules/.bin/tsc')

  await run(tsc, [...options, '--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit', 'program.ts'], {
    cwd: folder,
  }).catch(shown)
  await run(tsc, [...options, '--module', 'nodenext', 'program.ts'], { cwd: folder }).catch(shown)
  for (const [index, node] of (await nodes()).entries()) {
    const NAME = `outer-garden-${index}`
    const env = {
      ...{ FOLKMOOT: `https://127.0.0.1:${server.port}`, NAME, NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') },
      KEY: world.people.owner.ways.key.authorization!.replace('Bearer ', ''),
    }
    const { stdout } = await run(node, ['program.js'], { cwd: folder, env })

    assert.deepEqual(JSON.parse(stdout), { name: NAME, subjects: ['Bread'], extra: 'invalid group_id' })
  }
})

function shown(error: Error & { stdout?: string }): never {
  throw new Error(error.stdout || error.message, { cause: error })
}

const page = `<!doctype html>
<meta charset="utf-8" />
<title>nothing</title>
<script type="module">
  import { createClient } from '/client/index.js'

  const client = createClient({ url: location.origin })
  try {
    const { user } = await client.login({ email: 'dora@example.org', password: 'correct horse' })
    const group = await client.creategroup({
      group_name: 'garden-of-a-page',
      desc: 'Everything about gardens & more.',
      privacy: 'group_privacy_none',
      sub_group_access: 'sub_group_subs',
    })
    document.title = \`seen:\${user.full_name} has \${group.name}\`
  } catch (error) {
    document.title = \`seen:\${error}\`
  }
</script>
`

/** A site with that page and the package, and all else from the product behind it. */
async function newSite(): Promise<number> {
  const types = { js: 'text/javascript', html: 'text/html' }
  const site = createServer({ cert, key }, (asked, response) => {
    const path = asked.url ?? '/'
    if (path.startsWith('/api/')) {
      const { method, headers } = asked
      const to = { host: '127.0.0.1', port: server.port, path, method, headers, ca: cert, servername: 'localhost' }
      const sent = request(to, answer => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      })
      asked.pipe(sent)
      return
    }
    const isScript = path.endsWith('.js')
    const text = isScript ? readFile(join(installed, 'dist', path)) : Promise.resolve(page)
    response.setHeader('content-type', isScript ? types.js : types.html)
    text.then(found => response.end(found)).catch(() => response.writeHead(404).end())
  })
  after(() => {
    site.closeAllConnections()
    site.close()
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  return (site.address() as AddressInfo).port
}

test('a page signs in and creates a group with it', { skip: !chromium && 'no chromium' }, async () => {
  const account = { email: 'dora@example.org', password: 'correct horse', full_name: 'Dora' }
  await world.app.pipeline.runAsSystem(systemTransaction =>
    addAccount(systemTransaction, { ...account, confirmed: true, site_admin: false }),
  )

  const seen = await titleIn(chromium!, `https://127.0.0.1:${await newSite()}/`)

  assert.equal(seen, 'Dora has garden-of-a-page')
})

/** The installed files with their contents. */
async function installedFiles(): Promise<Record<string, string>> {
  const found = await readdir(installed, { recursive: true, withFileTypes: true })
  const paths = found.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(paths.map(async path => [relative(installed, path), await readFile(path, 'utf8')] as const)),
  )
}

test('the package contains only JavaScript, types, a README and the license', async () => {
  const others = Object.keys(await installedFiles()).filter(file => !/\.(?:d\.ts|js)$/.test(file))
  assert.deepEqual(others.toSorted(), ['README.md', 'dist/LICENSE', 'package.json'])
})

test('packing twice in one checkout makes the same package', async () => {
  const first = await installedFiles()

  await install()

  assert.deepEqual(await installedFiles(), first)
})
