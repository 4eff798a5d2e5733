import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

const world = await newWorld()

test('a search over all groups shows the best of each group of the caller, the most active group first', async () => {
  const person = await world.addPerson('finder')
  const about = { account_id: person.account.id }
  const [first, second, other, silent] = [
    await world.addGroup({}, { peopled: true }),
    await world.addGroup({}, { peopled: true }),
    await world.addGroup({}, { peopled: true }),
    await world.addGroup({}, { peopled: true }),
  ]
  for (const { id } of [first, second, silent])
    await world.sql('insert into members (group_id, account_id) values ($1, $2)', [id, about.account_id])
  for (const subject of ['One', 'Two', 'Three', 'Four']) await world.post('ben', { subject, body: 'Sourdough' }, first)
  const rye = await world.post('ben', { subject: 'Rye', body: 'A <b>sourdough</b> of rye' }, second)
  await world.post('ben', { subject: 'Hidden', body: 'Sourdough' }, other)
  await world.post('ben', { subject: 'Oats', body: 'Oats' }, silent)

  const found = await world.as(person).searchgroups({ q: 'sourdough' })

  const { created } = (await world.as(person).gettopic({ topic_id: rye.topic_id })).data[0]!
  assert.deepEqual([found.data.length, found.has_more, found.query], [2, false, 'sourdough'])
  assert.deepEqual(found.data[0], {
    ...{ object: 'group_search_result', group_id: second.id, group_name: second.name, nice_group_name: second.name },
    ...{ num_found: 1, is_estimate: false },
    messages: [
      {
        ...{ id: rye.message_id, topic_id: rye.topic_id, msg_num: 1, user_id: world.people.ben.account.id, created },
        ...{
          subject: 'Rye',
          summary: 'A <mark>sourdough</mark> of rye',
          profile_photo_url: '',
          has_attachments: false,
        },
        name: world.people.ben.account.full_name,
      },
    ],
  })
  const { group_id, messages, num_found } = found.data[1]!
  assert.deepEqual([group_id, messages.length, num_found], [first.id, 3, 4])
  const [page] = (await world.as(person).searchgroups({ q: 'sourdough', group_id: first.id })).data
  assert.deepEqual(page, found.data[1])
})

test('a page without results continues with the remaining groups', async () => {
  const person = await world.addPerson('patient')
  const groups = [await world.addGroup({}, { peopled: true }), await world.addGroup({}, { peopled: true })]
  for (const { id } of groups)
    await world.sql('insert into members (group_id, account_id) values ($1, $2)', [id, person.account.id])
  await world.post('ben', { subject: 'Spelt' }, groups[0])
  await world.post('ben', { subject: 'Oats' }, groups[1])
  const search = world.as(person).searchgroups

  const first = await search({ q: 'spelt', limit: 1 })
  const second = await search({ q: 'spelt', limit: 1, page_token: first.next_page_token })

  assert.deepEqual([first.data, first.has_more], [[], true])
  assert.deepEqual([second.data.map(({ group_id }) => group_id), second.has_more], [[groups[0]!.id], false])
})
