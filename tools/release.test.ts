// Not on every day: it installs packages or builds.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { ask, startCommand } from '#test/servers/command-line.ts'
import { newFolders } from '#test/servers/embedded.ts'
import { makeRelease } from './release.ts'

const run = promisify(execFile)

test('a release starts where nothing is installed, and builds nothing', async t => {
  const folders = await newFolders(t)
  const work = await mkdtemp(join(tmpdir(), 'folkmoot-release-test-'))
  folders.ends.push(() => rm(work, { recursive: true }))
  const tarball = await makeRelease(work, { isSnapshot: true })
  await run('sha256sum', ['--check', '--quiet', `${tarball}.sha256`], { cwd: work })
  await run('tar', ['-C', work, '-xf', tarball])
  const { stdout: closed } = await run('find', [work, '-mindepth', '1', '-type', 'd', '!', '-perm', '-005'])
  assert.equal(closed, '', 'other accounts cannot enter these')
  const [name = ''] = (await readdir(work)).filter(entry => !entry.includes('.tar.gz'))
  const program = join(work, name, 'bin/folkmoot')
  assert.deepEqual(await deadLinks(join(work, name)), [])
  // Neither a Node nor an npm is found.
  const env = { PATH: '/usr/bin:/bin', npm_config_registry: 'http://127.0.0.1:9' }

  const version = await run(program, ['--version'], { env })
  assert.match(version.stdout, /^\d+\.\d+\.\d+ \([0-9a-f]{12}\)\n$/)
  const server = startCommand(folders, ['serve'], { env, command: program })
  const [url = ''] = await server.waitForOutput(/running at (https:\/\/localhost:\d+)/)
  const page = await ask(`${url}/`, { headers: { accept: 'text/html' } }, async () => '')
  assert.deepEqual([page.status, /<main id="main"/.test(page.text)], [200, true])
  const [, asset = ''] = /(\/_app\/[^"]+\.css)"/.exec(page.text) ?? []
  assert.equal((await ask(`${url}${asset}`, {}, async () => '')).status, 200)
  assert.equal((await ask(`${url}/docs`, { headers: { accept: 'text/html' } }, async () => '')).status, 200)
  server.child.kill('SIGTERM')
  const { code, err } = await server.ended
  assert.equal(code, 0)
  assert.doesNotMatch(err, /Installing|Building/)
})

test('a release is replaced by the next one, and comes back as the guide says', async t => {
  const folders = await newFolders(t)
  const opt = await mkdtemp(join(tmpdir(), 'folkmoot-opt-'))
  folders.ends.push(() => rm(opt, { recursive: true }))
  const first = await makeRelease(opt, { isSnapshot: true })
  await run('tar', ['-C', opt, '-xf', first])
  const name = basename(first, '.tar.gz')
  const next = await makeNext(opt, name)
  const program = join(opt, 'folkmoot/bin/folkmoot')
  const link = (to: string) => run('ln', ['-sfn', to, join(opt, 'folkmoot')])
  const env = { PATH: '/usr/bin:/bin', npm_config_registry: 'http://127.0.0.1:9' }
  const command = (args: string[], input?: string) =>
    startCommand(folders, args, { env, command: program, ...(input !== undefined && { input }) })
  async function serve() {
    const server = command(['serve'])
    const [url = ''] = await server.waitForOutput(/running at (https:\/\/localhost:\d+)/)
    const stop = async (): Promise<string> => {
      server.child.kill('SIGTERM')
      const { code, err } = await server.ended
      assert.equal(code, 0, err)
      return err
    }
    return { stop, call: await signedIn(url) }
  }
  const versionOf = async (): Promise<string> => (await command(['--version']).ended).out.split(' ')[0]!

  await link(name)
  let server = await command(['user', 'add', 'ada@example.org', '--name', 'Ada', '--password', '-'], 'correct horse\n')
    .ended.then(({ code, err }) => assert.equal(code, 0, err))
    .then(serve)
  const { id } = await server.call('creategroup', {
    ...{ group_name: 'bakers', desc: 'For bakers of all kinds.', privacy: 'group_privacy_none' },
    sub_group_access: 'sub_group_owners',
  })
  const post = async (subject: string): Promise<void> => {
    const { id: draft } = await server.call('newdraft', { group_id: String(id), draft_type: 'draft_type_post' })
    await server.call('updatedraft', { draft_id: String(draft), subject, body: 'Rye.' })
    await server.call('postdraft', { draft_id: String(draft) })
  }
  const all = async (): Promise<unknown> => [
    await server.call('getmessages', { group_id: String(id) }),
    await server.call('gettopics', { group_id: String(id) }),
    await server.call('getgroup', { group_id: String(id) }),
  ]
  await post('Before the upgrade')
  const before = await all()
  const versions = [await versionOf()]
  await server.stop()

  await link(next)
  server = await serve()
  assert.deepEqual(await all(), before)
  versions.push(await versionOf())
  await post('After the upgrade')
  assert.notDeepEqual(await all(), before)
  assert.match(await server.stop(), /Creating a backup in .*before-upgrade[^]*Applied migration 0999-next-release\.sql/)

  const { version } = JSON.parse(await readFile(join(opt, name, 'package.json'), 'utf8')) as { version: string }
  const page = await readFile(join(import.meta.dirname, '../docs/upgrading.md'), 'utf8')
  const block = /^## Going back\n[^]*?^```sh\n([^]*?)^```$/m.exec(page)![1]!
  const lines = block
    .replaceAll('folkmoot-0.1.0-linux-x64', name)
    .replaceAll('/opt/folkmoot', join(opt, 'folkmoot'))
    .replaceAll('/var/lib/folkmoot', folders.data)
    // The test is the service and its account.
    .replaceAll(/^systemctl .*\n/gm, '')
    .replace('sudo -u folkmoot', '')
    .replace(/FOLKMOOT_CONFIG=\S+/, '')
  await run('sh', ['-euc', lines], { env: { ...env, FOLKMOOT_PORT: '0' } })

  server = await serve()
  assert.deepEqual(await all(), before)
  versions.push(await versionOf())
  await server.stop()
  assert.deepEqual(versions, [version, '99.0.0', version])
})

/** The release after this one: with another version and one more migration. Answers its folder. */
async function makeNext(folder: string, name: string): Promise<string> {
  const next = name.replace(/\d+\.\d+\.\d+/, '99.0.0')
  await run('cp', ['-a', join(folder, name), join(folder, next)])
  const path = join(folder, next, 'package.json')
  const about = JSON.parse(await readFile(path, 'utf8')) as object
  await writeFile(path, JSON.stringify({ ...about, version: '99.0.0' }))
  await writeFile(
    join(folder, next, 'migrations/0999-next-release.sql'),
    `alter table topics add column next_release text not null default 'new';\n`,
  )
  await run('tar', ['-C', folder, '-I', 'gzip -1', '-cf', join(folder, `${next}.tar.gz`), next])
  await rm(join(folder, next), { recursive: true })
  await run('tar', ['-C', folder, '-xf', join(folder, `${next}.tar.gz`)])
  return next
}

async function signedIn(url: string) {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  let authorization = ''
  const call = async (name: string, params: Record<string, string>): Promise<Record<string, unknown>> => {
    const headers = authorization === '' ? form : { ...form, authorization }
    const body = new URLSearchParams(params).toString()
    const method = name.startsWith('get') ? 'GET' : 'POST'
    const path = method === 'GET' ? `${name}?${body}` : name
    const { text } = await ask(`${url}/api/v1/${path}`, { method, headers }, async () => (method === 'GET' ? '' : body))
    assert.doesNotMatch(text, /"object":"error"/)
    return JSON.parse(text) as Record<string, unknown>
  }
  const { token } = await call('login', { email: 'ada@example.org', password: 'correct horse', token: '1' })
  authorization = `Basic ${Buffer.from(`${String(token)}:`).toString('base64')}`
  return call
}

/** Links of guides to files that aren't there. */
async function deadLinks(folder: string): Promise<string[]> {
  const dead: string[] = []
  for await (const file of glob('**/*.md', { cwd: folder, exclude: ['node_modules'] }))
    for (const [, target = ''] of (await readFile(join(folder, file), 'utf8')).matchAll(
      /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g,
    ))
      if (!existsSync(join(folder, dirname(file), target))) dead.push(`${file}: ${target}`)
  return dead
}
