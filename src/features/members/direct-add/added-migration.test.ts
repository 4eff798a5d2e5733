import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '#storage/migrate.ts'
import { databaseBefore } from '#test/database-before.ts'

test('members added earlier get email from now on; those who joined are unchanged', async t => {
  const world = await databaseBefore('0089-added-members-get-mail.sql')
  t.after(() => world.close())
  const people: [name: string, status: string, password: string | null, isGiven: boolean][] = [
    ['added', 'user_status_notconfirmed', null, true],
    ['known', 'user_status_confirmed', 'x', true],
    ['bouncing', 'user_status_bouncing', 'x', true],
    // Added before there was anything to agree to.
    ['early', 'user_status_notconfirmed', null, false],
    ['registered', 'user_status_notconfirmed', 'x', false],
    ['joined', 'user_status_confirmed', 'x', false],
    ['gone', 'user_status_bounced', 'x', false],
  ]
  await world.sql(
    `insert into groups (id, name, plan) overriding system value values (1, 'bakers', 'group_plan_premium')`,
  )
  for (const [name, status, password, isGiven] of people)
    await world.sql(
      `with made as (insert into accounts (email, full_name, status, password_hash) values ($1 || '@x.example', $1, $2, $3) returning id)
       insert into members (group_id, account_id, given_id, given_name, given_email, sort_name, sort_email)
       select 1, made.id, g.id, g.name, g.email, '', '' from made
       left join (select 5000000000000000 as id, 'Given' as name, $1 || '@x.example' as email where $4) g on true`,
      [name, status, password, isGiven],
    )

  await migrate(world.connection)

  const rows = await world.sql(
    `select a.full_name, m.user_status, m.given_id >= 4503599627370496 as is_given, m.given_name, m.given_email
     from members m join accounts a on a.id = m.account_id order by m.id`,
  )
  const mailed = 'user_status_confirmed'
  assert.deepEqual(
    rows.map(row => Object.values(row)),
    [
      ['added', mailed, true, 'Given', 'added@x.example'],
      ['known', mailed, true, 'Given', 'known@x.example'],
      ['bouncing', mailed, true, 'Given', 'bouncing@x.example'],
      ['early', mailed, true, 'early', 'early@x.example'],
      ['registered', 'user_status_notconfirmed', null, null, null],
      ['joined', mailed, null, null, null],
      ['gone', 'user_status_bounced', null, null, null],
    ],
  )
})
