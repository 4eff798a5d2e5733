import { ApiError } from '#contract/errors.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import type { KnownBrowser } from '../calls/identity.ts'

export type Rate = { count: number; seconds: number }

/**
 * One key per network, not per address: a home or a server usually has a whole IPv6 /64, so counting single addresses
 * would have no effect.
 */
export function networkKey(address: string): string {
  if (!address.includes(':')) return address
  const groups = ipv6Groups(address)
  // An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2).
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') {
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 255])
      .join('.')
  }
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address. */
function ipv6Groups(address: string): number[] {
  const plain = address
    .replace(/%.*/s, '')
    .replace(/(?<!\d)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) => {
      const [a, b, c, d] = bytes.map(Number) as [number, number, number, number]
      return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
    })
  const [left = [], right] = plain.split('::').map(half =>
    half
      .split(':')
      .filter(Boolean)
      .map(group => parseInt(group, 16)),
  )
  const zeros = Array<number>(right ? Math.max(0, 8 - left.length - right.length) : 0).fill(0)
  return [...left, ...zeros, ...(right ?? [])]
}

/** The rate-limit key of an anonymous call: its network, with known browsers counted separately. */
export function callerKey(caller: { address: string; knownBrowsers: readonly KnownBrowser[] }): string {
  const [known] = caller.knownBrowsers
  return known ? `${networkKey(caller.address)} of account ${known.account_id}` : networkKey(caller.address)
}

export const rateLimitError = (seconds: number): ApiError =>
  new ApiError('rate_limit', '', Math.max(1, Math.ceil(seconds)))

/** Whose calls are refused, and for how many seconds more. */
export type LimitedKey = { key: string; seconds: number }
export type RateMeter = ((key: string, rate: Rate) => void) & { limited(): LimitedKey[] }

/** `refusedUntil`: when the last refused call would have been within the rate. */
type Bucket = { level: number; at: number; refusedUntil: number }
const maxBuckets = 50_000

/** Counts in this process: a leaky bucket per key. A restart may forget plain calls. */
export function createLeakyBucket(clock: () => number = () => performance.now()): RateMeter {
  const buckets = new Map<string, Bucket>()
  const consume = (key: string, { count, seconds }: Rate): void => {
    const now = clock()
    const perMs = count / (seconds * 1000)
    const bucket = buckets.get(key) ?? { level: 0, at: now, refusedUntil: 0 }
    const level = Math.max(0, bucket.level - (now - bucket.at) * perMs)
    // Tolerates rounding errors.
    if (level + 1 > count + 1e-9) {
      const ms = (level + 1 - count) / perMs
      bucket.refusedUntil = now + ms
      throw rateLimitError(ms / 1000)
    }
    bucket.level = level + 1
    bucket.at = now
    // Evicts the oldest bucket when there are too many: a Map keeps insertion order.
    if (!buckets.has(key) && buckets.size >= maxBuckets) buckets.delete(buckets.keys().next().value!)
    buckets.set(key, bucket)
  }
  const limited = (): LimitedKey[] => {
    const now = clock()
    const refused = [...buckets].filter(([, { refusedUntil }]) => refusedUntil > now)
    return refused.map(([key, { refusedUntil }]) => ({ key, seconds: (refusedUntil - now) / 1000 }))
  }
  return Object.assign(consume, { limited })
}

// A window ends by itself, or if it began before a given time.
const isOver = `(rate_counts.window_start <= now() - make_interval(secs => :seconds) or rate_counts.window_start < :since?::timestamptz)`
// Over the rate the row is only read: if refused calls wrote it, a flood of them would wait for its lock.
const take = query(
  'rate.take',
  `with full_row as (
     select count + 1 as count, window_start from rate_counts where key = :key and count >= :count and not coalesce(${isOver}, false)
   ), taken as (
     insert into rate_counts (key) select :key where not exists (select from full_row)
     on conflict (key) do update set
       count = case when ${isOver} then 1 else rate_counts.count + 1 end,
       window_start = case when ${isOver} then now() else rate_counts.window_start end
     returning count, window_start
   )
   select count as "count!", extract(epoch from window_start + make_interval(secs => :seconds) - now())::float8 as "seconds_left!"
   from (select * from taken union all select * from full_row) counted`,
)
const forget = query('rate.forget', `delete from rate_counts where key = :key`)
const forgetUnder = query(
  'rate.forgetUnder',
  `delete from rate_counts where key = :name or starts_with(key, :name || ' ')`,
)
const sweep = query('rate.sweep', `delete from rate_counts where window_start < now() - interval '2 days'`)

/**
 * Counts in the database, for all processes: sign-ins, emails to an address. Throws over the rate, else returns the
 * count.
 */
export async function consumeQuota(tx: Tx, key: string, { count, seconds }: Rate): Promise<number> {
  const quota = await take.one(tx, { key, count, seconds, since: null })
  if (quota.count > count) throw rateLimitError(quota.seconds_left)
  return quota.count
}
/** The same for optional work: returns whether it is within the rate. Counts from before `since` are ignored. */
export async function tryConsumeQuota(
  tx: Tx,
  key: string,
  { count, seconds }: Rate,
  since: Timestamp | Temporal.Instant | null = null,
): Promise<boolean> {
  return (await take.one(tx, { key, count, seconds, since })).count <= count
}
/** A successful sign-in resets the tries. */
export async function resetQuota(tx: Tx, key: string): Promise<void> {
  await forget.run(tx, { key })
}
/** Resets all counters with this prefix. */
export async function resetQuotasUnder(tx: Tx, name: string): Promise<void> {
  await forgetUnder.run(tx, { name })
}
export async function sweepQuotas(tx: Tx): Promise<void> {
  await sweep.run(tx)
}
