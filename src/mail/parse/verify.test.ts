import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
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
  test(`a signature holds under ${name}, and not under anything else`, async () => {
    const mail = await signed(`${head}\r\n${body}`)

    const found = [await resultOf(mail), await resultOf(`${mail}And cake.\r\n`)]

    assert.deepEqual(found, [good, changed])
  })

test('lines that end in a line feed alone are read as the lines that they are', async () => {
  const mail = await signed(`${head}\r\nRye\r\n\r\nplease\r\n`)

  const found = [
    await resultOf(mail.replaceAll('\r\n', '\n')),
    await resultOf(mail.replace('Rye\r\n', 'Rye\n')),
    await resultOf(mail.replace('Subject: Bread\r\n', 'Subject: Bread\n\n')),
  ]

  assert.deepEqual(found, [good, good, changed])
})

test('what stands after an empty first line is no head', async () => {
  const mail = await signed(`${head}\r\nRye\r\n`)

  assert.deepEqual(await resultOf(`\r\n${mail}`), ['dkim=none'])
})

test('a mail that is a head alone may be signed', async () => {
  const mail = await signed(head)

  assert.deepEqual([await resultOf(mail), await resultOf(`${mail}\r\nRye\r\n`)], [good, changed])
})
