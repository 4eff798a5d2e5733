import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from '#app.ts'
import { openDatabase } from '#storage/database.ts'
import { addMembership, type Person } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'
import { createTtlCache, type Invalidation } from './ttl-cache.ts'

/** A bus that accepts everything and delivers only what the test sends. */
function quietBus() {
  const heard: ((payload: unknown) => void)[] = []
  const published: unknown[] = []
  return {
    published,
    tell: (invalidation: Invalidation) => heard.forEach(hear => hear(invalidation)),
    publish: (_topic: string, payload: unknown) => void published.push(payload),
    subscribe: (_topic: string, hear: (payload: unknown) => void) => {
      heard.push(hear)
      return () => void heard.splice(heard.indexOf(hear), 1)
    },
    close: async () => {},
  }
}

suite('a cache', () => {
  const setting = () => {
    const clock = { now: 1 }
    const bus = quietBus()
    const cache = createTtlCache(bus, () => clock.now)
    let loads = 0
    const get = (owners: Partial<Invalidation> | null = { accounts: [1], groups: [2] }, key = 'k') =>
      cache.get(
        key,
        async () => (loads += 1),
        () => owners,
      )
    return { clock, bus, cache, get }
  }

  test('keeps a value for a second', async () => {
    const { clock, get } = setting()

    assert.deepEqual([await get(), await get()], [1, 1])
    clock.now += 1000
    assert.equal(await get(), 1)
    clock.now += 1
    assert.equal(await get(), 2)
  })

  test('loads once for concurrent callers, unless something changes or it takes a second', async () => {
    const { clock, bus, get } = setting()

    const together = [get(null), get(null)]
    bus.tell({ accounts: [9], groups: [] })
    const afterChange = [get(null), get(null)]
    clock.now += 1000
    const later = get(null)

    assert.deepEqual(await Promise.all([...together, ...afterChange, later]), [1, 1, 2, 2, 3])
  })

  test('stores nothing without an owner', async () => {
    const { get } = setting()

    assert.deepEqual([await get(null), await get(null)], [1, 2])
  })

  test('invalidates what belongs to a change, here or elsewhere, and nothing else', async () => {
    const { bus, cache, get } = setting()
    const changes: [Invalidation, expected: number][] = [
      [{ accounts: [9], groups: [9] }, 1],
      [{ accounts: [2], groups: [1] }, 1],
      [{ accounts: [], groups: [], contents: [2] }, 1],
      [{ accounts: [1], groups: [] }, 2],
      [{ accounts: [], groups: [2] }, 3],
    ]
    await get()

    for (const [changed, expected] of changes) {
      bus.tell(changed)
      assert.equal(await get(), expected)
    }
    cache.invalidate({ accounts: [1], groups: [] })
    assert.equal(await get(), 4)
    assert.deepEqual(bus.published, [{ accounts: [1], groups: [] }])
  })

  test('does not store a value loaded during a change', async () => {
    const { bus, cache } = setting()
    const old = Promise.withResolvers<string>()
    const owners = () => ({ groups: [2] })

    const early = cache.get('k', () => old.promise, owners)
    bus.tell({ accounts: [], groups: [2] })
    old.resolve('from before')

    assert.equal(await early, 'from before')
    assert.equal(await cache.get('k', async () => 'from after', owners), 'from after')
  })

  test('does not store failures', async () => {
    const { cache } = setting()
    const owners = () => ({ groups: [2] })

    await assert.rejects(
      cache.get('k', async () => Promise.reject(new Error('lost')), owners),
      /lost/,
    )
    assert.equal(await cache.get('k', async () => 'found', owners), 'found')
  })

  test('evicts the least recently used, and stops listening once closed', async () => {
    const { bus, cache, get } = setting()
    await get()
    const first = await get({ groups: [3] }, 'first')
    for (let at = 0; at < 20_479; at += 1) await get({ groups: [at + 100] }, `k${at}`)
    assert.equal(await get({ groups: [3] }, 'first'), first)
    const again = await get()
    assert.equal(again, 20_482)

    cache.close()
    bus.tell({ accounts: [1], groups: [2] })
    assert.equal(await get(), again)
  })
})

suite('two processes on one database', async () => {
  const world = await newWorld()
  const { group, people } = world
  await world.sql(`update groups set settings = settings || '{"members_visible":"group_view_members_subs"}'`)
  const isRefused = async (person: Person) =>
    world.app
      .callAs(person.identity)
      .getmembers({ group_id: group.id })
      .then(
        () => false,
        (error: { type: string }) => error.type === 'inadequate_permissions',
      )
  /**
   * Changes a cached person and repeats a call until it is refused. Returns when the first and the last accepted call
   * were sent, and when the refused one was; measured at sending, so that a slow machine changes nothing.
   */
  async function untilRefused(person: Person, change: () => Promise<unknown>) {
    const first = performance.now()
    assert.equal(await isRefused(person), false)
    await change()
    const changed = performance.now()
    let last = changed
    for (let asked = changed; !(await isRefused(person)); asked = performance.now()) {
      last = asked
      await pause(5)
    }
    return { first, changed, last, refused: performance.now() }
  }

  test('a ban without notification is seen within a second', async () => {
    const ban = () => world.sql(`update members set status = 'sub_status_banned' where id = $1`, [people.ben.id])

    const { changed, last } = await untilRefused(people.ben, ban)

    assert.ok(last - changed < 1000, `it was not seen after ${last - changed} ms`)
  })

  test('a ban by another process is seen at once', async () => {
    const database = openDatabase({ connection: world.connection, poolSize: 2 })
    const other = await buildApp({ settings: world.settings, database, log: () => {} })
    try {
      // Without a hint the entry would expire after a second. A slow machine may take that long.
      let isHint = false
      for (let n = 0; n < 30 && !isHint; n += 1) {
        const person = await world.addPerson(`banned${n}`)
        const member_info_id = await addMembership(world, group.id, person, {})
        const ban = () => other.callAs(people.owner.identity).banmember({ member_info_id })
        const { first, refused } = await untilRefused(person, ban)
        isHint = refused - first < 1000
      }
      assert.ok(isHint, 'no ban was seen sooner than it would be without a word')
    } finally {
      await other.close()
      await database.close()
    }
  })
})
