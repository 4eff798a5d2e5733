import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { LocalizedText } from '#locales/localized-error.ts'

/** The value of a setting; undefined: not set. */
export type Value = string | number | boolean | readonly string[] | undefined

/** A kind of value: its description, its form in TOML, and its parser. */
export type SettingKind<T extends Value = Value> = {
  expects: LocalizedText
  /** Absent: a string. */
  tomlTypes?: readonly ('string' | 'number' | 'boolean' | 'list')[]
  secret?: true
  /** Undefined: not a value of this kind. Relative paths start at `folder`. */
  read(text: string, folder: string): T | undefined
}

const HOSTNAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

const FLAGS = new Map([
  ...['on', 'true', 'yes', '1'].map(word => [word, true] as const),
  ...['off', 'false', 'no', '0'].map(word => [word, false] as const),
])

const UNITS = new Map([
  ['', 1],
  ['b', 1],
  ['kib', 1024],
  ['mib', 1024 ** 2],
  ['gib', 1024 ** 3],
])

export const path: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.path,
  read: (text, folder) => (text.includes('\0') ? undefined : resolve(folder, text)),
}

export const port: SettingKind<number> = {
  expects: t => t.settingsErrors.expected.port,
  tomlTypes: ['number', 'string'],
  read: readPort,
}

export const portOrOff: SettingKind<number | 'off'> = {
  expects: t => t.settingsErrors.expected.portOrOff,
  tomlTypes: ['number', 'string', 'boolean'],
  read: text => (FLAGS.get(text) === false && text !== '0' ? 'off' : readPort(text)),
}

const mostDays = 36_500
export const days = (least: number): SettingKind<number> => ({
  expects: t => t.settingsErrors.expected.days({ least: String(least), most: String(mostDays) }),
  tomlTypes: ['number', 'string'],
  read(text) {
    const number = count(least).read(text, '')
    return number !== undefined && number <= mostDays ? number : undefined
  },
})

/** A number of days, or the word for no end. */
export const daysOrForever = (least: number): SettingKind<number | 'forever'> => ({
  expects: t => t.settingsErrors.expected.daysOrForever({ least: String(least), most: String(mostDays) }),
  tomlTypes: ['number', 'string'],
  read: (text, folder) => (text === 'forever' ? 'forever' : days(least).read(text, folder)),
})

/** `host:port`, or the word for none; a port alone is one of this machine's own address. */
export const addressOrOff: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.addressOrOff,
  tomlTypes: ['string', 'number', 'boolean'],
  read(text) {
    if (FLAGS.get(text) === false && text !== '0') return 'off'
    const colon = text.lastIndexOf(':')
    const name = colon < 0 ? '127.0.0.1' : text.slice(0, colon)
    const bare = name.startsWith('[') && name.endsWith(']') ? name.slice(1, -1) : name
    const number = readPort(text.slice(colon + 1))
    if (number === undefined || (isIP(bare) === 6) !== (bare !== name)) return undefined
    return isIP(bare) !== 0 || isHostname(bare) ? `${name}:${number}` : undefined
  },
}

/** The parts of an address that `addressOrOff` has read. */
export function splitAddress(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':')
  const host = address.slice(0, colon)
  return { host: host.startsWith('[') ? host.slice(1, -1) : host, port: Number(address.slice(colon + 1)) }
}

export const flag: SettingKind<boolean> = {
  expects: t => t.settingsErrors.expected.flag,
  tomlTypes: ['boolean', 'string'],
  read: text => FLAGS.get(text.toLowerCase()),
}

export const bytes: SettingKind<number> = {
  expects: t => t.settingsErrors.expected.bytes,
  tomlTypes: ['number', 'string'],
  read(text) {
    const [, digits = '', unit = ''] = /^(\d{1,15})\s*([a-z]*)$/i.exec(text) ?? []
    const size = Number(digits) * (UNITS.get(unit.toLowerCase()) ?? Number.NaN)
    return Number.isSafeInteger(size) && size >= 1024 ? size : undefined
  },
}

export const host: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.host,
  read: text => (isIP(text) !== 0 || isHostname(text) ? text : undefined),
}

export const domain: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.domain,
  read: text => (isHostname(text) ? text.toLowerCase() : undefined),
}

export const publicUrl: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.publicUrl,
  read(text) {
    const url = URL.parse(text)
    if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`) return undefined
    const name = url.hostname.replace(/^\[|\]$/g, '')
    return isIP(name) !== 0 || isHostname(name) ? url.origin : undefined
  },
}

/** Where another server is, without a path. */
export const originUrl: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.originUrl,
  read(text) {
    const url = URL.parse(text)
    return url && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined
  },
}

export const networks: SettingKind<readonly string[]> = {
  expects: t => t.settingsErrors.expected.networks,
  tomlTypes: ['list', 'string'],
  read(text) {
    const entries = text === '' ? [] : text.split(',').map(entry => entry.trim())
    return entries.every(isNetwork) ? Object.freeze(entries) : undefined
  },
}

/** A share in percent, such as 100 or 0.5. */
export const percentage: SettingKind<number> = {
  expects: t => t.settingsErrors.expected.percentage,
  tomlTypes: ['number', 'string'],
  read(text) {
    const number = /^\d{1,3}(?:\.\d{1,6})?$/.test(text) ? Number(text) : -1
    return number >= 0 && number <= 100 ? number : undefined
  },
}

/** An integer not smaller than `least`. */
export function count(least: number): SettingKind<number> {
  return {
    expects: t => t.settingsErrors.expected.count({ least: String(least) }),
    tomlTypes: ['number', 'string'],
    read(text) {
      const number = /^\d{1,15}$/.test(text) ? Number(text) : -1
      return number >= least ? number : undefined
    },
  }
}

const oneOf =
  (words: readonly string[]): LocalizedText =>
  t =>
    t.settingsErrors.expected.choice({ words: words.slice(0, -1).join(', '), last: words.at(-1)! })

/** One of a few words. */
export function choice<const Word extends string>(...words: readonly Word[]): SettingKind<Word> {
  return {
    expects: oneOf(words),
    read: text => words.find(word => word === text),
  }
}

/** Some of a few words, separated by commas, in their own order. */
export function choices<const Word extends string>(...words: readonly Word[]): SettingKind<readonly Word[]> {
  return {
    expects: t => t.settingsErrors.expected.choices({ words: words.join(', ') }),
    tomlTypes: ['list', 'string'],
    read(text) {
      const given = text.split(',').map(word => word.trim())
      const isRead = given.every(word => words.some(known => known === word))
      return isRead ? Object.freeze(words.filter(word => given.includes(word))) : undefined
    },
  }
}

export const issuer: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.issuer,
  read(text) {
    const url = URL.parse(text)
    if (!url || url.username || url.password || url.search || url.hash) return undefined
    // Traffic inside one machine cannot be intercepted; this is for trying things out.
    const isOurself = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
    return url.protocol === 'https:' || (url.protocol === 'http:' && isOurself) ? text : undefined
  },
}

/** The directory of a certificate authority; `letsencrypt` is the one that most use. */
export const acmeDirectory: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.acmeDirectory,
  tomlTypes: ['string', 'boolean'],
  read(text) {
    if (FLAGS.get(text) === false) return 'off'
    if (text === 'letsencrypt') return 'https://acme-v02.api.letsencrypt.org/directory'
    return URL.parse(text)?.protocol === 'https:' ? text : undefined
  },
}

/** Host names, separated by commas. */
export const domains: SettingKind<readonly string[]> = {
  expects: t => t.settingsErrors.expected.domains,
  tomlTypes: ['list', 'string'],
  read(text) {
    const names = text === '' ? [] : text.split(',').map(name => name.trim().toLowerCase())
    return names.every(isHostname) ? Object.freeze(names) : undefined
  },
}

/** A single line of text. */
export const line: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.line,
  read: text => (/^[^\p{Cc}]{1,500}$/u.test(text) ? text : undefined),
}

export const secretLine: SettingKind<string> = { ...line, secret: true }

/**
 * PostgreSQL also accepts addresses without a host, `postgres://me@/db?host=/run/postgresql`, which is not a valid URL.
 */
export const postgresUrl: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.address({ forms: 'postgres://' }),
  secret: true,
  read(text) {
    const url = URL.parse(text.replace(/^(\w+:\/\/[^/?#]*@)(?=\/)/, '$1localhost'))
    return url && ['postgres:', 'postgresql:'].includes(url.protocol) ? text : undefined
  },
}

/** The URL of another server, which may contain a password: it is never shown in full. */
export function secretUrl(...protocols: readonly string[]): SettingKind<string> {
  return {
    expects: t => t.settingsErrors.expected.address({ forms: oneOf(protocols.map(name => `${name}//`))(t) }),
    secret: true,
    read: text => (protocols.includes(URL.parse(text)?.protocol ?? '') ? text : undefined),
  }
}

const smtpUrl = secretUrl('smtp:', 'smtps:')
/** The URL of a mail server, or the word for none. */
export const relay: SettingKind<string> = {
  ...smtpUrl,
  expects: t => t.settingsErrors.expected.relay,
  read: (text, folder) => (text === 'direct' ? text : smtpUrl.read(text, folder)),
}

// 0 lets the system choose a free port, which only tests want: it is accepted and not advertised.
function readPort(text: string): number | undefined {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : -1
  return number >= 0 && number <= 65535 ? number : undefined
}

// A name whose last label is a number would be read as an IPv4 address by URL parsers.
function isHostname(text: string): boolean {
  return HOSTNAME.test(text) && !/(?:^|\.)\d+$/.test(text)
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Whether a certificate authority may know a name: not an address, nor one of this machine alone. */
export function isPublicName(name: string): boolean {
  return isHostname(name) && name.includes('.') && !name.endsWith('.localhost')
}
