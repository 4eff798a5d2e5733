import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { collectBundle } from '#test/bundles.ts'
import { newWorld } from '#test/world.ts'
import type { Manifest } from './manifest.ts'

const world = await newWorld()

test('a bundle has everything of a group, in files whose hashes its manifest names', async () => {
  await world.post('ben', { subject: 'Bread', body: 'From dusk till dawn.\n\nFrom here it rises.' })
  await world.as('owner').newhashtag({ group_id: world.group.id, name: 'rye' })

  const entries = await collectBundle(world, world.group.name)

  const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as Manifest
  const listed = [...manifest.tables, ...manifest.others]
  assert.deepEqual(
    [...entries.keys()].filter(path => !['manifest.json', 'README.txt'].includes(path)).toSorted(),
    listed.map(({ path }) => path).toSorted(),
  )
  for (const { path, bytes, sha256 } of listed) {
    const content = entries.get(path)!
    assert.equal(content.length, bytes, path)
    assert.equal(createHash('sha256').update(content).digest('hex'), sha256, path)
  }
  assert.match(entries.get('messages.mbox')!.toString(), /^From ben@.*\n[^]*\n>From here it rises\.\n/)
  assert.match(entries.get('members.csv')!.toString(), /ben@/)
  const messages = entries.get('data/messages.jsonl')!.toString().trimEnd().split('\n')
  assert.deepEqual(
    messages.map(line => (JSON.parse(line) as { subject: string }).subject),
    ['Bread'],
  )
})
