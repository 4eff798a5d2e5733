import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicAddress } from './ip-ranges.ts'

test('public and private addresses are distinguished, IPv4 and IPv6', () => {
  const open = ['8.8.8.8', '93.184.216.34', '172.32.0.1', '192.1.0.1', '2001:4860::1', '2a00:1450::5']
  const inside = [
    ...['127.0.0.1', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:a00:1::'],
    ...['localhost', 'example.org', ''],
  ]

  assert.deepEqual(open.filter(isPublicAddress), open)
  assert.deepEqual(inside.filter(isPublicAddress), [])
})
