import { setTimeout as pause } from 'node:timers/promises'
import type { Sink } from './mail/smtp-sink.ts'
import type { World } from './world.ts'

export type MailedGroup = { id: number; members: Map<string, number> }

/** Waits for a condition. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 300_000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not come to that')
    await pause(10)
  }
}

/** Outgoing messages of the fake kinds, in a world that sends to a sink. */
export function outgoingMessagesIn(world: World, sink: Sink) {
  let made = 0
  return {
    /** New addresses. */
    names: (count: number, domain: string): string[] =>
      Array.from({ length: count }, (_, n) => `m${made}-${n}@${domain}`),
    /** A group of members with these addresses. */
    async groupOf(emails: readonly string[]): Promise<MailedGroup> {
      const { id } = await world.addGroup({}, { peopled: ['owner'] })
      await world.sql(`delete from members where group_id = $1`, [id])
      const rows = await world.sql(
        `with made as (
           insert into accounts (email, full_name, status) select e, 'Somebody', 'user_status_confirmed' from unnest($2::text[]) e
           returning id, email)
         , joined as (insert into members (group_id, account_id, sort_name, sort_email) select $1, id, '', '' from made
           returning id, account_id)
         select joined.id, made.email from joined join made on made.id = joined.account_id`,
        [id, emails],
      )
      return { id, members: new Map(rows.map(row => [String(row['email']), Number(row['id'])])) }
    },
    /** Sends something to all of them; its Message-ID. */
    async mail(group: MailedGroup, { age = '0 seconds', tries = 0 } = {}): Promise<string> {
      made += 1
      await world.sql(
        `insert into outgoing_messages (group_id, kind, message_id, recipient_ids, created, tries)
         values ($1, 'single', $2, $3::bigint[], now() - $4::interval, $5)`,
        [group.id, made, [...group.members.values()], age, tries],
      )
      return `<${made}.${group.id}@stand.in>`
    },
    /** To whom it went. */
    takenOf: (messageId: string): string[] =>
      sink.taken
        .filter(one => one.messageId === messageId)
        .map(({ to }) => to)
        .toSorted(),
    /** What did not go smoothly. */
    deliveries: (group: { id: number }) =>
      world.sql(`select email, state, tries, response from deliveries where group_id = $1 order by email`, [group.id]),
  }
}
