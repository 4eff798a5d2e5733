import { isIP } from 'node:net'
import { join } from 'node:path'
import {
  choice,
  count,
  domain,
  domains,
  flag,
  host,
  issuer,
  line,
  networks,
  path,
  port,
  portOrOff,
  postgresUrl,
  publicUrl,
  secretLine,
  secretUrl,
  type SettingKind,
} from './setting-kinds.ts'
import { backupSchedule } from './backup-schedule.ts'
import { DEFAULT_LOCALE, locales } from '#locales/index.ts'
import { ACME } from './acme.ts'
import { LIMITS } from './limits.ts'
import { RETENTION } from './retention.ts'
import { MAIL } from './mail.ts'
import { MONITORING } from './monitoring.ts'
import { ROLES } from './roles.ts'
import { S3 } from './s3.ts'

/** One setting: its variable, its key in folkmoot.toml, its kind and its default. */
export type Setting = {
  env: string
  toml: string
  /** The names that it had in an earlier version: they still work. */
  formerly?: { env: string; toml: string }
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
    about: 'Data folder: the embedded database, files and the self-signed certificate.',
  },
  host: {
    env: 'FOLKMOOT_HOST',
    toml: 'listen.host',
    kind: host,
    default: '127.0.0.1',
    about: 'Address to listen on; `::` for all addresses of the machine.',
  },
  port: {
    env: 'FOLKMOOT_PORT',
    toml: 'listen.port',
    kind: port,
    default: '8443',
    about: 'HTTPS port, for pages, API and websockets.',
  },
  httpPort: {
    env: 'FOLKMOOT_HTTP_PORT',
    toml: 'listen.http_port',
    kind: portOrOff,
    default: '8080',
    about: 'HTTP port, which redirects pages to HTTPS and refuses API calls; `off` to disable.',
  },
  drainSeconds: {
    env: 'FOLKMOOT_DRAIN_SECONDS',
    toml: 'listen.drain_seconds',
    kind: count(0),
    default: '0',
    about:
      'When stopping: how many seconds `/readyz` fails while requests are still served, so that a load balancer stops sending new ones.',
  },
  ...ROLES,
  ...MONITORING,
  trustedProxies: {
    env: 'FOLKMOOT_TRUSTED_PROXIES',
    toml: 'listen.trusted_proxies',
    kind: networks,
    default: '',
    shownDefault: 'none',
    about:
      'IP addresses or networks of reverse proxies whose `X-Forwarded-For`, `-Host` and `-Proto` headers are trusted.',
  },
  pictureNetworks: {
    env: 'FOLKMOOT_PICTURE_NETWORKS',
    toml: 'pictures.networks',
    kind: networks,
    default: '',
    shownDefault: 'none',
    about: 'Private IP addresses or networks from which remote images may be fetched, such as an intranet.',
  },
  webhookNetworks: {
    env: 'FOLKMOOT_WEBHOOK_NETWORKS',
    toml: 'webhooks.networks',
    kind: networks,
    default: '',
    shownDefault: 'none',
    about:
      'Private IP addresses or networks that webhooks may be sent to, also without HTTPS, such as `127.0.0.1` or an intranet.',
  },
  tlsCert: {
    env: 'FOLKMOOT_TLS_CERT',
    toml: 'tls.cert',
    kind: path,
    about: 'PEM file with the certificate and its chain. If not set, Folkmoot creates a self-signed certificate.',
  },
  tlsKey: {
    env: 'FOLKMOOT_TLS_KEY',
    toml: 'tls.key',
    kind: path,
    about: 'PEM file with the private key of the certificate.',
  },
  ...ACME,
  url: {
    env: 'FOLKMOOT_URL',
    toml: 'url',
    kind: publicUrl,
    default: known => `https://localhost:${known('port')}`,
    shownDefault: 'https://localhost:PORT',
    about: 'Public URL; links in pages and emails start with it.',
  },
  oldHosts: {
    env: 'FOLKMOOT_OLD_HOSTS',
    toml: 'old_hosts',
    kind: domains,
    default: '',
    shownDefault: 'none',
    about:
      'Host names of former mailing list servers or forums that now point here, such as `lists.example.org`: links to imported messages lead to their new pages.',
  },
  language: {
    env: 'FOLKMOOT_LANGUAGE',
    toml: 'language',
    kind: choice(...locales),
    default: DEFAULT_LOCALE,
    about: "Language of emails to people who haven't chosen one, and of the footers of group emails.",
  },
  filesUrl: {
    env: 'FOLKMOOT_FILES_URL',
    toml: 'files_url',
    kind: publicUrl,
    about:
      'Second URL of this server, used only for attachments, preferably on another domain. If not set, they are served from the URL above.',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    toml: 'database.url',
    kind: postgresUrl,
    about:
      'PostgreSQL server, version 15 or newer. If not set, Folkmoot runs its own in the data folder (as root, in a folder that its account can access).',
  },
  databaseReadUrl: {
    env: 'DATABASE_READ_URL',
    toml: 'database.read_url',
    kind: postgresUrl,
    about:
      'Read replica of that server, for long reads such as exports and downloads of archives. If it lags for more than a second, or is away, the server above is read.',
  },
  blobs: {
    env: 'FOLKMOOT_BLOBS',
    toml: 'blobs',
    kind: path,
    default: known => join(known('data'), 'blobs'),
    shownDefault: 'DATA/blobs',
    about: 'Folder for raw emails, attachments and photos. With a bucket, for what is on its way there.',
  },
  ...S3,
  backup: {
    env: 'FOLKMOOT_BACKUP',
    toml: 'backup',
    kind: backupSchedule,
    about:
      'Daily backup while the server runs, such as `daily 03:00 keep 7`: the time on the clock of the machine, and how many snapshots stay (7 if not given).',
  },
  backupFolder: {
    env: 'FOLKMOOT_BACKUP_FOLDER',
    toml: 'backup_folder',
    kind: path,
    default: known => join(known('data'), 'backups'),
    shownDefault: 'DATA/backups',
    about: 'Folder for daily backups, preferably on another disk.',
  },
  backupFiles: {
    env: 'FOLKMOOT_BACKUP_FILES',
    toml: 'backup_files',
    kind: choice('copy', 'list'),
    default: 'copy',
    about:
      'Whether backups copy files, or only list them with their hashes, because the bucket or the folder is backed up by other means.',
  },
  natsUrl: {
    env: 'NATS_URL',
    toml: 'nats.url',
    kind: secretUrl('nats:', 'tls:'),
    about: 'NATS server that connects several Folkmoot processes. If not set, they communicate through PostgreSQL.',
  },
  mailDomain: {
    env: 'FOLKMOOT_MAIL_DOMAIN',
    toml: 'mail.domain',
    kind: domain,
    default: known => mailDomainOf(known('url')),
    shownDefault: 'host of the URL',
    about: "Domain of the groups' email addresses.",
  },
  ...MAIL,
  loginByGet: {
    env: 'FOLKMOOT_LOGIN_BY_GET',
    toml: 'accounts.login_by_get',
    kind: flag,
    default: 'off',
    about: 'Whether `login` also accepts GET, which leaves passwords in the logs of proxies and browsers.',
  },
  secretFile: {
    env: 'FOLKMOOT_SECRET_FILE',
    toml: 'accounts.secret_file',
    kind: path,
    shownDefault: 'DATA/secret.key, created when needed',
    about:
      'File with the encryption key for two-factor secrets: 32 bytes in base64. Use the same file on all machines; without it, no two-factor code works.',
  },
  breachedPasswords: {
    env: 'FOLKMOOT_BREACHED_PASSWORDS',
    toml: 'accounts.breached_passwords',
    kind: path,
    about:
      'File with forbidden passwords, one per line, or their SHA-1 hashes in ascending order. If not set, a short built-in list is used.',
  },
  revealAddresses: {
    env: 'FOLKMOOT_REVEAL_ADDRESSES',
    toml: 'accounts.reveal_addresses',
    kind: flag,
    default: 'off',
    about: 'Whether signing up may return `email exists`, which reveals who has an account.',
  },
  idpaIssuer: ofProvider('idpa', 'issuer', issuer, 'Issuer of the first OpenID Connect provider.'),
  idpaClientId: ofProvider('idpa', 'client_id', line, 'Client id at that provider.'),
  idpaClientSecret: ofProvider('idpa', 'client_secret', secretLine, 'Client secret at that provider.'),
  idpaIosClientId: ofProvider('idpa', 'ios_client_id', line, 'Client id of the iOS app at that provider.'),
  idpaAndroidClientId: ofProvider('idpa', 'android_client_id', line, 'Client id of the Android app at that provider.'),
  idpaName: ofProvider('idpa', 'name', line, 'Display name of that provider; default: the host of the issuer.'),
  idpbIssuer: ofProvider('idpb', 'issuer', issuer, 'Issuer of the second OpenID Connect provider.'),
  idpbClientId: ofProvider('idpb', 'client_id', line, 'Client id at that provider.'),
  idpbClientSecret: ofProvider('idpb', 'client_secret', secretLine, 'Client secret at that provider.'),
  idpbIosClientId: ofProvider('idpb', 'ios_client_id', line, 'Client id of the iOS app at that provider.'),
  idpbAndroidClientId: ofProvider('idpb', 'android_client_id', line, 'Client id of the Android app at that provider.'),
  idpbName: ofProvider('idpb', 'name', line, 'Display name of that provider; default: the host of the issuer.'),
  defaultPlan: {
    env: 'FOLKMOOT_DEFAULT_PLAN',
    toml: 'groups.default_plan',
    kind: choice('group_plan_basic', 'group_plan_premium', 'group_plan_enterprise'),
    default: 'group_plan_premium',
    about: 'Plan of new groups.',
  },
  directAddsPerDay: {
    env: 'FOLKMOOT_DIRECT_ADDS_PER_DAY',
    toml: 'groups.direct_adds_per_day',
    kind: count(0),
    default: '100',
    about: 'Direct adds per day and group; more need approval by a site administrator.',
  },
  directAddsPerDayAccount: {
    env: 'FOLKMOOT_DIRECT_ADDS_PER_DAY_ACCOUNT',
    toml: 'groups.direct_adds_per_day_account',
    kind: count(0),
    default: '200',
    about: 'Direct adds per day and account, in all groups; more need approval by a site administrator.',
  },
  logLevel: {
    env: 'FOLKMOOT_LOG_LEVEL',
    toml: 'log.level',
    kind: choice('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    default: 'info',
    about: 'Log level.',
  },
  ...RETENTION,
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
