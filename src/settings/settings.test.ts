import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import { settingsReference } from '../../tools/reference/settings.ts'
import { SETTINGS } from './table.ts'
import { describeSettings, loadSettings, type Settings, SettingsError } from './index.ts'
import { lastDue, parseBackupSchedule } from './backup-schedule.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-settings-'))
after(() => rm(folder, { recursive: true }))

const empty = join(folder, 'no-file-here')
const toml = join(folder, 'folkmoot.toml')

function load(env: Record<string, string> = {}, cwd = empty): Settings {
  return loadSettings({ env, cwd })
}

async function loadFile(text: string, env: Record<string, string> = {}): Promise<Settings> {
  await writeFile(toml, text)
  return load(env, folder)
}

function attempt(work: () => unknown): SettingsError | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof SettingsError) return error
    throw error
  }
  return undefined
}

const problemsOf = (env: Record<string, string>, cwd = empty): readonly string[] =>
  attempt(() => load(env, cwd))?.message.split('\n') ?? []

async function problemsOfFile(text: string): Promise<readonly string[]> {
  await writeFile(toml, text)
  return problemsOf({}, folder)
}

test('without settings the defaults apply', () => {
  const { sources, ...values } = load({ PATH: '/bin', HOME: '/root' }, '/srv/folkmoot')

  assert.deepEqual(values, {
    data: '/srv/folkmoot/data',
    host: '127.0.0.1',
    port: 8443,
    metrics: 'off',
    drainSeconds: 0,
    httpPort: 8080,
    trustedProxies: [],
    tlsCert: undefined,
    tlsKey: undefined,
    tracing: undefined,
    tracingPercent: 100,
    acme: 'off',
    acmeEmail: undefined,
    acmeHosts: [],
    acmeFolder: undefined,
    acmeChallenge: 'http-01',
    acmeEabKey: undefined,
    acmeEabKid: undefined,
    acmeCa: undefined,
    url: 'https://localhost:8443',
    oldHosts: [],
    language: 'en',
    filesUrl: undefined,
    framesPerMinute: 300,
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    backup: undefined,
    backupFolder: '/srv/folkmoot/data/backups',
    backupFiles: 'copy',
    blobs: '/srv/folkmoot/data/blobs',
    natsUrl: undefined,
    s3Endpoint: undefined,
    s3Bucket: undefined,
    s3Region: 'us-east-1',
    s3AccessKey: undefined,
    s3SecretKey: undefined,
    s3NewFiles: true,
    pictureNetworks: [],
    webhookNetworks: [],
    mailDomain: 'localhost',
    smtpPort: 2525,
    lmtpPort: 'off',
    mailTrust: [],
    mailAuthserv: undefined,
    mailUnproven: 'hold',
    virusScan: undefined,
    smtpRelay: undefined,
    smtpRelayTls: 'opportunistic',
    mailCopies: 'personal',
    loginByGet: false,
    secretFile: undefined,
    breachedPasswords: undefined,
    revealAddresses: false,
    searchMemory: 50_331_648,
    idpaIssuer: undefined,
    idpaClientId: undefined,
    idpaClientSecret: undefined,
    idpaIosClientId: undefined,
    idpaAndroidClientId: undefined,
    idpaName: undefined,
    idpbIssuer: undefined,
    idpbClientId: undefined,
    idpbClientSecret: undefined,
    idpbIosClientId: undefined,
    idpbAndroidClientId: undefined,
    idpbName: undefined,
    defaultPlan: 'group_plan_premium',
    directAddsPerDay: 100,
    directAddsPerDayAccount: 200,
    logLevel: 'info',
    roles: ['web', 'api', 'live', 'mail-in', 'mail-out', 'worker'],
    maxBody: 4 * 1024 * 1024,
    maxUpload: 25 * 1024 * 1024,
    maxText: 1024 * 1024,
    maxAttachments: 100,
    groupStorage: 20 * 1024 ** 3,
    connections: 10_000,
    connectionsAddress: 1000,
    smtpConnections: 500,
    smtpConnectionsAddress: 50,
    activityDays: 'forever',
    ledgerDays: 90,
    deliveryDays: 90,
    bounceDays: 90,
    notificationDays: 28,
    exportDays: 3,
    bodies: 64 * 1024 * 1024,
    bodiesAddress: 16 * 1024 * 1024,
    uploads: 2 * 1024 * 1024 * 1024,
    uploadsAddress: 500 * 1024 * 1024,
    bodyRate: 1024,
    callsAtOnce: 6,
    callsAtOnceAddress: 24,
    callsWaiting: 500,
    turnPatience: 15,
    callSeconds: 50,
    callsPerMinute: 1200,
    callsPerMinuteAddress: 2400,
    loginsPerQuarterHour: 10,
    loginsPerQuarterHourAddress: 50,
    largestMail: 15 * 1024 * 1024,
    mailsPerDayUnconfirmed: 3,
    emailsPerHour: 5,
    emailsPerHourAddress: 30,
    addressChangesPerDay: 5,
    codesPerQuarterHour: 5,
    exportsPerDay: 10,
  })
  assert.deepEqual(new Set(Object.values(sources)), new Set(['default']))
})

test('settings are immutable', () => {
  const settings = load()

  assert.ok(Object.isFrozen(settings))
  assert.ok(Object.isFrozen(settings.sources))
  assert.ok(Object.isFrozen(settings.trustedProxies))
})

test('derived defaults follow other settings', () => {
  const byPort = load({ FOLKMOOT_PORT: '9443', FOLKMOOT_DATA: '/data' })
  const byUrl = load({ FOLKMOOT_URL: 'https://Groups.Example.org/', FOLKMOOT_BLOBS: 'blobs' }, '/srv')
  const byAddress = load({ FOLKMOOT_URL: 'https://[2001:db8::5]:8443' })

  assert.deepEqual([byPort.url, byPort.blobs], ['https://localhost:9443', '/data/blobs'])
  assert.deepEqual(
    [byUrl.url, byUrl.mailDomain, byUrl.blobs],
    ['https://groups.example.org', 'groups.example.org', '/srv/blobs'],
  )
  assert.equal(byAddress.mailDomain, 'localhost')
})

test('the environment wins over the file, and the file over the defaults', async () => {
  const settings = await loadFile('url = "https://a.example.org"\n[listen]\nport = 9000\nhttp_port = 9001\n', {
    FOLKMOOT_PORT: '9999',
    FOLKMOOT_HTTP_PORT: '',
  })

  const { url, port, httpPort, smtpPort, sources } = settings
  assert.deepEqual([url, port, httpPort, smtpPort], ['https://a.example.org', 9999, 9001, 2525])
  assert.deepEqual(
    [sources.url, sources.port, sources.httpPort, sources.smtpPort],
    [toml, 'environment', toml, 'default'],
  )
})

test('the file can be given, its relative paths start at its folder, and every kind can be written in it', async () => {
  const file = join(folder, 'other.toml')
  await writeFile(
    file,
    `data = "kept"
     [listen]
     http_port = "off"
     trusted_proxies = ["10.0.0.0/8", "::1"]
     [mail]
     smtp_port = false
     [accounts]
     login_by_get = true
     [limits]
     body = 2048
     upload = "1 GiB"
     [groups]
     direct_adds_per_day = 0
     [log]`,
  )

  const settings = load({ FOLKMOOT_CONFIG: 'other.toml' }, folder)

  assert.equal(settings.data, join(folder, 'kept'))
  assert.deepEqual([settings.httpPort, settings.smtpPort, settings.loginByGet], ['off', 'off', true])
  assert.deepEqual(settings.trustedProxies, ['10.0.0.0/8', '::1'])
  assert.deepEqual([settings.maxBody, settings.maxUpload, settings.directAddsPerDay], [2048, 1024 ** 3, 0])
})

test('all ports may be 0, to let the system choose', () => {
  const { port, httpPort, smtpPort } = load({ FOLKMOOT_PORT: '0', FOLKMOOT_HTTP_PORT: '0', FOLKMOOT_SMTP_PORT: '0' })

  assert.deepEqual([port, httpPort, smtpPort], [0, 0, 0])
})

test('an identity provider needs issuer, client id and secret', () => {
  const whole = {
    FOLKMOOT_IDPA_ISSUER: 'https://id.example.org/realm',
    FOLKMOOT_IDPA_CLIENT_ID: 'folkmoot',
    FOLKMOOT_IDPA_CLIENT_SECRET: 's3cret',
  }
  const together = (name: string) =>
    `FOLKMOOT_${name}_ISSUER, FOLKMOOT_${name}_CLIENT_ID and FOLKMOOT_${name}_CLIENT_SECRET must be set together.`

  const settings = load(whole)

  assert.equal(settings.idpaIssuer, 'https://id.example.org/realm')
  assert.doesNotMatch(JSON.stringify(describeSettings(settings, messagesFor('en'))), /s3cret/)
  assert.deepEqual(problemsOf({ ...whole, FOLKMOOT_IDPA_CLIENT_SECRET: '' }), [together('IDPA')])
  assert.deepEqual(problemsOf({ ...whole, FOLKMOOT_IDPB_NAME: 'B' }), [together('IDPB')])
})

test('a bucket needs a server, a name and a key', () => {
  const whole = {
    FOLKMOOT_S3_ENDPOINT: 'https://s3.example.org/',
    FOLKMOOT_S3_BUCKET: 'folkmoot',
    FOLKMOOT_S3_ACCESS_KEY: 'AKIA',
    FOLKMOOT_S3_SECRET_KEY: 's3cret/+',
  }
  const together =
    'FOLKMOOT_S3_ENDPOINT, FOLKMOOT_S3_BUCKET, FOLKMOOT_S3_ACCESS_KEY and FOLKMOOT_S3_SECRET_KEY must be set together.'

  const settings = load(whole)

  assert.deepEqual([settings.s3Endpoint, settings.s3SecretKey], ['https://s3.example.org', 's3cret/+'])
  assert.doesNotMatch(JSON.stringify(describeSettings(settings, messagesFor('en'))), /s3cret/)
  for (const name of Object.keys(whole)) assert.deepEqual(problemsOf({ ...whole, [name]: '' }), [together])
})

test('a setting can be given under its former name', async () => {
  assert.equal(load({ FOLKMOOT_LETTERS_PER_HOUR: '7' }).emailsPerHour, 7)
  assert.equal(load({ FOLKMOOT_LETTERS_PER_HOUR: '7', FOLKMOOT_EMAILS_PER_HOUR: '8' }).emailsPerHour, 8)
  assert.deepEqual(await problemsOfFile('[limits]\nletters_per_hour_address = 9\n'), [])
})

test('an unknown variable is rejected, with the nearest known one', () => {
  assert.deepEqual(problemsOf({ FOLKMOOT_PROT: '1', FOLKMOOT_DATABASE_URL: 'x', FOLKMOOT_ELEPHANTS: 'x' }), [
    'FOLKMOOT_PROT is not a setting. Did you mean FOLKMOOT_PORT?',
    'FOLKMOOT_DATABASE_URL is not a setting. Did you mean DATABASE_URL?',
    'FOLKMOOT_ELEPHANTS is not a setting.',
  ])
})

test('an unknown key in the file is rejected, with the nearest known one', async () => {
  assert.deepEqual(await problemsOfFile('port = 1\n__proto__ = 1\n[mail]\ndomian = "x"\n[mail.relay]\nhost = "x"\n'), [
    `port in ${toml} is not a setting. Did you mean listen.port?`,
    `__proto__ in ${toml} is not a setting.`,
    `mail.domian in ${toml} is not a setting. Did you mean mail.domain?`,
    `mail.relay.host in ${toml} is not a setting.`,
  ])
})

const wrong: [string, string, string][] = [
  ['FOLKMOOT_PORT', 'abc', 'a port number from 1 to 65535, not "abc"'],
  ['FOLKMOOT_PORT', '65536', 'a port number from 1 to 65535, not "65536"'],
  ['FOLKMOOT_PORT', 'off', 'a port number from 1 to 65535, not "off"'],
  ['FOLKMOOT_HTTP_PORT', '-1', 'a port number from 1 to 65535 or off, not "-1"'],
  ['FOLKMOOT_HOST', '1.2.3', 'an address or host name to listen on, not "1.2.3"'],
  ...['http://id.example.org', 'https://id.example.org/?a=b', 'https://id.example.org/#a', 'file:///etc', '//x'].map(
    (issuer): [string, string, string] => [
      'FOLKMOOT_IDPA_ISSUER',
      issuer,
      `the https:// issuer URL of an OpenID Connect provider, not "${issuer}"`,
    ],
  ),
  [
    'FOLKMOOT_URL',
    'http://a.example.org',
    'an https:// address without a path, such as https://groups.example.org, not "http://a.example.org"',
  ],
  [
    'FOLKMOOT_URL',
    'https://a.example.org/path',
    'an https:// address without a path, such as https://groups.example.org, not "https://a.example.org/path"',
  ],
  ['FOLKMOOT_URL', 'https://ann:pw@x', 'an https:// address without a path, such as https://groups.example.org'],
  ['FOLKMOOT_MAIL_DOMAIN', 'a_b', 'a domain name such as lists.example.org, not "a_b"'],
  [
    'FOLKMOOT_TRUSTED_PROXIES',
    '10.0.0.1, 10.0.0.0/33',
    'a comma-separated list of addresses and networks such as 10.0.0.0/8, ::1, not "10.0.0.1, 10.0.0.0/33"',
  ],
  ['FOLKMOOT_LOGIN_BY_GET', 'maybe', 'on or off, not "maybe"'],
  [
    'FOLKMOOT_ROLES',
    'web, chef',
    'one or more of web, api, live, mail-in, mail-out, worker, separated by commas, not "web, chef"',
  ],
  ['FOLKMOOT_LOG_LEVEL', 'loud', 'trace, debug, info, warn, error, fatal or silent, not "loud"'],
  ['FOLKMOOT_DEFAULT_PLAN', 'premium', 'group_plan_basic, group_plan_premium or group_plan_enterprise, not "premium"'],
  ['FOLKMOOT_DIRECT_ADDS_PER_DAY', '1.5', 'a whole number, 0 or more, not "1.5"'],
  ['FOLKMOOT_CALLS_PER_MINUTE', '0', 'a whole number, 1 or more, not "0"'],
  ['FOLKMOOT_MAX_BODY', '4 MB', 'a size such as 65536, 512 KiB or 4 MiB, at least 1 KiB, not "4 MB"'],
  ['DATABASE_URL', 'mysql://ann:pw@x', 'an address that starts with postgres://'],
  ['NATS_URL', 'secret', 'an address that starts with nats:// or tls://'],
  [
    'FOLKMOOT_S3_ENDPOINT',
    'https://s3.example.org/folkmoot',
    'an http:// or https:// address without a path, such as https://s3.example.org, not "https://s3.example.org/folkmoot"',
  ],
  ['FOLKMOOT_SMTP_RELAY_TLS', 'on', 'opportunistic, require, verify or off, not "on"'],
  ['FOLKMOOT_SMTP_RELAY', 'https://ann:pw@x', 'an address that starts with smtp:// or smtps://, or direct'],
]
for (const [name, value, expected] of wrong) {
  test(`${name} rejects ${value}`, () => {
    assert.deepEqual(problemsOf({ [name]: value }), [`${name} must be ${expected}.`])
  })
}

test('a value of the wrong type in the file is rejected', async () => {
  assert.deepEqual(await problemsOfFile('data = 5\nurl = ["x"]\n[listen]\nport = true\n[database]\nurl = 77\n'), [
    `data in ${toml} must be a path, not 5.`,
    `url in ${toml} must be an https:// address without a path, such as https://groups.example.org, not ["x"].`,
    `listen.port in ${toml} must be a port number from 1 to 65535, not true.`,
    `database.url in ${toml} must be an address that starts with postgres://.`,
  ])
})

test('all problems are reported at once', () => {
  const env = { FOLKMOOT_PORT: 'abc', FOLKMOOT_COLOUR: 'red', FOLKMOOT_TLS_KEY: 'x', DATABASE_READ_URL: 'postgres://x' }

  assert.throws(() => load(env), {
    name: 'SettingsError',
    message: [
      'FOLKMOOT_COLOUR is not a setting.',
      'FOLKMOOT_PORT must be a port number from 1 to 65535, not "abc".',
      'FOLKMOOT_TLS_CERT and FOLKMOOT_TLS_KEY must be set together.',
      'DATABASE_READ_URL is set without DATABASE_URL, its primary.',
    ].join('\n'),
  })
})

test('problems are reported in the language of the reader', async () => {
  await writeFile(toml, 'port = 1\n[listen]\nport = "x"\n')
  const error = attempt(() => load({ DATABASE_URL: 'mysql://x', FOLKMOOT_TLS_KEY: 'x' }, folder))

  assert.deepEqual(error?.text(messagesFor('de')).split('\n'), [
    `port in ${toml} ist keine Einstellung. Meinten Sie listen.port?`,
    `listen.port in ${toml} muss eine Portnummer von 1 bis 65535 sein, nicht "x".`,
    'DATABASE_URL muss eine Adresse mit postgres:// am Anfang sein.',
    'FOLKMOOT_TLS_CERT und FOLKMOOT_TLS_KEY müssen zusammen gesetzt sein.',
  ])
})

test('two listeners cannot share a port', () => {
  assert.deepEqual(problemsOf({ FOLKMOOT_PORT: '8080' }), [
    'FOLKMOOT_PORT, FOLKMOOT_HTTP_PORT, FOLKMOOT_SMTP_PORT and FOLKMOOT_LMTP_PORT must be different ports.',
  ])
  assert.deepEqual(problemsOf({ FOLKMOOT_HTTP_PORT: 'off', FOLKMOOT_SMTP_PORT: 'off' }), [])
  assert.deepEqual(problemsOf({ FOLKMOOT_SMTP_RELAY: 'smtps://x.example', FOLKMOOT_SMTP_RELAY_TLS: 'off' }), [
    "FOLKMOOT_SMTP_RELAY_TLS can't be off for an smtps:// relay. Use smtp:// in FOLKMOOT_SMTP_RELAY.",
  ])
})

test('the file host must differ from the main host', () => {
  const FOLKMOOT_URL = 'https://groups.example.org'

  assert.deepEqual(problemsOf({ FOLKMOOT_URL, FOLKMOOT_FILES_URL: 'https://groups.example.org:8444' }), [
    'FOLKMOOT_FILES_URL and FOLKMOOT_URL must have different host names, because cookies apply to all ports of a host.',
  ])
  assert.deepEqual(problemsOf({ FOLKMOOT_URL, FOLKMOOT_FILES_URL: 'https://files.example.org' }), [])
})

test('an unusable file is rejected without repeating its content', async () => {
  const named = `Can't read ${join(folder, 'absent.toml')}, which is set in FOLKMOOT_CONFIG (ENOENT).`

  assert.deepEqual(await problemsOfFile('[database]\nurl = "postgres://ann:secret@x\n'), [
    `${toml} is not valid TOML at line 2, column 31.`,
  ])
  assert.deepEqual(problemsOf({ FOLKMOOT_CONFIG: 'absent.toml' }, folder), [named])
})

test('PostgreSQL can be reached through a socket', async () => {
  const socket = 'postgres://ann@/folkmoot?host=/run/postgresql'

  const settings = await loadFile('', { DATABASE_URL: socket })

  assert.equal(settings.databaseUrl, socket)
})

test('a description shows the source of each value and hides secrets', async () => {
  const secrets = {
    DATABASE_URL: 'postgres://ann:s3cret@db.example.org:5432/folkmoot?password=s3cret',
    FOLKMOOT_SMTP_RELAY: 'smtps://ann:s3cret@mail.example.org',
    NATS_URL: 'nats://s3cret@bus.example.org:4222',
  }
  const settings = await loadFile('[listen]\nhttp_port = "off"\n', secrets)

  const description = describeSettings(settings, messagesFor('en'))

  const rowOf = (name: string) => description.find(row => row.name === name)
  const hidden = '/… (the rest is hidden)'
  assert.equal(description.length, Object.keys(SETTINGS).length)
  assert.doesNotMatch(JSON.stringify(description), /s3cret|ann/)
  assert.deepEqual(rowOf('DATABASE_URL'), {
    name: 'DATABASE_URL',
    value: `postgres://db.example.org${hidden}`,
    source: 'environment',
  })
  assert.deepEqual(rowOf('DATABASE_READ_URL'), { name: 'DATABASE_READ_URL', value: 'not set', source: 'default' })
  assert.deepEqual(rowOf('FOLKMOOT_HTTP_PORT'), { name: 'FOLKMOOT_HTTP_PORT', value: 'off', source: toml })
  assert.deepEqual(rowOf('FOLKMOOT_LOGIN_BY_GET'), { name: 'FOLKMOOT_LOGIN_BY_GET', value: 'off', source: 'default' })
})

test('the reference lists every setting, and its example is valid', async () => {
  const reference = settingsReference()
  const example = /```toml\n(.*?)```/s.exec(reference)?.[1] ?? ''

  const settings = await loadFile(example)

  for (const { env, toml: key } of Object.values(SETTINGS))
    assert.ok(reference.includes(`| \`${env}\` | \`${key}\` |`), env)
  assert.deepEqual([settings.port, settings.mailDomain, settings.smtpPort], [443, 'groups.example.org', 25])
})

test('a backup schedule names a time of day and how many snapshots stay', () => {
  const read = (text: string) => parseBackupSchedule(text)
  assert.deepEqual(read('daily 03:00 keep 14'), { hour: 3, minute: 0, keep: 14 })
  assert.deepEqual(read('daily 23:59'), { hour: 23, minute: 59, keep: 7 })
  for (const text of ['', 'daily', 'daily 24:00', 'daily 3:00', 'daily 03:60', 'daily 03:00 keep 0', 'weekly 03:00'])
    assert.equal(read(text), undefined)
  const schedule = read('daily 03:00')!
  assert.deepEqual(lastDue(schedule, new Date(2026, 10, 18, 2, 59)), new Date(2026, 10, 17, 3))
  assert.deepEqual(lastDue(schedule, new Date(2026, 10, 18, 3)), new Date(2026, 10, 18, 3))
})
