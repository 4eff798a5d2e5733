import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { isPublicAddress } from '#settings/ip-ranges.ts'
import { openPictureServer } from '#test/servers/picture-server.ts'
import { expectedError, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { pictureFetcher } from './fetch-picture.ts'

const world = await newWorld({ FOLKMOOT_PICTURE_NETWORKS: '127.0.0.1' })
const server = await serve(world)
const elsewhere = await openPictureServer(world)
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: ['owner', 'ben', 'cleo'] })
const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: ['owner', 'ben'] })
const showing = (...paths: string[]) => paths.map(path => `<img src="${elsewhere.url}/${path}">`).join('<br>')
const post = (who: 'ben' | 'owner', body: string, where = group) => world.post(who, { subject: 'Loaves', body }, where)
const asked = (path: string) => elsewhere.asked.filter(request => request.path === `/${path}`)

test('a picture is fetched once for everyone, and its server does not learn who looks', async () => {
  const { message_id } = await post('ben', showing('loaf?a=1&amp;b=2'))
  const url = `${elsewhere.url}/loaf?a=1&b=2`
  const ask = (as: object = {}) =>
    server.ask(`/api/v1/getpicture?message_id=${message_id}&url=${encodeURIComponent(url)}`, as)

  const [first, again] = [await ask(), await ask({ headers: { cookie: 'x=y', referer: 'https://folkmoot.test/g/x' } })]

  assert.deepEqual([first.status, again.status], [200, 200])
  assert.deepEqual(
    ['content-type', 'content-disposition', 'x-content-type-options'].map(name => first.headers[name]),
    ['image/png', 'inline; filename="picture"', 'nosniff'],
  )
  const sent = asked('loaf?a=1&b=2').map(({ headers: { host: _host, ...rest } }) => rest)
  assert.deepEqual(sent, [
    { accept: 'image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'Folkmoot', connection: 'close' },
  ])
})

test('only pictures of the message are fetched, and only for its readers', async () => {
  const { message_id } = await post('ben', showing('seen'), hidden)
  const url = `${elsewhere.url}/seen`

  await assert.rejects(
    world.as('ben').getpicture({ message_id, url: `${elsewhere.url}/other` }),
    expectedError('invalid url'),
  )
  await assert.rejects(world.as('cleo').getpicture({ message_id, url }), expectedError('invalid message_id'))
  await assert.rejects(world.as('anonymous').getpicture({ message_id, url }), { type: 'authentication' })

  assert.deepEqual([...asked('seen'), ...asked('other')], [])
})

suite('files that a browser should not display are rejected', () => {
  const leading = (to: string) => `to/${encodeURIComponent(to)}`
  for (const [what, path] of Object.entries({
    'something that runs': 'script/x.png',
    'more than is taken': 'large',
    'nothing there': 'gone',
    'a way in circles': leading('/to/x'),
    'a way to a file': leading('file:///etc/passwd'),
    'a way into our own network': leading('http://10.0.0.1/'),
    'a way to this machine by another name': leading('http://[::ffff:127.0.0.2]/'),
    'a way to the port of another service': leading('http://127.0.0.1:25/'),
  }))
    test(what, async () => {
      const { message_id } = await post('ben', showing(path))

      const call = world.as('ben').getpicture({ message_id, url: `${elsewhere.url}/${path}` })

      assert.equal(await errorExtraOf(call), 'bad_request: picture unavailable')
    })

  test('addresses in our own network are rejected unless the operator allows them', async () => {
    const fetch = pictureFetcher(isPublicAddress)
    const inside = ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '0', '2130706433', '[::ffff:10.0.0.1]']

    for (const host of inside)
      await assert.rejects(
        fetch(`${elsewhere.url.replace('127.0.0.1', host)}/inside`),
        { name: 'NoPictureError' },
        host,
      )

    assert.deepEqual(asked('inside'), [])
  })
})

test('somebody chooses whose pictures are shown, for all of their messages, and undoes it', async () => {
  const [one, other, foreign] = [await post('ben', 'One'), await post('ben', 'Two'), await post('owner', 'Three')]
  const message_ids = [one, other, foreign].map(({ message_id }) => message_id)
  const chosen = async (who: 'cleo' | 'owner') =>
    (await world.as(who).getpicturechoices({ group_id: group.id, message_ids })).message_ids
  const none = await chosen('cleo')

  await world.as('cleo').showpictures({ message_id: one.message_id })
  await world.as('cleo').showpictures({ message_id: one.message_id })
  const [hers, theirs] = [await chosen('cleo'), await chosen('owner')]
  await world.as('cleo').showpictures({ message_id: other.message_id, hide: true })

  assert.deepEqual([none, hers, theirs, await chosen('cleo')], [[], message_ids.slice(0, 2), [], []])
})

test('a thousand chosen senders are remembered, the latest ones', async () => {
  const account_id = world.people.cleo.account.id
  await world.sql(
    `insert into trusted_image_senders (account_id, sender, created)
     select $1, int8send(n), now() - make_interval(days => n::int) from generate_series(1, 1000) n`,
    [account_id],
  )

  await world.as('cleo').showpictures({ message_id: (await post('ben', 'Four')).message_id })

  const [row] = await world.sql(
    `select count(*)::int as kept, count(*) filter (where sender = int8send(1000))::int as oldest
     from trusted_image_senders where account_id = $1`,
    [account_id],
  )
  assert.deepEqual(row, { kept: 1000, oldest: 0 })
})
