import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeText } from './charset.ts'

const hex = (digits: string) => Buffer.from(digits, 'hex')

/** Bytes, what is said of them, and what a reader should see. */
const cases: Record<string, [bytes: Buffer, said: string, text: string]> = {
  'UTF-7 is read': [Buffer.from('+IBw-Gr+APwA3w-e+IB0 aus, a+-b'), 'utf-7', '“Grüße” aus, a+b'],
  'GB 2312 is read': [hex('d0c2b5c4c3e6b0fcb5eac3f7ccec'), 'gb2312', '新的面包店明天'],
  'a letter that was cut in two spoils no other': [
    hex('d0c2b5c4c3e6b0fcb5eac3f7ccecd4e7c9cfbfaac3c5c3'),
    'gb2312',
    '新的面包店明天早上开门\ufffd',
  ],
  'what says nothing is UTF-8 where it can be': [Buffer.from('Grüße'), 'us-ascii', 'Grüße'],
  'what says it is UTF-8 and is not is what it looks like': [hex('436166e9'), 'utf-8', 'Café'],
  'only the lines that are not UTF-8 are guessed': [
    Buffer.concat([Buffer.from('Käse\n'), hex('436166e90a')]),
    'utf-8',
    'Käse\nCafé\n',
  ],
  'a name that nobody knows says nothing': [hex('f0d2c9d7c5d42c20c8ccc5c2'), 'x-mystery', 'Привет, хлеб'],
  'Chinese is known by its bytes': [hex('d0c2b5c4c3e6b0fcb5eac3f7ccecd4e7c9cfbfaac3c5'), '', '新的面包店明天早上开门'],
  'traditional Chinese too': [hex('b773aabac4d1a55da9b1a9faa4d1a6ada457b67daaf9'), '', '新的麵包店明天早上開門'],
  'Japanese of Windows': [hex('82b182f182c982bf82cd81418370839389ae82cd96be93fa'), '', 'こんにちは、パン屋は明日'],
  'Japanese of Unix': [hex('a4b3a4f3a4cba4c1a4cfa1a2a5d1a5f3b2b0a4cfccc0c6fc'), '', 'こんにちは、パン屋は明日'],
  'Japanese in seven bits': [hex('1b244224332473244b2441244f1b2842'), '', 'こんにちは'],
  Korean: [hex('bec8b3e7c7cfbcbcbfe420bba7c1fdc0ba20b3bbc0cf'), '', '안녕하세요 빵집은 내일'],
  'Russian of Unix': [hex('f0d2c9d7c5d42c20c8ccc5c220dac1d7d4d2c1'), '', 'Привет, хлеб завтра'],
  'Russian of Windows': [hex('cff0e8e2e5f22c20f5ebe5e120e7e0e2f2f0e0'), '', 'Привет, хлеб завтра'],
  'Latin letters with accents': [hex('4772fcdf6520617573206465722042e4636b65726569'), '', 'Grüße aus der Bäckerei'],
}
for (const [title, [bytes, said, text]] of Object.entries(cases)) {
  test(`charset: ${title}`, () => {
    assert.equal(decodeText(bytes, said), text)
  })
}

test('the charset of the rest of the mail wins over guessing from bytes', () => {
  assert.equal(decodeText(hex('e1e2e3e4e5'), '', 'iso-8859-7'), 'αβγδε')
})
