import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageRow } from '#test/database/message-rows.ts'
import type { PersonName } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'

const limit = 64 * 1024
const world = await newWorld({ FOLKMOOT_MAX_UPLOAD: '64 KiB', FOLKMOOT_MAX_BODY: '64 KiB' })
const { group } = world

type RawMessagePart = { hash: string; size: number }
/** A message of Ben's with this raw mail; files are at the marker. */
async function mailed(text: string | Buffer, files: readonly RawMessagePart[] = [], where = group): Promise<number> {
  const whole = Buffer.from(text)
  const pieces = whole.toString('latin1').split('|')
  let at = 0
  const parts = files.map((file, n) => ({ at: (at += pieces[n]!.length), ...file, columns: 76, newline: '\r\n' }))
  const skeleton = files.length > 0 ? Buffer.from(pieces.join(''), 'latin1') : whole
  const { msg_num } = await messageRow(world, where.id, { author: world.people.ben, raw: { skeleton, parts } })
  return msg_num
}
const rawFor = async (name: PersonName, msg_num: number, where = group) =>
  (await world.as(name).getmessage({ group_id: where.id, msg_num })).raw_message

const lines = (...each: string[]) => each.join('\r\n')

test('raw mail is complete for those who see addresses; others get it without Received headers and with addresses hidden', async () => {
  const whole = lines(
    'Received: from mail.example.org ([192.0.2.1])',
    '\tby mx.example.org; Sun, 15 Nov 2026 08:00:00 +0000',
    'Authentication-Results: mx.example.org; spf=pass',
    'X-Originating-IP: [192.0.2.7]',
    'Bcc: secret@example.org',
    'From: Ben <ben@example.org>',
    'Cc: Cleo <cleo@example.org>, bread+approve+s3cr3t@folkmoot.test',
    'Message-ID: <1@example.org>',
    'Subject: Bread',
    '',
    'Received: is only text here; write to ben@example.org',
    '',
  )
  const closed = await world.addGroup({ members_visible: 'group_view_members_owners' }, { peopled: true })
  const msg_num = await mailed(whole, [], closed)

  for (const who of ['owner', 'sub_perm_viewmembers', 'ben'] as const)
    assert.equal(await rawFor(who, msg_num, closed), whole, who)
  for (const who of ['cleo', 'powerless', 'sub_perm_editarchives'] as const)
    assert.equal(
      await rawFor(who, msg_num, closed),
      lines(
        'From: Ben <ben@hidden.invalid>',
        'Cc: Cleo <cleo@hidden.invalid>, bread@folkmoot.test',
        'Message-ID: <1@example.org>',
        'Subject: Bread',
        '',
        'Received: is only text here; write to ben@example.org',
        '',
      ),
      who,
    )
})

test('raw mail is decoded as UTF-8 if valid, else as Latin-1', async () => {
  const utf8 = await mailed('Subject: x\r\n\r\nBrötchen ☕')
  const latin1 = await mailed(Buffer.from('Subject: x\r\n\r\nBrötchen', 'latin1'))

  assert.equal(await rawFor('owner', utf8), 'Subject: x\r\n\r\nBrötchen ☕')
  assert.equal(await rawFor('owner', latin1), 'Subject: x\r\n\r\nBrötchen')
})

test('files are in their place', async () => {
  const content = Buffer.from('rye bread with caraway seeds and a long crust of sixty letters')
  const file = await world.blobs.put(content, { limit })
  const msg_num = await mailed('Subject: x\r\nBcc: y@example.org\r\n\r\n--b\r\n\r\n|\r\n--b--\r\n', [file])

  const base64 = content.toString('base64')
  const rest = `\r\n--b\r\n\r\n${base64.slice(0, 76)}\r\n${base64.slice(76)}\r\n--b--\r\n`
  assert.equal(await rawFor('owner', msg_num), `Subject: x\r\nBcc: y@example.org\r\n${rest}`)
  assert.equal(await rawFor('cleo', msg_num), `Subject: x\r\n${rest}`)
})

test('a message is shown without a lost file', async () => {
  const kept = await world.blobs.put(Buffer.from('kept'), { limit })
  const lost = await world.blobs.put(Buffer.from('lost for good'), { limit })
  const msg_num = await mailed('Subject: x\r\n\r\n[|]\r\n[|]\r\n', [lost, kept])
  await world.blobs.remove(lost.hash)

  const raw = await rawFor('owner', msg_num)

  assert.equal(raw, `Subject: x\r\n\r\n[]\r\n[${Buffer.from('kept').toString('base64')}]\r\n`)
})

test('parts beyond the response limit are left out', async () => {
  const small = await world.blobs.put(Buffer.from('small'), { limit })
  const large = await world.blobs.put(Buffer.alloc(limit), { limit })
  const files = await mailed('Subject: x\r\n\r\n[|]\r\n[|]\r\n', [large, small])
  const text = await mailed(`Subject: x\r\n\r\n${'y'.repeat(2 * limit)}`)

  assert.equal(await rawFor('owner', files), `Subject: x\r\n\r\n[]\r\n[${Buffer.from('small').toString('base64')}]\r\n`)
  assert.equal((await rawFor('owner', text))!.length, limit)
})
