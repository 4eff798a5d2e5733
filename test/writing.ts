import type { GroupSettings } from '#contract/group-settings.ts'
import { place, places } from './people.ts'
import type { World } from './world.ts'

export type Writer = 'ben' | 'cleo' | 'owner' | 'moderator'
/** A group in which Ben has posted a message, with its members. */
export type Scene = { id: number; name: string; members: Record<Writer, number>; message: number; mime_id: string }

export async function newScene(world: World, settings: Partial<GroupSettings> = {}): Promise<Scene> {
  const { id, name } = await world.addGroup(settings)
  const members = {} as Record<Writer, number>
  for (const who of ['ben', 'cleo', 'owner', 'moderator'] as const)
    members[who] = await place(world, id, world.people[who], places[who]!)
  const { id: draft_id } = await world.as('ben').newdraft({ group_id: id, draft_type: 'draft_type_post' })
  await world.as('ben').updatedraft({ draft_id, subject: 'Bread', body: 'Rye' })
  await world.as('ben').postdraft({ draft_id })
  const [row] = await world.sql(`select id, mime_id from messages where group_id = $1`, [id])
  return { id, name, members, message: Number(row!['id']), mime_id: String(row!['mime_id']) }
}

type Calls = ReturnType<World['as']>
export type About = { message_id?: number; dm_member_id?: number; member_id?: number }
export type Saved = Omit<Parameters<Calls['updatedraft']>[0], 'draft_id'>

/** A draft that answers a message, or goes to one member; its text is there already. */
export async function newLetter(world: World, from: Writer, { id }: Scene, about: About, saved: Saved = {}) {
  const toMember = about.dm_member_id === undefined ? 'draft_type_post_to_sub' : 'draft_type_dm'
  const draft_type = about.message_id === undefined ? toMember : 'draft_type_reply'
  const { id: draft_id } = await world.as(from).newdraft({ group_id: id, draft_type, ...about })
  await world.as(from).updatedraft({ draft_id, subject: 'Re: Bread', body: '<p>Or <b>wheat</b>?</p>', ...saved })
  return draft_id
}
