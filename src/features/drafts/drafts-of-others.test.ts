import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { families } from '#features/endpoints.ts'
import { errorBody } from '#test/fixtures/expected-errors.ts'
import { requiredFiles } from '#test/fixtures/valid-values.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

// Whatever somebody tries with what is not theirs, the answer is that of what is not there, and nothing has changed.

const world = await newWorld()
const server = await serve(world)
const { ben, cleo } = world.people
const absent = 987_654_321

const own = await world.draft('cleo', { body: 'Of Cleo', files: { 'rye.txt': 'Of Cleo' } })
const foreign = await world.draft('ben', { body: 'Of Ben', files: { 'rye.txt': 'Of Ben', 'oat.txt': 'Of Ben too' } })
const everything = () =>
  world.sql(
    `select (select jsonb_agg(to_jsonb(d) order by d.id) from drafts d) as drafts,
       (select jsonb_agg(to_jsonb(a) order by a.draft_id, a.id) from draft_attachments a) as files,
       (select count(*) from messages) as messages`,
  )
const onDraft = Object.values(families.drafts).filter(({ on }) => on === 'draft')

suite('drafts of others are not found', () => {
  for (const endpoint of onDraft) {
    test(endpoint.name, async () => {
      const more: Record<string, number> = 'attachment_id' in endpoint.params ? { attachment_id: 1 } : {}
      const ask = async (draft_id: number, group: Record<string, number> = {}) => {
        const params = { ...more, ...group, draft_id }
        const { status, text } = await server.call(
          endpoint.name,
          params,
          { person: cleo, way: 'key' },
          requiredFiles(endpoint),
        )
        return { status, text }
      }
      const before = await everything()

      const missing = await ask(absent)
      const answers = [await ask(foreign), await ask(foreign, { group_id: world.group.id })]

      assert.deepEqual(missing, {
        status: 400,
        text: JSON.stringify(errorBody('invalid draft_id')),
      })
      assert.deepEqual(answers, [missing, missing])
      assert.deepEqual(await everything(), before)
    })
  }

  test('a file of another’s draft cannot be used', async () => {
    const before = await everything()
    for (const name of ['deleteattachment', 'downloaddraftattachment']) {
      const ask = async (attachment_id: number) =>
        (await server.call(name, { draft_id: own, attachment_id }, { person: cleo, way: 'key' })).text

      // The other draft has a second file, this one has not.
      const [second, missing] = [await ask(2), await ask(absent)]

      assert.equal(second, missing)
      assert.match(missing, /"invalid attachment_id"/)
    }
    assert.deepEqual(await everything(), before)
  })

  test('lists exclude them, and their author can continue', async () => {
    const { data } = await world.as('cleo').getdrafts({})
    const mine = await world.as('ben').getattachments({ draft_id: foreign })

    assert.deepEqual(
      data.map(({ id }) => id),
      [own],
    )
    assert.equal(mine.data.length, 2)
    assert.equal((await world.as('ben').postdraft({ draft_id: foreign })).extra, '')
    assert.equal((await world.sql(`select account_id from messages`))[0]!['account_id'], ben.account.id)
  })
})
