import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressMark, parseAddress } from '#contract/address.ts'
import { createCodes } from '../codes.ts'
import { readReturnCode, returnAddress } from './return-address.ts'

const codes = createCodes(Buffer.alloc(32, 1))
const sent = { group_id: 3, mailing_id: 70_000, recipient_id: 12 }
const codeIn = (address: string) => address.slice('bounce+'.length, address.indexOf('@'))

test('a return address says which mail it was, and to which address', () => {
  const address = returnAddress(codes, 'groups.example', sent, 'Ada@example.org')

  assert.deepEqual(readReturnCode(codes, codeIn(address)), { ...sent, mark: addressMark('ada@example.org') })
  assert.notEqual(addressMark('ada@example.org'), addressMark('ada@example.net'))
})

test('it is a mail address, also where numbers are large', () => {
  const [group_id, mailing_id, recipient_id] = [2 ** 40, 2 ** 48, 2 ** 48]
  const address = returnAddress(codes, 'groups.example', { group_id, mailing_id, recipient_id }, 'ada@example.org')

  assert.equal(parseAddress(address), address)
})

test('a code that others made, or that we made for something else, says nothing', () => {
  const others = createCodes(Buffer.alloc(32, 2))

  assert.equal(readReturnCode(codes, codeIn(returnAddress(others, 'groups.example', sent, 'ada@example.org'))), null)
  assert.equal(readReturnCode(codes, codes.make('probe', [3, 70_000, 12, 1])), null)
  assert.equal(readReturnCode(codes, codes.make('bounce', [3, 70_000])), null)
})
