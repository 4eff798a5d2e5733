import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { checkNames, type MailDnsInput, type DnsResolver } from './mail-dns.ts'
import { greetingAt } from './network.ts'
import { checkPort25 } from './port-25.ts'

const t = messagesFor('en').doctor

type Zone = {
  [name: string]: { MX?: [number, string][]; TXT?: string[]; A?: string[]; AAAA?: string[]; PTR?: string[] }
}

const failed = (code: string): Error => Object.assign(new Error(code), { code })

/** Names as a name server knows them; nobody answers for `broken.example`. */
function namesOf(zone: Zone): DnsResolver {
  async function ask<T>(
    name: string,
    type: 'MX' | 'TXT' | 'A' | 'AAAA' | 'PTR',
    read: (value: never) => T,
  ): Promise<T[]> {
    if (name.endsWith('broken.example')) throw failed('ETIMEOUT')
    const values = zone[name]?.[type]
    if (!values) throw failed(zone[name] ? 'ENODATA' : 'ENOTFOUND')
    return (values as never[]).map(read)
  }
  const same = (value: string): string => value
  return {
    resolve4: ((name: string) => ask(name, 'A', same)) as DnsResolver['resolve4'],
    resolve6: ((name: string) => ask(name, 'AAAA', same)) as DnsResolver['resolve6'],
    resolveMx: name => ask(name, 'MX', ([priority, exchange]: [number, string]) => ({ priority, exchange })),
    resolveTxt: name => ask(name, 'TXT', (text: string) => text.match(/.{1,250}/g) ?? ['']),
    reverse: address => ask(address, 'PTR', same),
  }
}

const key = 'k'.repeat(392)
const mailDnsInput: MailDnsInput = {
  domain: 'moot.example',
  host: 'mail.moot.example',
  isDirect: true,
  isFromHere: true,
  receives: true,
  keys: [{ selector: 'rsa1', record: `v=DKIM1; k=rsa; p=${key}` }],
  others: ['people.example', 'nobody.example'],
}
const whole: Zone = {
  'moot.example': { MX: [[10, 'mail.moot.example']], TXT: ['other', 'v=spf1 a mx -all'] },
  'mail.moot.example': { A: ['192.0.2.1'] },
  'rsa1._domainkey.moot.example': { TXT: [`v=DKIM1; k=rsa; p=${key.slice(0, 100)} ${key.slice(100)}`] },
  '_dmarc.moot.example': { TXT: ['v=DMARC1; p=reject'] },
  '192.0.2.1': { PTR: ['mail.moot.example'] },
}
const states = async (zone: Zone, more: Partial<MailDnsInput> = {}): Promise<string[]> =>
  (await checkNames({ ...mailDnsInput, ...more }, namesOf(zone), t)).map(({ check, state }) => `${check}: ${state}`)

test('a domain with all records is ok', async () => {
  const found = await checkNames(mailDnsInput, namesOf(whole), t)
  assert.deepEqual(
    found.map(({ record: _record, ...finding }) => finding),
    [
      { check: 'MX', state: 'ok', found: 'Email for moot.example goes to mail.moot.example.' },
      { check: 'SPF', state: 'ok', found: 'v=spf1 a mx -all' },
      { check: 'DKIM rsa1', state: 'ok', found: 'The key is published at rsa1._domainkey.moot.example.' },
      { check: 'DMARC', state: 'ok', found: 'v=DMARC1; p=reject' },
      { check: 'Reverse DNS', state: 'ok', found: '192.0.2.1 resolves to mail.moot.example.' },
    ],
  )
  assert.deepEqual(
    found.map(({ record }) => record && [record.type, record.name, record.value]),
    [
      ['MX', 'moot.example', '10 mail.moot.example.'],
      ['TXT', 'moot.example', 'v=spf1 a mx -all'],
      ['TXT', 'rsa1._domainkey.moot.example', mailDnsInput.keys[0]!.record],
      ['TXT', '_dmarc.moot.example', 'v=DMARC1; p=reject'],
      undefined,
    ],
  )
})

test('a record that is wrong comes with the value that it should have', async () => {
  const zone: Zone = {
    'moot.example': { MX: [[5, 'mx.other.example']], TXT: ['v=spf1 +all'] },
    'rsa1._domainkey.moot.example': { TXT: ['v=DKIM1; k=rsa; p=abc'] },
  }

  const found = await checkNames({ ...mailDnsInput, isDirect: false }, namesOf(zone), t)

  assert.deepEqual(
    found.map(({ state, record }) => [state, record?.value]),
    [
      ['ok', '5 mx.other.example.'],
      ['wrong', 'v=spf1 a mx -all'],
      ['wrong', mailDnsInput.keys[0]!.record],
      ['warning', 'v=DMARC1; p=none; rua=mailto:postmaster@moot.example'],
    ],
  )
})

test('missing records are shown ready to paste, with long keys split', async () => {
  const findings = await checkNames(mailDnsInput, namesOf({ 'mail.moot.example': { A: ['192.0.2.1'] } }), t)

  assert.deepEqual(
    findings.map(finding => ('cure' in finding ? [finding.state, finding.cure] : finding)),
    [
      ['wrong', 'Add this record, and wait an hour: moot.example. MX 10 mail.moot.example.'],
      ['warning', 'Add this record, and wait an hour: moot.example. TXT "v=spf1 a mx -all"'],
      [
        'warning',
        `Add this record, and wait an hour: rsa1._domainkey.moot.example. TXT "v=DKIM1; k=rsa; p=${key.slice(0, 232)}" "${key.slice(232)}"`,
      ],
      [
        'warning',
        'Add this record, and wait an hour: _dmarc.moot.example. TXT "v=DMARC1; p=none; rua=mailto:postmaster@moot.example"',
      ],
      ['warning', 'Ask your hosting provider to set the reverse DNS name of 192.0.2.1 to mail.moot.example.'],
    ],
  )
})

test('contradictory records are errors', async () => {
  const zone: Zone = {
    ...whole,
    'moot.example': { MX: [[0, '']], TXT: ['v=spf1 a -all', 'v=spf1 mx -all'] },
    'rsa1._domainkey.moot.example': { TXT: ['v=DKIM1; p=other'] },
    '192.0.2.1': { PTR: ['host.provider.example'] },
  }

  assert.deepEqual(await states(zone), [
    'MX: wrong',
    'SPF: wrong',
    'DKIM rsa1: wrong',
    'DMARC: ok',
    'Reverse DNS: warning',
  ])
  assert.deepEqual((await states({ ...whole, 'moot.example': { TXT: ['v=spf1 +all'] } })).slice(0, 2), [
    'MX: wrong',
    'SPF: wrong',
  ])
})

test('behind a relay this machine’s records are not checked, nor MX records without receiving', async () => {
  assert.deepEqual(
    await states(
      { 'moot.example': { TXT: ['v=spf1 include:relay.example ~all'] } },
      { isDirect: false, receives: false, keys: [] },
    ),
    ['SPF: ok', 'DMARC: warning'],
  )
})

test('unreachable name servers are reported', async () => {
  assert.deepEqual(await states({}, { domain: 'broken.example', host: 'mail.broken.example' }), [
    'MX: warning',
    'SPF: warning',
    'DKIM rsa1: warning',
    'DMARC: warning',
    'Reverse DNS: warning',
  ])
})

test('port 25 is checked for incoming mail, and for direct sending', async context => {
  const sink = await startSink()
  context.after(() => sink.close())
  const zone: Zone = {
    ...whole,
    'people.example': {
      MX: [
        [20, 'late.people.example'],
        [10, 'mx.people.example'],
      ],
    },
  }
  const check = async (open: readonly string[], more: Partial<MailDnsInput> = {}) =>
    (
      await checkPort25(
        { ...mailDnsInput, ...more },
        namesOf(zone),
        host => greetingAt('127.0.0.1', open.includes(host) ? sink.port : 1),
        t,
      )
    ).map(({ check: name, state, found }) => [name, state, found])

  assert.deepEqual(await check(['mail.moot.example', 'mx.people.example']), [
    ['Port 25, in', 'ok', 'mail.moot.example answers: 220 sink ESMTP'],
    ['Port 25, out', 'ok', 'mx.people.example is reachable.'],
  ])
  assert.deepEqual(await check([]), [
    ['Port 25, in', 'warning', "mail.moot.example doesn't answer on port 25, as seen from this machine."],
    ['Port 25, out', 'wrong', 'No mail server is reachable (tried mx.people.example). Many providers block port 25.'],
  ])
  assert.deepEqual(await check([], { isDirect: false, receives: false }), [])
})
