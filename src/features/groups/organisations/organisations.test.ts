import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership, randomName } from '#test/world/people.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { addOrganisation, moveGroupToOrganisation } from '../index.ts'

const world = await newWorld()
const server = await serve(world)
const { people } = world
const host = 'groups.bakers.example'

/** A call to a host name. */
async function call(
  name: string,
  params: Record<string, string | number>,
  at: string,
  who: 'owner' | 'ben' | null = 'owner',
) {
  const { body } = await server.ask(`/api/v1/${name}`, {
    method: 'POST',
    headers: { host: at, 'content-type': 'application/json', ...(who && headersOf(people[who], 'key')) },
    body: JSON.stringify(params),
  })
  return body as {
    updated?: string
    parent_group_id?: number
    logged_out_wiki_page_id?: number
    type?: string
    extra?: string
    id?: number
    org_id?: number
    plan?: string
    group_url?: string
  }
}

const organisation = await world.app.pipeline.runAsSystem(systemTransaction =>
  addOrganisation(systemTransaction, { name: ' Bakers ', host: 'Groups.Bakers.example' }),
)
const inside = await world.addGroup({ privacy: 'group_privacy_none' })
const outside = await world.addGroup({ privacy: 'group_privacy_none' })
const sub = await world.addGroup({ privacy: 'sub_group_privacy_none' }, { parent: inside })
for (const { id } of [inside, outside])
  await addMembership(world, id, people.owner, { mod_status: 'sub_modstatus_owner' })
await world.app.pipeline.runAsSystem(systemTransaction => moveGroupToOrganisation(systemTransaction, inside.name, host))

test('the operator creates an organisation, and assigns groups with their subgroups', async () => {
  assert.deepEqual(await world.facts(), ['organisation.added', 'group.moved', 'organisation.main_group_set'])
  const group = await world.as('owner').getgroup({ group_id: inside.id })
  assert.deepEqual(
    [group.org_id, group.org_domain, group.plan, group.group_url],
    [organisation!.id, host, 'group_plan_enterprise', `https://${host}/g/${inside.name}`],
  )
  assert.equal((await world.as('owner').getgroup({ group_id: sub.id })).org_id, organisation!.id)

  const operate = world.app.pipeline.runAsSystem
  assert.equal(await operate(systemTransaction => addOrganisation(systemTransaction, { name: 'Again', host })), null)
  for (const wrong of ['', 'localhost', 'a b.example', 'a.example/x', '-a.example'])
    assert.equal(
      await operate(systemTransaction => addOrganisation(systemTransaction, { name: 'x', host: wrong })),
      null,
    )
  assert.equal(
    await operate(systemTransaction => moveGroupToOrganisation(systemTransaction, randomName(), host)),
    false,
  )
  assert.equal(await operate(systemTransaction => moveGroupToOrganisation(systemTransaction, sub.name, host)), false)
  assert.equal(
    await operate(systemTransaction => moveGroupToOrganisation(systemTransaction, outside.name, 'no.example')),
    false,
  )
  assert.deepEqual(await world.facts(), [])
})

test('on its host name only its groups exist, for reads and changes', async () => {
  for (const name of ['getgroup', 'getperms', 'getmembers', 'getsubgroups', 'updategroup']) {
    assert.equal((await call(name, { group_id: inside.id }, host)).extra, undefined, name)
    assert.equal((await call(name, { group_id: inside.id }, 'folkmoot.test')).extra, undefined, name)
    assert.equal((await call(name, { group_id: outside.id }, 'folkmoot.test')).extra, undefined, name)
    const hidden = await call(name, { group_id: outside.id }, host)
    assert.deepEqual(hidden, { object: 'error', type: 'bad_request', extra: 'invalid group_id' }, name)
    assert.deepEqual(hidden, await call(name, { group_id: 999_999 }, host), name)
  }
  assert.equal((await call('getgroup', { group_id: sub.id }, host)).id, sub.id)
  assert.equal((await call('getgroup', { group_id: outside.id }, 'somewhere.example')).id, outside.id)
  // The dot of the root at the end of a name changes nothing about whose it is (RFC 1034, section 3.1).
  for (const spelling of [`${host.toUpperCase()}:8443`, `${host}.`, `${host}.:8443`])
    assert.equal((await call('getgroup', { group_name: outside.name }, spelling)).extra, 'invalid group_id', spelling)
  assert.equal((await call('getgroup', { group_name: outside.name }, 'folkmoot.test.')).id, outside.id)
})

test('only its own people create further groups there', async () => {
  const made = (group_name: string) => ({
    group_name,
    desc: 'A further group of bakers.',
    privacy: 'group_privacy_none',
    sub_group_access: 'sub_group_subs',
  })

  const group = await call('creategroup', made(randomName()), host)
  assert.deepEqual([group.org_id, group.plan], [organisation!.id, 'group_plan_enterprise'])
  const elsewhere = await call('creategroup', made(randomName()), 'folkmoot.test')
  assert.deepEqual([elsewhere.org_id, elsewhere.plan], [0, 'group_plan_premium'])
  assert.equal((await call('creategroup', made(randomName()), host, 'ben')).type, 'inadequate_permissions')
})

test('its first group is its main group, until an administrator chooses another', async () => {
  const main = async () => (await call('getorg', {}, host, null)).parent_group_id
  assert.equal(await main(), inside.id)
  const second = await world.addGroup({ privacy: 'group_privacy_none' })
  await world.app.pipeline.runAsSystem(systemTransaction =>
    moveGroupToOrganisation(systemTransaction, second.name, host),
  )
  assert.equal(await main(), inside.id)
  const org_id = organisation!.id

  assert.equal(
    (await call('updateorg', { org_id, parent_group_id: second.id }, 'folkmoot.test')).type,
    'inadequate_permissions',
  )
  await world.sql(`update accounts set site_admin = true where id = $1`, [people.owner.account.id])
  const admin = world.as({
    ...people.owner,
    identity: { ...people.owner.identity, account: { ...people.owner.account, site_admin: true } },
  })
  assert.equal((await admin.updateorg({ org_id, parent_group_id: second.id })).parent_group_id, second.id)
  assert.equal(await main(), second.id)
  for (const parent_group_id of [outside.id, sub.id, 999_999])
    await assert.rejects(admin.updateorg({ org_id, parent_group_id }), { extra: 'invalid parent_group_id' })
  await assert.rejects(admin.updateorg({ org_id: 999_999, parent_group_id: second.id }), { extra: 'invalid org_id' })

  // A group that leaves is the main group no more, and the next that comes becomes it.
  await world.app.pipeline.runAsSystem(systemTransaction =>
    moveGroupToOrganisation(systemTransaction, second.name, null),
  )
  assert.equal(await main(), 0)
  await world.app.pipeline.runAsSystem(systemTransaction =>
    moveGroupToOrganisation(systemTransaction, inside.name, host),
  )
  assert.equal(await main(), inside.id)
  await world.facts()
})

test('getorg returns the organisation of the host name, or of a group', async () => {
  const answer = await call('getorg', {}, host, null)

  assert.deepEqual(answer, {
    object: 'org',
    id: organisation!.id,
    created: organisation!.created,
    updated: answer.updated,
    title: 'Bakers',
    name: 'Bakers',
    domain: host,
    org_url: `https://${host}`,
    parent_group_id: inside.id,
    logged_out_wiki_page_id: 0,
    default_timezone: 'UTC',
    disable_signup: false,
    disable_plus_one: false,
    ga_code: '',
    login_page_text: '',
    no_account_text: '',
  })
  assert.deepEqual(await call('getorg', { group_id: inside.id }, 'folkmoot.test'), answer)
  assert.equal((await call('getorg', {}, 'folkmoot.test')).extra, 'no organisation')
  assert.equal((await call('getorg', { group_id: outside.id }, 'folkmoot.test')).extra, 'no organisation')
  assert.equal((await call('getorg', { group_id: outside.id }, host)).extra, 'invalid group_id')
})

test('visitors read the start page of the main group’s wiki first, if they may see it', async () => {
  const start = async () => (await call('getorg', {}, host, null)).logged_out_wiki_page_id
  const group_id = inside.id
  const { page } = await world.as('owner').newwikipage({ group_id, title: 'Home', body: 'Rye', format: 'markdown' })
  assert.equal(await start(), 0)

  await world.as('owner').updategroup({ group_id, wiki_access: 'group_access_public' })

  assert.deepEqual([await start(), page.title], [page.id, 'Home'])
  await world.facts()
})

test('its host name has a directory of its own groups, and they are in no other', async () => {
  const listedAt = async (at: string): Promise<{ id: number; org_id: number }[]> => {
    const { data } = (await call('getdirectory', { limit: 100 }, at, null)) as {
      data?: { id: number; org_id: number }[]
    }
    return data!
  }
  const [own, others] = [await listedAt(host), await listedAt('folkmoot.test')]

  assert.deepEqual([...new Set(own.map(({ org_id }) => org_id))], [organisation!.id])
  assert.deepEqual([...new Set(others.map(({ org_id }) => org_id))], [0])
  assert.ok(own.some(({ id }) => id === inside.id) && others.some(({ id }) => id === outside.id))
})

test('a group can be removed from an organisation', async () => {
  await world.app.pipeline.runAsSystem(systemTransaction =>
    moveGroupToOrganisation(systemTransaction, inside.name, null),
  )

  assert.equal((await call('getgroup', { group_id: inside.id }, host)).extra, 'invalid group_id')
  const group = await call('getgroup', { group_id: inside.id }, 'folkmoot.test')
  assert.deepEqual([group.org_id, group.plan], [0, 'group_plan_premium'])
})

test('URLs on the host of an organisation have the port of the installation', async () => {
  const elsewhere = await newWorld({ FOLKMOOT_URL: 'https://folkmoot.test:18443' })
  const group = await elsewhere.addGroup({}, { peopled: ['owner'] })
  await elsewhere.app.pipeline.runAsSystem(async systemTransaction => {
    await addOrganisation(systemTransaction, { name: 'Bakers', host })
    await moveGroupToOrganisation(systemTransaction, group.name, host)
  })
  const owner = elsewhere.as('owner')

  const { org_url, domain } = await owner.getorg({ group_id: group.id })
  const { group_url } = await owner.getgroup({ group_id: group.id })

  const at = `https://${host}:18443`
  assert.deepEqual([org_url, domain, group_url], [at, host, `${at}/g/${group.name}`])
})
