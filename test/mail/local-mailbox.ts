import type { WorldBase } from '../world.ts'

type LocalMailRow = { pieces: Buffer[]; copies: { to: string; from: string; pieces: number[] }[] }

/** The local mailbox: copies to members of a group, oldest first, by recipient. */
export async function localMails(world: WorldBase, group: { id: number }): Promise<{ to: string; raw: string }[]> {
  await world.settle()
  const rows = (await world.sql(
    `select pieces, copies from local_mailbox_messages where group_id = $1 order by outgoing_message_id`,
    [group.id],
  )) as LocalMailRow[]
  return rows.flatMap(({ pieces, copies }) =>
    copies.map(copy => ({
      to: copy.to,
      raw: Buffer.concat(copy.pieces.map(at => pieces[at]!)).toString('latin1'),
    })),
  )
}
