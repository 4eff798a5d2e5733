// Not on every day: it installs packages or builds.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
