// Not on every day: it starts servers of other makers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../servers/free-port.ts'
import { listenFor, sendTo } from './mail-server.ts'
import { mailOf } from './incoming-mails.ts'
import { noPostfix, startPostfix } from './postfix.ts'
import { newWorld } from '../world.ts'

// A mail server as people have it, in front of ours and behind it.
test('with Postfix in front and behind', noPostfix ? { skip: noPostfix } : {}, async t => {
  const port = await freePort()
  const world = await newWorld({
    FOLKMOOT_MAIL_TRUST: '127.0.0.1',
    FOLKMOOT_SMTP_RELAY: `smtp://127.0.0.1:${port}`,
  })
  const group = await world.addGroup({ new_users_moderated: false }, { peopled: ['owner'] })
  const to = `${group.name}@folkmoot.test`
  const lmtp = await listenFor(world, { protocol: 'lmtp' })
  const smtp = await listenFor(world)
  const postfix = await startPostfix({
    port,
    domain: 'people.example',
    people: ['ann', 'bob', 'eve'],
    behind: 'folkmoot.test',
    routes: { 'folkmoot.test': `lmtp:inet:127.0.0.1:${lmtp.port}`, [to]: `smtp:[127.0.0.1]:${smtp.port}` },
  })
  world.atEnd(() => postfix.stop())
  for (const name of ['ann', 'bob', 'gone']) {
    const person = await world.addPerson(name)
    await world.sql(`update accounts set email = $2 where id = $1`, [person.account.id, `${name}@people.example`])
    await world.as(person).joingroup({ group_id: group.id })
  }
  const send = (name: string, recipient: string) =>
    sendTo(postfix, mailOf({ From: `<${name}@people.example>`, To: recipient }), {
      from: `${name}@people.example`,
      to: recipient,
    })

  await t.test('a member’s mail arrives by SMTP and goes out to everyone', async () => {
    const answer = await send('ann', to)
    const copy = await firstOf(() => postfix.mailsOf('bob'))
    await world.settle()

    assert.match(answer, /^250 /)
    const head = copy.slice(0, copy.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ')
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(head)?.[1]
    assert.deepEqual(['From', 'To', 'List-Id', 'List-Unsubscribe-Post', 'Precedence'].map(field), [
      '<ann@people.example>',
      `<${to}>`,
      `<${group.name}.folkmoot.test>`,
      'List-Unsubscribe=One-Click',
      'list',
    ])
    assert.match(field('Return-Path')!, /^<bounce\+[a-z2-7]+@folkmoot\.test>$/)
    assert.equal(head.match(/^DKIM-Signature: .*? d=folkmoot\.test;/gim)?.length, 2)
    assert.match(copy, /Rye, please\./)
    assert.deepEqual(await postfix.mailsOf('ann'), [])
  })

  await t.test('an unknown mailbox bounces, and the member is marked as bouncing', async () => {
    const status = () => world.sql(`select status from accounts where email = 'gone@people.example'`)
    const found = await firstOf(async () => (await status()).filter(row => row['status'] !== 'user_status_confirmed'))

    assert.deepEqual(found, { status: 'user_status_bouncing' })
  })

  await t.test('foreign mail is rejected during the session, by LMTP as well', async () => {
    assert.match(await send('ann', 'nobody@folkmoot.test'), /^550 5\.1\.1 .*There is no such address here/s)
  })

  await t.test('mail that we reject bounces with the reason', async () => {
    await send('eve', `${world.group.name}@folkmoot.test`)
    const report = await firstOf(() => postfix.mailsOf('eve'))

    assert.match(report, /^Diagnostic-Code: smtp; 550 5\.7\.1 You're not a member of /m)
  })
})

/** What is on its way arrives in a moment. */
async function firstOf<T>(look: () => Promise<T[]>): Promise<T> {
  for (;;) {
    const [found] = await look()
    if (found !== undefined) return found
    await pause(20)
  }
}

// Nothing proves who wrote it, so only the mail server can tell them.
test(
  'Postfix delivers to each recipient separately when one rejects',
  noPostfix ? { skip: noPostfix } : {},
  async () => {
    const world = await newWorld()
    const [open, locked] = [
      await world.addGroup({}, { peopled: ['owner'] }),
      await world.addGroup({ locked: true }, { peopled: ['owner'] }),
    ]
    const ann = await world.addPerson('ann')
    await world.sql(`update accounts set email = 'ann@people.example' where id = $1`, [ann.account.id])
    for (const { id } of [open, locked]) await world.as(ann).joingroup({ group_id: id })
    const to = [open, locked].map(({ name }) => `${name}@folkmoot.test`)
    const smtp = await listenFor(world)
    const postfix = await startPostfix({
      port: await freePort(),
      domain: 'people.example',
      people: ['ann'],
      behind: 'folkmoot.test',
      routes: { 'folkmoot.test': `smtp:[127.0.0.1]:${smtp.port}` },
    })
    world.atEnd(() => postfix.stop())

    const raw = mailOf({ From: '<ann@people.example>', To: to.join(', ') })
    assert.match(await sendTo(postfix, raw, { from: 'ann@people.example', to }), /^250 /)
    const report = await firstOf(() => postfix.mailsOf('ann'))

    assert.deepEqual(
      [...report.matchAll(/^Final-Recipient: rfc822; (.*)$/gm)].map(([, one]) => one),
      [to[1]],
    )
    assert.match(report, /550 5\.7\.1 You can't post/)
    const [held] = await world.sql(`select count(*) from pending_messages where group_id = $1`, [open.id])
    assert.equal(Number(held!['count']), 1)
  },
)
