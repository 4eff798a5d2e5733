import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type TestResult = { file: string; passed: number; tests: number; isHeld: boolean; seconds: number }

const [accounts, archives] = ['src/features/accounts', 'src/features/archives']

/** Attacks that need to reach inside, such as a clock, a name server or somebody else's sign-in: the files with their tests. */
export const proofs: Readonly<Record<string, readonly string[]>> = {
  matrix: [
    'test/permissions.test.ts',
    'test/roles.test.ts',
    'test/visitors.test.ts',
    'test/unconfirmed-accounts.test.ts',
  ],
  T9: [
    'test/hidden-groups.test.ts',
    'test/change-visibility.test.ts',
    'src/features/groups/settings/update-group.test.ts',
  ],
  T12: [`${archives}/reading/download-attachment.test.ts`, 'src/runtime/http/files/file-response.test.ts'],
  T17: [`${accounts}/email-links/register.test.ts`, 'src/features/members/direct-add/direct-add.test.ts'],
  T18: ['src/mail/receive/handlers/reports/bounce.test.ts', 'src/mail/receive/handlers/reports/complaint.test.ts'],
  T19: [
    'src/features/links/links.test.ts',
    'src/mail/send/unsubscribe.test.ts',
    `${accounts}/email-links/password.test.ts`,
  ],
  T23: [`${accounts}/sessions/sessions.test.ts`, `${accounts}/authentication.test.ts`, `${accounts}/suspend.test.ts`],
  T25: [
    `${accounts}/two-factor/two-factor.test.ts`,
    `${accounts}/two-factor/totp.test.ts`,
    `${accounts}/auth/login-throttle.test.ts`,
  ],
  T26: [`${accounts}/auth/login.test.ts`, `${accounts}/auth/password-hash.test.ts`],
  T27: [`${accounts}/sign-in-cost.test.ts`],
  T28: [`${accounts}/idp/state.test.ts`, `${accounts}/idp/login.test.ts`, `${accounts}/idp/discovery.test.ts`],
  T29: [`${accounts}/idp/takeover.test.ts`],
  T31: [`${accounts}/keys/keys.test.ts`, `${accounts}/secret-leaks.test.ts`],
  T32: [
    `${archives}/pictures/pictures.test.ts`,
    'src/features/webhooks/webhooks.test.ts',
    'src/settings/ip-ranges.test.ts',
  ],
  T33: ['src/content/images/images.test.ts', 'src/features/photos/hostile-photos.test.ts', 'src/cli/import.test.ts'],
  T35: ['src/content/text/hostile.test.ts', 'test/long-texts.test.ts', 'test/long-words.test.ts'],
  T38: ['src/runtime/limits/rate-limiter.test.ts', 'test/transport.test.ts', 'test/reverse-proxies.test.ts'],
  T41: [
    `${archives}/reading/download-archives.test.ts`,
    'src/features/databases/csv/csv.test.ts',
    'src/features/calendar/feeds/feeds.test.ts',
  ],
  T44: ['src/mail/receive/checks/sender-auth.test.ts', 'src/mail/receive/handlers/group/unverified-sender.test.ts'],
}

/** Runs test files with all that they have, or with the part of the day. */
export async function runTests(files: readonly string[], isShort: boolean): Promise<Map<string, TestResult>> {
  const root = join(import.meta.dirname, '..')
  const args = [join(root, 'tools/test.ts'), ...(isShort ? [] : ['--thorough']), ...files]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  await once(child, 'close')
  const results = new Map<string, TestResult>()
  const line = /^(✔|✖) (\S+) \((\d+) of (\d+), ([\d.]+) s\)$/gm
  for (const [, mark, file, passed, tests, seconds] of stripVTControlCharacters(text).matchAll(line)) {
    const result = { file: file!, passed: Number(passed), tests: Number(tests), seconds: Number(seconds) }
    results.set(file!, { ...result, isHeld: mark === '✔' })
  }
  if ([...results.values()].some(({ isHeld }) => !isHeld)) console.log(text)
  return results
}
