import PostalMime from 'postal-mime'
import { chromium } from '#test/browser.ts'
import { hostileHtml } from '#test/fixtures/hostile-html.ts'
import { faultsOfHtml } from '#test/fixtures/hostile-oracle.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { sendTo } from '#test/mail/mail-server.ts'
import { browse, runningOf } from '../browse.ts'
import { brief, some, type AttackCase, type Target } from '../case.ts'
import { newGroup, type Group } from '../scene.ts'
import { waitFor, type Form, type Person, type Site } from '../site.ts'

const needs = chromium === undefined ? 'Chromium' : undefined
/** As many of them as a text takes, behind what ends whatever the text may stand in. */
const breakout = `'"></title></textarea></select></style><img src=x onerror=alert(1)><svg onload=alert(2)></svg>`
const corpus = ({ isShort, seed }: Target): string[] => {
  const all = hostileHtml().filter(text => !text.includes('\0') && text.isWellFormed())
  return isShort ? some(all, 120, seed) : all
}
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 150)
const encoded = (text: string): string => `=?utf-8?b?${Buffer.from(oneLine(text)).toString('base64')}?=`

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null
const htmlFields = new Set([
  'body',
  'quoted',
  'remainder',
  'desc',
  'footer',
  'about_me',
  'html_text',
  'html',
  'description',
])

/** The texts that pages show as HTML. */
function* htmlIn(value: Json, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (htmlFields.has(key) && value !== '') yield value
  } else if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) yield* htmlIn(inner, Array.isArray(value) ? key : name)
}

/** Writes the texts into everything that a group has. */
async function plant(target: Target, group: Group, texts: readonly string[]): Promise<void> {
  const { site, scene } = target
  const { owner, member } = scene.people
  const { ids, id: group_id } = group
  const parts = (size: number): string[] =>
    Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
      [breakout, ...texts.slice(at * size, (at + 1) * size)].join(' '),
    )
  for (const [at, text] of texts.entries()) {
    const subject = oneLine(
      `Rye ${at} ${text} #${oneLine(text)
        .replace(/[\s,#]/g, '')
        .slice(0, 40)}`,
    )
    const body_type = (['html', 'markdown', 'plain'] as const)[at % 3]!
    await site.try(member, 'postmessage', { group_id, subject, body: `<p>Rye</p>${text}`, body_type })
    const headers = { From: member.email, To: `${group.name}@${site.domain}`, Subject: encoded(`Mail ${text}`) }
    const raw = mailOf(
      { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Transfer-Encoding': 'base64' },
      Buffer.from(`<p>Rye</p>${text}`).toString('base64').replace(/.{76}/g, '$&\r\n'),
    )
    await sendTo({ port: site.smtpPort }, raw, { from: member.email, to: `${group.name}@${site.domain}` })
    await site.try(member, 'postchatmessage', { chatsub_id: ids['chatsub_id']!, message: text })
  }
  const [most] = parts(40)
  const [name, long] = [breakout.slice(0, 60), most!.slice(0, 4000)]
  const forms: [Person, string, Form][] = [
    [
      owner,
      'updategroup',
      { group_id, desc: `Bread ${long}`, footer: long, title: name, subject_tag: breakout.slice(0, 20) },
    ],
    [member, 'updateuser', { full_name: name, about_me: long, about_format: 'about_html', location: name }],
    [owner, 'newdatabaserow', { database_id: ids['database_id']!, vals: JSON.stringify([{ col_id: 1, text: long }]) }],
    [
      owner,
      'newdatabase',
      {
        group_id,
        name,
        desc: long,
        columns: JSON.stringify([{ name: breakout.slice(0, 40), type: 'html_paragraph_column' }]),
      },
    ],
    [owner, 'newwikipage', { group_id, title: name, body: long, format: 'html' }],
    [owner, 'newwikipage', { group_id, title: `M ${name}`, body: long, format: 'markdown' }],
    [
      owner,
      'addevent',
      {
        group_id,
        name,
        description: long,
        location: long.slice(0, 300),
        start_time: '2030-06-02T18:00',
        organizer_name: name,
      },
    ],
    [
      owner,
      'newpoll',
      {
        group_id,
        question: name,
        answers: JSON.stringify([{ text: name, desc: breakout }, { text: 'b' }]),
        subject: name,
        body: long,
      },
    ],
    [owner, 'newfilefolder', { group_id, name: breakout.replaceAll('/', '').slice(0, 60), desc: long.slice(0, 300) }],
    [owner, 'newfilelink', { group_id, name: 'link', url: 'javascript:alert(1)' }],
    [owner, 'newalbum', { group_id, title: name, desc: long.slice(0, 500) }],
    [owner, 'updatephoto', { photo_id: ids['photo_id']!, name, desc: long.slice(0, 500) }],
    [owner, 'newhashtag', { group_id, name: breakout.replace(/[\s,#]/g, '').slice(0, 40), description: name }],
    [owner, 'newmemberlabel', { group_id, name, description: name }],
    [owner, 'newmembernotice', { group_id, type: 'member_notice_welcome', subject: name, body: long }],
  ]
  for (const [who, call, form] of forms) await site.try(who, call, form)
  const files = [{ param: 'fileupload', filename: name.replaceAll('"', '').replaceAll('/', ''), content: breakout }]
  await site.try(owner, 'uploadfiles', { group_id }, { files })
}

/** What the API gives out as HTML about a group. */
async function allHtml(site: Site, who: Person, { id: group_id, ids }: Group): Promise<string[]> {
  const asked: [string, Form][] = [
    ...[1, 2].map((page): [string, Form] => [
      'getmessages',
      { group_id, limit: 100, sort_dir: page % 2 ? 'asc' : 'desc' },
    ]),
    ['getgroup', { group_id }],
    ['getevents', { group_id, start: '2030-01-01', end: '2031-01-01' }],
    ['getchat', { chat_id: ids['chat_id']! }],
    ['getmembers', { group_id }],
  ]
  const answers = await Promise.all(asked.map(([name, form]) => site.try(who, name, form)))
  return [...new Set(answers.flatMap(({ body }) => [...htmlIn((body ?? null) as Json)]))]
}

const hostile: { group?: Promise<Group> } = {}
/** The texts are written once for all cases that look at them. */
const hostileGroup = (target: Target): Promise<Group> =>
  (hostile.group ??= newGroup(target.site, target.scene.people, 'open').then(async group => {
    await plant(target, group, corpus(target))
    return group
  }))

export const html: Readonly<Record<string, AttackCase>> = {
  T10: {
    what: 'scripts in messages, mails, chats, tables, wiki, names and subjects: what Chromium runs of it',
    needs,
    async run(target, tally) {
      const { site, scene } = target
      const group = await hostileGroup(target)
      const shown = await allHtml(site, scene.people.owner, group)
      tally.check(shown.length > 40, `only ${shown.length} texts are shown`)
      tally.tried += shown.length
      for (const text of (await runningOf(shown))!) tally.check(false, `it runs: ${brief(text)}`)
      for (const { place, fault, html } of faultsOfHtml(shown))
        tally.check(false, `${fault} in ${place}: ${brief(html)}`)
      for (const who of [scene.people.owner, null]) {
        const most = target.isShort ? 25 : 150
        const start = [
          '',
          '/topics',
          '/messages',
          '/members',
          '/calendar',
          '/wiki',
          '/files',
          '/photos',
          '/tables',
          '/polls',
          '/chats',
          '/hashtags',
        ]
        const isWanted = (path: string): boolean =>
          path.startsWith(`/g/${group.name}`) && !/logout|download|\.ics|\.csv|\.atom|\.xml|export/.test(path)
        const visit = (await browse(
          site,
          who,
          start.map(path => `/g/${group.name}${path}`),
          { most, isWanted },
        ))!
        tally.tried += visit.pages
        for (const seen of [...visit.ran, ...visit.blocked, ...visit.elsewhere]) tally.check(false, seen)
      }
      tally.worst = `${shown.length} texts shown`
    },
  },
  'T10-control': {
    what: 'the same texts uncleaned and without a policy: if they are not seen to run, T10 says nothing',
    needs,
    async run(target, tally) {
      const texts = corpus(target)
      const running = (await runningOf(texts))!
      tally.tried = texts.length
      tally.check(running.length > texts.length / 8, `only ${running.length} of ${texts.length} ran`)
      tally.worst = `${running.length} of ${texts.length} ran`
    },
  },
  T11: {
    what: 'the same in emails: titles, names, file names and events, in copies, digests and notices',
    needs,
    async run(target, tally) {
      const { site, scene } = target
      const seen = site.sink.taken.length
      const group = await newGroup(site, scene.people, 'open')
      await plant(target, group, some(corpus(target), 40, target.seed))
      const address = `invited${site.next()}@example.org`
      await site.call(scene.people.owner, 'invite', {
        group_id: group.id,
        emails: address,
        subject: oneLine(breakout),
        message: breakout,
      })
      await waitFor('an invitation', () => site.sink.taken.slice(seen).find(({ to }) => to === address))
      const mails = await Promise.all(site.sink.taken.slice(seen).map(({ raw }) => PostalMime.parse(raw)))
      const bodies = mails.flatMap(({ html = '' }) =>
        html === '' ? [] : [/<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html],
      )
      tally.tried = bodies.length
      tally.check(bodies.length > 10, `only ${bodies.length} emails have HTML`)
      for (const text of (await runningOf(bodies))!) tally.check(false, `an email runs: ${brief(text)}`)
      const acting = /<(script|iframe|svg|object|embed|form|input|textarea|base)\b/i
      for (const body of bodies) tally.check(!acting.test(body), `an email has ${acting.exec(body)?.[0]}`)
    },
  },
  T42: {
    what: 'links in texts, and addresses to go on to after signing in: nothing leads elsewhere or holds the page',
    needs,
    async run(target, tally) {
      const { site, scene } = target
      const group = await hostileGroup(target)
      const links = (await allHtml(site, scene.people.owner, group)).flatMap(text =>
        [...text.matchAll(/<a\s[^>]*>/g)].map(([tag]) => tag),
      )
      for (const tag of links)
        tally.check(/rel="[^"]*noopener[^"]*"/.test(tag) && /rel="[^"]*(ugc|nofollow)/.test(tag), tag)
      tally.check(links.length > 3, `only ${links.length} links`)
      const evils = [
        '//evil.example',
        'https://evil.example',
        '/\\evil.example',
        '/%09/evil.example',
        '\\\\evil.example',
        'javascript:alert(1)',
        '/%2f/evil.example',
        '@evil.example',
        '/..//evil.example',
        '///evil.example',
        '%2f%2fevil.example',
        'https:evil.example',
      ]
      for (const evil of evils) {
        const paths = [
          `/login?next=${encodeURIComponent(evil)}`,
          `/${evil}`,
          `/login?next=${evil}`,
          `/g//${evil}`,
          `//${evil}/..`,
        ]
        for (const path of paths)
          for (const cookie of ['', scene.people.member.cookie]) {
            const { headers } = await site.ask('/', { path, headers: { cookie, accept: 'text/html' } })
            const { location } = headers
            const isOwn = location === undefined || new URL(location, site.url).origin === site.url
            tally.check(isOwn, `${path} leads to ${location}`)
          }
      }
    },
  },
}
