import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { verifierMissing, verify } from '#test/mail/mail-verifier.ts'
import { fillSlots, type Piece } from '../member-copy/template.ts'
import { dkimSigner, type SigningKey } from './dkim.ts'
import { dnsTextOf } from './keys.ts'

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ed25519 = generateKeyPairSync('ed25519')
const keys: SigningKey[] = [
  { algorithm: 'rsa-sha256', selector: 'r1', key: rsa.privateKey },
  { algorithm: 'ed25519-sha256', selector: 'e1', key: ed25519.privateKey },
]
const dns = Object.fromEntries(keys.map(key => [`${key.selector}._domainkey.folkmoot.test`, dnsTextOf(key)]))
const signer = dkimSigner('folkmoot.test', keys)

const signed = async (pieces: readonly Piece[], codes: readonly string[] = []): Promise<string> =>
  Buffer.concat([...(await signer.open(pieces)(codes)), ...fillSlots(pieces, codes)]).toString('latin1')

test('every example copy has a valid signature', { skip: verifierMissing }, async () => {
  const folder = new URL('../member-copy/examples/', import.meta.url)
  const mails = await Promise.all((await readdir(folder)).map(name => readFile(new URL(name, folder))))

  const found = await verify(await Promise.all(mails.map(mail => signed([mail]))), dns)

  assert.deepEqual(
    found.map(({ dkim }) => dkim),
    mails.map(() => [true, true]),
  )
})

test('each copy has its own signature, whatever surrounds its tokens', { skip: verifierMissing }, async () => {
  const bytes = (text: string) => Buffer.from(text)
  const pieces: Piece[] = [
    bytes('From: <a@folkmoot.test>\r\nSubject:  Two   words \r\n folded\r\nList-Unsubscribe: <https://x.test/'),
    { link: 0 },
    bytes('>\r\n\r\nFirst  \t line  \r\n\r\n  link: '),
    { link: 1 },
    bytes(' \r\nnext\t\r\n'),
    { base64: ['one ', { link: 0 }, ' two'] },
    bytes('\r\n\r\n\r\n\r\n'),
  ]
  const copies = [await signed(pieces, ['abc', 'def']), await signed(pieces, ['ghi', 'jkl'])]

  const found = await verify(
    [...copies, copies[0]!.replace('link: def', 'link: deg'), copies[0]!.replace('/abc>', '/abd>')],
    dns,
  )

  assert.deepEqual(
    found.map(({ dkim }) => dkim),
    [
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ],
  )
})

test('empty mail, empty lines, and a missing final line end are signed too', { skip: verifierMissing }, async () => {
  const mails = await Promise.all(
    ['', '\r\n', '\r\n\r\n', 'x\r\n', 'x'].map(body => signed([Buffer.from(`From: <a@folkmoot.test>\r\n\r\n${body}`)])),
  )

  const found = await verify(mails, dns)

  assert.deepEqual(
    found.map(({ dkim }) => dkim),
    mails.map(() => [true, true]),
  )
})

test('a second From or Subject breaks the signature', { skip: verifierMissing }, async () => {
  const mail = await signed([Buffer.from('From: <a@folkmoot.test>\r\nSubject: One\r\n\r\nx\r\n')])

  const found = await verify([`From: <evil@example.com>\r\n${mail}`, `Subject: Two\r\n${mail}`], dns)

  assert.deepEqual(
    found.map(({ dkim }) => dkim),
    [
      [false, false],
      [false, false],
    ],
  )
})
