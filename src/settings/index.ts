import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse, TomlError } from 'smol-toml'
import type { Messages } from '#locales/index.ts'
import { LocalizedError, type LocalizedText } from '#locales/localized-error.ts'
import { isPublicName, type SettingKind, type Value } from './setting-kinds.ts'
import type { SavedSettings } from './installation-file.ts'
import { type Setting, SETTINGS } from './table.ts'

type Table = typeof SETTINGS

export type SettingName = keyof Table

type ValueOf<Row> = Row extends { kind: SettingKind<infer T> }
  ? Row extends { default: unknown }
    ? T
    : T | undefined
  : never

/** All settings. */
export type Settings = Readonly<
  { [Name in SettingName]: ValueOf<Table[Name]> } & {
    /** The source of each value: `default`, `last start`, `environment`, or the path of the file. */
    sources: Readonly<Record<SettingName, string>>
  }
>

type SettingInput = { text: string; source: string; called: LocalizedText; folder: string }

const CONFIG = 'FOLKMOOT_CONFIG'
const ROWS = rowsOf(SETTINGS)
const BY_TOML_KEY = new Map(
  ROWS.flatMap(([name, row]) =>
    [row.toml, row.formerly?.toml].flatMap(key => (key === undefined ? [] : [[key, { name, row }] as const])),
  ),
)

/** The settings cannot be used; every problem is one sentence that names its setting. */
export class SettingsError extends LocalizedError {
  override name = 'SettingsError'
  readonly problems: readonly LocalizedText[]

  constructor(problems: readonly LocalizedText[]) {
    super(t => problems.map(problem => problem(t)).join('\n'))
    this.problems = problems
  }
}

type SettingSources = {
  env: Record<string, string | undefined>
  cwd: string
  /** The settings of the last start; they only replace defaults. */
  saved?: SavedSettings
}

/** Reads the environment and folkmoot.toml; the environment wins. */
export function loadSettings({ env, cwd, saved = {} }: SettingSources): Settings {
  const problems = unknownVariables(env)
  const given = {
    ...fromTexts(saved, 'last start', cwd),
    ...fromFile(env[CONFIG], cwd, problems),
    ...fromTexts(env, 'environment', cwd),
  }
  const values: Record<string, Value> = {}
  const sources: Record<string, string> = {}
  for (const [name, row] of ROWS) {
    const value = given[name]
    values[name] = value === undefined ? defaultOf(row, values, cwd) : row.kind.read(value.text, value.folder)
    sources[name] = value?.source ?? 'default'
    if (value === undefined || values[name] !== undefined) continue
    problems.push(wrongValue(value.called, row.kind, JSON.stringify(value.text)))
    // The defaults derived from this one would fail for a reason that is not theirs.
    values[name] = defaultOf(row, values, cwd)
  }
  const settings = Object.freeze({ ...values, sources: Object.freeze(sources) })
  if (!isComplete(settings)) throw new Error('a default in the table of settings is not of its own kind')
  problems.push(...contradictions(settings))
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

/** The language that the environment or folkmoot.toml sets, whatever else may be wrong with them. */
export function configuredLanguage({ env, cwd }: SettingSources): Settings['language'] | undefined {
  const given = { ...fromFile(env[CONFIG], cwd, []), ...fromTexts(env, 'environment', cwd) }
  return SETTINGS.language.kind.read(given.language?.text ?? '', cwd)
}

/** The settings and their sources for display: of a secret only the server's name is shown. */
export function describeSettings(
  settings: Settings,
  { doctor: t }: Messages,
): { name: string; value: string; source: string }[] {
  return ROWS.map(([name, row]) => ({
    name: row.env,
    value: displayValue(settings[name], row.kind, t.values),
    source: settings.sources[name],
  }))
}

function displayValue(value: Value, kind: SettingKind, t: Messages['doctor']['values']): string {
  if (value === undefined) return t.notSet
  if (kind.secret && typeof value === 'string') {
    const url = URL.parse(value)
    return url ? t.partlyHidden({ start: `${url.protocol}//${url.hostname}` }) : t.hidden
  }
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'object' ? value.join(', ') : String(value)
}

function rowsOf<Name extends string>(table: Record<Name, Setting>): [Name, Setting][] {
  const rows: [Name, Setting][] = []
  for (const name in table) rows.push([name, table[name]])
  return rows
}

function isComplete(values: object): values is Settings {
  const there = new Map(Object.entries(values))
  return ROWS.every(([name, row]) => row.default === undefined || there.get(name) !== undefined)
}

// Table order guarantees that the settings a default is derived from are already there.
function defaultOf(row: Setting, values: Record<string, Value>, cwd: string): Value {
  if (row.default === undefined) return undefined
  const text = typeof row.default === 'string' ? row.default : row.default(name => String(values[name]))
  return row.kind.read(text, cwd)
}

// An empty variable counts as not set, as in compose files.
function fromTexts(
  texts: Record<string, string | undefined>,
  source: string,
  cwd: string,
): Partial<Record<SettingName, SettingInput>> {
  return Object.fromEntries(
    ROWS.flatMap(([name, row]) => {
      const called = [row.env, row.formerly?.env ?? ''].find(variable => texts[variable]?.trim())
      return called ? [[name, { text: texts[called]!.trim(), source, called: () => called, folder: cwd }]] : []
    }),
  )
}

function fromFile(
  config: string | undefined,
  cwd: string,
  problems: LocalizedText[],
): Partial<Record<SettingName, SettingInput>> {
  const file = resolve(cwd, config || 'folkmoot.toml')
  const given: Partial<Record<SettingName, SettingInput>> = {}
  for (const [key, value] of leaves(readToml(file, config, problems))) {
    const called: LocalizedText = t => t.settingsErrors.keyInFile({ key, file })
    const known = BY_TOML_KEY.get(key)
    if (known === undefined) {
      problems.push(notSetting(called, key, [...BY_TOML_KEY.keys()]))
      continue
    }
    const text = textOf(value, known.row.kind)
    if (text === undefined) problems.push(wrongValue(called, known.row.kind, JSON.stringify(value)))
    else given[known.name] = { text, source: file, called, folder: dirname(file) }
  }
  return given
}

function readToml(file: string, config: string | undefined, problems: LocalizedText[]): object {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // The parser's own message quotes the surrounding lines, which may contain a password.
    if (error instanceof TomlError) {
      const place = { file, line: String(error.line), column: String(error.column) }
      problems.push(t => t.settingsErrors.notToml(place))
    } else if (config) {
      problems.push(t => t.settingsErrors.unreadableFile({ setting: CONFIG, file, code: String(code) }))
    } else if (code !== 'ENOENT') {
      problems.push(t => t.settingsErrors.unreadable({ file, code: String(code) }))
    }
    return {}
  }
}

// `domain` in the section `[mail]` is the key mail.domain.
function leaves(table: object, prefix = ''): [string, unknown][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    const isSection = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    return isSection ? leaves(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value] satisfies [string, unknown]]
  })
}

function textOf(value: unknown, kind: SettingKind): string | undefined {
  const isList = Array.isArray(value) && value.every(entry => typeof entry === 'string')
  const form = isList ? 'list' : typeof value
  if (!(kind.tomlTypes ?? ['string']).some(allowed => allowed === form)) return undefined
  return isList ? value.join(',') : String(value).trim()
}

function unknownVariables(env: Record<string, string | undefined>): LocalizedText[] {
  const names = [CONFIG, ...ROWS.map(([, row]) => row.env)]
  const formerNames = ROWS.map(([, row]) => row.formerly?.env)
  return Object.keys(env)
    .filter(name => name.startsWith('FOLKMOOT_') && !names.includes(name) && !formerNames.includes(name))
    .map(name => notSetting(() => name, name, names))
}

function contradictions(settings: Settings): LocalizedText[] {
  const { url, filesUrl, tlsCert, tlsKey, databaseUrl, databaseReadUrl, port, httpPort, smtpPort, lmtpPort } = settings
  const ports = [port, httpPort, smtpPort, lmtpPort].filter(number => number !== 'off' && number !== 0)
  const { smtpRelay, smtpRelayTls } = settings
  const { idpaIssuer, idpaClientId, idpaClientSecret, idpaIosClientId, idpaAndroidClientId, idpaName } = settings
  const { idpbIssuer, idpbClientId, idpbClientSecret, idpbIosClientId, idpbAndroidClientId, idpbName } = settings
  const providers = [
    ['IDPA', [idpaIssuer, idpaClientId, idpaClientSecret], [idpaIosClientId, idpaAndroidClientId, idpaName]],
    ['IDPB', [idpbIssuer, idpbClientId, idpbClientSecret], [idpbIosClientId, idpbAndroidClientId, idpbName]],
  ] as const
  const rules: [boolean, LocalizedText][] = [
    [
      (tlsCert === undefined) !== (tlsKey === undefined),
      t => t.settingsErrors.together({ names: 'FOLKMOOT_TLS_CERT', last: 'FOLKMOOT_TLS_KEY' }),
    ],
    [
      (settings.acmeEabKid === undefined) !== (settings.acmeEabKey === undefined),
      t => t.settingsErrors.together({ names: 'FOLKMOOT_ACME_EAB_KID', last: 'FOLKMOOT_ACME_EAB_KEY' }),
    ],
    [
      [settings.s3Endpoint, settings.s3Bucket, settings.s3AccessKey, settings.s3SecretKey].some(
        (value, _, all) => (value === undefined) !== (all[0] === undefined),
      ),
      t =>
        t.settingsErrors.together({
          names: 'FOLKMOOT_S3_ENDPOINT, FOLKMOOT_S3_BUCKET, FOLKMOOT_S3_ACCESS_KEY',
          last: 'FOLKMOOT_S3_SECRET_KEY',
        }),
    ],
    ...providers.map(([name, needed, extra]): [boolean, LocalizedText] => [
      needed.some(value => value === undefined) && [...needed, ...extra].some(value => value !== undefined),
      t =>
        t.settingsErrors.together({
          names: `FOLKMOOT_${name}_ISSUER, FOLKMOOT_${name}_CLIENT_ID`,
          last: `FOLKMOOT_${name}_CLIENT_SECRET`,
        }),
    ]),
    [settings.acme !== 'off' && tlsCert !== undefined, t => t.settingsErrors.acmeAndFiles],
    [settings.acme !== 'off' && !isPublicName(new URL(url).hostname), t => t.settingsErrors.acmeName],
    [filesUrl !== undefined && new URL(filesUrl).hostname === new URL(url).hostname, t => t.settingsErrors.sameHost],
    [databaseReadUrl !== undefined && !databaseUrl, t => t.settingsErrors.replicaAlone],
    [new Set(ports).size < ports.length, t => t.settingsErrors.samePort],
    [smtpRelayTls === 'off' && smtpRelay?.startsWith('smtps:') === true, t => t.settingsErrors.relayTls],
  ]
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []))
}

// A URL may contain a password even where none belongs, so it is not repeated.
function wrongValue(called: LocalizedText, kind: SettingKind, value: string): LocalizedText {
  const mayRepeat = !kind.secret && !value.includes('@') && value.length <= 100
  return t => {
    const [setting, expected] = [called(t), kind.expects(t)]
    return mayRepeat
      ? t.settingsErrors.wrongValue({ setting, expected, value })
      : t.settingsErrors.wrongSecret({ setting, expected })
  }
}

function notSetting(called: LocalizedText, name: string, names: readonly string[]): LocalizedText {
  const [nearest] = names
    .map(candidate => ({ candidate, steps: stepsBetween(name, candidate) }))
    .filter(({ candidate, steps }) => steps <= Math.max(2, candidate.length / 4))
    .toSorted((a, b) => a.steps - b.steps)
  return t => {
    const sentence = t.settingsErrors.unknown({ setting: called(t) })
    return nearest ? `${sentence} ${t.settingsErrors.didYouMean({ name: nearest.candidate })}` : sentence
  }
}

// A missing section or an extra prefix is closer than any typo.
function stepsBetween(name: string, candidate: string): number {
  if (name.endsWith(`_${candidate}`) || candidate.endsWith(`.${name}`)) return 0
  return editSteps(name.replace(/^FOLKMOOT_/, ''), candidate.replace(/^FOLKMOOT_/, ''))
}

// Levenshtein distance, one row at a time.
function editSteps(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of from.split('').entries()) {
    const next = [index + 1]
    for (const [column, other] of to.split('').entries()) {
      const replace = row[column]! + (letter === other ? 0 : 1)
      next.push(Math.min(replace, row[column + 1]! + 1, next[column]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
