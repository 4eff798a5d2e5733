import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import type { FileObject } from '#contract/files.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { unzip } from '#test/fixtures/zip.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const ben = world.as('ben')

const addGroup = async () => (await world.addGroup({}, { peopled: true })).id
const upload = async (group_id: number, files: Record<string, string | Buffer>, path = '') => {
  const parts = Object.entries(files).map(([filename, content]) => ({ param: 'fileupload', filename, content }))
  const { body } = await server.call(
    'uploadfiles',
    { group_id, path },
    { person: world.people.ben, way: 'cookie' },
    parts,
  )
  return (body as { files: FileObject[] }).files
}

test('every name can be in a zip, and no two files have the same one in it', async () => {
  const group_id = await addGroup()
  await upload(group_id, { 'A: Agenda.txt': 'agenda', 'lnk.url': 'a file', 'What now?.txt': 'why' })
  const url = 'https://mill.example/'
  for (const name of ['b:x', 'lnk', 'lnk.url (2)']) await ben.newfilelink({ group_id, name, url })
  await ben.newfilefolder({ group_id, name: 'c: Plans' })
  await upload(group_id, { 'roof.txt': 'roof' }, 'c: Plans')

  const { chunks } = await ben.downloadfilefolder({ group_id })

  const link = `[InternetShortcut]\r\nURL=${url}\r\n`
  assert.deepEqual(unzip(await buffer(chunks)), {
    ...{ 'A_ Agenda.txt': 'agenda', 'lnk.url': 'a file', 'What now_.txt': 'why' },
    ...{ 'b_x.url': link, 'lnk (2).url': link, 'lnk.url (2).url': link, 'c_ Plans/roof.txt': 'roof' },
  })
})

test('text is shown whatever its encoding is, and nothing else as text', async () => {
  const group_id = await addGroup()
  const text = 'Grüße – 5 € für Brot\r\n'
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
  const cut = `${'x'.repeat(199_999)}ü and more`
  const files = await upload(group_id, {
    'utf-8.txt': Buffer.from(`\ufeff${text}`),
    'utf-16.txt': utf16,
    'utf-16 be.txt': Buffer.from(utf16).swap16(),
    'windows-1252.txt': Buffer.from('Gr\xfc\xdfe \x96 5 \x80 f\xfcr Brot\r\n', 'latin1'),
    'cut.txt': cut,
    'program.bin': Buffer.from('\x7fELF\x02\x01\x01\0\xff', 'latin1'),
    'half.txt': Buffer.concat([utf16, Buffer.from([0])]),
  })

  for (const { id: file_id, name } of files.slice(0, 4))
    assert.equal((await ben.getfiletext({ file_id })).text, text, name)
  const { text: beginning, is_complete } = await ben.getfiletext({ file_id: files[4]!.id })
  assert.deepEqual([beginning, is_complete], ['x'.repeat(199_999), false])
  for (const { id: file_id } of files.slice(5))
    await assert.rejects(ben.getfiletext({ file_id }), expectedError('invalid version'))
})
