import sharp from 'sharp'
import type { TestFile } from '#test/servers/server.ts'
import type { Form, Person, Site } from './site.ts'

/** What everybody in it wrote is marked with it, so that it can be found wherever it must not be. */
export type Ids = Readonly<Record<string, number>>
export type Group = {
  id: number
  name: string
  secret: string
  ids: Ids
  msg_num: number
  /** The numbers of the memberships of everybody who has one or had one. */
  memberships: Readonly<Record<string, number>>
}
export const roles = ['owner', 'moderator', 'member', 'pending', 'banned', 'past', 'stranger'] as const
export type Role = (typeof roles)[number]
/** People and groups that the cases attack; what they change or delete they make anew. */
export type Scene = { people: Record<Role, Person>; groups: Record<GroupKind, Group> }

const kinds = {
  /** Everybody may read it. */
  open: 'group_privacy_none',
  /** Everybody knows of it, and only members read. */
  listed: 'group_privacy_archives',
  /** Nobody else knows of it. */
  unlisted: 'group_privacy_unlisted',
} as const
export type GroupKind = keyof typeof kinds

export async function setScene(site: Site): Promise<Scene> {
  const made = await Promise.all(roles.map(async role => [role, await site.person(role)] as const))
  const people = Object.fromEntries(made) as Record<Role, Person>
  const groups: Record<string, Group> = {}
  for (const kind of Object.keys(kinds) as GroupKind[]) groups[kind] = await newGroup(site, people, kind)
  return { people, groups: groups }
}

/** A group with everybody in it as they are called, and with one of each thing. */
export async function newGroup(site: Site, people: Record<Role, Person>, kind: GroupKind): Promise<Group> {
  const count = site.next()
  const [name, secret] = [`${kind}-${count}`, `s3cret${kind}${count}`]
  const { owner } = people
  const { id: group_id } = await site.call<{ id: number }>(owner, 'creategroup', {
    ...{
      group_name: name,
      desc: 'What nobody else may read.',
      privacy: kinds[kind],
      sub_group_access: 'sub_group_owners',
    },
  })
  const members: Record<string, number> = {}
  const join = async (role: Role): Promise<void> => {
    const joined = await site.call<{ id: number }>(people[role], 'joingroup', { group_name: name })
    members[role] = joined.id
  }
  for (const role of ['moderator', 'member', 'banned', 'past'] as const) await join(role)
  await site.call(owner, 'updategroup', { group_id, restricted: 1, new_users_moderated: 0 })
  await join('pending')
  const unmoderated = { group_id, member_info_id: members['member']!, post_status: 'sub_poststatus_normal' }
  await site.call(owner, 'updatemember', unmoderated)
  await site.call(owner, 'updatemember', {
    ...{ group_id, member_info_id: members['moderator']!, mod_status: 'sub_modstatus_moderator', mod_permissions: '' },
  })
  await site.call(owner, 'banmember', { group_id, member_info_id: members['banned']! })
  await site.call(owner, 'removemember', { group_id, member_info_id: members['past']! })
  const { ids, msg_num } = await furnish(site, people, group_id, secret)
  return {
    id: group_id,
    name,
    secret,
    msg_num,
    memberships: members,
    ids: { ...ids, group_id, member_info_id: members['member']! },
  }
}

const file = (filename: string, content: string | Buffer, type = 'text/plain'): TestFile[] => [
  { param: 'fileupload', filename, content, type },
]

type CreatedObject = { id: number }
type Row = Record<string, unknown>

async function furnish(
  site: Site,
  { owner, member }: Record<Role, Person>,
  group_id: number,
  secret: string,
): Promise<{ ids: Ids; msg_num: number }> {
  const make = async (who: Person, name: string, form: Form, files?: TestFile[]): Promise<number> =>
    (await site.call<CreatedObject>(who, name, { group_id, ...form }, files)).id
  const hashtag_id = await make(owner, 'newhashtag', { name: `${secret}tag` })
  const post = await make(member, 'newdraft', { draft_type: 'draft_type_post' })
  await make(member, 'updatedraft', {
    draft_id: post,
    subject: `Bread ${secret} #${secret}tag`,
    body: `<p>Rye ${secret}</p>`,
  })
  await make(member, 'uploadattachments', { draft_id: post }, file(`${secret}.txt`, secret))
  await site.call(member, 'postdraft', { draft_id: post })
  const { data } = await site.call<{ data: Row[] }>(member, 'getmessages', { group_id })
  const {
    id: message_id,
    topic_id,
    msg_num,
    attachments,
  } = data[0] as Row & { attachments: CreatedObject[]; msg_num: number }
  const draft_id = await make(member, 'newdraft', { draft_type: 'draft_type_post' })
  await make(member, 'updatedraft', { draft_id, subject: secret, body: secret })
  await make(member, 'uploadattachments', { draft_id }, file(`${secret}.txt`, secret))
  const event_id = await make(owner, 'addevent', {
    name: `Feast ${secret}`,
    start_time: '2030-06-01T18:00',
    rsvp: 1,
    description: secret,
  })
  const database_id = await make(owner, 'newdatabase', {
    name: secret,
    columns: '[{"name":"Work","type":"text_column"}]',
  })
  const row_id = await make(owner, 'newdatabaserow', {
    database_id,
    vals: JSON.stringify([{ col_id: 1, text: secret }]),
  })
  const files = await site.call<{ files: CreatedObject[] }>(
    owner,
    'uploadfiles',
    { group_id },
    file(`${secret}.txt`, secret),
  )
  const page = await site.call<{ page: CreatedObject }>(owner, 'newwikipage', { group_id, title: secret, body: secret })
  const album_id = await make(owner, 'newalbum', { title: secret })
  const photos = await site.call<{ photos: CreatedObject[] }>(
    owner,
    'uploadphotos',
    { album_id },
    file(`${secret}.png`, await picture(), 'image/png'),
  )
  const { poll_id } = await site.call<{ poll_id: number }>(owner, 'newpoll', {
    group_id,
    question: secret,
    answers: '[{"text":"Rye"},{"text":"Spelt"}]',
    subject: secret,
    body: secret,
  })
  const chat = await site.call<{ id: number; chat_sub: CreatedObject }>(member, 'newchat', {
    ...{ group_id, subject: secret, desc: secret, announce: '0' },
  })
  await site.call(member, 'postchatmessage', { chatsub_id: chat.chat_sub.id, message: secret })
  await site.call(owner, 'updategroup', { group_id, moderated: 1 })
  await site.call(member, 'postmessage', { group_id, subject: `Held ${secret}`, body: secret })
  await site.call(owner, 'updategroup', { group_id, moderated: 0 })
  const held = await site.call<{ data: CreatedObject[] }>(owner, 'getpendingmessages', { group_id })
  const ids = {
    ...{ hashtag_id, message_id, topic_id, draft_id, event_id, database_id, row_id, album_id, poll_id },
    ...{
      attachment_id: attachments[0]!.id,
      file_id: files.files[0]!.id,
      id: page.page.id,
      photo_id: photos.photos[0]!.id,
    },
    ...{ chat_id: chat.id, chatsub_id: chat.chat_sub.id, pending_message_id: held.data[0]!.id },
  } as Record<string, number>
  const missing = Object.keys(ids).filter(name => !Number.isInteger(ids[name]))
  if (missing.length > 0) throw new Error(`the group has no ${missing.join(', ')}`)
  return { ids, msg_num }
}

export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'peru' } })
    .png()
    .toBuffer()
