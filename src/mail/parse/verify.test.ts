import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { test } from 'node:test'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { verifySignatures } from './verify.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const signing = {
  signingDomain: 'example.org',
  selector: 's',
  privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
}
const published = `v=DKIM1; k=rsa; p=${keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
const known = [{ name: 's._domainkey.example.org', texts: [[published]] }]

const head = 'From: ben@example.org\r\nTo: bread@folkmoot.test\r\nSubject: Bread\r\n'
async function signed(mail: string): Promise<string> {
  return (await dkimSign(mail, { ...signing, signatureData: [signing] })).signatures + mail
}
const resultOf = async (mail: string) => (await verifySignatures(Buffer.from(mail), known)).results

const good = ['dkim=pass header.d=example.org']
const changed = ['dkim=fail header.d=example.org']
const bodies = {
  'a short text': 'Rye, please.\r\n',
  'no text': '',
  'nothing but empty lines': '\r\n\r\n',
  'empty lines within it': 'Rye\r\n\r\n\r\nplease\r\n\r\n',
  'more than is handed over at once': 'Rye, please.\r\n'.repeat(12_000),
}
for (const [name, body] of Object.entries(bodies))
  test(`a signature holds under ${name}, and no other`, async () => {
    const mail = await signed(`${head}\r\n${body}`)

    const found = [await resultOf(mail), await resultOf(`${mail}And cake.\r\n`)]

    assert.deepEqual(found, [good, changed])
  })

test('bare line feeds are line ends', async () => {
  const mail = await signed(`${head}\r\nRye\r\n\r\nplease\r\n`)

  const found = [
    await resultOf(mail.replaceAll('\r\n', '\n')),
    await resultOf(mail.replace('Rye\r\n', 'Rye\n')),
    await resultOf(mail.replace('Subject: Bread\r\n', 'Subject: Bread\n\n')),
  ]

  assert.deepEqual(found, [good, good, changed])
})

test('text after an empty first line is no header', async () => {
  const mail = await signed(`${head}\r\nRye\r\n`)

  assert.deepEqual(await resultOf(`\r\n${mail}`), ['dkim=none'])
})

test('mail with only a header may be signed', async () => {
  const mail = await signed(head)

  assert.deepEqual([await resultOf(mail), await resultOf(`${mail}\r\nRye\r\n`)], [good, changed])
})

/** A mail with one ARC set, signed relaxed/relaxed, whatever it says of that. */
function vouchedFor({ canonicalization = '', covers = 'from:to:subject' }) {
  const signOf = (data: string) => sign('sha256', Buffer.from(data), keys.privateKey).toString('base64')
  const fields: Record<string, string> = { from: 'ben@example.org', to: 'bread@folkmoot.test', subject: 'Bread' }
  const bodyHash = createHash('sha256').update('Rye\r\n').digest('base64')
  const results = 'i=1; example.org; none'
  const unsigned = `i=1; a=rsa-sha256;${canonicalization} d=example.org; s=s; h=${covers}; bh=${bodyHash}; b=`
  const covered = covers.split(':').flatMap(name => (name === '' ? [] : [`${name}:${fields[name]}\r\n`]))
  const message = unsigned + signOf(`${covered.join('')}arc-message-signature:${unsigned}`)
  const unsealed = 'i=1; a=rsa-sha256; cv=none; d=example.org; s=s; b='
  const before = `arc-authentication-results:${results}\r\narc-message-signature:${message}\r\n`
  const seal = unsealed + signOf(`${before}arc-seal:${unsealed}`)
  return [
    `ARC-Seal: ${seal}`,
    `ARC-Message-Signature: ${message}`,
    `ARC-Authentication-Results: ${results}`,
    'From:   ben@example.org',
    'To: bread@folkmoot.test',
    'Subject: Bread',
    '',
    'Rye',
    '',
  ].join('\r\n')
}
const chainOf = async (mail: string) => (await verifySignatures(Buffer.from(mail), known)).chain

test('an ARC chain without a canonicalization tag uses the default, and no other', async () => {
  const said = vouchedFor({ canonicalization: ' c=relaxed/relaxed;' })
  const unsaid = vouchedFor({})

  const chains = [said, unsaid, said.replace('Rye', 'Spelt'), unsaid.replace('Rye', 'Spelt')].map(chainOf)

  assert.deepEqual(await Promise.all(chains), ['pass', 'pass', 'fail', 'fail'])
})

test('an ARC chain that does not cover From proves nothing', async () => {
  for (const covers of ['', 'to:subject'])
    assert.equal(await chainOf(vouchedFor({ canonicalization: ' c=relaxed/relaxed;', covers })), 'fail')
})
