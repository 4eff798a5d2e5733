import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressChecksum, parseAddress } from '#contract/address.ts'
import { createTokenSigner } from '../signed-tokens.ts'
import { parseReturnToken, returnAddress } from './return-address.ts'

const tokenSigner = createTokenSigner(Buffer.alloc(32, 1))
const sent = { group_id: 3, outgoing_message_id: 70_000, recipient_id: 12 }
const codeIn = (address: string) => address.slice('bounce+'.length, address.indexOf('@'))

test('a return address identifies the email and the recipient', () => {
  const address = returnAddress(tokenSigner, 'groups.example', sent, 'Ada@example.org')

  assert.deepEqual(parseReturnToken(tokenSigner, codeIn(address)), {
    ...sent,
    mark: addressChecksum('ada@example.org'),
  })
  assert.notEqual(addressChecksum('ada@example.org'), addressChecksum('ada@example.net'))
})

test('it is a valid address, even with large ids', () => {
  const [group_id, outgoing_message_id, recipient_id] = [2 ** 40, 2 ** 48, 2 ** 48]
  const address = returnAddress(
    tokenSigner,
    'groups.example',
    { group_id, outgoing_message_id, recipient_id },
    'ada@example.org',
  )

  assert.equal(parseAddress(address), address)
})

test('a foreign token, or one for another purpose, is ignored', () => {
  const others = createTokenSigner(Buffer.alloc(32, 2))

  assert.equal(
    parseReturnToken(tokenSigner, codeIn(returnAddress(others, 'groups.example', sent, 'ada@example.org'))),
    null,
  )
  assert.equal(parseReturnToken(tokenSigner, tokenSigner.make('probe', [3, 70_000, 12, 1])), null)
  assert.equal(parseReturnToken(tokenSigner, tokenSigner.make('bounce', [3, 70_000])), null)
})
