// Not on every day: it tries very large or random texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { escapeHtml } from '#content/html.ts'
import { chatHelpers, type ChatFrame } from './world/chatting.ts'
import { hostileHtml } from './fixtures/hostile-html.ts'
import { faultsOfHtml, faultsOfTexts } from './fixtures/hostile-oracle.ts'
import { importFrom, mailsOf } from './mail/importing.ts'
import { serve } from './servers/server.ts'
import { newWorld } from './world.ts'

const world = await newWorld()
const { group } = world
await world.post('ben')

/** Every nth text, with another start for each path, so that together they cover most of them. */
const some = (pipeline: number, every: number): string[] =>
  hostileHtml().filter((_, at) => at % every === pipeline % every)
/** What calls refuse at the door: no text has a null or half a character. Mails have. */
const callable = (texts: readonly string[]): string[] =>
  texts.filter(text => !text.includes('\0') && text.isWellFormed())
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 200)

/** All texts of the group's messages: what is HTML, and what is only text. */
async function stored(): Promise<{ html: string[]; text: string[] }> {
  const rows = await world.sql(
    `select body, quoted, remainder, m.snippet, m.subject, subject_with_tags, m.name, t.subject as topic, t.summary,
       (select array_agg(h.name) from hashtags h where h.group_id = m.group_id) as tags,
       (select array_agg(a.filename) from attachments a where a.group_id = m.group_id and a.message_id = m.id) as files
     from messages m join topics t on t.group_id = m.group_id and t.id = m.topic_id where m.group_id = $1`,
    [group.id],
  )
  const of = (names: readonly string[]): string[] =>
    rows.flatMap(row => names.flatMap(name => row[name] ?? []).map(String))
  return {
    html: of(['body', 'quoted', 'remainder']),
    text: of(['snippet', 'subject', 'subject_with_tags', 'name', 'topic', 'summary', 'tags', 'files']),
  }
}

test('the check itself finds unescaped text', () => {
  const texts = hostileHtml()

  assert.ok(faultsOfTexts(texts, text => text).length > texts.length)
  assert.deepEqual(faultsOfTexts(texts, escapeHtml), [])
})

for (const [pipeline, body_type] of (['html', 'markdown', 'plain'] as const).entries()) {
  test(`a hostile post as ${body_type} and its subject are harmless everywhere`, async () => {
    const posted: string[] = []
    for (const body of callable(some(pipeline, 20))) {
      const subject = `${oneLine(body)} #${oneLine(body)
        .replace(/[\s,#]/g, '')
        .slice(0, 60)}`
      await world.post('ben', { subject, body: `Rye ${body}`, body_type })
      posted.push(subject)
    }

    const { html, text } = await stored()

    assert.ok(posted.length > 15 && html.length >= 3 * posted.length)
    assert.deepEqual([faultsOfHtml(html), faultsOfTexts(text, escapeHtml)], [[], []])
  })
}

test('hostile mail archives and file names are harmless everywhere', async () => {
  const encoded = (text: string): string => `=?utf-8?b?${Buffer.from(oneLine(text)).toString('base64')}?=`
  const mails = some(3, 3).map((text, at) =>
    [
      'From ben@example.org Sat Jan  3 10:00:00 2015',
      `From: ${encoded(text)} <ben@example.org>`,
      `Subject: ${encoded(text)}`,
      `Message-ID: <hostile${at}@example.net>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      `Content-Type: text/${at % 4 === 0 ? 'plain' : 'html'}; charset=utf-8`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(`Rye ${text}`).toString('base64'),
      '--b',
      'Content-Type: application/octet-stream',
      `Content-Disposition: attachment; filename="${encoded(text)}"`,
      '',
      'x',
      '--b--',
      '',
      '',
    ].join('\n'),
  )
  const before = (await stored()).html.length

  const { misread } = await importFrom(world, mailsOf(mails), group.name)
  const { html, text } = await stored()

  assert.ok(html.length - before >= 3 * (mails.length - misread.length) && misread.length < 10)
  assert.deepEqual([faultsOfHtml(html), faultsOfTexts(text, escapeHtml)], [[], []])
})

test('hostile group texts are harmless everywhere', async () => {
  const html: string[] = []
  const text: string[] = []
  for (const one of callable(some(5, 20))) {
    const desc = `Bread and what goes on it ${one}`
    const said = await world.as('owner').updategroup({ group_id: group.id, desc, footer: one, title: oneLine(one) })
    html.push(said.desc, said.footer ?? '')
    text.push(said.title, said.plain_desc ?? '')
  }

  assert.deepEqual([faultsOfHtml(html), faultsOfTexts(text, escapeHtml)], [[], []])
})

test('hostile profiles are harmless everywhere', async () => {
  const html: string[] = []
  const text: string[] = []
  for (const one of callable(some(6, 20))) {
    const full_name = oneLine(one).slice(0, 60)
    const user = await world.as('cleo').updateuser({ full_name, about_me: one, about_format: 'about_html' })
    html.push(user.about_me)
    text.push(user.full_name)
  }

  assert.deepEqual([faultsOfHtml(html), faultsOfTexts(text, escapeHtml)], [[], []])
})

test('hostile chat messages, names and files are harmless everywhere', async () => {
  const server = await serve(world)
  const { talk } = chatHelpers(world, server)
  const { ben } = world.people
  const hostile = callable(some(7, 40))
  const words = { group_id: group.id, subject: 'Rye', desc: 'Rye', announce: false }
  const { id: chat_id, chat_sub } = await world.as('ben').newchat(words)
  const chatsub_id = chat_sub!.id
  const b = await talk(ben, chatsub_id)
  const html: string[] = []
  const text: string[] = []
  const said: string[] = []
  for (const [at, one] of hostile.entries()) {
    await world.as('ben').updateuser({ full_name: oneLine(one).slice(0, 60) })
    const { subject, desc } = await world
      .as('ben')
      .updatechat({ chat_id, subject: `Rye ${oneLine(one)}`.slice(0, 200), desc: `Rye ${one}` })
    b.send({ message: `Rye ${one}`, ...(at === 0 ? {} : { reply_to_msg_num: at }) })
    const line = (await b.next()) as ChatFrame
    html.push(desc)
    text.push(subject, line.message, line.display_name)
    said.push(line.message)
  }
  const files = hostile.slice(0, 5)
  for (const one of files) {
    const file = [{ param: 'fileupload', filename: oneLine(one).replaceAll('"', "'"), content: 'Rye' }]
    await server.call('uploadchatfile', { chatsub_id }, { person: ben, way: 'cookie' }, file)
    text.push(((await b.next()) as ChatFrame).media!.filename)
  }

  const found = await world.as('cleo').searchchat({ group_id: group.id, q: 'rye', chat_id, limit: 100 })
  const { topic_id } = await world.as('ben').chattotopic({ chat_id, subject: 'Rye told' })
  const { data } = await world.as('cleo').gettopic({ topic_id })
  const back = await world
    .as('ben')
    .topictochat({ topic_id: (await world.post('ben', { subject: hostile[0]! })).topic_id })
  html.push(...found.data.map(({ summary }) => summary.replaceAll(/<\/?mark>/g, '')), data[0]!.body, back.desc)
  text.push(...found.data.flatMap(({ subject, name, message }) => [subject, name, message]), back.subject)

  assert.deepEqual([found.data.length, data[0]!.attachments.length], [hostile.length, files.length])
  assert.deepEqual(
    said,
    hostile.map(one => `Rye ${one}`.replace(/\r\n?/g, '\n').trimEnd()),
  )
  assert.deepEqual([faultsOfHtml(html), faultsOfTexts(text, escapeHtml)], [[], []])
})
