import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from './site.ts'
import { fileText, type Entry, type Kind } from './workload.ts'

/** What must all be zero but the last: SMTP can't tell a sender who dies in that moment whether an email was taken. */
export type Verdict = {
  acknowledged: number
  unknown: number
  lost: string[]
  doubled: string[]
  notWhole: string[]
  emailsMissing: number
  /** The number of problems that `folkmoot fsck` prints. */
  inconsistent: string[]
  emailsDoubled: number
}

type AuditedObject = { id: string; isWhole: boolean }

/** Compares what the installation has with what it acknowledged. */
export async function audit(site: Site, ledger: readonly Entry[]): Promise<Verdict> {
  const found = await findAll(site)
  const [lost, doubled, notWhole]: string[][] = [[], [], []]
  for (const { kind, id, outcome } of ledger) {
    const times = found[kind].filter(one => one.id === id)
    if (outcome === 'acknowledged' && times.length === 0) lost!.push(id)
    if (times.length > 1) doubled!.push(id)
    if (times.some(({ isWhole }) => !isWhole)) notWhole!.push(id)
  }
  const emails = await auditEmails(site, [...found.post, ...found.mail])
  const { code, out, err } = await site.command(['fsck'])
  return {
    acknowledged: ledger.filter(({ outcome }) => outcome === 'acknowledged').length,
    unknown: ledger.filter(({ outcome }) => outcome === 'unknown').length,
    ...{ lost: lost!, doubled: doubled!, notWhole: notWhole!, ...emails },
    inconsistent: code === 0 ? [] : [`${out}${err}`],
  }
}

async function findAll(site: Site): Promise<Record<Kind, AuditedObject[]>> {
  const { group, chat_id, database_id } = site
  const messages = await site.list('getmessages', { group_name: group })
  const chats = await site.list('getchathistory', { chat_id: String(chat_id) }, 'cookie')
  const rows = await site.list('getdatabaserows', { database_id: String(database_id) })
  const files = await site.list('getfiledirectory', { group_name: group })
  const posted = messages.map(({ subject, body }) => ({
    id: String(subject),
    isWhole: String(body).includes(`The text of ${String(subject)}.`),
  }))
  return {
    post: posted.filter(({ id }) => id.startsWith('post-')),
    mail: posted.filter(({ id }) => id.startsWith('mail-')),
    chat: chats.map(({ message }) => ({ id: String(message), isWhole: true })),
    row: rows.map(({ vals }) => ({ id: (vals as { text: string }[])[0]!.text, isWhole: true })),
    file: await Promise.all(
      files.map(async ({ id: file_id, name }) => {
        const id = String(name).replace(/\.txt$/, '')
        const { text } = (await site.call('getfiletext', { file_id: String(file_id) })) as { text: string }
        return { id, isWhole: text === fileText(id) }
      }),
    ),
  }
}

/** Leases of crashed processes end after half a minute, and an email that was refused waits for longer. */
const patienceMs = 10 * 60_000

/** Every member gets every message. */
async function auditEmails(
  { sink, recipients }: Site,
  messages: readonly AuditedObject[],
): Promise<Pick<Verdict, 'emailsMissing' | 'emailsDoubled'>> {
  const wanted = messages.flatMap(({ id }) => recipients.map(to => `${to} ${id}`))
  const copies = (): string[] =>
    sink.taken.map(({ to, raw }) => `${to} ${/^Subject: .*?((?:post|mail)-\d+)\r?$/im.exec(raw)?.[1]}`)
  const missing = (): number => new Set(wanted).difference(new Set(copies())).size
  for (const end = Date.now() + patienceMs; missing() > 0 && Date.now() < end;) await pause(500)
  const all = copies().filter(copy => !copy.endsWith('undefined'))
  return { emailsMissing: missing(), emailsDoubled: all.length - new Set(all).size }
}
