// Not on every day: it walks through many pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve } from '../servers/server.ts'
import { exportWriterOf } from '#test/bundles.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { builtPages } from './pages.ts'
import { newVisitor, pageAt, type Visitor } from './visitor.ts'

// What owners and moderators manage beside the settings of a group.

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const api = world.as('owner')
/** Opens a form of a page that is about something, fills it in and sends it. */
const save = (at: string, query: string, fields: Record<string, string>) =>
  owner.send(`${at}?${query}`, fields, `?/save&${query}`)
const newGroup = () => world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })

function browserOf(name: PersonName, language = 'en'): Visitor {
  const visitor = newVisitor(server, origin, language)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const owner = browserOf('owner')
/** What a page says, without its tags. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:style|head)[\s\S]*?<\/(?:style|head)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

test('a hashtag is created with its rules, changed and deleted, and the page explains the effects', async () => {
  const group = await newGroup()
  const at = `/g/${group.name}/settings/tags`
  assert.match(textOf((await owner.open(at)).text), /No hashtags yet\./)
  const rules = { mods_only_post: 'on', no_email: 'on', until: 'hash_tag_delete_week', close_instead_of_delete: 'on' }
  const created = await save(at, 'new=', {
    ...{ name: 'offers', description: 'For sale', color_name: 'color_sky', reply_to: 'thread_reply_to_sender' },
    ...rules,
  })
  assert.match(
    textOf(created.text),
    /#offers was created\. .* For sale Only moderators can start topics · No email · Lock topics: After a week · Replies go to: The author of the post 0 topics Edit Delete/,
  )
  await world.post('owner', { subject: 'Bike #offers' }, group)
  await world.settle()

  const [tag] = (await api.gethashtags({ group_id: group.id })).data
  const form = await owner.open(`${at}?edit=${tag!.id}`)
  assert.match(textOf(form.text), /Edit #offers Changes apply to 1 topic right away\./)
  assert.match(form.text, /name="no_email"[^>]* checked/)
  assert.doesNotMatch(form.text, /name="special"[^>]* checked/)
  await owner.fill(form, { name: 'sale', color_name: 'color_sky', special: 'on' }, `?/save&edit=${tag!.id}`)
  const [changed] = (await api.gethashtags({ group_id: group.id })).data
  assert.deepEqual([changed!.name, changed!.special, changed!.no_email], ['sale', true, false])

  const deleting = await owner.open(`${at}?delete=${tag!.id}`)
  assert.match(textOf(deleting.text), /Delete #sale\? 1 topic loses this hashtag\. The topic and its messages stay\./)
  const deleted = await owner.fill(deleting, {}, '?/remove')
  assert.match(textOf(deleted.text), /#sale was deleted\. No hashtags yet\./)
  assert.equal((await owner.open(`${at}?edit=${tag!.id}`)).status, 404)
})

test('a hashtag can become an alias of another, and independent again', async () => {
  const group = await newGroup()
  const at = `/g/${group.name}/settings/tags`
  const rye = await api.newhashtag({ group_id: group.id, name: 'rye' })
  await save(at, 'new=', { name: 'roggen', alias_id: String(rye.id) })
  assert.match(textOf((await owner.open(at)).text), /#roggen Alias of #rye/)
  const roggen = (await api.gethashtags({ group_id: group.id })).data.find(({ name }) => name === 'roggen')!
  await save(at, `edit=${roggen.id}`, { name: 'roggen', alias_id: '' })
  assert.deepEqual(
    (await api.gethashtags({ group_id: group.id })).data.map(({ alias }) => alias),
    [null, null],
  )
})

test('a member field is added, changed except for its type, and deleted with its values', async () => {
  const { id: group_id, name, members } = await newGroup()
  const at = `/g/${name}/settings/fields`
  const crew = { name: 'Crew', type: 'multiple_choice_column', color: '', width: '0' }
  const refused = await save(at, 'new=', { ...crew, choices: '' })
  assert.match(refused.text, /<textarea id="fieldchoices"[^>]* aria-invalid="true"/)
  await save(at, 'new=', { ...crew, choices: 'Bow\nStern', profile: 'on', required: 'on' })
  assert.match(textOf((await owner.open(at)).text), /Crew Required One of several choices Bow, Stern Edit Delete/)
  await api.updatemember({
    member_info_id: members.ben,
    extra_member_data: JSON.stringify([{ col_id: 1, multi_choice: [2] }]),
  })

  const form = await owner.open(`${at}?edit=1`)
  assert.doesNotMatch(form.text, /name="type"/)
  await owner.fill(form, { name: 'Seat', color: 'color_sky', width: '80', choices: 'Bow\nStern\nCox' }, '?/save&edit=1')
  const [column] = (await api.getextracolumns({ group_id })).data
  assert.deepEqual(column, {
    ...{ id: 1, name: 'Seat', type: 'multiple_choice_column', choices: ['Bow', 'Stern', 'Cox'], color: 'color_sky' },
    ...{ required: false, profile: false, default_hidden: false, width: 80, description: '' },
  })
  const deleting = await owner.open(`${at}?delete=1`)
  assert.match(textOf(deleting.text), /Delete “Seat”\? What members and moderators filled in for “Seat” is deleted/)
  await owner.fill(deleting, {}, '?/remove')
  assert.deepEqual((await api.getmember({ member_info_id: members.ben })).extra_member_data, [])
})

test('labels are created, renamed and deleted, and link to their members', async () => {
  const { id: group_id, name } = await newGroup()
  const at = `/g/${name}/settings/labels`
  await save(at, 'new=', { name: 'Helper', description: 'Helps', color_name: 'color_sky' })
  const [label] = (await api.getmemberlabels({ group_id })).data
  const taken = await save(at, 'new=', { name: 'HELPER', color_name: 'color_sky' })
  assert.match(textOf(taken.text), /That name is already taken\./)
  await save(at, `edit=${label!.id}`, { name: 'Aide', color_name: 'color_tomato' })
  const page = await owner.open(at)
  assert.match(page.text, new RegExp(`href="/g/${name}/members\\?label=${label!.id}"[^>]*>Aide</a>`))
  const deleting = await owner.open(`${at}?delete=${label!.id}`)
  assert.match(textOf(deleting.text), /It's removed from everyone who has it\. The members stay\./)
  assert.match(textOf((await owner.fill(deleting, {}, '?/remove')).text), /“Aide” was deleted\. No labels yet\./)
})

test('an alias is added and deleted, except for the one in the settings', async () => {
  const { id: group_id, name } = await newGroup()
  const at = `/g/${name}/settings/aliases`
  await api.updategroup({ group_id, alias: `s${name}` })
  await owner.send(at, { name: `a${name}` }, '?/add')
  const taken = await owner.send(at, { name: `A${name}` }, '?/add')
  assert.match(textOf(taken.text), /This address is already taken\. Choose another one\./)
  const listed = await owner.open(at)
  assert.match(
    textOf(listed.text),
    new RegExp(`a${name}@[\\w.]+ /g/a${name} Delete .*s${name}@[\\w.]+ /g/s${name} Set under General`),
  )
  const alias = (await api.getgroupaliases({ group_id })).data.find(one => one.name === `a${name}`)
  const deleting = await owner.open(`${at}?delete=${alias!.id}`)
  assert.match(textOf(deleting.text), /stop working at once/)
  await owner.fill(deleting, {}, '?/remove')
  assert.equal((await owner.open(`/g/a${name}`)).status, 404)
})

test('subgroups are listed and created with permission, and the page says who may', async () => {
  const { id: group_id, name } = await newGroup()
  await api.updategroup({ group_id, sub_group_access: 'sub_group_subs' })
  const at = `/g/${name}/settings/subgroups`
  const fields = { sub_group_name: 'crew', desc: 'The crew of the boat', privacy: 'sub_group_privacy_unlisted' }
  const created = await owner.send(`${at}?new=`, fields, '?/create&new=')
  assert.match(textOf(created.text), new RegExp(`${name}\\+crew was created\\. You're its owner\\.`))
  assert.match(textOf(created.text), /Who can create subgroups: All members\./)
  assert.match(textOf(created.text), new RegExp(`${name}\\+crew · 1 member · 0 messages Private – only members`))
  assert.equal((await owner.open(`/g/${name}+crew/settings/subgroups`)).status, 404)

  const ben = browserOf('ben')
  assert.match((await ben.open(`/g/${name}`)).text, new RegExp(`href="${at}"`))
  const form = await ben.open(at)
  assert.doesNotMatch(form.text, /crew · 1 member/)
  await ben.fill(form, { ...fields, sub_group_name: 'cooks' }, '?/create&')
  assert.equal((await world.as('ben').getgroup({ group_name: `${name}+cooks` })).perms.delete_group, true)
  await api.updategroup({ group_id, sub_group_access: 'sub_group_owners' })
  assert.equal((await ben.open(at)).status, 404)
})

test('a notice is previewed before saving, and the second of two concurrent saves sees the first', async () => {
  const { id: group_id, name } = await newGroup()
  const at = `/g/${name}/settings/notices`
  const words = { name: 'Hello', subject: 'Welcome', body: 'Good to <script>alert(1)</script> have you.' }
  const form = await owner.open(`${at}?new=`)
  const type = 'member_notice_goodbye'
  const shown = await owner.fill(form, { ...words, type }, '?/save&new=', { button: '?/preview&new=' })
  assert.match(textOf(shown.text), /How the email looks From .* To owner@example\.org Welcome/)
  assert.match(shown.text, /<iframe[^>]* sandbox="allow-same-origin" srcdoc="[^"]*Good to &amp;#60;script&amp;#62;/)
  assert.doesNotMatch(shown.text, /<script>alert/)
  assert.match(shown.text, /name="subject"[^>]* value="Welcome"/)
  assert.equal((await api.getmembernotices({ group_id })).total_count, 0)

  await save(at, 'new=', { ...words, type, active: 'on' })
  const [notice] = (await api.getmembernotices({ group_id })).data
  assert.deepEqual([notice!.type, notice!.active, notice!.body], [type, true, words.body])
  assert.match(textOf((await owner.open(at)).text), /Hello Active Welcome When someone leaves Edit Delete/)
  const [query, notice_id] = [`edit=${notice!.id}`, notice!.id]
  const refused = await owner.send(`${at}?${query}`, { ...words, subject: 'Mine' }, `?/save&${query}`, {
    meanwhile: () => api.updatemembernotice({ group_id, notice_id, subject: 'Theirs' }),
  })
  assert.match(textOf(refused.text), /This was changed while you were editing.*Theirs/)
  assert.match(refused.text, /name="subject"[^>]* value="Mine"/)
})

test('the email footer is previewed below a message before saving', async () => {
  const { id: group_id, name } = await newGroup()
  const at = `/g/${name}/settings/footer`
  const form = await owner.open(at)
  assert.match(form.text, /srcdoc="[^"]*The text of the post\.[^"]*folkmoot_footer/)
  const shown = await owner.fill(form, { footer: '<b>Row on</b>' }, '?/save', { button: '?/preview' })
  assert.match(shown.text, /srcdoc="[^"]*&lt;b>Row on&lt;\/b>/)
  assert.equal((await api.getgroup({ group_id })).footer, '')
  await owner.send(at, { footer: '<b>Row on</b>' }, '?/save')
  assert.equal((await api.getgroup({ group_id })).footer, '<b>Row on</b>')
})

test('the activity log is filtered by kind, time and person', async () => {
  const { id: group_id, name, members } = await newGroup()
  const at = `/g/${name}/settings/activity`
  await api.newhashtag({ group_id, name: 'rye' })
  await api.banmember({ group_id, member_info_id: members.ben })
  await world.post('cleo', { subject: 'Bread' }, { id: group_id, name })
  const logAt = async (query: string): Promise<string> => textOf((await owner.open(`${at}?${query}`)).text)

  const all = await logAt('')
  for (const told of [/posted message #1: Bread/, /banned/, /rye/]) assert.match(all, told)
  const messages = await logAt('kind=message')
  assert.match(messages, /posted message #1: Bread/)
  assert.doesNotMatch(messages, /banned/)
  assert.match(await logAt('when=past_24_hours'), /posted message #1/)
  assert.match(await logAt('from=2001-01-01&to=2001-01-02'), /Nothing matches these filters\. *(?!.*posted)/)
  assert.match(await logAt('from=2001-01-01'), /posted message #1/)
  assert.match(await logAt('from=yesterday'), /posted message #1/)
  const ofCleo = await logAt(`person=${encodeURIComponent(world.people.cleo.account.email)}`)
  assert.match(ofCleo, /Only .*posted message #1: Bread/)
  assert.doesNotMatch(ofCleo, /rye/)
  assert.equal(await logAt(`member=${members.cleo}`), ofCleo)
  assert.match(await logAt('person=xyzzy'), /No members match “xyzzy”\./)
  const several = await owner.open(`${at}?person=example.org&kind=member`)
  assert.match(several.text, new RegExp(`href="${at}\\?kind=member&amp;member=${members.cleo}"`))
  assert.equal((await browserOf('moderator').open(at)).status, 200)
  assert.equal((await browserOf('cleo').open(at)).status, 404)
})

test('the storage page lists usage, and links to the largest files', async () => {
  const group = await newGroup()
  const { msg_num } = await world.post('owner', { subject: 'Bread', files: { 'loaf.txt': 'x'.repeat(4000) } }, group)
  const { text } = await owner.open(`/g/${group.name}/settings/storage`)
  assert.match(
    textOf(text),
    /of .* used \(0%\).* Messages and attachments [\d.]+ kB .* loaf\.txt Message 1 · [\d:]+[^x]* 4 kB/,
  )
  assert.match(text, new RegExp(`href="/g/${group.name}/message/${msg_num}"`))
  assert.match(text, /href="[^"]*\/api\/v1\/downloadattachment\?attachment_id=\d+"/)
  assert.match(text, new RegExp(`href="/g/${group.name}/photos"`))

  await api.updategroup({ group_id: group.id, files_access: 'group_access_none', photos_access: 'group_access_none' })
  const without = await owner.open(`/g/${group.name}/settings/storage`)
  assert.doesNotMatch(without.text, new RegExp(`href="/g/${group.name}/(files|photos)"`))
})

test('a group is deleted by typing its name, after the page says what is lost', async () => {
  const group = await newGroup()
  const { id: group_id, name } = group
  await api.createsubgroup({
    ...{ group_id, sub_group_name: 'crew', desc: 'The crew of the boat' },
    privacy: 'sub_group_privacy_archives',
  })
  await world.post('owner', { subject: 'Bread' }, group)
  await api.newalbum({ group_id, title: 'Ovens' })
  await api.newwikipage({ group_id, title: 'Start', body: 'Rye' })
  await api.newwebhook({ group_id, url: 'https://hooks.example.org/', actions: ['message.posted'] })
  const at = `/g/${name}/settings/delete`
  const { text } = await owner.open(at)
  assert.match(
    textOf(text),
    /1 message in 1 topic, with all attachments .* people; their accounts stay 1 subgroup, with everything in it 1 photo album with 0 photos 1 wiki page with all versions 1 webhook All settings/,
  )
  assert.match(text, new RegExp(`href="/g/${name}/archive"`))
  const refused = await owner.send(at, { confirm_name: `${name}x`, reason: 'Done' })
  assert.equal(refused.status, 400)
  assert.match(textOf(refused.text), /That isn't the name of the group\. Type it exactly as shown\./)
  assert.match(refused.text, /name="reason"[^>]* value="Done"/)
  assert.equal((await browserOf('sub_perm_groupsettings').open(at)).status, 404)

  const sub = `/g/${name}+crew/settings/delete`
  assert.equal(
    (await owner.send(sub, { confirm_name: `${name}+crew` })).path,
    `/g/${name}/settings/subgroups?done=deleted`,
  )
  assert.equal((await owner.send(at, { confirm_name: name })).path, '/subscriptions?done=deleted')
  assert.equal((await owner.open(`/g/${name}`)).status, 404)
})

test('the navigation shows what one may manage; others have no such page', async () => {
  const group = await newGroup()
  const at = `/g/${group.name}/settings`
  const linksOf = (html: string): string[] =>
    [...html.matchAll(new RegExp(`href="${at}/(\\w+)"`, 'g'))].map(([, name]) => name!)

  const keeper = browserOf('sub_perm_managehashtags')
  const first = await keeper.open(at)
  assert.equal(first.path, `${at}/tags`)
  assert.ok(linksOf(first.text).includes('tags'))
  assert.ok(!linksOf(first.text).includes('general'))
  assert.ok(linksOf((await owner.open(at)).text).includes('tags'))
  assert.equal((await browserOf('ben').open(`${at}/tags`)).status, 404)
  assert.match((await newVisitor(server, origin).open(`${at}/tags`)).path, /^\/login\?next=/)
})

test('an owner exports the group, follows the progress, and downloads and deletes the file', async () => {
  const group = await newGroup()
  const at = `/g/${group.name}/settings/export`
  const { write } = await exportWriterOf(world)

  const asked = await owner.fill(await owner.open(at), {}, '?/create')
  await write()
  const ready = await owner.open(at)
  const href = /href="(\/api\/v1\/downloadgroupexport[^"]*)"/.exec(ready.text)?.[1] ?? ''
  const file = await owner.open(href)
  const deleted = await owner.fill(ready, {}, '?/remove')

  assert.match(asked.text, /The export starts soon.*So far 0 entries and 0 files \(0 B\)/s)
  assert.doesNotMatch(asked.text, /Export this group/)
  assert.match(ready.text, /The export is ready/)
  assert.match(file.text, /^PK/)
  assert.match(deleted.text, /The export was deleted\./)
  assert.doesNotMatch(deleted.text, /downloadgroupexport/)
  assert.equal((await browserOf('ben').open(at)).status, 404)
  assert.match((await browserOf('owner', 'de').open(at)).text, /Gruppe exportieren/)
})

const germanTitles = {
  tags: 'Hashtag-Regeln',
  notices: 'Mitteilungen',
  footer: 'E-Mail-Fußzeile',
  fields: 'Mitgliederfelder',
  labels: 'Labels',
  aliases: 'Aliasse',
  webhooks: 'Webhooks',
  scripts: 'Beiträge per Skript',
  subgroups: 'Untergruppen',
  activity: 'Aktivitätsprotokoll',
  storage: 'Speicher',
  export: 'Export',
  delete: 'Gruppe löschen',
}
test('the pages are in German for German readers', async () => {
  const group = await newGroup()
  const at = `/g/${group.name}/settings`
  const german = browserOf('owner', 'de')
  for (const [page, title] of Object.entries(germanTitles))
    assert.match((await german.open(`${at}/${page}`)).text, new RegExp(`<h1[^>]*>${title}</h1>`), page)
})

test('an owner gives the group an icon, which is shown in its header and in the directory', async () => {
  const group = await newGroup()
  const at = `/g/${group.name}/settings/photos`
  const files = [{ param: 'fileupload', filename: 'icon.png', content: pngOf({ width: 90, height: 60 }) }]
  const saved = await owner.send(at, { type: 'icon' }, '?/photo', { files })
  const icon = new RegExp(`<img[^>]* src="/api/v1/downloadgroupphoto\\?id=${group.id}&amp;hash=`)

  assert.match(saved.text, /Photo saved\./)
  for (const path of [`/g/${group.name}`, `/groups?q=${group.name}`]) assert.match((await owner.open(path)).text, icon)
  assert.match((await owner.fill(saved, {}, '?/removePhoto')).text, /Photo removed\./)
  assert.doesNotMatch((await owner.open(`/g/${group.name}`)).text, icon)
  assert.equal((await browserOf('ben').open(at)).status, 404)
})

test('of two who save the same hashtag, field, label, footer or plan, the second sees what the first saved', async () => {
  const { id: group_id, name } = await newGroup()
  const at = `/g/${name}/settings`
  const tag = await api.newhashtag({ group_id, name: 'wanted' })
  const field = await api.newextracolumn({ group_id, name: 'Boat', type: 'text_column' })
  const label = await api.newmemberlabel({ group_id, name: 'Baker' })
  const { identity, account } = world.people.stranger
  await world.sql(`update accounts set site_admin = true where id = $1`, [account.id])
  const admin = world.as({ identity: { ...identity, account: { ...account, site_admin: true } } })
  type Save = {
    path: string
    action: string
    fields: Record<string, string>
    by?: typeof owner
    theirs: () => Promise<unknown>
  }
  const saves: Save[] = [
    {
      path: `${at}/tags?edit=${tag.id}`,
      action: `?/save&edit=${tag.id}`,
      fields: { name: 'wanted', description: 'Mine' },
      theirs: () => api.updatehashtag({ hashtag_id: tag.id, description: 'Theirs' }),
    },
    {
      path: `${at}/fields?edit=${field.id}`,
      action: `?/save&edit=${field.id}`,
      fields: { name: 'Mine', width: '0' },
      theirs: () => api.updateextracolumn({ group_id, column_id: field.id, name: 'Theirs' }),
    },
    {
      path: `${at}/labels?edit=${label.id}`,
      action: `?/save&edit=${label.id}`,
      fields: { name: 'Mine', color_name: 'color_cerulean_blue' },
      theirs: () => api.updatememberlabel({ group_id, label_id: label.id, name: 'Theirs' }),
    },
    {
      path: `${at}/footer`,
      action: '?/save',
      fields: { footer: 'Mine' },
      theirs: () => api.updategroup({ group_id, footer: 'Theirs' }),
    },
    {
      path: `/admin/groups/${group_id}`,
      action: '?/plan',
      fields: { plan: 'group_plan_premium' },
      by: browserOf('stranger'),
      theirs: () => admin.setgroupplan({ group_id, plan: 'group_plan_enterprise' }),
    },
  ]
  for (const { path, action, fields, by = owner, theirs } of saves) {
    const refused = await by.send(path, fields, action, { meanwhile: theirs })
    assert.equal(refused.status, 400, path)
    assert.match(textOf(refused.text), /This was changed while you were editing/, path)
    assert.match(textOf(refused.text), /Current version[^]*?(Theirs|Enterprise)/, path)
    const [, mine = ''] = Object.entries(fields).find(([, value]) => value === 'Mine') ?? []
    assert.ok(refused.text.includes(mine), path)
    const saved = await by.fill(pageAt(refused, path), fields, action)
    assert.equal(saved.status, 200, path)
    assert.doesNotMatch(textOf(saved.text), /This was changed/, path)
  }
})
