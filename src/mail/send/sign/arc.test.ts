import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { fieldsOf, type AuthenticationSummary } from '#features/archives/index.ts'
import { verifierMissing, verify } from '#test/mail/mail-verifier.ts'
import { fillSlots, type Piece } from '../member-copy/template.ts'
import { arcSigner } from './arc.ts'
import { dkimSigner, type SigningKey } from './dkim.ts'
import { dnsTextOf } from './keys.ts'

const keys: SigningKey[] = [
  { algorithm: 'rsa-sha256', selector: 'r1', key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey },
]
const dns = Object.fromEntries(['one.test', 'two.test'].map(domain => [`r1._domainkey.${domain}`, dnsTextOf(keys[0]!)]))
const arrival: AuthenticationSummary = {
  results: 'dkim=pass header.d=example.org; spf=pass smtp.mailfrom=example.org',
  chain: 'none',
}
const mail = 'From: <ben@example.org>\r\nSubject: Rye\r\nList-Unsubscribe: <https://x.test/'

/** A mail of somebody as a list passes it on. */
async function passedOn(
  domain: string,
  given: AuthenticationSummary | null,
  fields: readonly string[] = [],
): Promise<string> {
  const signer = arcSigner({ signer: dkimSigner(domain, keys), domain, keys, arrival: given, fields })
  const pieces: Piece[] = [
    Buffer.from(mail),
    { link: 0 },
    Buffer.from('>\r\n\r\nRye  rises.\r\n'),
    { link: 0 },
    Buffer.from('\r\n'),
  ]
  return Buffer.concat([...(await signer.open(pieces)(['code'])), ...fillSlots(pieces, ['code'])]).toString('latin1')
}
const headOf = (raw: string) => fieldsOf(raw.slice(0, raw.indexOf('\r\n\r\n') + 2))
const found = async (...mails: string[]) =>
  (await verify(mails, dns)).map(({ arc, instances }) => `${arc} ${instances}`)

test('an ARC seal is valid for another program, even after a second list', { skip: verifierMissing }, async () => {
  const first = await passedOn('one.test', arrival)
  const second = await passedOn('two.test', { ...arrival, chain: 'pass' }, headOf(first))

  assert.deepEqual(await found(first, second, first.replace('Rye  rises', 'Rye falls')), ['pass 1', 'pass 2', 'fail 1'])
})

test('service email, and mail with a broken or incomplete chain, is not sealed', async () => {
  const first = await passedOn('one.test', arrival)
  const broken = headOf(first).filter(field => !field.startsWith('ARC-Seal'))

  const sealed = [
    await passedOn('two.test', null),
    await passedOn('two.test', { ...arrival, chain: 'fail' }, headOf(first)),
    await passedOn('two.test', { ...arrival, chain: 'pass' }, broken),
    await passedOn('two.test', { ...arrival, chain: 'none' }, headOf(first)),
  ].map(raw => raw.includes('d=two.test; s=r1; t=') && raw.includes('ARC-Seal'))

  assert.deepEqual(sealed, [false, false, false, false])
})

test('authentication results cannot start a header', async () => {
  const raw = await passedOn('one.test', { results: 'dkim=pass\r\nBcc: evil@example.com', chain: 'none' })

  assert.equal(
    headOf(raw).some(field => field.startsWith('Bcc')),
    false,
  )
})
