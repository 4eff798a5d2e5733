import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { as } = world
const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
const group_id = group.id
await as('moderator').updatesub({ group_id, wiki_notify: 'sub_notify_email' })

/** The emails of a page, as what they say of it and what they quote. */
async function emailsAbout(title: string) {
  const emails = (await world.newEmails()).filter(({ subject }) => subject.includes(title))
  const told = emails.map(({ body }) => ({
    says: /^(?:Ben|Cleo) .*$/m.exec(body)![0],
    quotes: [...body.matchAll(/^> ?(.*)$/gm)].map(([, line]) => line),
  }))
  return told.toSorted((a, b) => a.says.localeCompare(b.says))
}

test('an email quotes what the person wrote, not what others made of it', async () => {
  const title = 'On kindness'
  const { page } = await as('ben').newwikipage({ group_id, title, body: 'Cleo is  kind.', format: 'markdown' })
  await as('ben').updatewikipage({ id: page.id, body: 'Cleo is *very* kind.' })
  await as('cleo').updatewikipage({ id: page.id, body: 'Cleo is a thief.', edit_msg: 'Shorter' })

  assert.deepEqual(await emailsAbout(title), [
    { says: `Ben created the wiki page ${title}.`, quotes: ['Cleo is very kind.'] },
    { says: `Cleo changed the wiki page ${title}.`, quotes: ['Shorter'] },
  ])
})

test('what the person changed last is quoted, with changes of others between', async () => {
  const title = 'On flour'
  const { page } = await as('ben').newwikipage({ group_id, title, body: '<p>Rye</p>' })
  await as('cleo').updatewikipage({ id: page.id, body: '<p>Rye and chalk</p>', edit_msg: 'More' })
  await as('ben').updatewikipage({ id: page.id, body: '<p>Rye &amp; <b>oats</b></p>' })

  const [of] = (await emailsAbout(title)).filter(({ says }) => says.startsWith('Ben'))
  assert.deepEqual(of, { says: `Ben created the wiki page ${title}.`, quotes: ['Rye & oats'] })
})
