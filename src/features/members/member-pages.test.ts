import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import fc from 'fast-check'
import { hashSecret } from '#features/accounts/auth/secrets.ts'
import { newWorld, type World } from '#test/world.ts'
import { getMembers } from './contract.ts'

const world: World = await newWorld()
const owner = () => world.as('owner')
const { fields } = getMembers.sorting!
const orders = fields.flatMap(sort_field => (['asc', 'desc'] as const).map(sort_dir => ({ sort_field, sort_dir })))
const deliveries = ['email_delivery_none', 'email_delivery_single', 'email_delivery_digest']

/** Puts new people into a group: [name, delivery] each; many names are the same. */
async function join(group_id: number, people: readonly (readonly [name: string, delivery: number])[]): Promise<void> {
  await world.sql(
    `with given as (select name, delivery, md5(random()::text) || '@example.org' as email from jsonb_to_recordset($2) as g(name text, delivery text)),
     account as (insert into accounts (email, full_name) select email, name from given returning id, email)
     insert into members (group_id, account_id, email_delivery, sort_name, sort_email)
     select $1, account.id, delivery, lower(name), email from account join given using (email)`,
    [group_id, JSON.stringify(people.map(([name, at]) => ({ name, delivery: deliveries[at] })))],
  )
  await world.sql(`update groups set members_count = members_count + $2 where id = $1`, [group_id, people.length])
}
async function groupOf(people: readonly (readonly [string, number])[]): Promise<number> {
  const { id } = await world.addGroup({})
  await world.sql(
    `insert into members (group_id, account_id, mod_status, sort_name, sort_email) values ($1, $2, 'sub_modstatus_owner', 'owner', 'owner@example.org')`,
    [id, world.people.owner.account.id],
  )
  await world.sql(`update groups set members_count = 1 where id = $1`, [id])
  await join(id, people)
  return id
}
/** The ids in the order the database itself sorts them. */
async function sorted(
  group_id: number,
  { sort_field, sort_dir }: { sort_field: string; sort_dir: string },
): Promise<number[]> {
  const keys: Record<string, string> = {
    full_name: 'sort_name',
    email: 'sort_email',
    delivery: 'email_delivery',
    joined: 'id',
  }
  const rows = await world.sql(
    `select id from members where group_id = $1 and status = 'sub_status_normal' order by ${keys[sort_field]} ${sort_dir}, id ${sort_dir}`,
    [group_id],
  )
  return rows.map(row => Number(row['id']))
}

suite('pages', () => {
  test('every order at any size shows everyone once, in order', async () => {
    const names = ['Ann', 'ann', 'Bob', 'Bob', 'Bob', 'Zoë', '', ' ', '🐦', "O'Hara", '{"a":1}', '%', 'é', 'e\u0301']
    const group_id = await groupOf(names.map((name, at) => [name, at % 3] as const))

    for (const order of orders) {
      const all = await sorted(group_id, order)
      for (const limit of [1, 2, 3, 7, 14, 15, 16, 100]) {
        const seen: number[] = []
        let page_token = 0
        do {
          const page = await owner().getmembers({ group_id, limit, page_token, ...order })
          const { data, next_page_token, ...rest } = page
          const first = seen.length + 1
          seen.push(...data.map(({ id }) => id))
          const has_more = seen.length < all.length
          assert.deepEqual(rest, {
            object: 'list',
            total_count: all.length,
            start_item: first,
            end_item: seen.length,
            has_more,
            ...order,
            second_order: '',
            query: '',
          })
          assert.ok(Number.isSafeInteger(next_page_token) && next_page_token > 0 === has_more)
          page_token = next_page_token
        } while (page_token !== 0)
        assert.deepEqual([order, limit, seen], [order, limit, all])
      }
    }
  })

  test('members present from the start are shown once, whoever joins between pages', async () => {
    const person = fc.tuple(fc.constantFrom('ann', 'bob', 'bob', 'cleo', 'zoë', ''), fc.integer({ min: 0, max: 2 }))
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 1, maxLength: 12 }),
        fc.array(fc.array(person, { maxLength: 3 }), { maxLength: 6 }),
        fc.constantFrom(...orders),
        fc.integer({ min: 1, max: 6 }),
        async (people, joining, order, limit) => {
          const group_id = await groupOf(people)
          const before = new Set(await sorted(group_id, order))
          const seen: number[] = []
          let page_token = 0
          for (let round = 0; round === 0 || page_token !== 0; round += 1) {
            const page = await owner().getmembers({ group_id, limit, page_token, ...order })
            assert.deepEqual([page.start_item, page.end_item], [seen.length + 1, seen.length + page.data.length])
            seen.push(...page.data.map(({ id }) => id))
            page_token = page.next_page_token
            if (joining[round]?.length) await join(group_id, joining[round]!)
          }
          const rank = new Map((await sorted(group_id, order)).map((id, at) => [id, at]))
          assert.equal(new Set(seen).size, seen.length)
          assert.deepEqual(
            [...before].filter(id => !seen.includes(id)),
            [],
          )
          assert.deepEqual(
            seen,
            seen.toSorted((a, b) => rank.get(a)! - rank.get(b)!),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  test('the same page has the same token, and one row in the database', async () => {
    const group_id = await groupOf([
      ['Ann', 0],
      ['Bob', 0],
      ['Cleo', 0],
    ])
    const ask = () => owner().getmembers({ group_id, limit: 2 })
    const places = async () => (await world.sql(`select count(*)::int as n from page_cursors`))[0]!['n']

    const first = await ask()
    const before = await places()
    const again = await Promise.all([ask(), ask(), ask()])

    assert.deepEqual(again, [first, first, first])
    assert.equal(await places(), before)
    assert.deepEqual(await owner().getmembers({ group_id, limit: 2, page_token: 0 }), first)
  })

  test('a token written by another process is looked up once', async () => {
    const group_id = await groupOf([
      ['Ann', 0],
      ['Bob', 0],
      ['Cleo', 0],
    ])
    const { next_page_token } = await owner().getmembers({ group_id, limit: 2 })
    const expected = await owner().getmembers({ group_id, limit: 2, page_token: next_page_token })
    const page_token = next_page_token === 1 ? 2 : next_page_token - 1
    await world.sql(
      `insert into page_cursors (token, position) select $2, position from page_cursors where token = $1`,
      [next_page_token, page_token],
    )
    const ask = () => owner().getmembers({ group_id, limit: 2, page_token })

    assert.deepEqual(await ask(), expected)
    await world.sql(`delete from page_cursors where token = $1`, [page_token])
    assert.deepEqual(await ask(), expected)
  })

  test('a page without members is empty', async () => {
    const { id: group_id } = await world.addGroup({}, { peopled: true })
    await world.sql(`delete from members where group_id = $1 and status = 'sub_status_pending'`, [group_id])
    await world.sql(`update groups set pending_count = 0 where id = $1`, [group_id])

    const page = await owner().getmembers({ group_id, type: 'pending' })

    assert.deepEqual(page, {
      object: 'list',
      total_count: 0,
      start_item: 0,
      end_item: 0,
      has_more: false,
      next_page_token: 0,
      sort_field: 'full_name',
      sort_dir: 'asc',
      second_order: '',
      query: '',
      data: [],
    })
  })
})

suite('parameters', () => {
  const ask = (input: object) => owner().getmembers({ group_id: world.group.id, ...input })

  test('an unknown sort field falls back to the default order, with the given direction', async () => {
    for (const sort_field of ['', 'updated', 'group', '__proto__', 'constructor']) {
      const { sort_field: field, sort_dir } = await ask({ sort_field })
      assert.deepEqual([field, sort_dir], ['full_name', 'asc'])
    }
    const { sort_field: field, sort_dir } = await ask({ sort_field: 'nothing', sort_dir: 'desc' })
    assert.deepEqual([field, sort_dir], ['full_name', 'desc'])
  })

  test('a wrong limit, direction or token is rejected by name', async () => {
    const wrong: [string, unknown[]][] = [
      ['limit', [0, 101, -1, 'abc', 1.5]],
      ['sort_dir', ['up', 'ASC', 'relevance']],
      ['page_token', [-1, 'abc', 2 ** 53, Number.MAX_SAFE_INTEGER, 2 ** 52]],
      ['type', ['all', 'Members']],
    ]
    for (const [name, values] of wrong) {
      for (const value of values) {
        await assert.rejects(ask({ [name]: value }), { type: 'invalid_value', extra: name }, `${name}=${String(value)}`)
      }
    }
    assert.equal((await ask({ limit: 100 })).data.length, (await ask({})).total_count)
  })

  test('pending and banned members are for those who decide on them', async () => {
    const ids = async (type: 'pending' | 'banned') =>
      (await world.as('moderator').getmembers({ group_id: world.group.id, type })).data.map(({ id }) => id)

    assert.deepEqual([await ids('pending'), await ids('banned')], [[world.people.pending.id], [world.people.banned.id]])
    for (const type of ['pending', 'banned'] as const) {
      await assert.rejects(world.as('powerless').getmembers({ group_id: world.group.id, type }), {
        type: 'inadequate_permissions',
      })
    }
  })

  test('only declared member fields are returned', async () => {
    await world.sql(`update accounts set password_hash = 'kept' where id = $1`, [world.people.ben.account.id])

    const text = JSON.stringify(await ask({ limit: 100 }))

    assert.doesNotMatch(text, /kept|password|sort_name|preferences|site_admin/)
    assert.ok(!text.includes(hashSecret(world.people.ben.ways.cookie.cookie!).toString('hex')))
  })
})
