// Not on every day: it kills processes again and again.
// In a process of its own: it starts the product and kills it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '#storage/database.ts'
import { runHere } from './servers/command-line.ts'
import { joinIn, until, usedFolders } from './servers/embedded.ts'
import { post, startServeProcess, type ServeProcess } from './servers/serve-process.ts'

const posts = 25
/** So many can still be undone when the process is killed. */
const later = 5
type Answer = {
  id: number
  data: { id: number; subject: string }[]
  decisions: unknown[]
  total_count: number
  token: string
}

test('decisions on many posts survive kill -9 before and while they are carried out, and each takes effect once', async t => {
  const folders = await usedFolders(t)
  const joined = await joinIn(folders)
  const database = openDatabase({ connection: joined.connection })
  folders.ends.push(() => database.close())
  const sql = async (text: string) => (await database.read.execute({ name: '', text }, [])).rows
  let served: ServeProcess = await startServeProcess(folders)
  const call = async (name: string, form: Record<string, string>, token = ''): Promise<Answer> => {
    const authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`
    const { status, text } = await post(served.url, `/api/v1/${name}`, form, token ? { authorization } : {})
    assert.equal(status, 200, text)
    return JSON.parse(text) as Answer
  }
  const password = 'a good password'
  const tokenOf = async (email: string, name: string): Promise<string> => {
    await runHere(folders, ['user', 'add', email, '--name', name, '--password', password])
    return (await call('login', { email, password })).token
  }
  const owner = await tokenOf('owner@example.org', 'Owner')
  const ben = await tokenOf('ben@example.org', 'Ben')
  const group_name = 'bakers'
  const settings = { desc: 'All about bread.', privacy: 'group_privacy_none', sub_group_access: 'sub_group_owners' }
  await call('creategroup', { group_name, ...settings }, owner)
  await call('updategroup', { group_name, moderated: 'true' }, owner)
  await call('joingroup', { group_name }, ben)
  for (let n = 1; n <= posts; n += 1) {
    const { id } = await call('newdraft', { group_name, draft_type: 'draft_type_post' }, ben)
    await call('updatedraft', { draft_id: String(id), subject: `Loaf ${n}`, body: 'Rye' }, ben)
    await call('postdraft', { draft_id: String(id) }, ben)
  }
  const { data } = await call('getmoderationqueue', { group_name, type: 'message', limit: '100' }, owner)
  const decide = async (items: Answer['data'], undo_seconds: string): Promise<void> => {
    const pending_message_ids = items.map(({ id }) => id).join(',')
    const { decisions } = await call(
      'moderate',
      { group_name, action: 'approve', pending_message_ids, undo_seconds },
      owner,
    )
    assert.equal(decisions.length, items.length)
  }
  const approved = async (): Promise<number> =>
    (await call('getmessages', { group_name, limit: '1' }, owner)).total_count
  await decide(data.slice(0, later), '60')
  await decide(data.slice(later), '0')
  await until(async () => (await approved()) > 0)
  await served.stop('SIGKILL')

  // Another process takes over what the killed one had leased, once the lease is over.
  await sql(`update jobs set leased_until = now()`)
  served = await startServeProcess(folders)
  await until(async () => (await approved()) === posts - later)
  // What can still be undone is neither pending again nor lost.
  assert.deepEqual((await call('getmoderationqueue', { group_name, type: 'message' }, owner)).data, [])
  assert.equal((await call('getmoderationstate', { group_name }, owner)).decisions.length, later)
  await sql(`update moderation_decisions set due = now()`)
  await sql(`update jobs set run_at = now() where subscriber = 'moderation decisions'`)
  await until(async () => (await approved()) === posts)
  await until(async () => (await call('getmoderationstate', { group_name }, owner)).decisions.length === 0)
  await served.stop('SIGKILL')

  const rows = await sql(
    `select (select count(*) from messages) as messages, (select count(distinct subject) from messages) as subjects,
        (select count(*) from facts where name = 'message.approved') as approvals,
        (select count(*) from pending_messages where state = 'held') as held,
        (select count(*) from outgoing_messages where message_id is not null) as emails,
        (select count(distinct message_id) from outgoing_messages) as emailed`,
  )
  assert.deepEqual(rows, [
    { messages: posts, subjects: posts, approvals: posts, held: 0, emails: posts, emailed: posts },
  ])
})
