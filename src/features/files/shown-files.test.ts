import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkedObjectsIn } from '#content/linked-objects.ts'
import { makeAccount } from '#test/accounts.ts'
import { addMembership } from '#test/world/people.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const [owner, ben] = [world.as('owner'), world.as('ben')]
const site = world.settings.url

async function upload(group_id: number, filename: string, content: string): Promise<number> {
  const { body } = await server.call('uploadfiles', { group_id }, { person: world.people.ben, way: 'cookie' }, [
    { param: 'fileupload', filename, content },
  ])
  return (body as { files: { id: number }[] }).files[0]!.id
}

test('a PDF is shown in a frame of our own pages if that is asked for, in a sandbox', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const pdf = await upload(group_id, 'plan.pdf', '%PDF-1.7\n%%EOF')
  const page = await upload(group_id, 'plan.html', '<script>alert(1)</script>')
  const shown = async (file_id: number, query: string) => {
    const { headers } = await server.ask(`/api/v1/downloadfile?file_id=${file_id}${query}`, {
      headers: headersOf(world.people.ben, 'cookie'),
    })
    const names = ['content-type', 'content-disposition', 'content-security-policy', 'x-frame-options'] as const
    return names.map(name => headers[name])
  }
  const policyWith = (frames: string) =>
    `default-src 'none'; frame-ancestors ${frames}; base-uri 'none'; form-action 'none'; sandbox`

  assert.deepEqual(await shown(pdf, '&show=1'), [
    ...['application/pdf', 'inline; filename="plan.pdf"'],
    ...[policyWith("'self'"), undefined],
  ])
  for (const [file, query, name] of [
    [pdf, '', 'plan.pdf'],
    [page, '&show=1', 'plan.html'],
  ] as const)
    assert.deepEqual(await shown(file, query), [
      ...['application/octet-stream', `attachment; filename="${name}"`],
      ...[policyWith("'none'"), 'DENY'],
    ])
})

test('messages and wiki pages that link to a file are found by it, for those who may see them', async () => {
  const group = await world.addGroup({ wiki_access: 'group_access_moderators_only' }, { peopled: true })
  const group_id = group.id
  const file_id = await upload(group_id, 'rules.txt', 'No bikes.')
  const address = `${site}/g/${group.name}/file/${file_id}`
  const q = `linksto:${address}`
  const subjects = async () => (await ben.searcharchives({ group_id, q })).data.map(({ subject }) => subject).toSorted()
  await world.post('ben', { subject: 'Linked', body: `<p>See <a href="${address}">the rules</a>.</p>` }, group)
  const { message_id } = await world.post('ben', { subject: 'Typed', body: `<p>See ${address}.</p>` }, group)
  await world.post('ben', { subject: 'Longer', body: `<p>See ${address}0</p>` }, group)
  await world.post('ben', { subject: 'Elsewhere', body: `<p>https://other.example/g/x/file/${file_id}</p>` }, group)
  await owner.newwikipage({ group_id, title: 'House', body: `<p><a href="${address}">Rules</a></p>` })

  assert.deepEqual(await subjects(), ['Linked', 'Typed'])
  assert.deepEqual(
    (await owner.searchwiki({ group_id, q })).data.map(({ title }) => title),
    ['House'],
  )
  await assert.rejects(ben.searchwiki({ group_id, q }))

  await ben.updatemessage({ message_id, subject: 'Typed', body: '<p>No rules.</p>' })
  assert.deepEqual(await subjects(), ['Linked'])
  assert.deepEqual((await ben.searcharchives({ group_id, q: 'linksto:nothing' })).data, [])
})

test('addresses of files and wiki pages are recognized', () => {
  const found = linkedObjectsIn(
    [
      'https://Groups.example:8443/g/bakers/file/12#x <a href="https://groups.example/g/bakers/wiki/7-Start_here">',
      'https://groups.example/api/v1/downloadfile?file_id=3&amp;version=2 http://a.example/g/b/file/1x',
      'https://groups.example/g/bakers/files/Minutes https://groups.example/g/bakers/wiki/2026_plan',
    ].join('\n'),
  )
  assert.deepEqual(found, ['groups.example:8443/file/12', 'groups.example/wiki/7', 'groups.example/file/3'])
})

test('files keep the name of whoever added them as messages do, once the account is deleted', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const group_id = group.id
  for (const [email, anonymize, name] of [
    ['kept@example.org', false, 'Zelda Quimby'],
    ['gone@example.org', true, 'Former member'],
  ] as const) {
    const identity = await makeAccount(world, email)
    await world.sql(`update accounts set full_name = 'Zelda Quimby' where id = $1`, [identity.account.id])
    identity.account.full_name = 'Zelda Quimby'
    await addMembership(world, group_id, { ...identity, name: 'Zelda Quimby' } as never, {})
    const calls = world.as({ identity })
    const { msg_num } = await world.post({ identity }, { subject: email, body: '<p>Rye</p>' }, group)
    const { id: file_id } = await calls.newfilefolder({ group_id, name: `By ${anonymize}` })
    const { id: album_id } = await calls.newalbum({ group_id, title: `By ${anonymize}` })
    const { poll_id } = await owner.newpoll({
      ...{ group_id, question: `Rye? ${anonymize}`, answers: '[{"text":"Yes"},{"text":"No"}]' },
      ...{ is_anonymous: false, show_results: 'poll_results_always' },
    })
    await calls.vote({ poll_id, choices: [1] })
    await owner.closepoll({ poll_id })

    await calls.deleteaccount({ password: 'correct horse battery', anonymize })
    await world.settle()

    const { data: votes } = await owner.getpollvotes({ poll_id })
    assert.deepEqual(
      [
        (await owner.getmessage({ group_id, msg_num })).name,
        (await owner.getfile({ file_id })).creator_name,
        (await owner.getalbum({ album_id })).creator_name,
        votes.map(vote => vote.name),
      ],
      [name, name, name, [anonymize ? '' : name]],
    )
  }
})

test('links to files stop working for a removed member at once', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const file_id = await upload(group_id, 'rules.txt', 'No bikes.')
  const person = await world.addPerson('leaving')
  const member_info_id = await addMembership(world, group_id, person, {})
  const statuses = async () => {
    const paths = [`downloadfile?file_id=${file_id}`, `downloadfilefolder?group_id=${group_id}`]
    const asked = paths.map(path => server.ask(`/api/v1/${path}`, { headers: headersOf(person, 'cookie') }))
    return (await Promise.all(asked)).map(({ status }) => status)
  }
  assert.deepEqual(await statuses(), [200, 200])

  await owner.removemember({ group_id, member_info_id })

  const after = await statuses()
  assert.ok(
    after.every(status => status >= 400),
    after.join(),
  )
})
