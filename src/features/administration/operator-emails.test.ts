import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { installationProblems } from '#health/index.ts'
import { createBackup, secretFileOf } from '#storage/backup/index.ts'
import { newWorld } from '#test/world.ts'
import { noteInstallationProblems } from './index.ts'

const root = await mkdtemp(join(tmpdir(), 'folkmoot-operator-'))
const [cert, key, backups] = ['cert.pem', 'key.pem', 'backups'].map(name => join(root, name)) as [
  string,
  string,
  string,
]

function makeCertificate(days: number): void {
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync('openssl', [...request, '-days', String(days), '-out', cert, '-keyout', key], { stdio: 'ignore' })
}

makeCertificate(90)
const world = await newWorld({
  FOLKMOOT_BACKUP: 'daily 03:00',
  FOLKMOOT_BACKUP_FOLDER: backups,
  FOLKMOOT_TLS_CERT: cert,
  FOLKMOOT_TLS_KEY: key,
})
world.atEnd(() => rm(root, { recursive: true }))
const { people, sql, app, settings } = world
await sql(`update accounts set site_admin = true where id = any($1)`, [[people.cleo.account.id, people.ben.account.id]])
await world.as('cleo').updateuser({ language: 'de' })

/** As the service looks each hour. */
async function look(now = new Date()): Promise<void> {
  const problems = await installationProblems(settings, now)
  await app.pipeline.runAsSystem(transaction => noteInstallationProblems(transaction, problems))
}

/** The next day comes. */
const forgetQuotas = () => sql(`delete from rate_counts where key like 'backup:%' or key like 'certificate:%'`)
const subjects = (emails: Awaited<ReturnType<typeof world.newEmails>>) =>
  emails.map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted()
const textTo = (name: string, emails: Awaited<ReturnType<typeof world.newEmails>>): string =>
  emails.find(({ recipient }) => recipient === `${name}@example.org`)!.body.replaceAll(/\s+/g, ' ')

test('administrators are emailed once a day, in their languages, while the daily backup is late or fails', async () => {
  const source = { ...world, version: 'test', secretFile: secretFileOf(settings) }
  await world.newEmails()

  await look()
  await look()
  const late = await world.newEmails()
  await forgetQuotas()
  await createBackup(source, backups)
  await look()
  const fine = await world.newEmails()
  await writeFile(join(backups, 'last-failure.txt'), `${new Date(Date.now() + 1000).toISOString()} disk I/O error\n`)
  await look()
  const failed = await world.newEmails()
  await forgetQuotas()
  await rm(backups, { recursive: true })
  await writeFile(backups, '')
  await look()
  const unreadable = await world.newEmails()

  for (const emails of [late, failed, unreadable])
    assert.deepEqual(subjects(emails), [
      'ben@example.org The daily backup of folkmoot.test failed',
      'cleo@example.org Die tägliche Sicherung von folkmoot.test ist fehlgeschlagen',
    ])
  assert.deepEqual(fine, [])
  assert.match(textTo('ben', late), /The daily backup is late\. There is no complete backup\./)
  assert.match(
    textTo('ben', failed),
    /The last attempt failed: \S+ disk I\/O error The latest complete backup was made on /,
  )
  assert.match(textTo('ben', failed), /run: bin\/folkmoot backup \S*backups /)
  assert.match(textTo('ben', unreadable), /The last attempt failed: ENOTDIR/)
  await rm(backups)
  await createBackup(source, backups)
})

test('administrators are emailed once a day when the certificate ends within 14 days', async () => {
  await forgetQuotas()
  await look()
  const valid = await world.newEmails()
  makeCertificate(10)
  await look()
  await look()
  const short = await world.newEmails()

  assert.deepEqual(valid, [])
  assert.deepEqual(subjects(short), [
    'ben@example.org The certificate of folkmoot.test expires in 9 days',
    'cleo@example.org Das Zertifikat von folkmoot.test läuft in 9 Tagen ab',
  ])
  assert.match(textTo('ben', short), /is valid for 9 more days\. Without a valid certificate, browsers and apps refuse/)
})
