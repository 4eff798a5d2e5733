import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const daemons = '/usr/lib/postfix/sbin'

/** Why there is no Postfix to test with; undefined: there is one. */
export const noPostfix =
  process.getuid?.() !== 0
    ? 'only root starts Postfix'
    : existsSync(join(daemons, 'master'))
      ? undefined
      : 'Postfix is not installed'

export type Postfix = {
  /** Where it takes mail. */
  port: number
  /** The mails in the mailbox of somebody at its own domain, in the order of their names. */
  mailsOf(name: string): Promise<string[]>
  /** What waits in its queue, as `postqueue` tells it. */
  queue(): Promise<string>
  log(): Promise<string>
  stop(): Promise<void>
}

type Options = {
  port: number
  /** Its own domain. */
  domain: string
  /** Who has a mailbox there; mail to others is sent back. */
  people: readonly string[]
  /** The domain of whoever is behind it. */
  behind: string
  /** How it gets there: by domain or address, such as `lmtp:inet:127.0.0.1:2424`. */
  routes: Readonly<Record<string, string>>
}

/**
 * A mail server of its own, beside one that the machine may have: takes mail on a port of this machine, keeps what is for people
 * at its domain, and hands what is for the domain behind it to where `routes` says, as docs/mail.md has it.
 */
export async function startPostfix({ port, domain, people, behind, routes }: Options): Promise<Postfix> {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-postfix-'))
  // Postfix gives its rights away, and its other accounts must get in.
  await chmod(folder, 0o755)
  const [uid, gid] = [idOf('-u', 'postfix'), idOf('-g', 'postfix')]
  const [config, queue, data, mailboxes] = ['config', 'queue', 'data', 'mailboxes'].map(name => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ]
  for (const path of [config, queue, data, mailboxes]) await mkdir(path)
  for (const path of [data, mailboxes]) await chown(path, uid, gid)
  const log = join(folder, 'log')
  const settings = {
    compatibility_level: '3.6',
    queue_directory: queue,
    data_directory: data,
    maillog_file: log,
    maillog_file_prefixes: folder,
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    myhostname: `mx.${domain}`,
    mydestination: '',
    alias_maps: '',
    alias_database: '',
    virtual_mailbox_domains: domain,
    virtual_mailbox_base: mailboxes,
    virtual_mailbox_maps: inlineMap(people.map(name => [`${name}@${domain}`, `${name}/`])),
    virtual_uid_maps: `static:${uid}`,
    virtual_gid_maps: `static:${gid}`,
    virtual_minimum_uid: '1',
    transport_maps: inlineMap(Object.entries(routes)),
    relay_domains: behind,
    smtpd_recipient_restrictions: 'reject_unauth_destination, reject_unverified_recipient, permit',
    unverified_recipient_reject_code: '550',
    address_verify_poll_delay: '1s',
    smtp_host_lookup: 'native',
    recipient_delimiter: '',
    minimal_backoff_time: '1s',
    queue_run_delay: '1s',
    biff: 'no',
  }
  await writeFile(
    join(config, 'main.cf'),
    `${Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}`)
      .join('\n')}\n`,
  )
  await writeFile(join(config, 'master.cf'), masterOf(port))
  await run('postfix', ['-c', config, 'start'])
  return {
    port,
    async mailsOf(name) {
      const inbox = join(mailboxes, name, 'new')
      const files = existsSync(inbox) ? (await readdir(inbox)).toSorted() : []
      return Promise.all(files.map(file => readFile(join(inbox, file), 'latin1')))
    },
    queue: async () => (await run('postqueue', ['-c', config, '-p'])).stdout,
    log: () => readFile(log, 'utf8'),
    async stop() {
      await run('postfix', ['-c', config, 'stop'])
      await rm(folder, { recursive: true })
    },
  }
}

const inlineMap = (entries: readonly (readonly [string, string])[]): string =>
  `inline:{${entries.map(([name, value]) => `{${name}=${value}}`).join(' ')}}`

/** The services that are needed, none of them in a jail. */
const masterOf = (port: number): string =>
  [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    ...['pickup unix n - n 60 1', 'cleanup unix n - n - 0', 'qmgr unix n - n 300 1', 'rewrite unix - - n - -'].map(
      line => `${line} ${daemonOf(line.split(' ')[0]!)}`,
    ),
    ...['bounce', 'defer', 'trace'].map(name => `${name} unix - - n - 0 bounce`),
    'verify unix - - n - 1 verify',
    'flush unix n - n 1000? 0 flush',
    'proxymap unix - - n - - proxymap',
    'smtp unix - - n - - smtp',
    'relay unix - - n - - smtp',
    'showq unix n - n - - showq',
    'error unix - - n - - error',
    'retry unix - - n - - error',
    'virtual unix - n n - - virtual',
    'lmtp unix - - n - - lmtp',
    'anvil unix - - n - 1 anvil',
    'scache unix - - n - 1 scache',
    'postlog unix-dgram n - n - 1 postlogd',
    '',
  ].join('\n')
const daemonOf = (service: string): string => (service === 'rewrite' ? 'trivial-rewrite' : service)

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
}
