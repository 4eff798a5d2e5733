import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importFrom, mailsOf } from '#test/mail/importing.ts'
import { StaleReadError } from '#storage/errors.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { faultCounter, storeBisecting } from './faults.ts'

const world = await newWorld()

const mails = (name: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, n) => `From ben@example.org Sat Jan  3 10:00:00 2015
From: Ben <ben@example.org>
Message-ID: <${name}${n}@example.net>
Date: Sat, 03 Jan 2015 10:00:00 +0000
Subject: Loaf ${n} #${name}

Loaf number ${n}.
`,
  )

/** Has the database refuse some messages, as it would one whose vector is none. */
async function refusing(mime_ids: string, code: string, work: () => Promise<void>): Promise<void> {
  await world.sql(`create function refuse() returns trigger language plpgsql as
    $$begin raise exception 'position information is misordered' using errcode = '${code}'; end$$`)
  await world.sql(
    `create trigger refused before insert on messages for each row when (new.mime_id ~ '${mime_ids}') execute function refuse()`,
  )
  try {
    await work()
  } finally {
    await world.sql('drop function refuse cascade')
  }
}

test('mail that the database rejects is reported by its position and skipped, and the rest is imported', async () => {
  const group = await world.addGroup()

  await refusing('^rye(?:3|17|18)@', 'XX000', async () => {
    const { tally, misread } = await importFrom(world, mailsOf(mails('rye', 40)), group.name)

    assert.deepEqual(tally, { read: 40, imported: 37, present: 0, revised: 0, refused: 3 })
    assert.deepEqual(
      misread,
      [3, 17, 18].map(n => ({
        where: `mail ${n}`,
        what: `rye${n}@example.net`,
        why: { reason: 'notStored', detail: 'position information is misordered' },
      })),
    )
  })

  const rows = await world.sql(`select mime_id from messages where group_id = $1 order by msg_num`, [group.id])
  const expected = Array.from({ length: 40 }, (_, n) => n).filter(n => ![3, 17, 18].includes(n))
  assert.deepEqual(
    rows.map(row => row['mime_id']),
    expected.map(n => `rye${n}@example.net`),
  )
  await assertArchivesCounted(world)
  // Once it can be stored, the next import brings it in.
  const { tally } = await importFrom(world, mailsOf(mails('rye', 40)), group.name)
  assert.deepEqual(tally, { read: 40, imported: 3, present: 37, revised: 0, refused: 0 })
})

test('an import stops with the cause if no mail is to blame, and if none can be stored', async () => {
  const group = await world.addGroup()
  const importing = () => importFrom(world, mailsOf(mails('oats', 120)), group.name)

  await refusing('^oats9@', '42501', () => assert.rejects(importing(), { code: '42501' }))
  await refusing('^oats', '22000', () => assert.rejects(importing(), { code: '22000' }))

  assert.deepEqual(await world.sql(`select id from messages where group_id = $1`, [group.id]), [])
})

test('a failed batch is bisected in order, and conflicts are retried in smaller batches', async () => {
  const parts: number[][] = []
  const refused: number[] = []
  await storeBisecting([1, 2, 3, 4, 5], {
    store: async part => {
      if (part.includes(4)) throw new TypeError('four')
      if (part.length > 2) throw new StaleReadError('others were quicker')
    },
    stored: (_, part) => parts.push([...part]),
    refused: one => refused.push(one),
  })

  assert.deepEqual([parts, refused], [[[1, 2], [3], [5]], [4]])
  const always = new StaleReadError('others were quicker')
  const ending = { store: () => Promise.reject(always), stored: () => {}, refused: () => {} }
  await assert.rejects(storeBisecting([1, 2], ending), always)
})

test('fifty faults in a row stop the import', () => {
  const faults = faultCounter()
  const cause = new TypeError('cause')
  for (let n = 0; n < 49; n += 1) faults.add(cause)
  faults.clear()
  for (let n = 0; n < 49; n += 1) faults.add(cause)
  assert.throws(() => faults.add(cause), cause)
})
