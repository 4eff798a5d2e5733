import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import fc from 'fast-check'
import { testDatabase } from '#test/database.ts'
import {
  networkKey,
  createLeakyBucket,
  resetQuota,
  sweepQuotas,
  consumeQuota,
  tryConsumeQuota,
} from './rate-limiter.ts'

const { database, sql, close } = await testDatabase()
after(close)

suite('the key of an address', () => {
  const cases: [address: string, key: string][] = [
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1%eth0', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:0000:0000:0000:0002', '2001:db8:0:0::/64'],
    ['2001:db8::192.0.2.1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::2', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ]
  for (const [address, key] of cases) test(`${address} counts as ${key}`, () => assert.equal(networkKey(address), key))

  test('invalid addresses are keys as well', () => {
    for (const text of ['', 'unknown', ':', ':::', 'a:b', '1.2.3.4:80', '%'])
      assert.equal(typeof networkKey(text), 'string')
  })
})

suite('the rate limiter of this process', () => {
  test('allows a burst, then the leak rate', () => {
    let now = 0
    const meter = createLeakyBucket(() => now)
    const rate = { count: 3, seconds: 60 }
    const take = (key = 'a') => {
      try {
        meter(key, rate)
        return 'taken'
      } catch (error) {
        const { type, retryAfter } = error as { type: string; retryAfter: number }
        return `${type} ${retryAfter}`
      }
    }

    assert.deepEqual([take(), take(), take(), take()], ['taken', 'taken', 'taken', 'rate_limit 20'])
    assert.equal(take('b'), 'taken')
    now = 5000
    assert.equal(take(), 'rate_limit 15')
    now = 20_000
    assert.deepEqual([take(), take()], ['taken', 'rate_limit 20'])
    now = 1_000_000
    assert.deepEqual([take(), take(), take(), take()], ['taken', 'taken', 'taken', 'rate_limit 20'])
  })

  test('allows again after the time it reports, whatever the rate', () => {
    const rates = fc.record({ count: fc.integer({ min: 1, max: 5000 }), seconds: fc.integer({ min: 1, max: 900 }) })
    const waits = fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 30 })
    fc.assert(
      fc.property(rates, waits, (rate, pauses) => {
        let now = 12_345.678
        const meter = createLeakyBucket(() => now)
        const taken = () => {
          try {
            meter('a', rate)
            return 0
          } catch (error) {
            return (error as { retryAfter: number }).retryAfter
          }
        }
        for (let at = 0; at < rate.count; at += 1) assert.equal(taken(), 0)
        for (const pause of pauses) {
          now += pause
          const wait = taken()
          if (wait === 0) continue
          now += wait * 1000
          assert.equal(taken(), 0)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('evicts the oldest key when there are too many', () => {
    const meter = createLeakyBucket(() => 0)
    const rate = { count: 1, seconds: 60 }
    meter('first', rate)
    assert.throws(() => meter('first', rate), { type: 'rate_limit' })

    for (let at = 0; at < 50_000; at += 1) meter(String(at), rate)

    meter('first', rate)
    assert.throws(() => meter('49999', rate), { type: 'rate_limit' })
  })
})

suite('the counters shared by all processes', () => {
  const rate = { count: 20, seconds: 60 }
  const left = async (key: string) => (await sql(`select count from rate_counts where key = $1`, [key]))[0]?.['count']

  test('fifty concurrent calls are counted exactly', async () => {
    const taken = await Promise.allSettled(Array.from({ length: 50 }, () => consumeQuota(database.read, 'k', rate)))

    const refused = taken.filter(outcome => outcome.status === 'rejected')
    const counted = Number(await left('k'))
    assert.equal(refused.length, 30)
    // Those that came at the same moment; later ones only read.
    assert.ok(counted >= 20 && counted <= 50, String(counted))
    for (const { reason } of refused) {
      const { type, retryAfter } = reason as { type: string; retryAfter: number }
      // One that had to wait began before the window did.
      assert.ok(type === 'rate_limit' && retryAfter > 50 && retryAfter <= 61, `${type} ${retryAfter}`)
    }
  })

  test('calls over the limit are rejected without writing', async () => {
    const row = () => sql(`select count, ctid::text, xmin::text, xmax::text from rate_counts where key = 'k'`)
    const before = await row()

    for (let n = 0; n < 3; n += 1) await assert.rejects(consumeQuota(database.read, 'k', rate), { type: 'rate_limit' })

    assert.deepEqual(await row(), before)
  })

  test('a window ends, and a success resets the attempts', async () => {
    await sql(`update rate_counts set window_start = now() - interval '60 seconds' where key = 'k'`)
    await consumeQuota(database.read, 'k', rate)
    assert.equal(await left('k'), 1)

    await resetQuota(database.read, 'k')
    assert.equal(await left('k'), undefined)
  })

  test('optional work is skipped over the limit, and earlier counts can be reset', async () => {
    const once = { count: 1, seconds: 60 }
    const now = Temporal.Now.instant()

    const taken = [
      await tryConsumeQuota(database.read, 'once', once),
      await tryConsumeQuota(database.read, 'once', once),
      await tryConsumeQuota(database.read, 'once', once, now.subtract({ hours: 1 })),
      await tryConsumeQuota(database.read, 'once', once, now.add({ hours: 1 })),
    ]

    assert.deepEqual(taken, [true, false, false, true])
  })

  test('old counters are deleted', async () => {
    for (const key of ['old', 'new']) await consumeQuota(database.read, key, rate)
    await sql(`update rate_counts set window_start = now() - interval '3 days' where key = 'old'`)

    await sweepQuotas(database.read)

    assert.deepEqual([await left('old'), await left('new')], [undefined, 1])
  })
})
