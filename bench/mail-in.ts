import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { findSigningKey } from '#features/accounts/index.ts'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { openSession } from '#test/mail/mail-server.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { makePerson, addMembership } from '#test/world/people.ts'
import { openArchive } from './support/archive-data.ts'
import { startChild } from './processes/start-child.ts'
import { cpuOf, cpuOfServer, postmasterOf } from './support/cpu.ts'
import { reportMetric } from './support/metrics.ts'

// How many signed mails a second are taken in and posted over 8 connections, on a database that syncs to the disk, beside a
// bare listener that writes each into a file and syncs it. All in one group, whose posts wait for each other, and in eight.

const clients = 8
const count = Number(process.argv[2] ?? 2000)
const members = Number(process.argv[3] ?? 50)
/** So many come before it is measured: code that is seldom run is slow, in each thread by itself. */
const warming = Math.max(200, count)

const archive = await openArchive({ messages: 20_000 })
const data = await mkdtemp(join(tmpdir(), 'folkmoot-bench-'))
const certificate = await loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
const key = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
const stamp = Date.now().toString(36)
const person = await makePerson(archive, `mailer${stamp}`, await findSigningKey(archive.database.read, 'login token'))

async function addGroup(n: number): Promise<string> {
  const name = `mail-${stamp}-${n}`
  const [group] = (await archive.sql(
    `insert into groups (name, plan, settings) values ($1, 'group_plan_premium', '{"new_users_moderated": false}') returning id`,
    [name],
  )) as [{ id: number }]
  await archive.sql(
    `insert into members (group_id, account_id, sort_name, sort_email)
     select $1, id, '', '' from accounts where email like 'writer%' order by id limit $2`,
    [group.id, members],
  )
  await addMembership(archive, group.id, person, {})
  return `${name}@folkmoot.test`
}

const text = 'A line of a post of an ordinary length, as people write it to each other.\r\n'.repeat(20)
type Mail = { to: string; raw: string }
async function mailsFor(groups: readonly string[], number = count): Promise<Mail[]> {
  return Promise.all(
    Array.from({ length: number }, async (_, n) => {
      const to = groups[n % groups.length]!
      const raw = mailOf({ From: person.account.email, To: to, Subject: `Mail ${stamp} ${n}` }, text)
      const signing = { signingDomain: 'example.org', selector: 's', privateKey: pem }
      const { signatures } = await dkimSign(`${raw}\r\n`, { ...signing, signatureData: [signing] })
      return { to, raw: signatures + raw }
    }),
  )
}

async function sendAll(port: number, mails: readonly Mail[]): Promise<number> {
  const began = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const smtpSession = await openSession({ port })
      await smtpSession.say('EHLO mx\r\n')
      for (const { to, raw } of mails.filter((_mail, n) => n % clients === client)) {
        await smtpSession.say(`MAIL FROM:<x@elsewhere.example>\r\nRCPT TO:<${to}>\r\nDATA\r\n`)
        await smtpSession.hear()
        await smtpSession.hear()
        const answer = await smtpSession.say(`${raw}\r\n.\r\n`)
        if (port === ours.port && answer !== '250 2.0.0 Done') throw new Error(answer)
      }
      smtpSession.end()
    }),
  )
  return (mails.length * 1000) / (performance.now() - began)
}

const given = { connection: archive.connection, certificate, data, key }
const [ours, bare] = [
  await startChild('mail-in-process.ts', { ...given, kind: 'ours' }),
  await startChild('mail-in-process.ts', { ...given, kind: 'bare' }),
]
const [{ backend }] = (await archive.sql('select pg_backend_pid() as backend')) as [{ backend: number }]
const postmaster = postmasterOf(backend)
const spent = (): number[] => [cpuOf(ours.pid), cpuOfServer(postmaster), cpuOf(process.pid)]
try {
  await sendAll(ours.port, await mailsFor([await addGroup(0)], warming))
  for (const number of [1, 8]) {
    const groups = await Promise.all(Array.from({ length: number }, (_, n) => addGroup(number * 10 + n)))
    const mails = await mailsFor(groups)
    const before = spent()
    const rate = await sendAll(ours.port, mails)
    const each = spent().map((ms, part) => ((ms - before[part]!) / count).toFixed(2))
    const besides = await sendAll(bare.port, mails)
    reportMetric({ name: `mails taken, in ${number}`, unit: '/s', ours: rate, bare: besides, atLeast: 300 })
    console.log(
      `${number} groups: ${rate.toFixed(0)} mails/s, ${each.join(' + ')} ms of processor each (ours + database + sender); bare: ${besides.toFixed(0)} mails/s; ratio ${(rate / besides).toFixed(2)}`,
    )
  }
} finally {
  await ours.stop()
  await bare.stop()
  await archive.close()
  await rm(data, { recursive: true })
}
