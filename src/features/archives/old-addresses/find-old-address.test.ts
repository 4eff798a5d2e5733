import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { importFrom, mailsOf } from '#test/mail/importing.ts'
import { newWorld } from '#test/world.ts'
import { withAddresses } from '#mail/move-in/old-addresses-of-mails.ts'
import { addOldAddresses, addOldArchives } from './add-old-addresses.ts'
import { messageIdHash, oldAddress } from './keys.ts'
import { parseOldUrl } from './parse-url.ts'

const world = await newWorld()
const mail = (n: number, subject: string, reply = '') =>
  `From ben@example.org Sat Jan  3 10:00:00 2015\nFrom: Ben <ben@example.org>\nMessage-ID: <o${n}@example.net>\nSubject: ${subject}\n${reply}Date: Sat, 03 Jan 2015 1${n}:00:00 +0000\n\nText ${n}.\n`
const mails = [mail(0, 'Bread'), mail(1, 'Re: Bread', 'In-Reply-To: <o0@example.net>\n'), mail(2, 'Rye')]
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
const secret = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })
const source = (list: string) => withAddresses(mailsOf(mails), ({ place }) => [oldAddress.pipermail(list, place)])
await importFrom(world, source('bakers'), group.name)
await importFrom(world, source('secret'), secret.name)
const operate = world.app.pipeline.runAsSystem
await addOldArchives(operate, { group_id: group.id, host: '' }, [oldAddress.pipermailArchive('bakers')])

const find = (url: string, who: 'ben' | 'stranger' | 'anonymous' = 'anonymous') => world.as(who).findoldaddress({ url })
const first = await world.as('ben').getmessage({ group_id: group.id, msg_num: 1 })
const found = (fields: object) => ({
  ...{ object: 'old_address_target', group_id: group.id, group_name: group.name },
  ...{ topic_id: first.topic_id, msg_num: 0, month: '', ...fields },
})

test('an old address of a message leads to it, on any host and whatever its month', async () => {
  for (const url of [
    '/pipermail/bakers/2015-January/000001.html',
    'http://lists.example.org/pipermail/Bakers/2015-January/000001.html',
    'https://lists.example.org/mailman/private/bakers/2015q1/000001.html?x=1#y',
  ])
    assert.deepEqual(await find(url), found({ msg_num: 2 }))
})

test('old addresses of an archive and of its months lead to the group', async () => {
  assert.deepEqual(await find('/pipermail/bakers/'), found({ topic_id: 0 }))
  assert.deepEqual(await find('/mailman/listinfo/bakers'), found({ topic_id: 0 }))
  assert.deepEqual(await find('/pipermail/bakers/2009-May/thread.html'), found({ topic_id: 0, month: '2009-05' }))
})

test('an address that is valid on one host only leads nowhere on others', async () => {
  const messages = [{ mime_id: 'o2@example.net', addresses: [oldAddress.discoursePost(7)] }]
  await addOldAddresses(operate, { group_id: group.id, host: 'forum.example.org' }, messages)

  assert.equal((await find('https://forum.example.org/p/7')).msg_num, 3)
  await assert.rejects(find('https://other.example.org/p/7', 'ben'), expectedError('no such address'))
  await assert.rejects(find('/p/7', 'ben'), expectedError('no such address'))
})

test('what the caller may not read is answered as absent, and visitors are asked to sign in', async () => {
  const [hidden, absent] = ['/pipermail/secret/2015-January/000001.html', '/pipermail/secret/2015-January/000009.html']
  assert.equal((await find(hidden, 'ben')).group_name, secret.name)
  for (const url of [hidden, absent]) {
    await assert.rejects(find(url, 'stranger'), expectedError('no such address'))
    await assert.rejects(find(url), { type: 'authentication' })
  }
  await assert.rejects(find('https://example.org/unknown'), expectedError('no such address'))
})

test('a deleted message has no address any more', async () => {
  const { topic_id } = await find('/pipermail/bakers/2015-January/000002.html')
  const { data } = await world.as('owner').gettopic({ topic_id })
  await world.as('owner').deletemessage({ message_id: data[0]!.id })

  await assert.rejects(find('/pipermail/bakers/2015-January/000002.html', 'ben'), expectedError('no such address'))
})

test('the addresses of all services are understood', () => {
  const hash = messageIdHash('o0@example.net')
  const parsed = (url: string) => parseOldUrl(url)?.address
  assert.match(hash, /^[A-Z2-7]{32}$/)
  assert.deepEqual(
    [
      `/hyperkitty/list/Bakers@Example.org/message/${hash}/`,
      `/archives/list/bakers@example.org/message/${hash}/reply`,
      '/archives/list/bakers@example.org/2009/5/',
      '/g/bakers/c/AAAAAAAAAAE/m/AQAAAAAAAAAJ',
      '/a/example.org/g/bakers/c/AAAAAAAAAAE',
      '/d/msgid/bakers/o0%40example.net',
      '/g/bakers/message/17',
      '/g/bakers/topic/rye_bread/99',
      '/t/rye-bread/5/2',
      '/t/5',
      '/c/baking/rye/12',
      '//evil.example/pipermail/bakers/2015-January/000001.html/x',
      `/pipermail/${'a'.repeat(300)}/2015-January/000001.html`,
      '/pipermail/%E0%A4%A/2015-January/000001.html',
    ].map(parsed),
    [
      oldAddress.hyperkitty('bakers@example.org', hash),
      oldAddress.hyperkitty('bakers@example.org', hash),
      oldAddress.hyperkittyArchive('bakers@example.org'),
      oldAddress.googleMessage('bakers', 'AQAAAAAAAAAJ'),
      oldAddress.googleTopic('bakers', 'AAAAAAAAAAE'),
      oldAddress.googleMessageId('bakers', 'o0@example.net'),
      oldAddress.groupsIoMessage('bakers', 17),
      oldAddress.groupsIoTopic(99),
      oldAddress.discoursePostIn(5, 2),
      oldAddress.discourseTopic(5),
      oldAddress.discourseCategory(12),
      undefined,
      undefined,
      undefined,
    ],
  )
  assert.equal(parseOldUrl('/archives/list/bakers@example.org/2009/5/')?.month, '2009-05')
})
