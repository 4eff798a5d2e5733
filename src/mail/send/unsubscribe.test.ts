import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtPages } from '#test/pages/pages.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { composeNotification, type NotificationRow } from './notifications/compose.ts'

// Every email that a member gets because of a group can be stopped with one request (RFC 8058).
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const owner = world.as('owner')
const when = { start_time: '2030-06-01T18:00:00', timezone: 'Europe/Berlin', rsvp: true }
type Group = Awaited<ReturnType<typeof world.addGroup>>

/** What causes an email to Ben. */
const causes: Record<string, (group: Group) => Promise<unknown>> = {
  invitation: group => owner.addevent({ group_id: group.id, name: 'Baking', ...when, send_invites: true }),
  async update(group) {
    const { id: event_id } = await owner.addevent({ group_id: group.id, name: 'Baking', ...when, send_invites: true })
    await owner.updateevent({ event_id, location: 'The mill' })
  },
  'private message': group => write(group, { draft_type: 'draft_type_dm', dm_member_id: group.members.ben }),
  'message of the moderators': group =>
    write(group, { draft_type: 'draft_type_post_to_sub', member_id: group.members.ben }),
}
type Draft = Parameters<typeof owner.newdraft>[0]
async function write(group: Group, about: Omit<Draft, 'group_id'>): Promise<void> {
  const { id: draft_id } = await owner.newdraft({ group_id: group.id, ...about })
  await owner.updatedraft({ draft_id, subject: 'Rye', body: 'Bread' })
  await owner.postdraft({ draft_id })
}

for (const [what, cause] of Object.entries(causes))
  test(`${what}: the email has one-click unsubscribe`, async () => {
    const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
    const isIn = async () => (await world.sql(`select from members where id = $1`, [group.members.ben])).length === 1
    await cause(group)
    await world.settle()

    const [email] = await world.sql(
      `select * from service_emails where recipient = 'ben@example.org' order by id desc limit 1`,
    )
    const raw = Buffer.concat((await composeNotification(email as unknown as NotificationRow, 'folkmoot.test')).raw)
    const head = raw.toString('latin1').split('\r\n\r\n')[0]!
    const [, path] = /^List-Unsubscribe: <https:\/\/folkmoot\.test(\/mail\/unsubscribe\/[a-z2-7]+)>\r$/m.exec(head)!
    assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    assert.equal((await server.ask(path!)).status, 200)
    assert.equal(await isIn(), true, 'looking changes nothing')
    const { status } = await server.ask(path!, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    assert.deepEqual([status, await isIn()], [200, false])
  })

test('an account email has no unsubscribe address', async () => {
  await world.as('anonymous').requestpasswordreset({ email: 'ben@example.org' })
  await world.settle()
  const rows = await world.sql(
    `select unsubscribe_url from service_emails where recipient = 'ben@example.org' order by id desc limit 1`,
  )
  assert.deepEqual(rows, [{ unsubscribe_url: null }])
})
