import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { openSource } from './sources.ts'

const root = await mkdtemp(join(tmpdir(), 'folkmoot-'))
after(() => rm(root, { recursive: true }))
const makePipe = (path: string) => promisify(execFile)('mkfifo', [path])
const mail = (text: string) => `From: A <a@example.org>\n\n${text}\n`

/** A Maildir with these mails in `cur`. */
async function maildir(name: string, mails: Record<string, string>): Promise<string> {
  const path = join(root, name)
  for (const folder of ['cur', 'new', 'tmp']) await mkdir(join(path, folder), { recursive: true })
  for (const [file, text] of Object.entries(mails)) await writeFile(join(path, 'cur', file), mail(text))
  return path
}
/** Each mail of a source by the end of its name: what it says, or why it was not read. */
async function read(path: string): Promise<string[][]> {
  const found: string[][] = []
  for await (const each of (await openSource(path)).mails())
    found.push([each.where.slice(path.length + 1), 'raw' in each ? each.raw.toString() : each.problem.reason])
  return found
}

test('plain files of a Maildir are read; links, folders and pipes are reported and not followed', async () => {
  const path = await maildir('mixed', { '1.a': 'Rye', '5.a': 'Oats' })
  await writeFile(join(root, 'secret'), mail('a secret of the machine'))
  await symlink(join(root, 'secret'), join(path, 'cur', '2.link'))
  await symlink(join(root, 'nowhere'), join(path, 'new', '3.link'))
  await mkdir(join(path, 'cur', '4.folder'))
  await makePipe(join(path, 'new', '6.pipe'))

  const found = await read(path)

  assert.deepEqual(found, [
    ['cur/1.a', mail('Rye')],
    ['cur/2.link', 'notFile'],
    ['new/3.link', 'notFile'],
    ['cur/4.folder', 'notFile'],
    ['cur/5.a', mail('Oats')],
    ['new/6.pipe', 'notFile'],
  ])
})

test('a Maildir folder that is a symbolic link is reported, and not read', async () => {
  const [elsewhere, path] = [await maildir('elsewhere', { '1.a': 'Rye' }), await maildir('linked', { '1.a': 'Oats' })]
  await rm(join(path, 'new'), { recursive: true })
  await symlink(join(elsewhere, 'cur'), join(path, 'new'))

  assert.deepEqual(await read(path), [
    ['cur/1.a', mail('Oats')],
    ['new', 'notFile'],
  ])
})

test('mail removed meanwhile by a mail program is reported, and the rest is read', async () => {
  const path = await maildir('moving', { '1.a': 'Rye', '2.a': 'Oats' })
  const source = await openSource(path)
  await unlink(join(path, 'cur', '1.a'))

  const found = await Array.fromAsync(source.mails(), each =>
    'raw' in each ? each.raw.toString() : each.problem.reason,
  )

  assert.deepEqual(found, ['gone', mail('Oats')])
})

test('a pipe, or a folder that is no Maildir, is rejected', async () => {
  const [pipe, folder] = [join(root, 'pipe'), join(root, 'folder')]
  await makePipe(pipe)
  await mkdir(folder)

  await assert.rejects(openSource(pipe), { message: `${pipe} is neither a regular file nor a folder.` })
  await assert.rejects(openSource(folder), {
    message: `${folder} is not a Maildir: there are no emails in cur or new.`,
  })
})
