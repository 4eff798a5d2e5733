import type { Value } from '#contract/enumerations.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { LimitedKey } from '#runtime/limits/rate-limiter.ts'
import type { Settings } from '#settings/index.ts'
import { LIMITS } from '#settings/limits.ts'
import { toTimestamp } from '#storage/values.ts'
import * as contract from './contract.ts'
import { fullCounters } from './store.ts'

export type RateLimitDeps = {
  settings: Settings
  /** Whom the limits of calls refuse now, in this process. */
  limitedCalls(): LimitedKey[]
}

const [minute, quarterHour, hour, day] = [60, 15 * 60, 3600, 24 * 3600]
/** Each limit with its counter keys; the longer of two prefixes comes first. */
const limits = [
  { kind: 'calls_of_account', setting: 'callsPerMinute', seconds: minute, prefixes: ['account:'] },
  { kind: 'calls_from_network', setting: 'callsPerMinuteAddress', seconds: minute, prefixes: [''] },
  { kind: 'chat_frames', setting: 'framesPerMinute', seconds: minute, prefixes: ['frames:'] },
  { kind: 'logins', setting: 'loginsPerQuarterHour', seconds: quarterHour, prefixes: ['login:'] },
  {
    kind: 'logins_from_network',
    setting: 'loginsPerQuarterHourAddress',
    seconds: quarterHour,
    prefixes: ['login-from:'],
  },
  { kind: 'codes', setting: 'codesPerQuarterHour', seconds: quarterHour, prefixes: ['two-factor:', 'recovery-code:'] },
  { kind: 'emails_to', setting: 'emailsPerHour', seconds: hour, prefixes: ['mail-asked:'] },
  {
    kind: 'emails_from',
    setting: 'emailsPerHourAddress',
    seconds: hour,
    prefixes: ['mail-asked-from:', 'private-from:', 'mail-answered:'],
  },
  { kind: 'emails_unconfirmed', setting: 'mailsPerDayUnconfirmed', seconds: day, prefixes: ['mail-to:'] },
  { kind: 'address_changes', setting: 'addressChangesPerDay', seconds: day, prefixes: ['mail-asked-by:'] },
  { kind: 'exports', setting: 'exportsPerDay', seconds: day, prefixes: ['export:'] },
] as const satisfies readonly {
  kind: Value<'rate_limit_kind'>
  setting: keyof typeof LIMITS
  seconds: number
  prefixes: readonly string[]
}[]
type Limit = (typeof limits)[number]

const inProcess = limits.slice(0, 3)
const inDatabase = limits.slice(3)
const limitOf = (among: readonly Limit[], key: string) =>
  among
    .flatMap(limit => limit.prefixes.map(prefix => ({ limit, prefix })))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)
    .find(({ prefix }) => key.startsWith(prefix))

/** Accounts are counted by their ids, everything else by addresses and networks. */
const ofAccounts: ReadonlySet<string> = new Set([
  'account:',
  'frames:',
  'two-factor:',
  'private-from:',
  'mail-asked-by:',
  'export:',
])

function callerView({ limit, prefix }: NonNullable<ReturnType<typeof limitOf>>, key: string) {
  const about = key.slice(prefix.length)
  return {
    object: 'limited_caller' as const,
    kind: limit.kind,
    about,
    user_id: ofAccounts.has(prefix) ? Number.parseInt(about) || 0 : 0,
  }
}

export const getRateLimits = ({ settings, limitedCalls }: RateLimitDeps) =>
  implement(contract.getRateLimits, async ({ tx }) => {
    const least = Math.min(...inDatabase.map(({ setting }) => settings[setting]))
    const counters = await fullCounters.all(tx, { least })
    const now = Temporal.Now.instant()
    const stored = counters.flatMap(({ key, count, window_start }) => {
      const found = limitOf(inDatabase, key)
      if (!found || count < settings[found.limit.setting]) return []
      const until = Temporal.Instant.from(window_start).add({ seconds: found.limit.seconds })
      if (Temporal.Instant.compare(until, now) <= 0) return []
      return [{ ...callerView(found, key), count, until: toTimestamp(until) }]
    })
    const calls = limitedCalls().flatMap(({ key, seconds }) => {
      const found = limitOf(inProcess, key)
      if (!found) return []
      const until = toTimestamp(now.add({ milliseconds: Math.ceil(seconds * 1000) }))
      return [{ ...callerView(found, key), count: settings[found.limit.setting], until }]
    })
    return {
      object: 'rate_limits' as const,
      limits: limits.map(({ kind, setting, seconds }) => ({
        object: 'rate_limit' as const,
        kind,
        setting: LIMITS[setting].env,
        count: settings[setting],
        seconds,
      })),
      limited: [...calls, ...stored].slice(0, 200),
    }
  })
