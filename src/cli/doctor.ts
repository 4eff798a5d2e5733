import { DEFAULT_LOCALE, messageFor, messagesFor, type Messages } from '#locales/index.ts'
import { wrong, type Finding } from '#health/finding.ts'
import { examine } from '#health/index.ts'
import type { Installation } from '#health/installation.ts'
import { withExistingDatabase } from '#open-app.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import { describeSettings, SettingsError, type Settings } from '#settings/index.ts'
import { hasEmbedded } from '#storage/embedded/index.ts'
import type { Command } from './command.ts'
import { installedSettings } from './installation.ts'

type Setting = ReturnType<typeof describeSettings>[number]
type Report = { settings: Setting[]; checks: Finding[] }

export const doctor: Command = {
  usage: 'doctor [--json]',
  words: [0, 0],
  options: { json: { type: 'boolean' } },
  async run({ values }, t) {
    // Programs compare the JSON, so it is always in English.
    const report = await reportOn(values['json'] ? messagesFor(DEFAULT_LOCALE) : t)
    if (values['json']) console.log(JSON.stringify(report, undefined, 2))
    else for (const line of print(report, t.doctor)) console.log(stripControlChars(line))
    return report.checks.some(({ state }) => state === 'wrong') ? 1 : 0
  },
}

async function reportOn(t: Messages): Promise<Report> {
  let settings: Settings
  try {
    settings = installedSettings(t)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return {
      settings: [],
      checks: error.problems.map(problem => wrong(t.doctor.checks.settings, problem(t), t.doctor.changeSetting)),
    }
  }
  return { settings: describeSettings(settings, t), checks: await examine(installationOf(settings), t) }
}

const installationOf = (settings: Settings): Installation => ({
  settings,
  async withDatabase(work) {
    const isMade = settings.databaseUrl !== undefined || (await hasEmbedded(settings.data))
    return isMade ? withExistingDatabase(settings, (database, server) => work({ ...server, database })) : null
  },
})

function print({ settings, checks: findings }: Report, t: Messages['doctor']): string[] {
  const columns = settings.map(({ name, value, source }) => [
    name,
    value || t.none,
    source === 'default' ? '' : `(${messageFor(t.sources, source) ?? source})`,
  ])
  const width = Math.max(0, ...findings.map(({ check }) => check.length))
  return [
    ...table(columns),
    ...(settings.length > 0 ? [''] : []),
    ...findings.flatMap(finding => [
      `${t.states[finding.state].padEnd(7)}  ${finding.check.padEnd(width)}  ${finding.found}`,
      ...(finding.state === 'ok' ? [] : [`${''.padEnd(7)}  ${''.padEnd(width)}  → ${finding.cure}`]),
    ]),
  ]
}

function table(rows: string[][]): string[] {
  const widths = [0, 1].map(column => Math.max(0, ...rows.map(row => Math.min(row[column]!.length, 60))))
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
