import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { sendTo } from '#test/mail/mail-server.ts'
import { UnknownOutcome } from './calls.ts'
import type { Site } from './site.ts'

/** Kept outside of the installation: what was tried, and what the installation said. */
export type Entry = { kind: Kind; id: string; outcome: 'acknowledged' | 'unknown' }
export type Kind = keyof typeof kinds

type WorkKind = {
  writers: number
  /** Resolves when it is acknowledged. */
  write(site: Site, id: string): Promise<unknown>
  /** Whether a caller may repeat it without doing it twice; others never know. */
  isRepeatable: boolean
}

/** A file is more than a database row: its bytes must be there and whole. */
export const fileText = (id: string): string => `${id} ${createHash('sha256').update(id).digest('hex')}\n`.repeat(200)

/** What people do at the same time. */
export const kinds = {
  post: {
    writers: 2,
    isRepeatable: true,
    write: ({ call, group }, id) =>
      call('postmessage', { group_name: group, subject: id, body: `The text of ${id}.`, idempotency_key: id }),
  },
  mail: {
    writers: 2,
    isRepeatable: true,
    write: async ({ smtpPort, group, owner }, id) => {
      const to = `${group}@faults.example`
      const headers = { From: owner.email, To: to, Subject: id, 'Message-ID': `<${id}@writers.example>` }
      const raw = mailOf(headers, `The text of ${id}.`)
      const answer = await sendTo({ port: smtpPort() }, raw, { from: owner.email, to }).catch((error: unknown) =>
        String(error),
      )
      if (!answer.startsWith('250')) throw new UnknownOutcome(`SMTP: ${answer}`)
    },
  },
  chat: {
    writers: 1,
    isRepeatable: true,
    write: ({ call, chatsub_id }, id) =>
      call('postchatmessage', { chatsub_id: String(chatsub_id), message: id, nonce: id }, 'cookie'),
  },
  row: {
    writers: 1,
    isRepeatable: false,
    write: ({ call, database_id }, id) =>
      call('newdatabaserow', { database_id: String(database_id), vals: JSON.stringify([{ col_id: 1, text: id }]) }),
  },
  file: { writers: 1, isRepeatable: false, write: ({ upload }, id) => upload(`${id}.txt`, fileText(id)) },
} as const satisfies Record<string, WorkKind>

export type Load = {
  ledger: readonly Entry[]
  /** Resolves when so many more are acknowledged. */
  more(count: number): Promise<void>
  /** Lets everyone finish what they have begun; the installation must be there. */
  stop(): Promise<void>
}

const retryAfterMs = 200

export function startLoad(site: Site): Load {
  const ledger: Entry[] = []
  const waiting: { goal: number; resolve: () => void }[] = []
  let [written, acknowledged, isOver] = [0, 0, false]
  const failing = Promise.withResolvers<never>()
  failing.promise.catch(() => {})

  function note(kind: Kind, id: string, outcome: Entry['outcome']): void {
    ledger.push({ kind, id, outcome })
    if (outcome === 'acknowledged') acknowledged += 1
    for (const { resolve } of waiting.filter(({ goal }) => acknowledged >= goal)) resolve()
  }
  async function attempt(kind: Kind, id: string): Promise<Entry['outcome']> {
    const { write, isRepeatable }: WorkKind = kinds[kind]
    for (;;) {
      try {
        await write(site, id)
        return 'acknowledged'
      } catch (error) {
        if (!(error instanceof UnknownOutcome)) throw error
        await pause(retryAfterMs)
        if (!isRepeatable && !error.wasUnreachable) return 'unknown'
      }
    }
  }
  async function work(kind: Kind): Promise<void> {
    while (!isOver) {
      const id = `${kind}-${(written += 1)}`
      note(kind, id, await attempt(kind, id))
    }
  }
  const all = (Object.keys(kinds) as Kind[]).flatMap(kind =>
    Array.from({ length: kinds[kind].writers }, () => work(kind)),
  )
  const working = Promise.all(all)
  working.catch(failing.reject)
  return {
    ledger,
    more(count) {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ goal: acknowledged + count, resolve })
      return Promise.race([promise, failing.promise])
    },
    async stop() {
      isOver = true
      await working
    },
  }
}
