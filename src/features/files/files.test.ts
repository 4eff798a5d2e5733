import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FileObject } from '#contract/files.ts'
import type { Upload } from '#contract/schema.ts'
import { Files } from '#runtime/calls/parse-params.ts'
import { expectedError, invalidValueError } from '#test/fixtures/expected-errors.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { assertCounted } from '#test/database/recount.ts'
import { headersOf, serve, type LoginMethod } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
const { ben: benPerson, cleo: cleoPerson } = world.people
type Uploads = Record<string, string | Buffer>

const addGroup = (settings = {}) => world.addGroup(settings, { peopled: true })
const upload = async (group_id: number, files: Uploads, path = '', person = benPerson) => {
  const parts = Object.entries(files).map(([filename, content]) => ({ param: 'fileupload', filename, content }))
  const { body } = await server.call('uploadfiles', { group_id, path }, { person, way: 'cookie' }, parts)
  return body as { files: FileObject[]; path: string; type?: string; extra?: string }
}
const names = async (group_id: number, path?: string) =>
  (await ben.getfiledirectory({ group_id, ...(path !== undefined && { path }), limit: 100 })).data.map(
    ({ name }) => name,
  )
const download = (url: string, person = benPerson, way: LoginMethod = 'cookie') =>
  server.ask(url.replace(world.settings.url, ''), { headers: headersOf(person, way) })
const storageOf = async (group_id: number) => {
  const [row] = await world.sql(`select storage_used, storage_files from groups where id = $1`, [group_id])
  return row as { storage_used: number; storage_files: number }
}

test('folders, files and links are listed with the fields that programs read', async () => {
  const { id: group_id, name: group_name } = await addGroup()
  const empty = await ben.getfiledirectory({ group_id })
  assert.deepEqual([empty.data, empty.has_more, empty.path], [[], false, '/'])

  await owner.newfilefolder({ group_id, name: 'House documents', desc: 'Contracts and plans' })
  await owner.newfilelink({ group_id, path: 'house documents', name: 'Town hall', url: 'https://town.example/' })
  const { files, path } = await upload(group_id, { 'rules.txt': 'No bikes.' }, '/House documents/')

  assert.equal(path, '/House documents')
  const [folder] = (await ben.getfiledirectory({ group_name, path: '/' })).data
  assert.deepEqual(
    [
      folder!.type,
      folder!.media_type,
      folder!.name,
      folder!.path,
      folder!.desc,
      folder!.download_url,
      folder!.num_entries,
    ],
    ['file_type_dir', 'folder', 'House documents', '/', 'Contracts and plans', '', 2],
  )
  const { data } = await ben.getfiledirectory({ group_id, path: 'House documents' })
  const [file, link] = data
  assert.deepEqual(files, [file])
  const { created: _, updated: __, ...shown } = file!
  assert.deepEqual(shown, {
    ...{ object: 'file', id: file!.id, group_id, type: 'file_type_file', name: 'rules.txt', path: '/House documents' },
    ...{ desc: '', url: '', media_type: 'text/plain', creator_name: 'Ben', user_id: benPerson.account.id, size: 9 },
    ...{ parent_dir_id: folder!.id, version: 1, num_entries: 0, image_thumbnail_url: '', can_delete: true },
    download_url: `${world.settings.url}/api/v1/downloadfile?file_id=${file!.id}`,
  })
  assert.deepEqual([link!.type, link!.download_url, link!.url], ['file_type_link', '', 'https://town.example/'])
  assert.deepEqual(await ben.getfile({ group_id, path: '/House documents/rules.txt' }), file)
  assert.deepEqual(await ben.getfile({ group_id, path: 'HOUSE DOCUMENTS//Rules.TXT' }), file)
  assert.deepEqual(await ben.getfile({ file_id: file!.id }), file)
  for (const wrong of ['/nothing', '/House documents/rules.txt/x', '/..', '/House documents/..'])
    await assert.rejects(ben.getfile({ group_id, path: wrong }), expectedError('invalid path'))
  for (const wrong of ['/nothing', '/House documents/rules.txt'])
    await assert.rejects(ben.getfiledirectory({ group_id, path: wrong }), expectedError('invalid path'))
})

test('a long folder is listed page by page, folders first', async () => {
  const { id: group_id } = await addGroup()
  await upload(group_id, Object.fromEntries(['c', 'b', 'a'].map(name => [`${name}.txt`, name])))
  await owner.newfilefolder({ group_id, name: 'Z' })

  const first = await ben.getfiledirectory({ group_id, limit: 2 })
  const second = await ben.getfiledirectory({ group_id, limit: 2, page_token: first.next_page_token })

  assert.deepEqual(
    [first.data, second.data].map(page => page.map(({ name }) => name)),
    [
      ['Z', 'a.txt'],
      ['b.txt', 'c.txt'],
    ],
  )
  assert.deepEqual([first.has_more, first.total_count, second.has_more], [true, 4, false])
})

test('a download works with a cookie, a key or a token alone, and ends with the membership', async () => {
  const { id: group_id, members } = await addGroup()
  const { files } = await upload(group_id, { 'page.html': '<script>alert(1)</script>' })
  const { download_url } = files[0]!

  for (const way of ['cookie', 'key', 'basic'] as const) {
    const { status, text, headers } = await download(download_url, cleoPerson, way)
    assert.deepEqual([status, text], [200, '<script>alert(1)</script>'])
    assert.equal(headers['content-type'], 'application/octet-stream')
    assert.match(String(headers['content-disposition']), /^attachment/)
  }

  await owner.removemember({ member_info_id: members.cleo })
  const refused = await download(download_url, cleoPerson, 'key')
  assert.deepEqual(refused.body, { object: 'error', type: 'inadequate_permissions', extra: 'files_visible' })
})

test('the setting of the group says who sees and changes files', async () => {
  const { id: group_id } = await addGroup({ files_access: 'group_access_limited' })
  assert.equal((await upload(group_id, { 'a.txt': 'a' })).extra, 'manage_files')
  await owner.newfilefolder({ group_id, name: 'Minutes' })
  assert.deepEqual(await names(group_id), ['Minutes'])

  await owner.updategroup({ group_id, files_access: 'group_access_moderators_only' })
  await assert.rejects(ben.getfiledirectory({ group_id }), { type: 'inadequate_permissions' })
  assert.equal((await world.as('moderator').getfiledirectory({ group_id })).data.length, 1)

  await owner.updategroup({ group_id, files_access: 'group_access_none' })
  await assert.rejects(owner.getfiledirectory({ group_id }), { type: 'inadequate_permissions' })
})

test('a file of the same name is a new version, and an older one can be restored', async () => {
  const { id: group_id } = await addGroup()
  const { files } = await upload(group_id, { 'Rules.txt': 'one' })
  const file_id = files[0]!.id
  await world.facts()

  const again = await upload(group_id, { 'rules.TXT': 'second' }, '', cleoPerson)

  assert.deepEqual([again.files[0]!.id, again.files[0]!.version, again.files[0]!.name], [file_id, 2, 'Rules.txt'])
  assert.deepEqual(await world.facts(), ['file.updated'])
  const { data } = await ben.getfileversions({ file_id })
  assert.deepEqual(
    data.map(({ version, size, name }) => [version, size, name]),
    [
      [2, 6, 'Cleo'],
      [1, 3, 'Ben'],
    ],
  )
  assert.equal((await download(data[1]!.download_url)).text, 'one')
  assert.equal((await ben.restorefileversion({ file_id, version: 1 })).version, 3)
  assert.equal((await download(files[0]!.download_url)).text, 'one')
  await assert.rejects(ben.restorefileversion({ file_id, version: 9 }), expectedError('invalid version'))
  assert.equal((await storageOf(group_id)).storage_files, 12)
})

test('an upload that knows an older version of a file than there is replaces nothing', async () => {
  const { id: group_id } = await addGroup()
  const { files } = await upload(group_id, { 'a.txt': 'one', 'b.txt': 'one' })
  const { updated } = files[1]!
  const send = async (filename: string, read: string) => {
    const params = { group_id, updated: read }
    const { body } = await server.call('uploadfiles', params, { person: cleoPerson, way: 'cookie' }, [
      { param: 'fileupload', filename, content: 'two' },
    ])
    return body as { files: FileObject[]; extra?: string }
  }

  const second = await send('B.txt', updated)
  assert.equal(second.files[0]!.version, 2)
  assert.equal((await send('b.txt', updated)).extra, 'updated')
  assert.equal((await send('b.txt', second.files[0]!.updated)).files[0]!.version, 3)
  // A new file replaces nothing.
  assert.equal((await send('c.txt', '1970-01-01T00:00:00Z')).files[0]!.version, 1)
})

test('only the last 100 versions are kept, and count', async () => {
  const { id: group_id } = await addGroup()
  const { files } = await upload(group_id, { 'a.txt': 'abc' })
  const file_id = files[0]!.id
  for (let n = 0; n < 105; n += 1) await ben.restorefileversion({ file_id, version: n + 1 })

  const { total_count } = await ben.getfileversions({ file_id })

  assert.equal(total_count, 100)
  assert.equal((await storageOf(group_id)).storage_files, 300)
})

test('files uploaded by many at once under one name are versions of one file, and none is lost', async () => {
  const { id: group_id } = await addGroup()

  const answers = await Promise.all([1, 2, 3, 4].map(n => upload(group_id, { 'Plan.txt': `${n}` })))

  assert.deepEqual(
    answers.map(({ type }) => type),
    [undefined, undefined, undefined, undefined],
  )
  assert.deepEqual(
    (await names(group_id)).map(name => name.toLowerCase()),
    ['plan.txt'],
  )
  const { data } = await ben.getfileversions({ file_id: answers[0]!.files[0]!.id, limit: 100 })
  const texts = await Promise.all(data.map(async ({ download_url }) => (await download(download_url)).text))
  assert.deepEqual(texts.toSorted(), ['1', '2', '3', '4'])
})

test('different files get different names, in one upload and where names are cut', async () => {
  const { id: group_id } = await addGroup()
  const [january, february] = ['一月', '二月'].map(month => `${'報告'.repeat(50)}${month}.pdf`)
  const send = async (files: [filename: string, content: string][]) => {
    const parts = files.map(([filename, content]) => ({ param: 'fileupload', filename, content }))
    const { body } = await server.call('uploadfiles', { group_id }, { person: benPerson, way: 'cookie' }, parts)
    return (body as { files: FileObject[] }).files.map(({ name, version }) => [name, version] as const)
  }

  const reports = await send([
    ['2025/report.txt', '2025'],
    ['2026/Report.TXT', '2026'],
    ['report (2).txt', 'own'],
    [january!, 'one'],
    [february!, 'two'],
    ['..', 'x'],
    ['.', 'y'],
  ])
  const later = await send([
    ['report.txt', '2027'],
    ['report.txt', '2028'],
    [january!, 'three'],
    ['..', 'z'],
  ])

  assert.deepEqual(reports.slice(0, 3), [
    ['report.txt', 1],
    ['Report (3).TXT', 1],
    ['report (2).txt', 1],
  ])
  assert.deepEqual(reports.slice(5), [
    ['file', 1],
    ['file (2)', 1],
  ])
  const cut = [...reports.slice(3, 5), later[2]!].map(([name]) => name)
  assert.equal(new Set(cut).size, 3)
  for (const name of cut) assert.ok(name.endsWith('.pdf') && Buffer.byteLength(name) <= 255)
  assert.deepEqual(later.toSpliced(2, 1), [
    ['report.txt', 2],
    ['report (4).txt', 1],
    ['file (3)', 1],
  ])
  await assertCounted(world)
})

test('names are normalized or refused', async () => {
  const { id: group_id } = await addGroup()
  const uploaded: Record<string, string> = {
    '../../etc/passwd': 'passwd',
    '..': 'file',
    '.': 'file (2)',
    'a%22b%0D%0Ac.txt': 'a"bc.txt',
    'a\u202egpj.exe': 'agpj.exe',
    'dots... ': 'dots',
    '.htaccess': '.htaccess',
    'Zoe\u0308.txt': 'Zoë.txt',
    'обед 🍞 午餐 غداء.txt': 'обед 🍞 午餐 غداء.txt',
    [`${'ü'.repeat(200)}.jpeg`]: `${'ü'.repeat(125)}.jpeg`,
  }
  for (const [filename, name] of Object.entries(uploaded)) {
    const { files } = await upload(group_id, { [filename]: 'x' })
    assert.equal(files[0]!.name, name)
  }

  const invisible = [
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u3164',
    '\u180e',
    '\u034f',
    '\u2800',
    '\u200d',
    '\u{e0041}',
    '..\u200b',
    '\u2060.',
  ]
  for (const name of invisible) {
    await assert.rejects(owner.newfilefolder({ group_id, name }), invalidValueError('name'))
    await assert.rejects(owner.newalbum({ group_id, title: name.replaceAll('.', '') }), invalidValueError('title'))
    assert.match((await upload(group_id, { [name]: 'x' })).files[0]!.name, /^file/)
  }
  for (const name of ['👩\u200d🌾', 'می\u200cخواهم', 'क्\u200dष', '❤\ufe0f'])
    assert.equal((await owner.newfilefolder({ group_id, name })).name, name)
  for (const name of ['', ' ', '.', '..', '...', 'a/b', 'a\\b', '/', 'a\nb', 'a\u202eb', 'ü'.repeat(128)])
    await assert.rejects(owner.newfilefolder({ group_id, name }), invalidValueError('name'))
  await assert.rejects(owner.newfilefolder({ group_id, name: 'ZOË.TXT' }), expectedError('name exists'))
  for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'x', 'data:text/html,x', 'https://ann:x@a.example'])
    await assert.rejects(owner.newfilelink({ group_id, name: 'Link', url }), invalidValueError('url'))
})

test('an upload that is refused for a name says which', async () => {
  const { id: group_id } = await addGroup()
  await owner.newfilefolder({ group_id, name: 'Loaf.txt' })
  const uploads: Upload[] = []
  for (const filename of ['crumb.txt', 'loaf.txt'])
    uploads.push({ ...(await world.blobs.put(Buffer.from('Rye'), { limit: 9 })), filename, content_type: 'text/plain' })

  await assert.rejects(owner.uploadfiles({ group_id, fileupload: new Files(uploads) as unknown as Upload[] }), {
    ...{ extra: 'name exists', filename: 'loaf.txt' },
  })
  // Also of one that is only announced.
  await assert.rejects(owner.newfileupload({ group_id, name: 'LOAF.txt', size: 3 }), {
    ...{ extra: 'name exists', filename: 'LOAF.txt' },
  })

  assert.deepEqual(await names(group_id), ['Loaf.txt'])
})

test('files are renamed, described and moved, but no folder into itself', async () => {
  const { id: group_id } = await addGroup()
  const { id: a } = await ben.newfilefolder({ group_id, name: 'A' })
  const { id: b } = await ben.newfilefolder({ group_id, path: 'A', name: 'B' })
  const { files } = await upload(group_id, { 'x.txt': 'x' }, '/A/B')
  const file_id = files[0]!.id
  await world.facts()

  const moved = await ben.updatefile({ file_id, name: 'Y.txt', desc: 'Why', path: '/' })

  assert.deepEqual([moved.path, moved.name, moved.desc, moved.can_delete], ['/', 'Y.txt', 'Why', true])
  assert.equal((await ben.getfile({ file_id: b })).num_entries, 0)
  await ben.updatefile({ file_id: b, path: '/' })
  await ben.updatefile({ file_id: a, path: '/B', name: 'C' })
  assert.equal((await ben.getfile({ file_id: a })).path, '/B')
  for (const path of ['/B', '/B/C', '/nowhere', '/Y.txt'])
    await assert.rejects(ben.updatefile({ file_id: b, path }), expectedError('invalid path'))
  await assert.rejects(ben.updatefile({ file_id: b, name: 'y.TXT' }), expectedError('name exists'))
  assert.deepEqual(await world.facts(), ['file.updated', 'file.updated', 'file.updated'])
  await ben.updatefile({ file_id, name: 'y.TXT' })
})

test('folders are at most 20 deep, also after a move', async () => {
  const { id: group_id } = await addGroup()
  let path = ''
  for (let n = 1; n <= 20; n += 1) {
    await ben.newfilefolder({ group_id, path, name: `${n}` })
    path += `/${n}`
  }
  await assert.rejects(ben.newfilefolder({ group_id, path, name: '21' }), expectedError('too many folders'))
  const { files } = await upload(group_id, { 'x.txt': 'x' }, path)
  assert.equal(files[0]!.path, path)
  assert.equal((await ben.getfile({ group_id, path: `${path}/x.txt` })).id, files[0]!.id)

  const { id: file_id } = await ben.newfilefolder({ group_id, name: 'other' })
  await ben.newfilefolder({ group_id, path: 'other', name: 'inner' })
  await assert.rejects(
    ben.updatefile({ file_id, path: path.split('/').slice(0, -1).join('/') }),
    expectedError('too many folders'),
  )
})

test('members delete what they added, moderators everything; storage is returned', async () => {
  const { id: group_id } = await addGroup()
  const { id: file_id } = await ben.newfilefolder({ group_id, name: 'Minutes' })
  await upload(group_id, { 'a.txt': 'abc', 'b.txt': 'de' }, 'Minutes')
  await upload(group_id, { 'a.txt': 'abcd' }, 'Minutes', cleoPerson)
  const { files: mine } = await upload(group_id, { 'c.txt': 'c' }, 'Minutes', cleoPerson)
  await world.facts()

  await assert.rejects(ben.deletefile({ file_id }), { type: 'inadequate_permissions' })
  // What may not be deleted is not offered.
  for (const [who, can_delete] of [
    [ben, false],
    [owner, true],
  ] as const) {
    const { data: listed } = await who.getfiledirectory({ group_id })
    const { data: found } = await who.searchfiles({ group_id, q: 'Minutes' })
    const shown = [...listed, ...found, await who.getfile({ file_id }), await who.updatefile({ file_id })]
    assert.deepEqual(
      shown.map(file => file.can_delete),
      shown.map(() => can_delete),
    )
  }
  await assert.rejects(ben.deletefile({ file_id: mine[0]!.id }), { type: 'inadequate_permissions' })
  await cleo.deletefile({ file_id: mine[0]!.id })
  assert.equal((await owner.getfiledeletion({ file_id })).num_entries, 3)
  const { num_entries, size } = await owner.deletefile({ file_id })

  assert.deepEqual([num_entries, size], [3, 9])
  assert.deepEqual(await world.facts(), ['file.deleted', 'file.deleted'])
  assert.deepEqual(await names(group_id), [])
  assert.deepEqual((await storageOf(group_id)).storage_files, 0)
  await assert.rejects(owner.deletefile({ file_id }), expectedError('invalid file_id'))
  await assertCounted(world)
})

test('a full group takes no more, and nothing half is left', async () => {
  const small = await newWorld({ FOLKMOOT_GROUP_STORAGE: '100000' })
  const its = await serve(small)
  const group_id = small.group.id
  const send = (filename: string, content: string) =>
    its.call('uploadfiles', { group_id }, { person: small.people.ben, way: 'cookie' }, [
      ...[{ param: 'fileupload', filename: 'first.txt', content: 'first' }],
      { param: 'fileupload', filename, content },
    ])
  const { body } = await send('large.bin', 'x'.repeat(100_001))

  assert.deepEqual(body, { object: 'error', type: 'bad_request', extra: 'group out of space' })
  assert.deepEqual((await small.as('ben').getfiledirectory({ group_id })).data, [])
  assert.equal((await send('small.bin', 'x')).status, 200)
  await assertCounted(small)
})

test('pictures have a thumbnail, and text can be shown', async () => {
  const { id: group_id } = await addGroup()
  const { files } = await upload(group_id, {
    'map.png': pngOf({ width: 1000, height: 500 }),
    'fake.png': '<svg onload="alert(1)"/>',
    'note.txt': 'é'.repeat(150_000),
  })
  const [picture, fake, note] = ['map.png', 'fake.png', 'note.txt'].map(wanted =>
    files.find(({ name }) => name === wanted)!,
  )

  assert.equal(picture!.media_type, 'image/png')
  const thumbnail = await download(picture!.image_thumbnail_url)
  assert.deepEqual([thumbnail.status, thumbnail.headers['content-type']], [200, 'image/webp'])
  assert.deepEqual([fake!.media_type, fake!.image_thumbnail_url], ['text/plain', ''])
  assert.match(String((await download(fake!.download_url)).headers['content-disposition']), /^attachment/)
  const { text, is_complete } = await ben.getfiletext({ file_id: note!.id })
  assert.deepEqual([text, is_complete], ['é'.repeat(100_000), false])
  await assert.rejects(ben.getfiletext({ file_id: picture!.id }), expectedError('invalid version'))
  const without = await download(`${note!.download_url}&thumbnail=1`)
  assert.deepEqual(without.body, { object: 'error', type: 'invalid_value', extra: 'thumbnail' })
})

test('folders and links have no content and no versions', async () => {
  const { id: group_id } = await addGroup()
  const folder = await ben.newfilefolder({ group_id, name: 'A' })
  const link = await ben.newfilelink({ group_id, name: 'Mill', url: 'https://mill.example/' })

  for (const { id: file_id } of [folder, link]) {
    await assert.rejects(ben.getfileversions({ file_id }), expectedError('invalid file_id'))
    await assert.rejects(ben.restorefileversion({ file_id, version: 1 }), expectedError('invalid file_id'))
    await assert.rejects(ben.getfiletext({ file_id }), expectedError('invalid file_id'))
    const { body } = await download(`/api/v1/downloadfile?file_id=${file_id}`)
    assert.deepEqual(body, { object: 'error', type: 'bad_request', extra: 'invalid file_id' })
  }
})

test('a folder is downloaded as a zip', async () => {
  const { id: group_id } = await addGroup()
  await ben.newfilefolder({ group_id, name: 'A' })
  await ben.newfilefolder({ group_id, path: 'A', name: 'Ä' })
  await ben.newfilelink({ group_id, path: 'A', name: 'Mill', url: 'https://mill.example/' })
  await upload(group_id, { 'x.txt': 'inside' }, '/A/Ä')
  await ben.newfilefolder({ group_id, path: 'A', name: 'Later' })
  await world.sql(`update file_versions set created = to_timestamp($2) where group_id = $1`, [
    ...[group_id, 0x61626364],
  ])

  const { status, headers, text } = await download(`/api/v1/downloadfilefolder?group_id=${group_id}&path=A`)

  assert.equal(status, 200)
  assert.match(String(headers['content-disposition']), /filename="A.zip"/)
  for (const part of ['Ä/x.txt', 'Mill.url', 'Later/']) assert.ok(text.includes(part))
  // The time as zips write it, in seconds: these are letters.
  assert.ok(text.includes('dcba'))
})

test('files are found by the words of their names and descriptions', async () => {
  const { id: group_id } = await addGroup()
  await upload(group_id, { 'House rules 100%.txt': 'x', 'minutes.txt': 'y' })
  const { id: file_id } = await ben.newfilefolder({ group_id, name: 'Plans', desc: 'Of the HOUSE' })

  const found = async (q: string) => (await ben.searchfiles({ group_id, q })).data.map(({ name }) => name)

  assert.deepEqual(await found('house'), ['Plans', 'House rules 100%.txt'])
  assert.deepEqual(await found('RULES house'), ['House rules 100%.txt'])
  assert.deepEqual(await found('100%'), ['House rules 100%.txt'])
  assert.deepEqual(await found('%'), ['House rules 100%.txt'])
  assert.deepEqual(await found('m_nutes'), [])
  assert.deepEqual(await found(' '), [])
  await ben.deletefile({ file_id })
  assert.deepEqual(await found('house'), ['House rules 100%.txt'])
})

test('subscribers are told of new files and versions, in one email what a person adds within minutes', async () => {
  const { id: group_id, name, members } = await addGroup({ files_access: 'group_access_limited' })
  await cleo.updatesub({ group_id, file_notify: 'sub_notify_email' })
  const told = async () =>
    (await world.newEmails())
      .filter(({ kind }) => kind === 'file_notify')
      .map(({ recipient, subject, body }) => [recipient, subject, body.match(/^> .*/gm) ?? []])
  await told()
  const to = cleoPerson.account.email
  const ownerUploads = (files: Record<string, string>) => upload(group_id, files, '', world.people.owner)

  await ownerUploads({ 'a.txt': 'a', 'b.txt': 'b' })
  await world.settle()
  assert.deepEqual(
    (await world.emails()).filter(({ kind, subject }) => kind === 'file_notify' && subject.includes(name)),
    [],
    'the pause is not over',
  )
  await ownerUploads({ 'a.txt': 'c' })
  await ownerUploads({ 'd.txt': 'd' })
  await world.as('moderator').newfilefolder({ group_id, name: 'Plans' })
  const emails = (await told()).toSorted(([, one], [, other]) => (one! < other! ? -1 : 1))
  assert.deepEqual(emails, [
    [to, `[${name}] Moderator added Plans`, ['> Plans']],
    [to, `[${name}] Owner added 3 files`, ['> a.txt', '> b.txt', '> d.txt']],
  ])

  // After a longer pause, it is another email.
  await world.sql(`update facts set created = created - interval '2 hours' where group_id = $1`, [group_id])
  await ownerUploads({ 'a.txt': 'e' })
  assert.deepEqual(await told(), [[to, `[${name}] Owner uploaded a new version of a.txt`, ['> a.txt']]])
  await ownerUploads({ 'f.txt': 'e' })
  const gone = await ownerUploads({ 'g.txt': 'e' })
  await owner.deletefile({ file_id: gone.files[0]!.id })
  assert.deepEqual(await told(), [[to, `[${name}] Owner added or changed 2 files`, ['> f.txt', '> a.txt']]])

  await world.sql(`update facts set created = created - interval '2 hours' where group_id = $1`, [group_id])
  await owner.newfilefolder({ group_id, name: 'Letters' })
  await owner.newfilefolder({ group_id, name: 'Maps' })
  await owner.newfilelink({ group_id, name: 'Mill', url: 'https://mill.example/' })
  for (let n = 0; n < 25; n += 5)
    await ownerUploads(Object.fromEntries([1, 2, 3, 4, 5].map(at => [`n${n + at}.txt`, 'n'])))
  const [many] = (await world.newEmails()).filter(({ kind }) => kind === 'file_notify')
  assert.equal(many!.subject, `[${name}] Owner added 25 files, 2 folders, and 1 link`)
  assert.match(many!.body, /New files \(the first 20 of 28\)/)
  assert.equal(many!.body.match(/^> .*/gm)!.length, 20)

  await owner.updategroup({ group_id, files_access: 'group_access_moderators_only' })
  await upload(group_id, { 'c.txt': 'c' }, '', world.people.owner)
  await owner.removemember({ member_info_id: members.cleo })
  assert.deepEqual(
    (await world.newEmails()).filter(({ kind }) => kind === 'file_notify'),
    [],
  )
})

test('the activity log names what happened', async () => {
  const { id: group_id } = await addGroup()
  const { files } = await upload(group_id, { 'a.txt': 'a' }, '', world.people.owner)
  const file_id = files[0]!.id
  await owner.updatefile({ file_id, desc: 'Why' })
  await owner.deletefile({ file_id })

  const { data } = await owner.getactivitylog({ group_id })

  assert.deepEqual(
    data.map(({ entry }) => entry.replace(/<a.*?<.a>/, 'X')),
    ['X deleted a.txt from the files (/)', 'X changed the file a.txt (/): desc', 'X added a.txt to the files (/)'],
  )
})

test('files stay when their owner deletes the account, and go with the group', async () => {
  const { id: group_id } = await addGroup()
  const leaver = await world.addPerson('leaver')
  await world.sql(`insert into members (group_id, account_id, status) values ($1, $2, 'sub_status_normal')`, [
    ...[group_id, leaver.account.id],
  ])
  const { files } = await upload(group_id, { 'mail leaver@example.org.txt': 'a' }, '', leaver)
  await world.sql(`delete from accounts where id = $1`, [leaver.account.id])

  const left = await ben.getfile({ file_id: files[0]!.id })
  assert.deepEqual([left.user_id, left.creator_name], [0, 'Former member'])
  const { data } = await ben.getfileversions({ file_id: left.id })
  assert.deepEqual([data[0]!.user_id, data[0]!.name], [0, 'Former member'])

  await owner.deletegroup({ group_id, understand: 'I understand' })
  await world.settle()
  const rows = await world.sql(
    `select id from file_entries where group_id = $1 union all select file_id from file_versions where group_id = $1`,
    [group_id],
  )
  assert.deepEqual(rows, [])
})
