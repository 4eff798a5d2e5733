import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAddress } from '#contract/address.ts'
import { listenFor, openSession } from './mail/mail-server.ts'
import { newWorld } from './world.ts'

const world = await newWorld({
  FOLKMOOT_EMAILS_PER_HOUR_ADDRESS: '1000',
  FOLKMOOT_DIRECT_ADDS_PER_DAY: '1000',
  FOLKMOOT_DIRECT_ADDS_PER_DAY_ACCOUNT: '1000',
})
const server = await listenFor(world)
const { group } = world

const taken = [
  'test@example.org',
  'Test.Two+tag@Example.ORG',
  "!#$%&'*+/=?^_`{|}~-@example.org",
  '1@1.example.org',
  'x@xn--bcher-kva.example',
  'tést@bäcker.example',
  'test@io',
  `${'l'.repeat(64)}@example.org`,
]
/** As those write addresses who want two programs to read them differently; and as they are written by mistake. */
const refused = [
  ...['test', '@', 'test@', '@example.org', 'test@org', 'test@@example.org', 'a@b@example.org', 'test@example.org.'],
  ...['.test@example.org', 'test.@example.org', 'te..st@example.org', 'test@.example.org', 'test@example..org'],
  ...['test@-example.org', 'test@example-.org', 'test@exa_mple.org', 'test@example.123', 'test@255.255.255.255'],
  ...[`${'l'.repeat(65)}@example.org`, `test@${'l'.repeat(64)}.org`, `test@${`${'l'.repeat(60)}.`.repeat(5)}org`],
  ...['"test"@example.org', '"te st"@example.org', '"te\\"st"@example.org', '""@example.org', '"te@st"@example.org'],
  ...['"evil@evil.example x"@example.org', 'te"st"@example.org', '"test\\"@example.org', '"test".x@example.org'],
  ...['test@[127.0.0.1]', 'test@[IPv6:::1]', 'test@[255.255.255]', 'test@[RFC-5322-domain-literal]'],
  ...[
    '(comment)test@example.org',
    'test(comment)@example.org',
    'test@(comment)example.org',
    'test@example.org(comment)',
  ],
  ...['test@example.org (', 'test @example.org', 'test@ example.org', 'te st@example.org', 'test@exam ple.org'],
  ...['group: test@example.org;', 'test@example.org, evil@evil.example', 'test@example.org;evil@evil.example'],
  ...['<test@example.org', 'test@example.org>', '<<test@example.org>>', 'test@evil.example>@example.org'],
  ...['test%evil.example@', 'evil.example!test@', '=?x?q?=41=42@example.org?='],
  ...['test\u0000@example.org', 'test\u0007@example.org', 'test\u007f@example.org', 'test\u0085@example.org'],
  ...['test\u2028@example.org', 'te\u00adst@example.org', 'ｔest@example.org'],
]

test('an address is parsed the same everywhere, and stored, compared and used in one form', async () => {
  const nobody = world.as('anonymous')
  // A list has lines, and none of them a sign that steers something.
  const inLines = [...taken, ...refused].filter(email => !/[\p{Cc}\u2028]/u.test(email))
  const added = await world.as('owner').directadd({ group_id: group.id, emails: inLines.join('\n') })
  const smtpSession = await openSession(server)
  await smtpSession.say('EHLO mx\r\n')
  const ways = async (email: string) => {
    const answer = await smtpSession.say(`MAIL FROM:<${email}>\r\n`)
    await smtpSession.say('RSET\r\n')
    const registered = nobody.registeruser({ email, password: 'a long password' })
    return {
      email,
      mail: answer.startsWith('250'),
      registered: await registered.then(
        () => true,
        error => assert.equal(error.extra, 'invalid email address') ?? false,
      ),
      read: parseAddress(email) !== null,
    }
  }

  for (const email of taken) assert.deepEqual(await ways(email), { email, mail: true, registered: true, read: true })
  for (const email of refused)
    assert.deepEqual(await ways(email), { email, mail: false, registered: false, read: false })
  smtpSession.end()
  await world.settle()

  const kept = taken.map(email => parseAddress(email)!)
  assert.deepEqual(added.added_members.map(({ email }) => String(email)).toSorted(), kept.toSorted())
  const rows = await world.sql(`select email from accounts where email = any($1) or email like '%evil%'`, [kept])
  assert.deepEqual(rows.map(({ email }) => String(email)).toSorted(), kept.toSorted())
  const written = new Set((await world.emails()).map(({ recipient }) => recipient))
  assert.deepEqual(
    kept.filter(email => !written.has(email)),
    [],
  )
  assert.deepEqual(
    [...written].filter(email => email.includes('evil')),
    [],
  )
})
