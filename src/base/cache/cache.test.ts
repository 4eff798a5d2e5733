import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { createCache, createLoadingCache, createVersionedCache } from './cache.ts'
import { cacheStatistics } from './statistics.ts'

suite('a cache', () => {
  test('stays within its byte limit and evicts the least recently used entries first', () => {
    const cache = createCache<number>('messages', { bytes: 30 })
    for (const n of [1, 2, 3]) cache.set(`${n}`, n, 10)
    assert.equal(cache.get('1'), 1)

    cache.set('4', 4, 10)

    assert.deepEqual(
      ['1', '2', '3', '4'].map(key => cache.get(key)),
      [1, undefined, 3, 4],
    )
  })

  test('counts a replaced entry once', () => {
    const cache = createCache<string>('messages', { bytes: 30 })
    cache.set('other', 'other', 10)
    for (const value of ['a', 'b', 'c']) cache.set('same', value, 15)

    assert.deepEqual([cache.get('same'), cache.get('other')], ['c', 'other'])
  })

  test('does not store entries larger than its budget, and evicts nothing for them', () => {
    const cache = createCache<number>('messages', { bytes: 30 })
    cache.set('small', 1, 10)
    cache.set('large', 2, 31)

    assert.deepEqual([cache.get('small'), cache.get('large')], [1, undefined])
  })

  test('does not return expired entries', () => {
    let now = 1
    const cache = createCache<number>('messages', { bytes: 30, clock: () => now })
    cache.set('hour', 1, 10)
    cache.set('minute', 2, 10, 60_000)
    const found = () => [cache.get('hour'), cache.get('minute')]

    now += 60_000
    assert.deepEqual(found(), [1, 2])
    now += 1
    assert.deepEqual(found(), [1, undefined])
    now += 3_540_000
    assert.deepEqual(found(), [undefined, undefined])
  })

  test('counts entries if no size is given', () => {
    const cache = createCache<number>('page tokens', { bytes: 1024 })
    for (const n of [1, 2, 3]) cache.set(`${n}`, n)

    assert.deepEqual([cache.get('1'), cache.get('2'), cache.get('3')], [undefined, 2, 3])
  })

  test('knows whether a key was requested before', () => {
    const cache = createCache<number>('messages')

    assert.deepEqual([cache.isRepeat('a'), cache.isRepeat('b'), cache.isRepeat('a')], [false, false, true])
  })

  test('counts hits, misses and evictions under its name, and its size', () => {
    const before = cacheStatistics()['feed topics']
    const cache = createCache<number>('feed topics', { bytes: 30 })
    for (const n of [1, 2, 3, 4]) cache.set(`${n}`, n, 10)
    for (const key of ['1', '2', '3', '5']) cache.get(key)
    const after = cacheStatistics()['feed topics']

    const names = ['hits', 'misses', 'evictions', 'entries', 'bytes'] as const
    assert.deepEqual(
      names.map(name => after[name] - before[name]),
      [2, 2, 1, 3, 30],
    )
    assert.equal(cache.peek('4'), 4)
  })
})

suite('a loading cache', () => {
  const setting = () => {
    const clock = { now: 1 }
    const cache = createLoadingCache<number>('DNS records', { bytes: 2048, clock: () => clock.now })
    let loads = 0
    return { clock, cache, load: async () => (loads += 1) }
  }

  test('loads once for concurrent callers until the entry expires', async () => {
    const { clock, cache, load } = setting()

    assert.deepEqual(await Promise.all([cache.get('a', load), cache.get('a', load)]), [1, 1])
    clock.now += 60_000
    assert.equal(await cache.get('a', load), 1)
    clock.now += 1
    assert.equal(await cache.get('a', load), 2)
  })

  test('caches a failure only for the configured time', async () => {
    const { clock, cache, load } = setting()
    const fail = (stored: { ttl?: number }, ttl?: number) => {
      if (ttl !== undefined) stored.ttl = ttl
      return Promise.reject(new Error('lost'))
    }

    await assert.rejects(cache.get('a', fail), /lost/)
    assert.equal(await cache.get('a', load), 1)
    await assert.rejects(
      cache.get('b', stored => fail(stored, 1000)),
      /lost/,
    )
    await assert.rejects(cache.get('b', load), /lost/)
    clock.now += 1001
    assert.equal(await cache.get('b', load), 2)
  })

  test('counts a result by its size', async () => {
    const { cache, load } = setting()
    const large = (stored: { bytes?: number }) => {
      stored.bytes = 2000
      return load()
    }

    await cache.get('a', load)
    await cache.get('b', large)
    assert.deepEqual([await cache.get('b', load), await cache.get('a', load)], [2, 3])
  })
})

suite('a versioned cache', () => {
  const versionOf = (version: string | null) => async () => version

  test('returns only the value of the current version', async () => {
    const cache = createVersionedCache<string>('messages')
    cache.set('bread', 'v1', 'rye', 10)

    assert.equal(await cache.find('bread', versionOf('v1')), 'rye')
    assert.equal(await cache.find('bread', versionOf('v2')), undefined)
    assert.equal(await cache.find('bread', versionOf(null)), undefined)
    cache.set('bread', 'v2', 'spelt', 10)
    assert.equal(await cache.find('bread', versionOf('v2')), 'spelt')
    assert.equal(await cache.find('bread', versionOf('v1')), undefined)
  })

  test('reads a version only for comparison', async () => {
    const cache = createVersionedCache<string>('messages')

    assert.equal(await cache.find('bread', () => Promise.reject(new Error('it was read'))), undefined)
  })

  test('holds a limited number of versions of a list page, then starts over', async () => {
    const cache = createVersionedCache<number>('list pages')
    const found = async () =>
      (await Promise.all([1, 8, 9].map(n => cache.find('list', versionOf(`v${n}`))))).map(value => value ?? null)

    for (let n = 1; n <= 8; n += 1) cache.set('list', `v${n}`, n, 10)
    assert.deepEqual(await found(), [1, 8, null])
    cache.set('list', 'v9', 9, 10)
    assert.deepEqual(await found(), [null, null, 9])
  })

  test('counts an entry of another version as a miss', async () => {
    const before = cacheStatistics().messages
    const cache = createVersionedCache<string>('messages')
    cache.set('bread', 'v1', 'rye', 10)
    for (const version of ['v1', 'v2']) await cache.find('bread', versionOf(version))
    const after = cacheStatistics().messages

    assert.deepEqual([after.hits - before.hits, after.misses - before.misses], [1, 1])
  })

  test('stores entries that are requested again or were stored before', () => {
    const cache = createVersionedCache<string>('messages')

    assert.deepEqual([cache.wants('bread'), cache.wants('bread'), cache.wants('bread')], [false, true, false])
    cache.set('bread', 'v1', 'rye', 10)
    assert.equal(cache.wants('bread'), true)
  })
})
