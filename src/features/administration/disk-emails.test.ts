import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDiskWarning } from '#storage/disk-warning.ts'
import { newWorld } from '#test/world.ts'
import { noteDiskShort } from './index.ts'

const world = await newWorld()
const { people, sql, app } = world
await sql(`update accounts set site_admin = true where id = any($1)`, [[people.cleo.account.id, people.ben.account.id]])
await world.as('cleo').updateuser({ language: 'de' })

/** Looks at the real disk, with these thresholds in MiB, as a process that has just started. */
const look = (thresholds: readonly number[]) =>
  createDiskWarning({
    ...{ folders: [world.settings.data], log: () => {}, thresholds },
    tell: shortage => app.pipeline.runAsSystem(transaction => noteDiskShort(transaction, shortage)),
  })()

test('administrators are emailed once per threshold and day, in their languages, what is large and what to do', async () => {
  await world.post('ben', { subject: 'Bread', body: 'Rye' })
  await world.newEmails()

  await look([1e15])
  await look([1e15])
  const first = await world.newEmails()
  await look([1e15, 1e14])
  const next = await world.newEmails()
  await look([0])
  const none = await world.newEmails()

  const subjects = (emails: typeof first) =>
    emails.map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted()
  const free = '[\\d.,]+ MiB'
  for (const emails of [first, next]) {
    const [ben, cleo, ...others] = subjects(emails)
    assert.match(ben!, new RegExp(`^ben@example.org Only ${free} of disk space left at folkmoot.test$`))
    assert.match(cleo!, new RegExp(`^cleo@example.org Nur noch ${free} Speicherplatz auf folkmoot.test$`))
    assert.deepEqual(others, [])
  }
  const english = first.find(({ recipient }) => recipient === 'ben@example.org')!.body.replaceAll(/\s+/g, ' ')
  assert.match(english, /The database takes [\d.,]+ GiB, messages and files of all groups [\d.,]+ GiB/)
  assert.match(english, new RegExp(`Largest groups: ${world.group.name} \\([\\d.]+ GiB\\)`))
  assert.match(english, /move backups to another disk/)
  assert.match(english, /https:\/\/folkmoot\.test\/admin\/storage/)
  assert.deepEqual(none, [])
})
