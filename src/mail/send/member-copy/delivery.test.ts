// Not on every day: it receives or sends many emails.
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { after, test } from 'node:test'
import { sealMessage } from 'mailauth/lib/arc/index.js'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import PostalMime from 'postal-mime'
import { createSecretBox } from '#features/accounts/index.ts'
import { verifierMissing, verify } from '#test/mail/mail-verifier.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { newWorld } from '#test/world.ts'
import type { SigningKey } from '../sign/dkim.ts'
import { dnsTextOf, renewKeys, signingKeys } from '../sign/keys.ts'

const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const sender: SigningKey = { algorithm: 'rsa-sha256', selector: 's', key }
const privateKey = key.export({ type: 'pkcs8', format: 'pem' })
const records: Record<string, string> = {
  '_dmarc.example.org': 'v=DMARC1; p=reject',
  's._domainkey.example.org': dnsTextOf(sender),
  's._domainkey.list.example': dnsTextOf(sender),
}
/** The signature of whoever sends a mail of example.org. */
const signedMail = async (raw: string) => {
  const signing = { signingDomain: 'example.org', selector: 's', privateKey }
  return (await dkimSign(raw, { ...signing, signatureData: [signing] })).signatures
}

const sink = await startSink()
after(() => sink.close())
const world = await newWorld(
  { FOLKMOOT_SMTP_RELAY: sink.url },
  { resolve: async name => (records[name] === undefined ? [] : [[records[name]]]) },
)
const seal = createSecretBox(world.settings)

/** All mails that went out since the last time, by whom they are for. */
async function mails(): Promise<Map<string, string>> {
  await world.settle()
  return new Map(sink.taken.splice(0).map(({ to, raw }) => [to, raw]))
}
const emailOf = (name: 'ben' | 'cleo' | 'owner') => world.people[name].identity.account.email

test(
  'a post goes to every member, each with their own links and a valid DKIM signature',
  { skip: verifierMissing },
  async () => {
    const picture = Buffer.from('a loaf '.repeat(200))
    await world.post('ben', { subject: 'Rye #rye', body: '<p>Rye &amp; wheat.</p>', files: { 'loaf.txt': picture } })

    const sent = await mails()

    const keys = await signingKeys(world.database.read, seal)
    const dns = Object.fromEntries(keys.map(key => [`${key.selector}._domainkey.folkmoot.test`, dnsTextOf(key)]))
    const found = await verify([...sent.values()], dns)
    assert.deepEqual(new Set(found.map(({ dkim }) => dkim.join())), new Set(['true,true']))
    assert.ok(sent.size > 2)
    assert.equal(sent.has(emailOf('ben')), false)
    const mail = await PostalMime.parse(sent.get(emailOf('cleo'))!)
    assert.deepEqual([mail.subject, mail.text!.split('\n')[0]!.trim()], ['Rye #rye', 'Rye & wheat.'])
    assert.deepEqual(
      mail.attachments.map(({ filename, content }) => [filename, Buffer.from(content as ArrayBuffer).equals(picture)]),
      [['loaf.txt', true]],
    )
    const codes = [...sent.values()].map(
      raw => /^ <https:\/\/folkmoot\.test\/mail\/unsubscribe\/([a-z2-7]+)>/m.exec(raw)![1],
    )
    assert.equal(new Set(codes).size, sent.size)
  },
)

test('service emails have a valid DKIM signature', { skip: verifierMissing }, async () => {
  await mails()
  await world.as('anonymous').requestpasswordreset({ email: emailOf('ben') })
  await world.as('anonymous').registeruser({ email: 'new@example.org', password: 'a rather long one' })

  const sent = await mails()

  assert.deepEqual([...sent.keys()].toSorted(), [emailOf('ben'), 'new@example.org'])
  const keys = await signingKeys(world.database.read, seal)
  const dns = Object.fromEntries(keys.map(key => [`${key.selector}._domainkey.folkmoot.test`, dnsTextOf(key)]))
  assert.deepEqual(
    (await verify([...sent.values()], dns)).map(({ dkim }) => dkim),
    [
      [true, true],
      [true, true],
    ],
  )
})

test('an author whose domain has a strict DMARC policy is shown with an address of ours', async () => {
  await world.post('owner', { subject: 'Oats', body: '<p>Oats.</p>' })

  const mail = await PostalMime.parse((await mails()).get(emailOf('ben'))!)

  const { full_name, email } = world.people.owner.identity.account
  assert.deepEqual(mail.from, {
    name: `${full_name} via ${world.group.name}`,
    address: `${email.replace('@', '=')}@folkmoot.test`,
  })
  assert.deepEqual(
    mail.replyTo!.map(({ address }) => address),
    [`${world.group.name}@folkmoot.test`, email],
  )
})

const vouched = async (raw: string, again: (signature: string) => Promise<string> = async () => '') => {
  // It says when it was made: signed again a second later, it is another.
  const signature = await signedMail(raw)
  const to = `${world.group.name}@folkmoot.test`
  const [result] = await world.app.receiver.receive({
    ...{ from: emailOf('ben'), to: [to], address: '203.0.113.9', helo: 'mx' },
    raw: Buffer.from((await again(signature)) + signature + raw),
  })
  assert.equal(result!.is, 'done')
  const copy = (await mails()).get(emailOf('cleo'))!
  const keys = await signingKeys(world.database.read, seal)
  const dns = Object.fromEntries(keys.map(key => [`${key.selector}._domainkey.folkmoot.test`, dnsTextOf(key)]))
  const said = /^ARC-Authentication-Results: (.*(?:\r\n[ \t].*)*)/m.exec(copy)?.[1]?.replace(/\s+/g, ' ')
  return { said, ...(await verify([copy], { ...dns, 's._domainkey.list.example': dnsTextOf(sender) }))[0]! }
}
const mail = () => mailOf({ From: emailOf('ben'), To: `${world.group.name}@folkmoot.test` })

test('incoming mail is ARC-sealed with its authentication results', { skip: verifierMissing }, async () => {
  assert.deepEqual(await vouched(mail()), {
    said: 'i=1; folkmoot.test; dkim=pass header.d=example.org',
    ...{ dkim: [true, true], arc: 'pass', instances: 1 },
  })
})

test('mail forwarded with a valid ARC chain is sealed as well', { skip: verifierMissing }, async () => {
  const raw = mail()
  const list = { signingDomain: 'list.example', selector: 's', privateKey }
  const seal = async (of: string) =>
    String(await sealMessage(of, { ...list, cv: 'none', authResults: 'list.example; dkim=pass' }))

  const whole = await vouched(raw, signature => seal(signature + raw))
  const changed = await vouched(mail(), () => seal(raw))

  assert.deepEqual(whole, {
    said: 'i=2; folkmoot.test; dkim=pass header.d=example.org',
    ...{ dkim: [true, true], arc: 'pass', instances: 2 },
  })
  assert.deepEqual([changed.said, changed.instances], [undefined, 0])
})

test('the unsubscribe link leaves the group', async () => {
  const late = await world.addPerson('late')
  await world.as(late).joingroup({ group_id: world.group.id })
  await mails()
  await world.post('ben', { subject: 'Spelt', body: '<p>Spelt.</p>' })
  const code = /mail\/unsubscribe\/([a-z2-7]+)/.exec((await mails()).get(late.identity.account.email)!)![1]!

  await world.as('anonymous').usemaillink({ code })

  await mails()
  await world.post('ben', { subject: 'Einkorn', body: '<p>Einkorn.</p>' })
  assert.equal((await mails()).has(late.identity.account.email), false)
})

test('keys are created once, stored encrypted, and rotated on request', async () => {
  const before = await signingKeys(world.database.read, seal)
  const again = await signingKeys(world.database.read, seal)
  const after = await renewKeys(world.database.read, seal)

  assert.deepEqual(before.map(({ selector }) => selector).toSorted(), ['folkmoot-e1', 'folkmoot-r1'])
  assert.deepEqual(again.map(dnsTextOf), before.map(dnsTextOf))
  assert.deepEqual(after.map(({ selector }) => selector).toSorted(), ['folkmoot-e2', 'folkmoot-r2'])
  const rows = await world.sql(`select secret from mail_keys`)
  assert.equal(rows.length, 4)
  for (const { secret } of rows) assert.equal((secret as Buffer).includes(Buffer.from('3029020100', 'hex')), false)
})

/** A mail of ben's as it came in, and as it went out to cleo. */
async function passedOn(headers: Record<string, string>, body?: string) {
  await mails()
  const to = `${world.group.name}@folkmoot.test`
  const raw = mailOf({ From: emailOf('ben'), To: to, ...headers }, body)
  const [result] = await world.app.receiver.receive({
    ...{ from: emailOf('ben'), to: [to], address: '203.0.113.9', helo: 'mx' },
    raw: Buffer.from((await signedMail(raw)) + raw),
  })
  assert.equal(result!.is, 'done')
  const copy = (await mails()).get(emailOf('cleo'))!
  return {
    message_id: (result as { message_id: number }).message_id,
    id: (await PostalMime.parse(copy)).messageId!,
  }
}
const topicOf = async (message_id: number) =>
  (await world.sql('select topic_id from messages where id = $1', [message_id]))[0]!['topic_id']

test('mail without a Message-ID gets ours, and a reply to it finds it', async () => {
  const first = await passedOn({ 'Message-ID': '', Subject: 'Barley' })
  assert.match(first.id, /^<[0-9a-f]{40}@folkmoot\.test>$/)

  const answer = await passedOn({ Subject: 'Re: Barley', 'In-Reply-To': first.id })

  assert.equal(await topicOf(answer.message_id), await topicOf(first.message_id))
})

test('a different text with a known Message-ID is sent under a new one, and a reply to it finds it', async () => {
  const [first, again, second] = [
    await passedOn({ 'Message-ID': '<oats@example.org>', Subject: 'Oats' }, 'Oats.'),
    await world.sql(`select count(*)::int as count from messages`),
    await passedOn({ 'Message-ID': '<oats@example.org>', Subject: 'Millet' }, 'Millet.'),
  ]
  const answer = await passedOn({ Subject: 'Re: Millet', 'In-Reply-To': second.id })

  assert.equal(first.id, '<oats@example.org>')
  assert.match(second.id, /^<[0-9a-f]{40}@folkmoot\.test>$/)
  assert.deepEqual(await world.sql(`select count(*)::int - 2 as count from messages`), again)
  assert.equal(await topicOf(answer.message_id), await topicOf(second.message_id))
})
