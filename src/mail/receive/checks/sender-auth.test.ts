// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { lastIncoming, mailOf } from '#test/mail/incoming-mails.ts'
import { newWorld } from '#test/world.ts'
import type { ResolveDns } from './dns-resolver.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' })
const published = `v=DKIM1; k=rsa; p=${keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`

/** What DNS says; a function fails. */
const records: Record<string, string | (() => never)> = {
  'TXT s._domainkey.example.org': published,
  'TXT s._domainkey.evil.example': published,
  'TXT broken._domainkey.example.org': fault,
  'TXT example.org': 'v=spf1 ip4:192.0.2.7 -all',
  'TXT evil.example': 'v=spf1 ip4:192.0.2.66 -all',
  'TXT mail.example.org': 'v=spf1 ip4:192.0.2.8 -all',
}
function fault(): never {
  throw Object.assign(new Error('no name server answers'), { code: 'ETIMEOUT' })
}
const resolve: ResolveDns = async (name, type) => {
  const said = records[`${type} ${name}`]
  if (typeof said === 'function') return said()
  if (said === undefined) throw Object.assign(new Error('nothing'), { code: 'ENOTFOUND' })
  return [[said]]
}

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '198.51.100.0/24' }, { resolve })
const { group, people } = world
const to = `${group.name}@folkmoot.test`
const { owner, ben } = { owner: people.owner.account.email, ben: people.ben.account.email }
const elsewhere = '203.0.113.9'

async function signed(
  raw: string,
  signingDomain = 'example.org',
  { selector = 's', covers = '', ...more }: { selector?: string; maxBodyLength?: number; covers?: string } = {},
): Promise<string> {
  const signing = { signingDomain, selector, privateKey, ...(covers === '' ? {} : { headerList: covers }) }
  const { signatures } = await dkimSign(`${raw}\r\n`, { ...signing, signatureData: [{ ...signing, ...more }] })
  return signatures + raw
}
const mail = (headers: Record<string, string> = {}, body?: string) =>
  mailOf({ From: `Ben <${ben}>`, To: to, ...headers }, body)

async function become(raw: string, { from = 'x@elsewhere.example', address = elsewhere, recipients = [to] } = {}) {
  const [result] = await world.app.receiver.receive({
    from,
    to: recipients,
    raw: Buffer.from(`${raw}\r\n`),
    address,
    helo: 'mx',
  })
  const [row] = await lastIncoming(world)
  const waiting =
    result && 'pending_message_id' in result
      ? (await world.sql('select reason from pending_messages where id = $1', [result.pending_message_id]))[0]![
          'reason'
        ]
      : null
  return [result!.is, row!['proof'], waiting]
}

test('people of these tests are at example.org', () => {
  assert.match(`${owner} ${ben}`, /^\S+@example\.org \S+@example\.org$/)
})

test('an aligned DKIM signature proves the sender', async () => {
  assert.deepEqual(await become(await signed(mail())), ['done', 'dkim', null])
})

test('it also does with the group in Cc, if only that is signed', async () => {
  const covers = 'From:To:Cc:Subject:Date:Message-ID'
  const raw = await signed(mail({ To: 'ann@example.net', Cc: `Bread <${to}>` }), 'example.org', { covers })

  assert.deepEqual(await become(raw), ['done', 'dkim', null])
})

test('headers that may repeat are fine', async () => {
  const raw = `Received: from a by b\r\nReceived: from b by c\r\nX-Loop: a\r\nX-Loop: b\r\n${await signed(mail())}`

  assert.deepEqual(await become(raw), ['done', 'dkim', null])
})

test('an unsigned To with a command address does not unsubscribe: a confirmation is sent', async () => {
  const left = to.replace('@', '+unsubscribe@')
  const raw = `To: ${left}\r\n${await signed(mail({ To: '' }))}`

  const [result] = await world.app.receiver.receive({
    from: 'x@elsewhere.example',
    to: [left],
    raw: Buffer.from(`${raw}\r\n`),
    address: elsewhere,
    helo: 'mx',
  })

  assert.deepEqual([result!.is, result!.why], ['done', 'waiting for confirmation by the sender'])
  assert.equal((await world.as('ben').getsub({ group_id: group.id })).status, 'sub_status_normal')
})

test('a signed To with a command address unsubscribes', async () => {
  const other = await world.addGroup({}, { peopled: true })
  const left = `${other.name}+unsubscribe@folkmoot.test`
  const raw = await signed(mail({ To: left }))

  const [result] = await world.app.receiver.receive({
    from: 'x@elsewhere.example',
    to: [left],
    raw: Buffer.from(`${raw}\r\n`),
    address: elsewhere,
    helo: 'mx',
  })

  assert.deepEqual([result!.is, result!.why], ['done', 'unsubscribed'])
})

test('a Bcc to the group is proven by SPF, for its own sender', async () => {
  const raw = mail({ To: 'ann@example.net' })

  assert.deepEqual(await become(raw, { from: ben, address: '192.0.2.7' }), ['done', 'spf', null])
})

test('a cached key is valid for its TTL', async () => {
  const name = 'TXT s._domainkey.example.org'
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' })
  const raw = await signed(mail())
  const said = async (key: string) => {
    records[name] = key
    return (await become(raw))[1]
  }

  assert.deepEqual(
    [
      await said(published),
      await said('v=DKIM1; k=rsa; p='),
      await said(`v=DKIM1; k=rsa; p=${other.toString('base64')}`),
      await said(published),
    ],
    ['dkim', null, null, 'dkim'],
  )
})

test('aligned SPF proves the sender', async () => {
  assert.deepEqual(await become(mail(), { from: ben, address: '192.0.2.7' }), ['done', 'spf', null])
  assert.deepEqual(await become(mail(), { from: 'bounces@mail.example.org', address: '192.0.2.8' }), [
    'done',
    'spf',
    null,
  ])
})

test('so does a network trusted by the operator', async () => {
  assert.deepEqual(await become(mail(), { address: '198.51.100.9' }), ['done', 'trust', null])
})

const waits = ['held', null, 'unproven']
const forged: Record<string, () => Promise<{ raw: string; from?: string; address?: string }>> = {
  'nothing at all': async () => ({ raw: mail() }),
  'a signature of another domain': async () => ({ raw: await signed(mail(), 'evil.example') }),
  'a machine of another domain': async () => ({ raw: mail(), from: 'x@evil.example', address: '192.0.2.66' }),
  'a machine that is not named': async () => ({ raw: mail(), from: ben, address: elsewhere }),
  'no envelope sender of that domain': async () => ({ raw: mail(), from: 'x@evil.example', address: '192.0.2.7' }),
  'a text that was changed': async () => ({ raw: (await signed(mail())).replace('Rye', 'Poison') }),
  'a text that was added to': async () => ({ raw: `${await signed(mail(), 'example.org', { maxBodyLength: 5 })}More` }),
  'a mail to somebody else that was sent on': async () => ({ raw: await signed(mail({ To: 'ann@example.net' })) }),
  'a mail to somebody else, with the group in an unsigned To': async () => ({
    raw: `To: ${to}\r\n${await signed(mail({ To: '' }))}`,
  }),
  'a mail to somebody else, with the group in an unsigned Cc': async () => ({
    raw: `Cc: ${to}\r\n${await signed(mail({ To: 'ann@example.net' }))}`,
  }),
  'a mail to somebody else, with a second To': async () => ({
    raw: `To: ${to}\r\n${await signed(mail({ To: 'ann@example.net' }))}`,
  }),
  'a second Subject': async () => ({ raw: `Subject: Cake\r\n${await signed(mail())}` }),
  'a second Subject whose colon stands apart': async () => ({ raw: `Subject : Cake\r\n${await signed(mail())}` }),
  'a second Message-ID': async () => ({ raw: `Message-ID: <second@example.org>\r\n${await signed(mail())}` }),
  'a second Content-Type': async () => ({
    raw: `Content-Type: text/html\r\n${await signed(mail({ 'Content-Type': 'text/plain' }))}`,
  }),
  'a second Subject, from a machine of its domain': async () => ({
    raw: `Subject: Cake\r\n${mail()}`,
    from: ben,
    address: '192.0.2.7',
  }),
  'a signature that leaves To out': async () => ({
    raw: await signed(mail(), 'example.org', { covers: 'From:Subject:Date:Message-ID' }),
  }),
  'a signature that leaves the Subject out': async () => ({
    raw: await signed(mail(), 'example.org', { covers: 'From:To:Date:Message-ID' }),
  }),
  'a signature that leaves the Message-ID out': async () => ({
    raw: await signed(mail(), 'example.org', { covers: 'From:To:Subject:Date' }),
  }),
  'an answer to something else': async () => ({
    raw: `In-Reply-To: <another@example.org>\r\n${await signed(mail())}`,
  }),
  'a Reply-To that was added': async () => ({ raw: `Reply-To: x@evil.example\r\n${await signed(mail())}` }),
  'a mail to somebody else that a mailbox of the same domain forwards': async () => ({
    raw: mail({ To: 'ann@example.org' }),
    from: 'ann+caf@example.org',
    address: '192.0.2.7',
  }),
  'a key that is not there': async () => ({ raw: await signed(mail(), 'example.org', { selector: 'gone' }) }),
  'a name in Reply-To as lists write it': async () => ({
    raw: mail({ From: `"Ben via Bakers" <x@evil.example>`, 'Reply-To': ben }),
  }),
}
for (const [title, forge] of Object.entries(forged)) {
  test(`unproven mail is never posted as that member: ${title}`, async () => {
    const { raw, ...rest } = await forge()
    const before = await world.sql('select count(*) from messages where group_id = $1', [group.id])

    const [is, proof, why] = await become(raw, rest)

    // Where somebody else is in From, they are no member.
    assert.deepEqual([is, proof, why], title.startsWith('a name in') ? ['refused', null, null] : waits)
    assert.deepEqual(await world.sql('select count(*) from messages where group_id = $1', [group.id]), before)
  })
}

test('an unproven owner is held, though owners never are', async () => {
  assert.deepEqual(await become(mail({ From: owner })), ['held', null, 'unproven'])
  assert.deepEqual(await become(await signed(mail({ From: owner }))), ['done', 'dkim', null])
})

test('rejecting an unproven post tells its author why, without quoting a stranger', async () => {
  const where = await world.addGroup({}, { peopled: true })
  const raw = mail({ To: `${where.name}@folkmoot.test` })
  await become(raw, { recipients: [`${where.name}@folkmoot.test`] })
  const { data } = await world.as('owner').getpendingmessages({ group_id: where.id })
  await world.newEmails()

  await world.as('owner').rejectpendingmessage({ pending_message_id: data[0]!.id, reason: 'No.' })

  const [email, ...more] = await world.newEmails()
  assert.deepEqual([email!.recipient, email!.subject, more], [ben, `Your email to ${where.name} was rejected`, []])
  assert.match(email!.body, /^> No\.$/m)
  assert.doesNotMatch(email!.body, /Rye/)
})

test('rejecting an unproven post without a reason notifies members, and no strangers', async () => {
  const where = await world.addGroup({ allow_non_subs_to_post: true }, { peopled: ['owner', 'ben'] })
  const address = `${where.name}@folkmoot.test`
  await world.as('owner').directadd({ group_id: where.id, emails: 'added@new.example' })
  for (const From of [ben, 'added@new.example', 'nobody@new.example', people.cleo.account.email])
    await become(mail({ From, To: address }), { recipients: [address] })
  const { data } = await world.as('owner').getpendingmessages({ group_id: where.id })
  await world.newEmails()

  for (const { id } of data) await world.as('owner').rejectpendingmessage({ pending_message_id: id })

  const emails = await world.newEmails()
  assert.equal(data.length, 4)
  assert.deepEqual(emails.map(({ recipient }) => recipient).toSorted(), ['added@new.example', ben])
  for (const { body } of emails) {
    assert.match(body, /^A moderator of \S+ rejected an email that was sent in your name\./)
    assert.doesNotMatch(body, /Rye|The moderator wrote/)
  }
})

const twice: Record<string, string> = {
  'two addresses in From': mail({ From: `${ben}, x@evil.example` }),
  'two From': mail({ From: `x@evil.example\r\nFrom: ${ben}` }),
  'a group in From': mail({ From: `us: ${ben}, x@evil.example;` }),
}
for (const [title, raw] of Object.entries(twice)) {
  test(`mail with several authors is unproven: ${title}`, async () => {
    for (const [domain, address] of [
      ['evil.example', '192.0.2.66'],
      ['example.org', '198.51.100.9'],
    ] as const) {
      const [is] = await become(await signed(raw, domain), { from: `x@${domain}`, address })
      assert.equal(is, 'refused')
    }
  })
}

test('a DNS failure is temporary: the mail is deferred', async () => {
  const raw = await signed(mail(), 'example.org', { selector: 'broken' })

  assert.deepEqual((await become(raw)).slice(0, 1), ['failed'])
  records['TXT broken._domainkey.example.org'] = published
  assert.deepEqual(await become(raw), ['done', 'dkim', null])
})

test('Authentication-Results of the trusted server in front count, and forged ones below do not', async () => {
  const front = await newWorld(
    { FOLKMOOT_MAIL_TRUST: '198.51.100.0/24', FOLKMOOT_MAIL_AUTHSERV: 'mx.front.example' },
    { resolve },
  )
  const recipient = `${front.group.name}@folkmoot.test`
  const covering = 'v=1; d=example.org; s=old; h=From:To:Subject:Date:Message-ID; b=AA=='
  const proofOf = async (
    results: string,
    { address = '198.51.100.9', To = recipient, signature = covering, from = 'x@elsewhere.example' } = {},
  ) => {
    const raw = Buffer.from(
      mailOf({
        'Authentication-Results': results,
        ...(signature === '' ? {} : { 'DKIM-Signature': signature }),
        From: front.people.ben.account.email,
        To,
      }),
    )
    await front.app.receiver.receive({ from, to: [recipient], raw, address, helo: 'mx' })
    return (await lastIncoming(front))[0]!['proof']
  }
  const cases: [string, string | null][] = [
    ['mx.front.example; dkim=pass (2048-bit; key) header.d=example.org', 'dkim'],
    ['MX.front.example 1; spf=pass smtp.mailfrom="ben@mail.example.org"', 'spf'],
    ['mx.front.example; dkim=none; dmarc=pass (p=none) header.from=example.org', 'dkim'],
    ['mx.front.example; dkim=fail header.d=example.org; spf=softfail smtp.mailfrom=example.org', null],
    ['mx.front.example; dkim=pass header.d=evil.example', null],
    ['mx.front.example; (dkim=pass header.d=example.org) none', null],
    ['mx.front.example; x="; dkim=pass header.d=example.org"', null],
    ['mx.evil.example; dkim=pass header.d=example.org', null],
    ['mx.front.example; none\r\nAuthentication-Results: mx.front.example; dkim=pass header.d=example.org', null],
  ]
  for (const [results, proof] of cases) assert.deepEqual([results, await proofOf(results)], [results, proof])
  const [[good]] = cases as [[string, string]]
  assert.equal(await proofOf(good, { address: elsewhere }), null)
  assert.equal(await proofOf(good, { To: 'ann@example.net' }), null)
  // It says whether a signature is good, and not what it covers.
  const narrow = 'v=1; d=mail.example.org; s=old; h=From:Subject:Date:Message-ID; b=AA=='
  assert.equal(await proofOf(good, { signature: '' }), null)
  assert.equal(await proofOf(good, { signature: narrow }), null)
  assert.equal(await proofOf(good, { signature: `${covering}\r\nDKIM-Signature: ${narrow}` }), null)
  assert.equal(await proofOf(good, { signature: `${covering}\r\nDKIM-Signature: v=1; d=evil.example; h=From` }), 'dkim')
  const byPolicy = 'mx.front.example; dmarc=pass header.from=example.org'
  assert.equal(await proofOf(byPolicy, { signature: narrow }), null)
  assert.equal(await proofOf(byPolicy, { signature: '' }), 'dkim')
  const sent = 'mx.front.example; spf=pass smtp.mailfrom=example.org'
  assert.equal(await proofOf(sent, { To: 'ann@example.net', from: 'ann@example.org' }), null)
  assert.equal(await proofOf(sent, { To: 'ann@example.net', from: front.people.ben.account.email }), 'spf')
})

test('only a few signatures are verified', async () => {
  let raw = mail()
  for (let n = 0; n < 11; n += 1) raw = await signed(raw)

  assert.deepEqual(await become(raw), ['held', null, 'unproven'])
})

test('the server in front may write domains in Unicode or Punycode', async () => {
  const front = await newWorld(
    { FOLKMOOT_MAIL_TRUST: '198.51.100.0/24', FOLKMOOT_MAIL_AUTHSERV: 'mx.xn--bcher-kva.example' },
    { resolve },
  )
  const recipient = `${front.group.name}@folkmoot.test`
  const email = 'ben@xn--bcher-kva.example'
  await front.sql(`update accounts set email = $1 where id = $2`, [email, front.people.ben.account.id])
  const proofOf = async (results: string, From: string, domain: string) => {
    const signature = `v=1; d=${domain}; s=old; h=From:To:Subject:Date:Message-ID; b=AA==`
    const raw = mailOf({ 'Authentication-Results': results, 'DKIM-Signature': signature, From, To: recipient })
    const arrival = { from: 'x@elsewhere.example', to: [recipient], raw: Buffer.from(raw), address: '198.51.100.9' }
    await front.app.receiver.receive({ ...arrival, helo: 'mx' })
    const { sender, proof } = (await lastIncoming(front))[0]!
    return [sender, proof]
  }
  const emails = 'bücher.example'
  const named = 'xn--bcher-kva.example'

  for (const name of [`mx.${emails}`, `mx.${named}`, `MX.${emails.toUpperCase()}`, `mx.${emails.normalize('NFD')}`])
    for (const domain of [emails, named])
      for (const from of [`ben@${emails}`, email])
        assert.deepEqual(
          [name, domain, from, await proofOf(`${name}; dkim=pass header.d=${domain}`, from, named)],
          [name, domain, from, [email, 'dkim']],
        )
  // An email that only looks like another is another domain.
  assert.deepEqual(await proofOf(`mx.${emails}; dkim=pass header.d=bücher.exampl\uff45`, email, named), [email, null])
})
