import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { CrashPoint } from './crash-points.ts'
import { mailOf } from './mail/incoming-mails.ts'
import { assertIntegrity } from './database/integrity.ts'
import type { World } from './world.ts'

type ExitStatus = { code: number | null; signal: string | null }

/** Hands a mail to `folkmoot mail in`, as a mail server does that pipes; the command dies where it is told to. */
async function pipe(world: World, death: CrashPoint | null, to: string, raw: string): Promise<ExitStatus> {
  const { host, user, password = '', database } = world.connection
  const { PATH, NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(
    process.execPath,
    [new URL('./crashing-command.ts', import.meta.url).pathname, JSON.stringify(death), 'mail', 'in', '--to', to],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: {
        ...{ PATH, NODE_COMPILE_CACHE, FOLKMOOT_DATA: world.settings.data, FOLKMOOT_URL: world.settings.url },
        DATABASE_URL: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`,
        FOLKMOOT_MAIL_TRUST: '127.0.0.1',
      },
    },
  )
  const gone = once(child, 'exit') as Promise<[number | null, string | null]>
  child.stdin.on('error', () => {})
  child.stdin.end(raw)
  const [code, signal] = await gone
  return { code, signal }
}

/**
 * A mail for each death, piped to a command that dies so, and again to one that does not: whoever pipes keeps a mail until it hears that
 * it is taken. Each is posted once, and kept for everybody once. Tells in which order they were there after the first time.
 */
export async function pipeThroughCrashes(world: World, deaths: readonly CrashPoint[], atOnce = 2): Promise<boolean[]> {
  const group = await world.addGroup({}, { peopled: ['ben', 'cleo'] })
  const to = `${group.name}@folkmoot.test`
  const wasThere: boolean[] = []
  const waiting = [...deaths.entries()]
  const subjects = deaths.map((_, n) => `Mail ${n}`)

  async function take(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [n, death] = next
      const raw = mailOf({ From: world.people.ben.account.email, To: to, Subject: subjects[n]! })
      assertNotTaken(await pipe(world, death, to, raw))
      wasThere[n] = (await world.sql(posted, [group.id])).some(row => row['subject'] === subjects[n])
      let again = await pipe(world, null, to, raw)
      for (let tries = 1; again.code !== 0 && tries < 20; tries += 1) {
        assertNotTaken(again)
        again = await pipe(world, null, to, raw)
      }
      assert.deepEqual(again, { code: 0, signal: null })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take))

  const rows = await world.sql(posted, [group.id])
  assert.deepEqual(rows.map(({ subject }) => String(subject)).toSorted(), subjects.toSorted())
  await assertIntegrity(world)
  return wasThere
}

/** Killed, or told to come again: so it is where a busy database does not answer in time. */
const assertNotTaken = ({ code, signal }: ExitStatus): void =>
  assert.ok(signal === 'SIGKILL' || code === 75, `it ended with ${code}`)
const posted = 'select subject from messages where group_id = $1'
