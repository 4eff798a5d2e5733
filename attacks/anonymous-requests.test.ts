import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callRequests, pageRequests } from './anonymous-requests.ts'

const parameters = ['topic_id', 'event_id', 'album_id', 'photo_id', 'file_id', 'poll_id', 'chat_id', 'database_id']
const more = ['row_id', 'id', 'member_info_id', 'pending_message_id', 'draft_id']
const group = { name: 'bread', msg_num: 7, ids: Object.fromEntries([...parameters, ...more].map((one, n) => [one, n])) }
const firstLine = (made: Buffer): string => made.toString('latin1', 0, made.indexOf('\r\n'))

test('each route of the pages has a place among the costly requests', () => {
  const { requests, unplaced } = pageRequests(group)

  assert.deepEqual(unplaced, [])
  assert.ok(Object.keys(requests).length > 150)
  assert.match(firstLine(requests['the page /g/[name]/message/[num]']!), /^GET \/g\/bread\/message\/7\?q=/)
})

test('a route that asks for something new is named', () => {
  const { topic_id: _, ...fewer } = group.ids
  assert.ok(pageRequests({ ...group, ids: fewer }).unplaced.includes('/g/[name]/topics/[id]/split'))
})

test('each call without an account is asked with long texts', () => {
  const param = { name: 'q', isRequired: true, schema: { type: 'string' } }
  const read = { name: 'search', isRead: true, isPublic: true, params: [param], files: [], answer: undefined }
  const made = callRequests([read, { ...read, name: 'write', isRead: false }, { ...read, isPublic: false }], group)

  assert.deepEqual(Object.keys(made), ['the call search', 'the call write'])
  assert.ok(firstLine(made['the call search']!).startsWith('GET /api/v1/search?q=%22%E2%80%B9a%20%22'))
  assert.ok(made['the call search']!.length > 15_000)
  assert.ok(made['the call write']!.length > 200_000)
})
