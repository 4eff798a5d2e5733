// Not on every day: it tries very large or random texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Files } from '#runtime/calls/parse-params.ts'
import { chatHelpers } from './world/chatting.ts'
import type { GroupRef } from './world/groups.ts'
import { importFrom, mailsOf } from './mail/importing.ts'
import { listenFor, sendTo } from './mail/mail-server.ts'
import { mailOf } from './mail/incoming-mails.ts'
import { invalidValueError } from './fixtures/expected-errors.ts'
import { inTurn, propertyRuns } from './sampling.ts'
import { pngOf } from './fixtures/pictures.ts'
import { serve } from './servers/server.ts'
import { newWorld } from './world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { ben } = world.people

/** Words and phrases are found as far into a text as docs/decisions/0026 says. */
const [lastWord, lastOfPhrase] = [49_900, 16_300]

type Text = { text: string; words: string[]; phrases: string[]; absent: string }

/** A text of so many words, ten in a line: some of them stand once, and are told with those beside them. */
function textOf(count: number, seed: number): Text {
  const words = Array.from({ length: count }, (_, n) => `w${((n + seed) * 7919) % 3001}`)
  const steps = 20
  const marked = [...new Set(Array.from({ length: steps }, (_, k) => Math.floor((k * (count - 2)) / (steps - 1))))]
  for (const at of marked) words[at] = `once${at}`
  const isBeside = (at: number) => !marked.includes(at + 1)
  return {
    text: words.map((word, n) => (n % 10 === 9 ? `${word}\n` : `${word} `)).join(''),
    words: marked.filter(at => at < lastWord).map(at => words[at]!),
    phrases: marked.filter(at => at < lastOfPhrase && isBeside(at)).map(at => `"${words[at]} ${words[at + 1]}"`),
    absent: `"${words[0]} ${words[2]}"`,
  }
}

/** From 10 to 100,000 words. */
const count = fc.double({ min: 1, max: 5, noNaN: true }).map(power => Math.round(10 ** power))
const examples: [number, number][] = [
  [10, 0],
  [4300, 1],
  [20_000, 2],
  [100_000, 3],
]

async function holdsFor(numRuns: number, check: (text: Text) => Promise<void>, most = Infinity): Promise<void> {
  const given = inTurn(examples, 2).map(([words, seed]): [number, number] => [Math.min(words, most), seed])
  await fc.assert(
    fc.asyncProperty(count, fc.nat(1000), (words, seed) => check(textOf(Math.min(words, most), seed))),
    { numRuns: given.length + propertyRuns(numRuns), examples: given },
  )
}

async function assertFound({ words, phrases, absent }: Text, found: (q: string) => Promise<number>): Promise<void> {
  for (const q of [...words, ...phrases]) assert.deepEqual([q, await found(q)], [q, 1])
  assert.equal(await found(absent), 0)
}
const foundIn =
  ({ id: group_id }: { id: number }) =>
  async (q: string) =>
    (await world.as('ben').searcharchives({ group_id, q, limit: 1 })).total_count

const newGroup = () => world.addGroup({}, { peopled: ['owner', 'ben'] })

test('long texts are searchable after an import', () =>
  holdsFor(2, async text => {
    const group = await newGroup()
    const mail = mailOf({ From: 'Ben <ben@example.org>' }, text.text).replaceAll('\r\n', '\n')

    const { tally } = await importFrom(world, mailsOf([`From ben Sat Jan  3 10:00:00 2015\n${mail}`]), group.name)

    assert.deepEqual([tally.imported, tally.refused], [1, 0])
    await assertFound(text, foundIn(group))
  }))

test('and by email', async () => {
  const server = await listenFor(world)
  await holdsFor(1, async text => {
    const group = await newGroup()
    const to = `${group.name}@folkmoot.test`
    const raw = mailOf({ From: ben.account.email, To: to }, text.text.trimEnd().replaceAll('\n', '\r\n'))

    assert.equal(await sendTo(server, raw, { from: ben.account.email, to }), '250 2.0.0 Done')

    await assertFound(text, foundIn(group))
  })
})

test('and when posted or edited', () =>
  holdsFor(1, async text => {
    const group: GroupRef & { id: number } = await newGroup()
    const { message_id } = await world.post('ben', { subject: 'Bread', body: `<p>${text.text}</p>` }, group)
    await assertFound(text, foundIn(group))

    const edited = textOf(text.words.length > 10 ? 30_000 : 10, 77)
    await world.as('owner').updatemessage({ message_id, body: `<p>${edited.text}</p>` })

    await assertFound(edited, foundIn(group))
  }))

test('and above a poll, up to the maximum length', () =>
  holdsFor(
    1,
    async text => {
      const group = await newGroup()
      const answers = JSON.stringify([{ text: 'Rye' }, { text: 'Spelt' }])
      await world.as('ben').newpoll({ group_id: group.id, question: 'Which flour?', answers, body: text.text })

      await assertFound(text, foundIn(group))
    },
    10_000,
  ))

test('and in the wiki, as a new page and as a new version', () =>
  holdsFor(1, async text => {
    const { id: group_id } = await newGroup()
    const found = async (q: string) => (await world.as('ben').searchwiki({ group_id, q })).total_count
    const { page } = await world.as('ben').newwikipage({ group_id, title: 'Bread', body: text.text, format: 'plain' })
    await assertFound(text, found)

    const edited = textOf(text.words.length > 10 ? 30_000 : 10, 77)
    await world.as('ben').updatewikipage({ id: page.id, body: edited.text })

    await assertFound(edited, found)
    const earlier = text.words.filter(word => !edited.words.includes(word))
    for (const word of earlier) assert.deepEqual([word, await found(word)], [word, 0])
  }))

test('and in a chat, up to the maximum length', async () => {
  const { talk } = chatHelpers(world, await serve(world))
  await holdsFor(
    1,
    async text => {
      const { id: group_id } = await newGroup()
      const asked = { group_id, subject: 'Rye', desc: 'About rye', announce: false }
      const { id: chat_id, chat_sub } = await world.as('ben').newchat(asked)
      const talking = await talk(ben, chat_sub!.id)
      talking.send({ message: text.text })
      await talking.lines(1, 'message')

      await assertFound(text, async q => (await world.as('ben').searchchat({ group_id, chat_id, q })).data.length)
    },
    8000,
  )
})

test('in a table cell the beginning is searchable, and one that is too long is rejected', async () => {
  const group = await newGroup()
  const columns = [{ name: 'Flour', type: 'paragraph_column' }]
  const { id: database_id } = await world
    .as('ben')
    .newdatabase({ group_id: group.id, name: 'Loaves', columns: JSON.stringify(columns) })
  const add = (text: string) =>
    world.as('ben').newdatabaserow({ database_id, vals: JSON.stringify([{ col_id: 1, text }]) })
  let rows = 0
  await holdsFor(
    3,
    async ({ text }) => {
      rows += 1
      const begun = `row${rows} ${text}`
      await add(begun)
      const filter = JSON.stringify([{ col_id: 0, op: 'contains', value: begun.slice(0, 40).trim() }])
      const { data } = await world.as('ben').getdatabaserows({ database_id, filter, limit: 100 })

      assert.deepEqual(
        data.map(({ row_num }) => row_num),
        [rows],
      )
    },
    1000,
  )
  await assert.rejects(add(textOf(100_000, 1).text), invalidValueError('vals.1'))
})

test('descriptions of files and photos are searchable up to their maximum length, and longer ones are rejected', async () => {
  const { id: group_id } = await newGroup()
  const ben = world.as('ben')
  const image = await world.blobs.put(pngOf({ width: 9, height: 9 }), { limit: 1000 })
  const files = new Files([{ ...image, filename: 'oven.png', content_type: 'image/png' }])
  const { files: uploaded } = await ben.uploadfiles({ group_id, fileupload: files as never })
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Ovens' })
  const { photos } = await ben.uploadphotos({ album_id, fileupload: files as never })
  const [file_id, photo_id] = [uploaded[0]!.id, photos[0]!.id]
  const kinds = [
    {
      describe: (desc: string) => ben.updatefile({ file_id, desc }),
      found: async (q: string) => (await ben.searchfiles({ group_id, q })).total_count,
    },
    {
      describe: (desc: string) => ben.updatephoto({ photo_id, desc }),
      found: async (q: string) => (await ben.searchphotos({ group_id, q })).total_count,
    },
  ]
  for (const { describe, found } of kinds) {
    await holdsFor(
      1,
      async ({ text }) => {
        const begun = text.replace(/\s+/g, ' ').slice(0, 1000).replace(/\S+$/, '').trim()
        await describe(begun)

        for (const word of new Set(begun.split(/\s+/))) assert.deepEqual([word, await found(word)], [word, 1])
        assert.equal(await found('absent'), 0)
      },
      1000,
    )
    await assert.rejects(describe(textOf(1000, 1).text), invalidValueError('desc'))
  }
})
