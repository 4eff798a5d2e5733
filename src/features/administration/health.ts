import { messagesFor, type Locale, type Messages } from '#locales/index.ts'
import type { Value } from '#contract/enumerations.ts'
import { implement } from '#runtime/calls/handler.ts'
import { version } from '#runtime/process/version.ts'
import { describeSettings, type Settings } from '#settings/index.ts'
import type { Tx } from '#storage/database.ts'
import { now, toTimestamp } from '#storage/values.ts'
import { localeOf } from '../accounts/index.ts'
import * as contract from './contract.ts'
import { countAll } from './store.ts'

type HealthCheck = {
  check: string
  area: Value<'health_area'>
  state: Value<'health_state'>
  found: string
  cure?: string
  failed_jobs?: number
  local_emails?: number
  queued_emails?: number
  record?: { type: string; name: string; value: string }
}
export type HealthDeps = {
  settings: Settings
  /** Looks at the installation as `doctor` does. */
  examine(t: Messages): Promise<HealthCheck[]>
}

const countsOf = ({ failed_jobs, local_emails, queued_emails }: HealthCheck): Value<'health_count'> | '' => {
  if (failed_jobs !== undefined) return 'failed_jobs'
  if (queued_emails !== undefined) return 'queued_emails'
  return local_emails === undefined ? '' : 'local_emails'
}

const maxAgeMs = 60_000
const started = toTimestamp(Temporal.Now.instant().subtract({ milliseconds: Math.round(performance.now()) }))

export function getHealth({ examine }: HealthDeps) {
  const cached = new Map<Locale, { until: number; report: ReturnType<typeof reportOn> }>()

  async function reportOn(tx: Tx, locale: Locale) {
    const [checks, counts] = await Promise.all([examine(messagesFor(locale)), countAll.one(tx)])
    return {
      object: 'health' as const,
      checked: now(),
      started,
      version,
      node_version: process.versions.node,
      ...counts,
      checks: checks.map(finding => ({
        object: 'health_check' as const,
        check: finding.check,
        area: finding.area,
        state: finding.state,
        found: finding.found,
        cure: finding.cure ?? '',
        counts: countsOf(finding),
        record: finding.record ? { object: 'dns_record' as const, ...finding.record } : null,
      })),
    }
  }

  return implement(contract.getHealth, ({ tx, account, params }) => {
    const locale = localeOf(account, params.locale)
    const recent = cached.get(locale)
    if (recent && !params.again && recent.until > performance.now()) return recent.report
    const report = reportOn(tx, locale)
    cached.set(locale, { until: performance.now() + maxAgeMs, report })
    report.catch(() => cached.delete(locale))
    return report
  })
}

const sources: ReadonlySet<string> = new Set(['default', 'environment'])

export const getSettings = ({ settings }: HealthDeps) =>
  implement(contract.getSettings, async ({ account, params }) => ({
    object: 'installation_settings' as const,
    settings: describeSettings(settings, messagesFor(localeOf(account, params.locale))).map(
      ({ name, value, source }) => ({
        object: 'installation_setting' as const,
        name,
        value,
        source: sourceOf(source),
        file: sourceOf(source) === 'file' ? source : '',
      }),
    ),
  }))

function sourceOf(source: string): Value<'setting_source'> {
  if (source === 'last start') return 'last_start'
  return sources.has(source) ? (source as Value<'setting_source'>) : 'file'
}
