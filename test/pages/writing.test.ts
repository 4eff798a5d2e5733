// Not on every day: it walks through many pages.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { makeAccount, password } from '../accounts.ts'
import { multipartOf, serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: ['owner', 'ben', 'cleo'] })
const home = `/g/${group.name}`
const ada = await signedIn('ada@example.org')

/** Somebody who has signed in by the form and is a member of the group. */
async function signedIn(email: string): Promise<Visitor> {
  const { account } = await makeAccount(world, email)
  await world.sql('insert into members (group_id, account_id) values ($1, $2)', [group.id, account.id])
  const here = newVisitor(server, origin)
  await here.send('/login', { email, password })
  return here
}
const text = { body_type: 'markdown' }
const newest = async () =>
  (
    await world.sql(
      `select subject, body, num_attachments as files from messages where group_id = $1 order by msg_num desc limit 1`,
      [group.id],
    )
  )[0]
const kept = () =>
  globSync('**/*', { cwd: world.settings.blobs, withFileTypes: true }).filter(entry => entry.isFile()).length

test('a topic with a file is written, previewed, saved and sent, with forms only', async () => {
  const files = [{ param: 'fileupload', filename: 'oats.txt', content: 'oats', type: 'text/plain' }]
  const typed = { ...text, subject: 'Porridge #oats', body: 'With **salt**.' }

  const shown = await ada.send(`${home}/new`, typed, '?/send', { button: '?/preview', files })
  const [, draft] = /name="draft_id" value="(\d+)"/.exec(shown.text)!
  const again = await ada.open(`/drafts/${draft}`)
  const list = await ada.open('/drafts')
  const sent = await ada.send(`/drafts/${draft}`, typed, '?/send', {
    files: [{ param: 'fileupload', filename: '', content: '' }],
  })

  assert.match(shown.text, /<strong>salt<\/strong>/)
  assert.match(shown.text, /oats\.txt/)
  assert.match(again.text, /<textarea[^>]*>With \*\*salt\*\*\.<\/textarea>/)
  assert.match(again.text, /goes to \d members/)
  assert.match(list.text, /Porridge #oats/)
  assert.match(sent.path, /^\/g\/[^/]+\/topic\/\d+\?from=\d+#m\d+$/)
  assert.deepEqual(await newest(), { subject: 'Porridge', body: '<p>With <strong>salt</strong>.</p>', files: 1 })
  assert.match((await ada.open('/drafts')).text, /No drafts/)
})

test('a rejected post keeps the input, shows the reason beside its field, and is saved as a draft', async () => {
  const refused = await ada.send(`${home}/new`, { ...text, subject: '', body: 'Oats <b> & rye' }, '?/send')
  const [, draft] = /name="draft_id" value="(\d+)"/.exec(refused.text)!
  const removed = await ada.send('/drafts', {}, '?/discard')

  assert.equal(refused.status, 400)
  assert.match(refused.text, /aria-invalid="true" aria-describedby="subject-why"/)
  assert.match(refused.text, /id="subject-why">Add a subject\./)
  assert.match(refused.text, />Oats &lt;b> &amp; rye<\/textarea>/)
  assert.match(removed.text, /Draft discarded/)
  assert.equal((await ada.open(`/drafts/${draft}`)).status, 404)
})

test('a reply goes to the group from under its topic, or to its author only', async () => {
  const bread = await world.post('ben', { subject: 'Bread', body: 'Rye?' }, group)
  const topic = `${home}/topic/${bread.topic_id}`
  const answer = `${home}/message/${bread.msg_num}/reply?/send`

  const sent = await ada.send(topic, { ...text, body: 'Oats.', reply_to: '' }, answer)
  const alone = await ada.send(`${home}/message/${bread.msg_num}/reply?to=sender`, {
    ...text,
    body: 'Psst.',
    reply_to: 'sender',
  })

  assert.match(sent.path, new RegExp(`^${topic}\\?from=\\d+#m\\d+$`))
  assert.match(sent.text, /<p>Oats\.<\/p>/)
  assert.match(alone.text, /Only Ben received it/)
  assert.deepEqual(await world.facts(), ['message.posted', 'message.sent'])
})

test('a held post says so, before and after sending', async () => {
  await world.as('owner').updategroup({ group_id: group.id, moderated: true })

  const page = await ada.open(`${home}/new`)
  const sent = await ada.send(`${home}/new`, { ...text, subject: 'Barley', body: 'Pearl.' }, '?/send')
  await world.as('owner').updategroup({ group_id: group.id, moderated: false })

  assert.match(page.text, /A moderator reviews your post before others can see it/)
  assert.match(sent.text, /It appears in the group once a moderator approves it/)
})

test('a moderator decides on pending posts, from the email or the notifications', async () => {
  const moderated = await world.addGroup({ moderated: true, restricted: true }, { peopled: ['owner', 'ben'] })
  const [bran, spam, rolls] = [
    await world.hold('ben', { subject: 'Bran', body: '<p>Wheat</p>' }, moderated),
    await world.hold('ben', { subject: 'Spam' }, moderated),
    await world.hold('ben', { subject: 'Rolls' }, moderated),
  ]
  const { id: cleo } = await world.as('cleo').joingroup({ group_id: moderated.id })
  await world.facts()
  const path = `/g/${moderated.name}/moderation`
  const decide = (id: number) => `${path}?/decide&item=message-${id}`
  const owner = newVisitor(server, origin)
  owner.cookies.set(sessionCookieName, world.people.owner.ways.cookie.cookie!)

  const inbox = await owner.open('/notifications')
  const old = await owner.open(`/g/${moderated.name}/pending/${bran}`)
  const through = await owner.fill(old, { action: 'approve' }, decide(bran))
  const undone = await owner.fill(through, {}, `${path}?/undo&item=message-${spam}`)
  await owner.send(`${path}?item=message-${bran}`, { action: 'approve' }, decide(bran))
  const reject = { action: 'reject', reason: 'Not here.' }
  const rejected = await owner.send(`${path}?item=message-${rolls}`, reject, decide(rolls))
  const selected = { action: 'delete', [`sel-message-${spam}`]: 'on', 'sel-message-999999': 'on' }
  const bulk = await owner.send(path, selected, `${path}?/bulk&item=message-${spam}`)
  const people = await owner.open(`/g/${moderated.name}/members?type=pending`)
  const letIn = await owner.fill(people, { action: 'approve' }, `${path}?/decide&show=members&item=member-${cleo}`)
  await world.sql(`update moderation_decisions set due = now()`)
  await world.sql(`update jobs set run_at = now() where subscriber = 'moderation decisions'`)
  await world.settle()
  const decided = await owner.open(`${path}?item=message-${bran}`)
  const log = await owner.open(`${path}?show=log`)
  const stranger = await ada.open(path)

  assert.match(inbox.text, new RegExp(`href="${path}"`))
  assert.equal(old.path, `${path}?item=message-${bran}`)
  assert.match(old.text, /All posts in this group are moderated.*<p>Wheat<\/p>/s)
  assert.match(through.text, /Posts <span[^>]*>2<.*Approved<.*Undo/s)
  assert.match(undone.text, /Posts <span[^>]*>3<.*pending again/s)
  assert.match(rejected.text, /Rejected</)
  assert.match(bulk.text, /1 item was skipped.*isn(?:'|&#39;)t pending anymore.*Deleted</s)
  assert.match(people.text, /cleo@example\.org/)
  assert.match(letIn.text, /Nothing is pending/)
  assert.match(decided.text, /Owner already approved this at \d/)
  assert.match(log.text, /approved the message Bran/)
  assert.equal(stranger.status, 404)
  const facts = await world.facts()
  assert.deepEqual(facts.toSorted(), [
    'member.approved',
    'message.approved',
    'message.discarded',
    'message.posted',
    'message.rejected',
  ])
})

test('a moderator’s input stays when somebody else was faster, and reloading repeats nothing', async () => {
  const moderated = await world.addGroup({ moderated: true }, { peopled: ['owner', 'moderator', 'ben', 'cleo'] })
  const ids = [
    await world.hold('ben', { subject: 'Bran' }, moderated),
    await world.hold('ben', { subject: 'Rolls', body: '<p>Wheat</p>' }, moderated),
    await world.hold('ben', { subject: 'Oats' }, moderated),
  ] as const
  const { message_id } = await world.post('owner', { subject: 'Ladder' }, moderated)
  await world.as('cleo').reportmessage({ message_id })
  const path = `/g/${moderated.name}/moderation`
  const owner = newVisitor(server, origin)
  owner.cookies.set(sessionCookieName, world.people.owner.ways.cookie.cookie!)
  const faster = world.as('moderator')
  const [bran, rolls, oats] = ids.map(id => `${path}?item=message-${id}`) as [string, string, string]
  const to = (action: string, id: number) => `${path}?/${action}&item=message-${id}`

  const reports = await owner.open(`${path}?show=reports`)
  const branPage = await owner.open(bran)
  const rollsPage = await owner.open(`${rolls}&edit=1`)
  await faster.claimpendingmessage({ pending_message_id: ids[0] })
  const claimedPage = await owner.open(bran)
  await faster.moderate({ group_id: moderated.id, action: 'approve', pending_message_ids: [ids[0]] })
  await faster.moderate({ group_id: moderated.id, action: 'delete', pending_message_ids: [ids[1]] })
  const late = await owner.fill(branPage, { action: 'reject', reason: 'Bran is <off> topic' }, to('decide', ids[0]))
  const lateEdit = await owner.fill(rollsPage, { subject: 'Rye rolls', body: 'My <b>words</b>' }, to('edit', ids[1]))
  const both = { action: 'hide', [`sel-message-${ids[2]}`]: 'Oats', [`sel-report-${message_id}`]: 'Ladder' }
  const bulk = await owner.fill(late, both, `${path}?/bulk`)
  const noted = await owner.send(oats, { claim: 'claim' }, to('claim', ids[2]))
  const approved = await owner.send(oats, { action: 'approve' }, to('decide', ids[2]))
  const billing = newVisitor(server, origin)
  billing.cookies.set(sessionCookieName, world.people.moderator.ways.cookie.cookie!)
  await world.as('owner').updatemember({
    member_info_id: moderated.members.moderator,
    mod_permissions: ['sub_perm_billing'],
  })
  const forbidden = await billing.open(`${path}?item=member-53`)

  assert.match(branPage.text, new RegExp(`href="/g/${moderated.name}/settings/moderation">Change setting`))
  assert.match(rollsPage.text, /data-edit="rich"/)
  assert.match(claimedPage.text, /Moderator is reviewing this.*Take over/s)
  assert.doesNotMatch(claimedPage.text, /value="approve"[^>]*>Approve post/)
  assert.match(late.text, /<bdi>Bran<\/bdi><\/b>:.{0,20} Moderator already approved this/)
  assert.doesNotMatch(late.text, /Take over first/)
  assert.match(late.text, /Bran is &lt;off> topic<\/textarea>/)
  assert.match(lateEdit.text, /Your edited version.*Rye rolls.*My &lt;b>words&lt;\/b><\/textarea>/s)
  assert.match(bulk.text, /<bdi>Oats<\/bdi><\/b>:.{0,20} This can(?:'|&#39;)t be done with it/)
  const [, offered = ''] = /<form[^>]*id="bulk"(.*?)<\/form>/s.exec(reports.text) ?? []
  assert.match(offered, /Dismiss reports.*Hide message.*Delete.*Delete and ban/s)
  assert.doesNotMatch(offered, /value="(?:approve|reject)"/)
  assert.equal(noted.path, `${oats}&did=claim`)
  assert.match(noted.text, /You claimed this/)
  assert.equal(approved.path, `${path}?after=message-${ids[2]}`)
  assert.match(forbidden.text, /You don(?:'|&#39;)t have permission to review this/)
  await world.sql(`delete from jobs where subscriber = 'moderation decisions'`)
})

test('authors edit and delete their messages; others report them, and have no edit page', async () => {
  await ada.send(`${home}/new`, { body_type: 'plain', subject: 'Spelt', body: 'Spelt & <oats>\n\ntwice' }, '?/send')
  const [last] = await world.sql(`select msg_num from messages where group_id = $1 order by msg_num desc limit 1`, [
    group.id,
  ])
  const page = `${home}/message/${Number(last!['msg_num'])}`
  const bea = await signedIn('bea@example.org')

  const form = await ada.open(`${page}/edit`)
  await ada.send(`${page}/edit`, { subject: 'Spelt again', body: 'Better.' })
  const edited = await newest()
  const foreign = await bea.open(`${page}/edit`)
  const reported = await bea.send(`${page}/report`, { reason: 'Not true' })
  const gone = await ada.send(`${page}/delete`, {})

  assert.match(form.text, />Spelt &amp; &lt;oats>\n\ntwice<\/textarea>/)
  assert.deepEqual(edited, { subject: 'Spelt again', body: '<p>Better.</p>', files: 0 })
  assert.equal(foreign.status, 404)
  assert.match(reported.text, /The moderators have your report/)
  assert.equal(gone.path, `${home}/topics`)
  assert.equal((await ada.open(page)).status, 404)
})

test('a group is created with its rules, and people are invited', async () => {
  const typed = { title: 'Linden Lane', desc: 'Neighbours of <the> lane.', privacy: 'group_privacy_none' }
  const rules = { joining: 'restricted', sub_group_access: 'sub_group_owners' }

  const short = await ada.send('/groups/new', { ...typed, ...rules, group_name: 'linden', desc: 'Short' })
  const made = await ada.send('/groups/new', { ...typed, ...rules, group_name: 'linden' })
  const taken = await ada.send('/groups/new', { ...typed, ...rules, group_name: 'linden' })
  const invited = await ada.send('/g/linden/invite', { emails: 'carl@example.org\nnonsense', message: 'Come!' })
  const { title, desc, restricted, privacy } = await world.as('owner').getgroup({ group_name: 'linden' })

  const [rule] = await world.sql(`select settings ->> 'new_users_moderated' as waits from groups where name = 'linden'`)

  assert.deepEqual(rule, { waits: 'false' })
  assert.match(short.text, /id="desc-why">Write a longer description/)
  assert.match(short.text, /name="title" type="text" value="Linden Lane"/)
  assert.equal(made.path, '/g/linden')
  assert.match(taken.text, /id="group_name-why">This address is already taken/)
  assert.match(invited.text, /1 invitation sent/)
  assert.match(invited.text, /<bdi>nonsense<\/bdi>: not a valid email address/)
  assert.deepEqual(
    { title, desc, restricted, privacy },
    {
      title: 'Linden Lane',
      desc: '<p>Neighbours of &lt;the&gt; lane.</p>',
      restricted: true,
      privacy: 'group_privacy_none',
    },
  )
})

test('files are accepted from those who may send them, and removed if no draft has them', async () => {
  const before = kept()
  const files = [{ param: 'fileupload', filename: 'x.txt', content: 'of nobody', type: 'text/plain' }]
  const { type, body } = multipartOf(new URLSearchParams({ draft_id: '1', csrf: 'x' }), files)
  const headers = { accept: 'text/html', origin, 'content-type': type }

  const stranger = await server.ask('/drafts/files', { method: 'POST', headers, body })
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const forged = await server.ask('/drafts/files', { method: 'POST', headers: { ...headers, cookie }, body })

  assert.deepEqual([stranger.status, stranger.body], [400, { type: 'authentication', extra: 'login required' }])
  assert.deepEqual([forged.status, (forged.body as { type: string }).type], [400, 'bad_csrf'])
  assert.equal(kept(), before)
})

/** Bytes of a response with its head. */
async function weigh(path: string, { cookies }: Visitor): Promise<number> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { headers } = await server.ask(path, {
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, br', cookie },
  })
  const head = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 20)
  return Number(headers['content-length']) + head
}

test('the pages that weigh most, a topic of twenty messages and all settings, are at most 60 kB on the first visit, and 15 kB on the next', async () => {
  const first = await world.post('ben', { subject: 'Long', body: 'The first of twenty messages.' }, group)
  for (let n = 2; n <= 20; n += 1)
    await world.answer('cleo', first, { body: `Message ${n}: oats, rye and spelt.` }, group)
  const owner = newVisitor(server, origin)
  owner.cookies.set(sessionCookieName, world.people.owner.ways.cookie.cookie!)
  const visits: [Visitor, path: string, expected: RegExp][] = [
    [ada, `${home}/topic/${first.topic_id}`, /data-write=/],
    [owner, `${home}/settings`, /name="title"/],
  ]
  for (const [visitor, path, expected] of visits) {
    const { text: page } = await visitor.open(path)
    const named = [
      ...page.matchAll(/<(?:link|script|img)\b[^>]*? (?:href|src)="(\/(?:_app\/|[a-z-]+\.(?:svg|js|css))[^"]*)"/g),
    ]
    const files = new Set(named.map(([, file]) => file!))

    const next = await weigh(path, visitor)
    const others = await Promise.all([...files].map(file => weigh(file, visitor)))

    assert.match(page, expected)
    assert.ok(files.size > 5)
    const all = next + others.reduce((sum, bytes) => sum + bytes, 0)
    assert.ok(next <= 15_000 && all <= 60_000, `${path}: ${next} bytes, ${all} with all that it loads`)
  }
})
