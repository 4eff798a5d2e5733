import { isIP } from 'node:net'
import { join } from 'node:path'
import {
  choice,
  count,
  domain,
  flag,
  host,
  issuer,
  type SettingKind,
  line,
  networks,
  path,
  port,
  portOrOff,
  postgresUrl,
  publicUrl,
  secretLine,
  secretUrl,
} from './kinds.ts'
import { DEFAULT_LOCALE, locales } from '#messages/index.ts'
import { LIMITS } from './limits.ts'
import { MAIL } from './mail.ts'

/** One setting: its variable, its key in folkmoot.toml, its kind and its default. */
export type Setting = {
  env: string
  toml: string
  kind: SettingKind
  /** Text as a user would write it, or derived from earlier settings. Without one the setting is optional. */
  default?: string | ((known: (name: 'data' | 'port' | 'url' | 'smtpRelay') => string) => string)
  /** How the reference describes a derived default. */
  shownDefault?: string
  about: string
}

/** Every setting, in the order of the reference. */
export const SETTINGS = {
  data: {
    env: 'FOLKMOOT_DATA',
    toml: 'data',
    kind: path,
    default: './data',
    about: 'Folder that holds everything Folkmoot keeps: the embedded database, files and the self-made certificate.',
  },
  host: {
    env: 'FOLKMOOT_HOST',
    toml: 'listen.host',
    kind: host,
    default: '127.0.0.1',
    about: 'Address on which the listeners answer; `::` stands for every address of the machine.',
  },
  port: {
    env: 'FOLKMOOT_PORT',
    toml: 'listen.port',
    kind: port,
    default: '8443',
    about: 'Port of the HTTPS listener: pages, API and websocket.',
  },
  httpPort: {
    env: 'FOLKMOOT_HTTP_PORT',
    toml: 'listen.http_port',
    kind: portOrOff,
    default: '8080',
    about: 'Port of the plain HTTP listener, which sends pages to HTTPS and refuses API calls; `off` for none.',
  },
  trustedProxies: {
    env: 'FOLKMOOT_TRUSTED_PROXIES',
    toml: 'listen.trusted_proxies',
    kind: networks,
    default: '',
    shownDefault: 'none',
    about:
      'Addresses or networks of the proxies in front, whose `X-Forwarded-For`, `-Host` and `-Proto` headers count.',
  },
  pictureNetworks: {
    env: 'FOLKMOOT_PICTURE_NETWORKS',
    toml: 'pictures.networks',
    kind: networks,
    default: '',
    shownDefault: 'none',
    about:
      'Addresses or networks that are not public and from which pictures in messages may be fetched all the same, such as those of an intranet.',
  },
  tlsCert: {
    env: 'FOLKMOOT_TLS_CERT',
    toml: 'tls.cert',
    kind: path,
    about: 'PEM file with the certificate and its chain; without it Folkmoot makes a self-signed one.',
  },
  tlsKey: {
    env: 'FOLKMOOT_TLS_KEY',
    toml: 'tls.key',
    kind: path,
    about: 'PEM file with the private key of the certificate.',
  },
  url: {
    env: 'FOLKMOOT_URL',
    toml: 'url',
    kind: publicUrl,
    default: known => `https://localhost:${known('port')}`,
    shownDefault: 'https://localhost:PORT',
    about: 'Address under which people reach Folkmoot; links in pages and emails begin with it.',
  },
  language: {
    env: 'FOLKMOOT_LANGUAGE',
    toml: 'language',
    kind: choice(...locales),
    default: DEFAULT_LOCALE,
    about:
      'Language of emails to people who have not chosen one, and of what stands under posts that are sent to members.',
  },
  filesUrl: {
    env: 'FOLKMOOT_FILES_URL',
    toml: 'files_url',
    kind: publicUrl,
    about:
      'Second address of this server, under which it serves attachments and nothing else, best of another domain; without it they come from the address above.',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    toml: 'database.url',
    kind: postgresUrl,
    about:
      'PostgreSQL server to use, 15 or newer; without it Folkmoot runs its own in the data folder (under root, where its account can enter).',
  },
  databaseReadUrl: {
    env: 'DATABASE_READ_URL',
    toml: 'database.read_url',
    kind: postgresUrl,
    about: 'Read replica of that server, for long reads that may lag a little, such as the export of one’s data.',
  },
  blobs: {
    env: 'FOLKMOOT_BLOBS',
    toml: 'blobs',
    kind: path,
    default: known => join(known('data'), 'blobs'),
    shownDefault: 'DATA/blobs',
    about: 'Folder for raw mail, attachments and photos.',
  },
  natsUrl: {
    env: 'NATS_URL',
    toml: 'nats.url',
    kind: secretUrl('a nats:// or tls:// address', 'nats:', 'tls:'),
    about: 'NATS server that joins several Folkmoot processes; without it they talk through PostgreSQL.',
  },
  mailDomain: {
    env: 'FOLKMOOT_MAIL_DOMAIN',
    toml: 'mail.domain',
    kind: domain,
    default: known => mailDomainOf(known('url')),
    shownDefault: 'the host of the URL',
    about: 'Domain of the groups’ mail addresses.',
  },
  ...MAIL,
  loginByGet: {
    env: 'FOLKMOOT_LOGIN_BY_GET',
    toml: 'accounts.login_by_get',
    kind: flag,
    default: 'off',
    about: 'Whether `login` also answers GET, which leaves passwords in the logs of proxies and browsers.',
  },
  secretFile: {
    env: 'FOLKMOOT_SECRET_FILE',
    toml: 'accounts.secret_file',
    kind: path,
    shownDefault: 'DATA/secret.key, made when it is first needed',
    about:
      'File with the key that two-factor seeds are encrypted with: 32 bytes in base64. Several machines need the same one; without it nobody’s codes are right.',
  },
  breachedPasswords: {
    env: 'FOLKMOOT_BREACHED_PASSWORDS',
    toml: 'accounts.breached_passwords',
    kind: path,
    about:
      'File with passwords that nobody may choose, one a line, or their SHA-1 hashes in ascending order; without it a short list of our own.',
  },
  revealAddresses: {
    env: 'FOLKMOOT_REVEAL_ADDRESSES',
    toml: 'accounts.reveal_addresses',
    kind: flag,
    default: 'off',
    about: 'Whether registering may answer `email exists`, which tells anybody who has an account.',
  },
  idpaIssuer: ofProvider(
    'idpa',
    'issuer',
    issuer,
    'Issuer of the first OpenID Connect provider that people may sign in through.',
  ),
  idpaClientId: ofProvider('idpa', 'client_id', line, 'Id under which that provider knows this service.'),
  idpaClientSecret: ofProvider('idpa', 'client_secret', secretLine, 'Secret that belongs to the id.'),
  idpaIosClientId: ofProvider(
    'idpa',
    'ios_client_id',
    line,
    'Id under which that provider knows the iOS app, if there is one.',
  ),
  idpaAndroidClientId: ofProvider(
    'idpa',
    'android_client_id',
    line,
    'Id under which that provider knows the Android app, if there is one.',
  ),
  idpaName: ofProvider(
    'idpa',
    'name',
    line,
    'What people call that provider; without it the host of the issuer is shown.',
  ),
  idpbIssuer: ofProvider(
    'idpb',
    'issuer',
    issuer,
    'Issuer of the second OpenID Connect provider that people may sign in through.',
  ),
  idpbClientId: ofProvider('idpb', 'client_id', line, 'Id under which that provider knows this service.'),
  idpbClientSecret: ofProvider('idpb', 'client_secret', secretLine, 'Secret that belongs to the id.'),
  idpbIosClientId: ofProvider(
    'idpb',
    'ios_client_id',
    line,
    'Id under which that provider knows the iOS app, if there is one.',
  ),
  idpbAndroidClientId: ofProvider(
    'idpb',
    'android_client_id',
    line,
    'Id under which that provider knows the Android app, if there is one.',
  ),
  idpbName: ofProvider(
    'idpb',
    'name',
    line,
    'What people call that provider; without it the host of the issuer is shown.',
  ),
  defaultPlan: {
    env: 'FOLKMOOT_DEFAULT_PLAN',
    toml: 'groups.default_plan',
    kind: choice('group_plan_basic', 'group_plan_premium', 'group_plan_enterprise'),
    default: 'group_plan_premium',
    about: 'Plan of a new group.',
  },
  directAddsPerDay: {
    env: 'FOLKMOOT_DIRECT_ADDS_PER_DAY',
    toml: 'groups.direct_adds_per_day',
    kind: count(0),
    default: '100',
    about: 'Members a group may add directly in a day; more wait for a site administrator.',
  },
  directAddsPerDayAccount: {
    env: 'FOLKMOOT_DIRECT_ADDS_PER_DAY_ACCOUNT',
    toml: 'groups.direct_adds_per_day_account',
    kind: count(0),
    default: '200',
    about: 'Members one account may add directly in a day, in all its groups; more wait for a site administrator.',
  },
  logLevel: {
    env: 'FOLKMOOT_LOG_LEVEL',
    toml: 'log.level',
    kind: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    default: 'info',
    about: 'How much is logged.',
  },
  ...LIMITS,
} satisfies Record<string, Setting>

// Mail needs a name: an installation reached by a bare address mails as localhost.
function mailDomainOf(url: string): string {
  const { hostname } = new URL(url)
  return isIP(hostname) !== 0 || hostname.startsWith('[') ? 'localhost' : hostname
}

function ofProvider<K extends SettingKind>(provider: 'idpa' | 'idpb', key: string, kind: K, about: string) {
  return { env: `FOLKMOOT_${provider}_${key}`.toUpperCase(), toml: `${provider}.${key}`, kind, about }
}
