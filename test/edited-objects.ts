import type { EditedKind } from '#contract/targets.ts'
import { insertRow } from './database/rows.ts'
import type { World } from './world.ts'

/** An object that a call can edit: the parameters, its `updated`, and another editor. */
export type Edited = {
  params: Record<string, unknown>
  read: () => Promise<string>
  edit: () => Promise<unknown>
}

/** The owner of the world's group, who is also a site administrator. */
export function editorOf({ people, as }: World) {
  const { identity } = people.owner
  return as({ identity: { ...identity, account: { ...identity.account, site_admin: true } } })
}

let made = 0
/** Another value each time. */
const fresh = (word: string): string => `${word} ${(made += 1)}`

/** Makes one of a kind for a call, in which the call changes something. */
export function newObjects(world: World): (kind: EditedKind, call: string) => Promise<Edited> {
  const calls = editorOf(world)
  const moderator = world.as('moderator')
  const { group } = world
  const group_id = group.id

  async function memberWith(status: string): Promise<number> {
    const { account } = await world.addPerson(fresh('member').replace(' ', ''))
    return insertRow(world.sql, 'members', { group_id, account_id: account.id, status })
  }
  const photoIn = (album_id: number): Promise<number> => {
    const hashes = { hash: 'a'.repeat(64), large_hash: 'b'.repeat(64), medium_hash: 'c'.repeat(64) }
    return insertRow(world.sql, 'photos', {
      ...{ group_id, album_id, position: 1, name: 'rye.png', ...hashes, thumbnail_hash: 'd'.repeat(64) },
      ...{ size: 0, media_type: 'image/png', width: 1, height: 1, created: '2020-01-01', updated: '2020-01-01' },
      description: '',
    })
  }
  const statuses: Record<string, string> = {
    approvemember: 'sub_status_pending',
    claimpendingmember: 'sub_status_pending',
    unbanmember: 'sub_status_banned',
  }

  const makers: Record<EditedKind, (call: string) => Promise<Edited>> = {
    async group(call) {
      const { id } = await world.addGroup({}, { peopled: ['owner', 'moderator'] })
      const given = { group_id: id }
      return {
        params: { ...given, ...(call === 'deletegroup' ? { understand: 'I understand' } : { title: fresh('Bakers') }) },
        read: async () => (await calls.getgroup(given)).updated,
        edit: () => calls.updategroup({ ...given, title: fresh('Bakers') }),
      }
    },
    async organisation() {
      const org_id = await insertRow(world.sql, 'organisations', {
        name: 'Mill',
        host: `${fresh('mill-')}.example`.replace(' ', ''),
      })
      const [first, second] = [await world.addGroup(), await world.addGroup()]
      await world.sql(`update groups set org_id = $1 where id = any($2)`, [org_id, [first.id, second.id]])
      return {
        params: { org_id, parent_group_id: second.id },
        read: async () => updatedIn('organisations', org_id),
        edit: () => calls.updateorg({ org_id, parent_group_id: first.id }),
      }
    },
    account: async () => ({
      params: { location: fresh('Bath') },
      read: async () => updatedIn('accounts', world.people.owner.account.id),
      edit: () => calls.updateprofile({ location: fresh('Bath') }),
    }),
    async subscription(call) {
      const { id } = await world.addGroup({}, { peopled: ['owner', 'powerless'] })
      await world.setMember({ id, name: '' }, 'powerless', { mod_status: 'sub_modstatus_owner' })
      const given = { group_id: id }
      return {
        params: call === 'deletesub' ? given : { ...given, color: 'color_apricot' },
        read: async () => (await calls.getsub(given)).updated,
        edit: () => calls.updatesub({ ...given, color: 'color_beige' }),
      }
    },
    async member(call) {
      const member_info_id = await memberWith(statuses[call] ?? 'sub_status_normal')
      const given = { group_id, member_info_id }
      const label_ids =
        call === 'setmemberlabels' ? String((await calls.newmemberlabel({ group_id, name: fresh('Miller') })).id) : ''
      return {
        params: {
          ...given,
          ...(call === 'updatemember' && { moderator_notes: fresh('Rye') }),
          ...(label_ids && { label_ids: [Number(label_ids)] }),
        },
        read: async () => (await calls.getmember(given)).updated,
        edit: () => calls.updatemember({ ...given, moderator_notes: fresh('Rye') }),
      }
    },
    async notice(call) {
      const { id: notice_id } = await calls.newmembernotice({
        ...{ group_id, type: 'member_notice_welcome', name: 'Welcome', subject: 'Bread', body: 'Rye', active: false },
      })
      const given = { group_id, notice_id }
      return {
        params: call === 'deletemembernotice' ? given : { ...given, body: fresh('Rye') },
        read: async () => updatedIn('member_notices', notice_id),
        edit: () => calls.updatemembernotice({ ...given, body: fresh('Rye') }),
      }
    },
    async topic(call) {
      const { topic_id, message_id } = await world.post('ben', { subject: fresh('Bread') })
      const answered = await world.answer('ben', { message_id })
      const other = call === 'mergetopics' ? (await world.post('ben', { subject: fresh('Bread') })).topic_id : 0
      return {
        params: {
          topic_id,
          ...(call === 'updatetopic' && { subject: fresh('Rye') }),
          ...(call === 'mergetopics' && { other_topic_id: other }),
          ...(call === 'movetopic' && { to_group_id: (await world.addGroup({}, { peopled: true })).id }),
          ...(call === 'splittopic' && { message_ids: [answered.message_id], subject: 'Rye' }),
        },
        read: async () => (await calls.gettopic({ topic_id })).topic.updated,
        edit: () => moderator.updatetopic({ topic_id, subject: fresh('Rye') }),
      }
    },
    async message(call) {
      const { message_id, msg_num } = await world.post('ben')
      const text = () => ({ message_id, body: fresh('Rye'), body_type: 'plain' as const })
      return {
        params: call === 'updatemessage' ? text() : { message_id },
        read: async () => (await calls.getmessage({ group_id, msg_num })).updated,
        edit: () => moderator.updatemessage(text()),
      }
    },
    async pending(call) {
      const { id } = await world.addGroup({ moderated: true }, { peopled: true })
      const pending_message_id = await world.hold('ben', {}, { id, name: '' })
      return {
        params: { pending_message_id, ...(call === 'updatependingmessage' && { subject: fresh('Rye') }) },
        read: async () => (await calls.getpendingmessages({ group_id: id })).data[0]!.updated,
        edit: () => calls.updatependingmessage({ pending_message_id, subject: fresh('Rye') }),
      }
    },
    async draft(call) {
      const draft_id = await world.draft('owner')
      return {
        params: call === 'deletedraft' ? { draft_id } : { draft_id, body: fresh('Rye') },
        read: async () => (await calls.getdraft({ draft_id })).updated,
        edit: () => calls.updatedraft({ draft_id, body: fresh('Rye') }),
      }
    },
    async event(call) {
      const { id: event_id } = await calls.addevent({ group_id, name: 'Baking', start_time: '2031-06-03T18:00:00' })
      return {
        params: call === 'deleteevent' ? { event_id } : { event_id, location: fresh('Mill') },
        read: async () => (await calls.getevent({ event_id })).updated,
        edit: () => moderator.updateevent({ event_id, location: fresh('Mill') }),
      }
    },
    async webhook(call) {
      const url = () => `https://${fresh('rye').replaceAll(/[^a-z0-9]/g, '')}.example/hook`
      const { id: webhook_id } = await calls.newwebhook({ group_id, url: url(), actions: ['message.posted'] })
      const given = { group_id, webhook_id }
      return {
        params: call === 'updatewebhook' ? { ...given, name: fresh('Rye') } : given,
        read: async () => (await calls.getwebhook(given)).updated,
        edit: () => calls.updatewebhook({ ...given, url: url() }),
      }
    },
    async poll(call) {
      const { poll_id } = await calls.newpoll({
        group_id,
        question: fresh('Rye?'),
        answers: '[{"text":"Yes"},{"text":"No"}]',
      })
      if (call === 'reopenpoll') await calls.closepoll({ poll_id })
      return {
        params: { poll_id, ...(call === 'updatepoll' && { closes: '2030-06-03T18:00:00Z' }) },
        read: async () => (await calls.getpoll({ poll_id })).updated,
        edit: () => calls.updatepoll({ poll_id, show_results: 'poll_results_on_close' }),
      }
    },
    async database(call) {
      const database_id = await table()
      return {
        params: call === 'deletedatabase' ? { database_id } : { database_id, short_desc: fresh('Rye') },
        read: async () => (await calls.getdatabase({ database_id })).updated,
        edit: () => calls.updatedatabase({ database_id, short_desc: fresh('Rye') }),
      }
    },
    async databaserow(call) {
      const vals = () => JSON.stringify([{ col_id: 1, text: fresh('Rye') }])
      const { id: row_id } = await calls.newdatabaserow({ database_id: await table(), vals: vals() })
      await calls.updatedatabaserow({ row_id, vals: vals() })
      const change_id = (await calls.getdatabaserowhistory({ row_id })).data[0]!.id
      const changed: Record<string, object> = { deletedatabaserow: {}, restoredatabaserow: { change_id } }
      return {
        params: { row_id, ...(changed[call] ?? { vals: vals() }) },
        read: async () => (await calls.getdatabaserow({ row_id })).updated,
        edit: () => calls.updatedatabaserow({ row_id, vals: vals() }),
      }
    },
    async databaseview(call) {
      const database_id = await table()
      const { id: view_id } = await calls.newdatabaseview({ database_id, name: 'Rye', shared: true })
      const view = { database_id, view_id }
      return {
        params: call === 'deletedatabaseview' ? view : { ...view, search: fresh('Rye') },
        read: async () => (await calls.getdatabaseviews({ database_id })).data[0]!.updated,
        edit: () => calls.updatedatabaseview({ ...view, search: fresh('Rye') }),
      }
    },
    async album(call) {
      const { id: album_id } = await calls.newalbum({ group_id, title: fresh('Ovens') })
      return {
        params: {
          album_id,
          ...(call === 'updatealbum' && { desc: fresh('Rye') }),
          ...(call === 'orderphotos' && { photo_ids: [await photoIn(album_id)] }),
        },
        read: async () => (await calls.getalbum({ album_id })).updated,
        edit: () => calls.updatealbum({ album_id, desc: fresh('Rye') }),
      }
    },
    async photo(call) {
      const { id: album_id } = await calls.newalbum({ group_id, title: fresh('Ovens') })
      const photo_id = await photoIn(album_id)
      return {
        params: { photo_id, ...(call === 'updatephoto' && { desc: fresh('Rye') }) },
        read: async () => (await calls.getphoto({ photo_id })).updated,
        edit: () => calls.updatephoto({ photo_id, desc: fresh('Rye') }),
      }
    },
    async file(call) {
      const { id: file_id } = await calls.newfilefolder({ group_id, name: fresh('Minutes') })
      if (call === 'restorefileversion') {
        const version = { group_id, file_id, size: 0, media_type: 'text/plain', hash: '0'.repeat(64) }
        await world.sql(`update file_entries set type = 'file_type_file', version = 1 where id = $1`, [file_id])
        await insertRow(world.sql, 'file_versions', { ...version, version: 1, created: '2030-01-01' })
      }
      const changed: Record<string, object> = { deletefile: {}, restorefileversion: { version: 1 } }
      return {
        params: { file_id, ...(changed[call] ?? { desc: fresh('Rye') }) },
        read: async () => (await calls.getfile({ file_id })).updated,
        edit: () => calls.updatefile({ file_id, desc: fresh('Rye') }),
      }
    },
    async wikipage(call) {
      const { page } = await calls.newwikipage({ group_id, title: fresh('Ovens'), body: 'Rye' })
      const given = { id: page.id }
      const edits: Record<string, object> = { deletewikipage: {}, restorewikipage: { version: 1 } }
      return {
        params: { ...given, ...(edits[call] ?? { body: fresh('Rye') }) },
        read: async () => (await calls.getwikipageset(given)).page.updated,
        edit: () => moderator.updatewikipage({ ...given, body: fresh('Rye') }),
      }
    },
    async chat(call) {
      const { id } = await world.addGroup({}, { peopled: ['owner'] })
      const { id: chat_id } = await calls.newchat({ group_id: id, subject: 'Rye', desc: 'Rye', announce: false })
      return {
        params: call === 'deletechat' ? { chat_id } : { chat_id, subject: fresh('Rye') },
        read: async () => (await calls.getchats({ group_id: id })).data[0]!.updated,
        edit: () => calls.updatechat({ chat_id, subject: fresh('Rye') }),
      }
    },
  }
  const table = async (): Promise<number> =>
    (
      await calls.newdatabase({
        group_id,
        name: fresh('Flours'),
        columns: JSON.stringify([{ name: 'Flour', type: 'text_column' }]),
      })
    ).id
  /** As the calls show it: what is in no answer of a reading call, or was read with the session. */
  const updatedIn = async (name: string, id: number): Promise<string> =>
    String((await world.sql(`select updated from ${name} where id = $1`, [id]))[0]!['updated'])

  return (kind, call) => makers[kind](call)
}
