import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import sharp from 'sharp'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { GroupRef } from '#test/world/groups.ts'
import { assertArchivesCounted, assertDraftsCounted } from '#test/database/recount.ts'
import { expectedError, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { insertRow } from '#test/database/rows.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import type { DraftInput } from '#test/world/writing.ts'

const world = await newWorld({ FOLKMOOT_MAX_TEXT: '20 KiB', FOLKMOOT_MAX_UPLOAD: '400 KiB' })
const server = await serve(world)
const { ben } = world.people
const peopled = (settings: Partial<GroupSettings> = {}) =>
  world.addGroup(settings, { peopled: ['ben', 'owner', 'moderator'] })
const noMessage = { message_id: 0, msg_num: 0, topic_id: 0 }
const held = { object: 'success', extra: 'pending post', ...noMessage }
const upload = async (draft_id: number, content: string | Buffer, more: Record<string, string> = {}) => {
  const { status } = await server.call('uploadattachments', { draft_id, ...more }, { person: ben, way: 'key' }, [
    { param: 'fileupload', filename: 'rye.png', content },
  ])
  assert.equal(status, 200)
}
/** The answer to who posted the newest message of a group. */
const postedIn = async (group: { id: number }) => {
  const { id, msg_num, topic_id } = (await messagesIn(group)).at(-1)!
  return { object: 'success', extra: '', message_id: id, msg_num, topic_id }
}
const messagesIn = ({ id }: { id: number }) =>
  world.sql(`select * from messages where group_id = $1 order by msg_num`, [id])

test('a reply without a subject gets that of its topic', async () => {
  const group = await peopled()
  const { message_id } = await world.post('owner', { subject: 'Bread #rye' }, group)

  await world.post('ben', { message_id, subject: ' ' }, group)
  const draft_id = await world.draft('ben', { message_id, subject: '', reply_to: 'sender' }, group)
  await world.as('ben').postdraft({ draft_id })

  const [, answer] = await messagesIn(group)
  const { subject, subject_with_tags, is_reply } = answer!
  assert.deepEqual([subject, subject_with_tags, is_reply], ['Re: Bread', 'Re: Bread #rye', true])
  const { raw_message } = await world.as('ben').getmessage({ group_id: group.id, msg_num: 2 })
  assert.match(raw_message!, /^Subject: Re: Bread\r$/m)
  const emails = await world.newEmails()
  assert.deepEqual(
    emails.map(sentEmail => [sentEmail.recipient, sentEmail.subject]),
    [['owner@example.org', 'Re: Bread']],
  )
})

test('a draft becomes a sanitized message of the group, and is deleted', async () => {
  const group = await peopled()
  const body = '<p onclick="x()">Rye<script>alert(1)</script> <a href="javascript:x()">loaf</a></p>'
  const draft_id = await world.draft('ben', { subject: 'Bread #rye', body }, group)
  await world.facts()

  const answer = await world.as('ben').postdraft({ draft_id })

  assert.deepEqual(answer, await postedIn(group))
  const [message, ...more] = await messagesIn(group)
  assert.deepEqual(more, [])
  const { account_id, subject_with_tags, msg_num, email, name, is_special } = message!
  assert.deepEqual(
    { account_id, subject_with_tags, msg_num, email, name, is_special },
    {
      account_id: ben.account.id,
      subject_with_tags: 'Bread #rye',
      msg_num: 1,
      email: 'ben@example.org',
      name: 'Ben',
      is_special: false,
    },
  )
  assert.match(String(message!['body']), /Rye/)
  assert.doesNotMatch(String(message!['body']), /script|onclick|alert/)
  assert.match(String(message!['mime_id']), /^[0-9a-f-]{36}@folkmoot\.test$/)
  assert.deepEqual(await world.facts(), ['hashtag.created', 'message.posted'])
  assert.deepEqual((await world.as('ben').getdrafts({ group_id: group.id })).data, [])
  await assert.rejects(world.as('ben').postdraft({ draft_id }), expectedError('invalid draft_id'))
  await assertDraftsCounted(world)
})

test('Markdown and plain text are converted', async () => {
  const group = await peopled()
  const body = 'a **loaf**\n\n<script>alert(1)</script>'

  await world.post('ben', { subject: 'Marked', body, body_type: 'markdown' }, group)
  await world.post('ben', { subject: 'Plain', body: 'a <b>loaf</b>', body_type: 'plain' }, group)

  const [marked, plain] = (await messagesIn(group)).map(({ body }) => String(body))
  assert.match(marked!, /a <strong>loaf<\/strong>/)
  assert.doesNotMatch(marked!, /<script/)
  assert.match(plain!, /a &lt;b&gt;loaf/)
})

test('of fifty concurrent posts of a draft one succeeds', async () => {
  const group = await peopled()
  const draft_id = await world.draft('ben', {}, group)
  await world.facts()

  const answers: object[] = []
  const post = async () => answers.push(await world.as('ben').postdraft({ draft_id }))
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => errorExtraOf(post())))

  assert.deepEqual(answers, [await postedIn(group)])
  assert.deepEqual(outcomes.toSorted(), [...Array(49).fill('bad_request: invalid draft_id'), 'done'])
  assert.equal((await messagesIn(group)).length, 1)
  assert.deepEqual(await world.facts(), ['message.posted'])
  await assertDraftsCounted(world)
})

test('drafts posted concurrently become a message each; a rejected one stays', async () => {
  const group = await peopled()
  const good = await Promise.all(
    Array.from({ length: 12 }, (_, n) => world.draft(n % 2 ? 'ben' : 'owner', { subject: `Loaf ${n}` }, group)),
  )
  const empty = await world.draft('moderator', { subject: '' }, group)

  const outcomes = await Promise.all([
    errorExtraOf(world.as('moderator').postdraft({ draft_id: empty })),
    ...good.map((draft_id, n) => errorExtraOf(world.as(n % 2 ? 'ben' : 'owner').postdraft({ draft_id }))),
  ])

  assert.deepEqual(outcomes, ['bad_request: no subject', ...good.map(() => 'done')])
  const messages = await messagesIn(group)
  assert.deepEqual(new Set(messages.map(({ subject }) => subject)), new Set(good.map((_, n) => `Loaf ${n}`)))
  assert.deepEqual(
    messages.map(({ msg_num }) => msg_num).toSorted((a, b) => Number(a) - Number(b)),
    good.map((_, n) => n + 1),
  )
  assert.deepEqual(await world.sql(`select id from drafts where group_id = $1`, [group.id]), [{ id: empty }])
  await assertDraftsCounted(world)
  await assertArchivesCounted(world)
})

test('a save during posting is posted completely, or not at all', async () => {
  const group = await peopled()
  const draft_id = await world.draft('ben', { body: 'version 0' }, group)
  const save = (version: number) =>
    world.as('ben').updatedraft({ draft_id, subject: `Bread ${version}`, body: `version ${version}` })

  await Promise.allSettled([save(1), save(2), world.as('ben').postdraft({ draft_id }), save(3), save(4)])

  const [message] = await messagesIn(group)
  const version = /version (\d)/.exec(String(message!['body']))![1]!
  assert.equal(message!['subject'], version === '0' ? 'Bread' : `Bread ${version}`)
})

suite('a rejected draft stays, and can be posted once corrected', () => {
  type Case = {
    refused: string
    settings?: Partial<GroupSettings>
    text?: DraftInput
    arrange?: (group: GroupRef, draft_id: number) => Promise<unknown>
    amend: DraftInput | ((group: GroupRef, draft_id: number) => Promise<unknown>)
  }
  const announce = (value: boolean) => (group: GroupRef) =>
    world.as('owner').updategroup({ group_id: group.id, announce: value })
  const hashtag = (column: string) => (group: GroupRef) =>
    insertRow(world.sql, 'hashtags', { group_id: group.id, name: 'rye', [column]: true })
  const cases: Case[] = [
    { refused: 'no subject', text: { subject: ' \t' }, amend: { subject: 'Bread' } },
    { refused: 'no body', text: { body: '<p> <br></p>' }, amend: { body: 'Rye' } },
    { refused: 'private message', text: { subject: 'Re: PRIVATE: Bread' }, amend: { subject: 'Bread' } },
    { refused: 'post too big', text: { body: 'x'.repeat(21_000) }, amend: { body: 'Rye' } },
    { refused: 'post too big', text: { body: '<div>'.repeat(3000) }, amend: { body: 'Rye' } },
    { refused: 'need hashtag', settings: { hash_tags_required: true }, amend: { subject: 'Bread #rye' } },
    {
      refused: 'restricted hashtag',
      settings: { hash_tag_permissions: 'hash_tag_create_mods_bounce' },
      text: { subject: 'Bread #rye' },
      amend: { subject: 'Bread' },
    },
    {
      refused: 'mod only hashtag',
      arrange: hashtag('mods_only_post'),
      text: { subject: 'Bread #Rye' },
      amend: { subject: 'Bread' },
    },
    {
      refused: 'bad attachment',
      settings: { handle_attachments: 'group_attachments_bounced' },
      arrange: (_group, draft_id) => upload(draft_id, 'Rye'),
      amend: (_group, draft_id) => world.as('ben').deleteattachment({ draft_id, attachment_id: 1 }),
    },
    {
      refused: 'group out of space',
      arrange: ({ id }) =>
        world.sql(`update groups set storage_used = $2 where id = $1`, [id, world.settings.groupStorage]),
      amend: ({ id }) => world.sql(`update groups set storage_used = 0 where id = $1`, [id]),
    },
    { refused: 'announcement group', arrange: announce(true), amend: announce(false) },
    {
      refused: 'not subscribed',
      settings: { new_users_moderated: false },
      arrange: ({ id }) => world.as('ben').deletesub({ group_id: id }),
      amend: ({ id }) => world.as('ben').joingroup({ group_id: id }),
    },
  ]
  for (const { refused, settings, text = {}, arrange, amend } of cases) {
    test(`${refused}: ${JSON.stringify(settings ?? text).slice(0, 60)}`, async () => {
      const group = await peopled(settings)
      const draft_id = await world.draft('ben', text, group)
      await arrange?.(group, draft_id)
      await world.settle()
      await world.facts()

      await assert.rejects(world.as('ben').postdraft({ draft_id }), expectedError(refused))

      assert.deepEqual([await messagesIn(group), await world.facts()], [[], []])
      const { data } = await world.as('ben').getdrafts({})
      assert.ok(data.some(({ id }) => id === draft_id))
      if (typeof amend === 'function') await amend(group, draft_id)
      else await world.as('ben').updatedraft({ draft_id, ...amend })
      assert.deepEqual(await world.as('ben').postdraft({ draft_id }), await postedIn(group))
      assert.equal((await messagesIn(group)).length, 1)
    })
  }

  test('by somebody who may not post any more', async () => {
    const group = await peopled()
    const draft_id = await world.draft('ben', {}, group)
    const mute = (post_status: 'sub_poststatus_notallowed' | 'sub_poststatus_normal') =>
      world.as('owner').updatemember({ member_info_id: group.members.ben, post_status })

    await mute('sub_poststatus_notallowed')
    await assert.rejects(world.as('ben').postdraft({ draft_id }), { type: 'inadequate_permissions' })
    await mute('sub_poststatus_normal')

    assert.deepEqual(await world.as('ben').postdraft({ draft_id }), await postedIn(group))
  })

  test('a former member of a public group keeps the draft, and is not subscribed', async () => {
    const group = await peopled({ privacy: 'group_privacy_none' })
    const draft_id = await world.draft('ben', {}, group)

    await world.as('ben').deletesub({ group_id: group.id })

    await assert.rejects(world.as('ben').postdraft({ draft_id }), expectedError('not subscribed'))
    assert.equal((await world.as('ben').updatedraft({ draft_id })).subject, 'Bread')
  })
})

test('a held draft is gone from the drafts', async () => {
  const group = await peopled({ moderated: true })
  const draft_id = await world.draft('ben', {}, group)
  await world.facts()

  const answer = await world.as('ben').postdraft({ draft_id })
  const byModerator = await world.as('moderator').postdraft({ draft_id: await world.draft('moderator', {}, group) })

  assert.deepEqual([answer, byModerator], [held, await postedIn(group)])
  assert.deepEqual(await world.facts(), ['message.held', 'message.posted'])
  assert.equal((await messagesIn(group)).length, 1)
  await assert.rejects(world.as('ben').postdraft({ draft_id }), expectedError('invalid draft_id'))
})

test('a special notice is one only while its author is a moderator', async () => {
  const group = await peopled()
  const drafts = await Promise.all([
    world.draft('moderator', {}, group),
    world.draft('moderator', { subject: 'Buns' }, group),
  ])
  for (const draft_id of drafts) await world.as('moderator').updatedraft({ draft_id, is_special: true })

  await world.as('moderator').postdraft({ draft_id: drafts[0] })
  await world.sql(`update members set mod_status = 'sub_modstatus_none' where group_id = $1 and account_id = $2`, [
    group.id,
    world.people.moderator.account.id,
  ])
  await world.as('moderator').postdraft({ draft_id: drafts[1] })

  assert.deepEqual(
    (await messagesIn(group)).map(message => message['is_special']),
    [true, false],
  )
})

test('inline pictures are posted under new names', async () => {
  const group = await peopled()
  const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const draft_id = await world.draft('ben', {}, group)
  for (const n of [1, 2, 3]) await upload(draft_id, Buffer.concat([picture, Buffer.from([n])]), { inline: '1' })
  await upload(draft_id, 'no picture')
  const { data } = await world.as('ben').getattachments({ draft_id })
  const url = data[0]!.url.replace('&', '&amp;')
  const body = `<p>Look, cid:2: <img src="${url}"><img src="cid:2"><img src="cid:4"><img src="cid:99"></p>`
  await world.as('ben').updatedraft({ draft_id, body })

  await world.as('ben').postdraft({ draft_id })

  const files = await world.sql(
    `select a.attach_num, a.is_inline, a.content_id, a.media_type, a.width from attachments a where a.group_id = $1 order by attach_num`,
    [group.id],
  )
  const cid = (n: number) => `file${n}.draft${draft_id}@folkmoot.test`
  const file = { media_type: 'image/png', width: 3 }
  assert.deepEqual(files, [
    { attach_num: 1, is_inline: true, content_id: cid(1), ...file },
    { attach_num: 2, is_inline: true, content_id: cid(2), ...file },
    { attach_num: 3, is_inline: false, content_id: '', ...file },
    { attach_num: 4, is_inline: false, content_id: '', media_type: 'text/plain', width: null },
  ])
  const [message] = await messagesIn(group)
  const stored = String(message!['body'])
  assert.ok(stored.includes(`src="cid:${cid(1)}"`) && stored.includes(`src="cid:${cid(2)}"`), stored)
  assert.ok(stored.includes('Look, cid:2: '), stored)
  assert.doesNotMatch(stored, /downloaddraftattachment/)
})
