import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { afterEach, suite, test } from 'node:test'
import PostalMime from 'postal-mime'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { storedFile } from '#test/world/submitting.ts'
import { assertIntegrity } from '#test/database/integrity.ts'
import { newWorld } from '#test/world.ts'
import { unzip } from '#test/fixtures/zip.ts'
import { posted } from '#test/world/writing.ts'

const world = await newWorld()
const { people, group } = world

afterEach(() => assertIntegrity(world))

const found = async (q: string) =>
  (await world.as('ben').searcharchives({ group_id: group.id, q })).data.map(({ msg_num }) => msg_num)

suite('updatemessage', () => {
  test('an author edits the text; the old one is kept, and search finds only the new words', async () => {
    const { message_id, msg_num, topic_id } = await world.post('ben', {
      subject: 'Rye #baking',
      body: 'Sourdough forever',
    })
    const before = await world.as('ben').getmessage({ group_id: group.id, msg_num })

    const answer = await world.as('ben').updatemessage({ message_id, body: '<p>Spelt <b>instead</b></p>' })

    const { raw_message, ...same } = before
    assert.deepEqual(answer, {
      ...same,
      updated: answer.updated,
      body: '<p>Spelt <b>instead</b></p>',
      snippet: 'Spelt instead',
      is_plain_text: false,
      rev_count: 1,
    })
    assert.deepEqual(await world.facts(), ['message.edited'])
    const topic = (await world.as('ben').gettopic({ topic_id })).topic
    assert.deepEqual([topic.summary, topic.subject], ['Spelt instead', 'Rye'])
    assert.deepEqual(await found('sourdough'), [])
    assert.deepEqual(await found('spelt rye #baking from:ben'), [msg_num])
    const { data } = await world.as('ben').getmessagerevisions({ message_id })
    const said = { subject: 'Rye #baking', body: before.body, raw_message }
    assert.deepEqual(
      data.map(({ created, user_id, subject, body, raw_message: mail }) => ({
        ...{ created, user_id, subject, body, raw_message: mail },
      })),
      [{ created: before.updated, user_id: people.ben.account.id, ...said }],
    )
  })

  test('the raw message has the new text, with its original headers and files', async () => {
    const place = await world.addGroup({ allow_downloads: 'allow_downloads_by_members' }, { peopled: true })
    const first = await world.post('owner', {}, place)
    const files = { 'rye.bin': Buffer.alloc(3000, 'rye') }
    const { message_id, msg_num } = await world.answer('ben', first, { body: 'Sourdough', files }, place)
    const mail = async (who: 'ben' | 'cleo' | 'owner') =>
      (await world.as(who).getmessage({ group_id: place.id, msg_num })).raw_message!
    const before = await PostalMime.parse(await mail('ben'))

    await world.as('ben').updatemessage({ message_id, subject: 'Re: Bräd', body: '<p>Spelt <b>instead</b></p>' })

    const after = await PostalMime.parse(await mail('ben'))
    const { date, from, to, messageId, inReplyTo, references } = before
    assert.deepEqual(
      [after.date, after.from, after.to, after.messageId, after.inReplyTo, after.references],
      [date, from, to, messageId, inReplyTo, references],
    )
    assert.deepEqual(
      [after.subject, after.text?.trim(), after.html?.trim()],
      ['Re: Bräd', 'Spelt instead', '<p>Spelt <b>instead</b></p>'],
    )
    assert.deepEqual(after.attachments, before.attachments)
    const { chunks } = await world.as('owner').downloadarchives({ group_id: place.id })
    const mbox = unzip(await buffer(chunks))['messages.mbox']!
    assert.ok(mbox.includes((await mail('owner')).replaceAll('\r\n', '\n')))
    assert.doesNotMatch(mbox, /Sourdough/)
    assert.match(await mail('cleo'), /^From: Ben <ben@hidden\.invalid>\r$/m)
  })

  test('revisions are for moderators and the author', async () => {
    const { message_id } = await world.post('ben')
    await world.as('ben').updatemessage({ message_id, body: 'Corrected' })

    for (const who of ['ben', 'owner', 'powerless'] as const)
      assert.equal((await world.as(who).getmessagerevisions({ message_id })).data.length, 1)
    await assert.rejects(world.as('cleo').getmessagerevisions({ message_id }), { type: 'inadequate_permissions' })
    await assert.rejects(world.as('anonymous').getmessagerevisions({ message_id }), { type: 'authentication' })
  })

  test('a moderator who may edit the archives can edit, even if members may not; each revision names its editor', async () => {
    const { message_id } = await world.post('ben')
    await world.as('sub_perm_editarchives').updatemessage({ message_id, body: 'Corrected', body_type: 'plain' })
    const again = await world.as('owner').updatemessage({ message_id, body: 'Corrected again', body_type: 'plain' })

    const { data } = await world.as('ben').getmessagerevisions({ message_id })

    assert.equal(again.rev_count, 2)
    assert.deepEqual(
      data.map(({ rev, user_id }) => [rev, user_id]),
      [
        [2, people.sub_perm_editarchives.account.id],
        [1, people.ben.account.id],
      ],
    )
    assert.equal(again.user_id, people.ben.account.id)
    for (const who of ['cleo', 'powerless'] as const)
      await assert.rejects(world.as(who).updatemessage({ message_id, body: 'x' }), { type: 'inadequate_permissions' })
  })

  test('the subject of the first message is the topic’s, with its hashtags; that of a reply is its own', async () => {
    const first = await world.post('ben', { subject: 'Oats #old', body: 'Porridge' })
    const second = await world.answer('cleo', first, { subject: 'Re: Oats', body: 'Muesli' })

    await world.as('ben').updatemessage({ message_id: first.message_id, subject: 'Barley #fresh #Old' })
    const facts = await world.facts()
    await world.as('cleo').updatemessage({ message_id: second.message_id, subject: 'Re: Groats #ignored' })

    const { topic, data } = await world.as('ben').gettopic({ topic_id: first.topic_id })
    assert.deepEqual(facts, ['hashtag.created', 'message.edited', 'topic.updated'])
    assert.equal(topic.subject, 'Barley')
    assert.deepEqual(
      topic.hashtags?.map(({ name, topic_count }) => [name, topic_count]),
      [
        ['fresh', 1],
        ['old', 1],
      ],
    )
    assert.deepEqual(
      data.map(({ subject, subject_with_tags, rev_count }) => [subject, subject_with_tags, rev_count]),
      [
        ['Barley', 'Barley #fresh #old', 1],
        ['Re: Groats', 'Re: Groats #fresh #old', 1],
      ],
    )
    assert.deepEqual(await found('barley porridge #fresh'), [first.msg_num])
    assert.deepEqual(await found('groats muesli #fresh'), [second.msg_num])
    assert.deepEqual(await found('oats'), [])
  })

  test('an edit without changes leaves no revision', async () => {
    const { message_id } = await world.post('ben', { body: '<p>Same</p>' })

    const answer = await world.as('ben').updatemessage({ message_id, body: '<p onclick="x()">Same</p>' })

    assert.equal(answer.rev_count, 0)
    assert.deepEqual(await world.facts(), [])
  })

  test('pictures of the message are kept, whatever link they are shown by', async () => {
    const file = { ...(await storedFile(world, 'loaf.png', 'x')), is_inline: true, content_id: 'loaf@example.org' }
    const picture = { body: '<p>See <img src="cid:loaf@example.org"></p>', files: [file] }
    const { message_id } = posted(await world.submit('ben', picture))
    const shown = (await world.as('ben').updatemessage({ message_id, subject: 'Other' })).body

    const answer = await world.as('ben').updatemessage({ message_id, body: shown.replace('See', 'Look') })

    const [row] = await world.sql(`select body from messages where id = $1`, [message_id])
    assert.match(String(row!['body']), /Look <img src="cid:loaf@example.org"/)
    assert.equal(answer.body, shown.replace('See', 'Look'))
  })

  test('a text that could not be posted is rejected', async () => {
    const { message_id } = await world.post('ben', { subject: 'Refusals' })
    const edit = (input: object) => world.as('ben').updatemessage({ message_id, ...input })

    await assert.rejects(edit({ body: ' <p> </p>' }), expectedError('no body'))
    await assert.rejects(edit({ subject: ' ' }), expectedError('no subject'))
    await assert.rejects(edit({ body: '<div>'.repeat(5000) }), expectedError('post too big'))
    await world.as('owner').newhashtag({ group_id: group.id, name: 'official', mods_only_post: true })
    await assert.rejects(edit({ subject: 'Refusals #official' }), expectedError('mod only hashtag'))
    await world.as('owner').updategroup({ group_id: group.id, hash_tag_permissions: 'hash_tag_create_mods_bounce' })
    await assert.rejects(edit({ subject: 'Refusals #brandnew' }), expectedError('restricted hashtag'))
    await world.as('owner').updategroup({ group_id: group.id, hash_tags_required: true })
    await assert.rejects(edit({ subject: 'Refusals again' }), expectedError('need hashtag'))
    const defaults = { hash_tags_required: false, hash_tag_permissions: 'hash_tag_create_subs' as const }
    await world.as('owner').updategroup({ group_id: group.id, ...defaults })
    assert.equal((await edit({ subject: 'Refusals #brandnew' })).rev_count, 1)
  })

  test('people who left, may not post, or would be held cannot edit', async () => {
    const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
    const { message_id } = await world.post('ben', {}, open)
    const edit = () => world.as('ben').updatemessage({ message_id, body: 'Edited' })
    const set = (post_status: string) => world.setMember(open, 'ben', { post_status })

    for (const post_status of ['sub_poststatus_moderated', 'sub_poststatus_newusermoderated']) {
      await set(post_status)
      await assert.rejects(edit(), expectedError('edits disabled'))
    }
    await set('sub_poststatus_notallowed')
    await assert.rejects(edit(), { type: 'inadequate_permissions' })
    await set('sub_poststatus_normal')
    assert.equal((await edit()).rev_count, 1)
    await world.as('ben').deletesub({ group_id: open.id })
    await assert.rejects(edit(), { type: 'inadequate_permissions' })
    await assert.rejects(world.as('ben').deletemessage({ message_id }), { type: 'inadequate_permissions' })
  })

  test('edited messages count toward the group’s storage limit', async () => {
    const small = await newWorld({ FOLKMOOT_GROUP_STORAGE: '4096' })
    const { message_id } = await small.post('ben', { body: 'a'.repeat(1000), body_type: 'plain' })
    const edit = (letter: string) =>
      small.as('ben').updatemessage({ message_id, body: letter.repeat(1000), body_type: 'plain' })

    await edit('b')
    await assert.rejects(async () => {
      for (const letter of ['c', 'd', 'e', 'f']) await edit(letter)
    }, expectedError('group out of space'))

    await assertIntegrity(small)
  })
})
