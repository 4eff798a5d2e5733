import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/** Programs that are not ours to install, by the names they go by. Tests that need one, and say its mark, are skipped without it. */
const programs = [
  { name: 'chromium', called: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'] },
  { name: 'nats-server', called: ['nats-server'] },
  { name: 'mail-verifier', called: ['dkimverify'] },
  { name: 'calendar-reader', called: ['icalendar'] },
  { name: 'openssl', called: ['openssl'] },
  { name: 'nginx', called: ['nginx'], mark: '/reverse-proxy.ts' },
  { name: 'postgresql-15', called: ['../lib/postgresql/15/bin/initdb'] },
  { name: 'pgbouncer', called: ['pgbouncer'] },
  { name: 'pebble', called: ['pebble'], mark: '/pebble.ts' },
  { name: 'postfix', called: ['postfix'], mark: '/postfix.ts' },
]

/** A sentence for each program that is missing and the tests that go without it. */
export function missingPrograms(root: string, files: readonly string[]): string[] {
  return programs
    .filter(({ called }) => !called.some(isInstalled))
    .map(({ name, mark = name }) => ({
      name,
      users: files.filter(file => readFileSync(resolve(root, file), 'utf8').includes(mark)),
    }))
    .filter(({ users }) => users.length > 0)
    .map(({ name, users }) => `MISSING: ${name} is not installed. Tests are skipped for it in ${users.join(', ')}`)
}

function isInstalled(program: string): boolean {
  // Debian puts servers where an ordinary PATH does not look.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.some(folder => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
