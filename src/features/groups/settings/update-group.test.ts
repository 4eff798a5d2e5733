// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import PostalMime from 'postal-mime'
import type { Permission } from '#contract/permissions.ts'
import { GROUP_SETTINGS } from '#contract/groups/group-parameters.ts'
import { GROUP } from '#contract/targets.ts'
import { Files } from '#runtime/calls/parse-params.ts'
import { localMails } from '#test/mail/local-mailbox.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { ageTopic } from '#test/database/integrity.ts'
import { randomName, type PersonName } from '#test/world/people.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { invalidValueError, expectedError, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { unusedSettings } from '#test/fixtures/unused-settings.ts'
import { newWorld } from '#test/world.ts'
import type { DraftInput } from '#test/world/writing.ts'
import { sendEventSummaries } from '../../calendar/index.ts'

const world = await newWorld()
const owner = world.as('owner')

type Input = Omit<Parameters<typeof owner.updategroup>[0], 'group_id' | 'group_name'>
const usual = ['owner', 'powerless', 'ben', 'pending', 'sub_perm_modsub', 'sub_perm_groupsettings'] as const
const newGroup = (settings: Parameters<typeof world.addGroup>[0] = {}, peopled: readonly PersonName[] = usual) =>
  world.addGroup({ privacy: 'group_privacy_archives', ...settings }, { peopled })
const set = (group: { id: number }, input: Input) => owner.updategroup({ group_id: group.id, ...input })

/** A right that somebody has or lacks while a setting has a value. */
const rights =
  (setting: keyof Input, cases: [value: string | boolean, who: PersonName, right: Permission, has: boolean][]) =>
  async () => {
    const group = await newGroup()
    for (const [value, who, right, has] of cases) {
      await set(group, { [setting]: value })
      const perms = await world.as(who).getperms({ group_id: group.id })
      assert.equal(perms[right], has, `${setting} ${value}: ${right} of ${who}`)
    }
  }
const sees = (setting: keyof Input, sees: Permission, changes: Permission) =>
  rights(setting, [
    ['group_access_none', 'owner', sees, false],
    ['group_access_moderators_only', 'ben', sees, false],
    ['group_access_moderators_only', 'powerless', changes, true],
    ['group_access_limited', 'ben', sees, true],
    ['group_access_limited', 'ben', changes, false],
    ['group_access_limited', 'powerless', changes, true],
    ['group_access_subscribers', 'ben', changes, true],
    ['group_access_subscribers', 'stranger', sees, false],
  ])
const seesPublicly = (setting: keyof Input, visible: Permission, changes: Permission) => async () => {
  await sees(setting, visible, changes)()
  await rights(setting, [
    ['group_access_public', 'stranger', visible, true],
    ['group_access_public', 'ben', changes, true],
    ['group_access_public_limited', 'stranger', visible, true],
    ['group_access_public_limited', 'ben', changes, false],
  ])()
}
/** What was given is what everybody sees from now on. */
const shown = (setting: 'title' | 'desc' | 'website', value: string) => async () => {
  const group = await newGroup()
  await set(group, { [setting]: value })
  const seen = await world.as('anonymous').getgroup({ group_name: group.name })
  assert.equal(seen[setting], value)
}

/** What a new membership begins with. */
const joinsWith =
  (
    setting: keyof Input,
    option: 'email_delivery' | 'message_selection' | 'max_attachment_size' | 'auto_follow_replies',
    value: string | boolean,
  ) =>
  async () => {
    const group = await newGroup()
    await set(group, { [setting]: value })
    assert.equal((await world.as('stranger').joingroup({ group_id: group.id }))[option], value)
  }

/** What becomes of a message of ben's before a setting has a value, and after. */
const posts =
  (input: Input, becomes: ['posted' | 'held', 'posted' | 'held'], writing: DraftInput = {}) =>
  async () => {
    const group = await newGroup()
    assert.equal((await world.send('ben', writing, group)).is, becomes[0])
    await set(group, input)
    assert.equal((await world.send('ben', writing, group)).is, becomes[1])
  }
const withFile = { files: { 'rye.txt': 'rye' } }
/** What becomes of a reply to a message that is so many days old. */
async function replyAfter(days: number, settings: Input): Promise<string> {
  const group = await newGroup()
  const { message_id, topic_id } = await world.post('ben', {}, group)
  await ageTopic(world, topic_id, days)
  await set(group, settings)
  const reply = world.send('ben', { subject: 'Re: Bread', message_id }, group)
  const refused = await errorExtraOf(reply)
  return refused === 'done' ? (await reply).is : refused
}

/** What members get of a post in a group with these settings. */
async function mailWith(settings: Input, writing: DraftInput = {}): Promise<string> {
  const group = await newGroup({}, ['owner', 'ben', 'cleo'])
  await set(group, settings)
  await world.post('ben', { subject: 'Rye', body: '<p style="color:red">Rye</p>', ...writing }, group)
  const mails = await localMails(world, group)
  return mails.find(({ to }) => to === world.people.cleo.account.email)!.raw.replaceAll('\r\n', '\n')
}

/** What the mail server of a stranger is answered who writes to a group with these settings. */
async function strangersMail(settings: Input, env: Record<string, string> = {}): Promise<string> {
  const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1', ...env })
  const { mail } = await mailHelpers(world)
  await world.as('owner').updategroup({ group_id: world.group.id, ...settings })
  return mail('x@example.org', `${world.group.name}@folkmoot.test`)
}

/** What each setting does, for those that something acts on. */
const proofs: Record<string, () => Promise<void>> = {
  default_color: async () => {
    const group = await newGroup({ restricted: true }, ['owner'])
    const accentWith = async (default_color: 'color_tomato' | 'color_emerald_green') => {
      await set(group, { default_color })
      await world.sql(`delete from members where group_id = $1 and account_id = $2`, [
        group.id,
        world.people.stranger.account.id,
      ])
      await world.as('stranger').joingroup({ group_id: group.id })
      await world.settle()
      const [letter] = await world.sql(
        `select html from service_emails where kind = 'pending_sub_notify' order by id desc limit 1`,
      )
      return /bgcolor="(#\w{6})" style="background-color:#\w{6};border-radius/.exec(String(letter!['html']))![1]
    }
    assert.deepEqual(
      [await accentWith('color_tomato'), await accentWith('color_emerald_green')],
      ['#7d3e32', '#156141'],
    )
  },
  title: shown('title', 'Bread & Butter'),
  desc: shown('desc', '<p>All about bread.</p>'),
  website: shown('website', 'https://example.org/bread'),
  name: async () => {
    const [group, name] = [await newGroup(), randomName()]
    await set(group, { name })
    assert.equal((await owner.getgroup({ group_name: name })).id, group.id)
    await assert.rejects(owner.getgroup({ group_name: group.name }), expectedError('invalid group_id'))
  },
  alias: async () => {
    const [group, alias] = [await newGroup(), randomName()]
    await set(group, { alias })
    assert.equal((await owner.getgroup({ group_name: alias.toUpperCase() })).id, group.id)
  },
  privacy: async () => {
    const group = await newGroup({ privacy: 'group_privacy_none' })
    assert.equal((await world.as('stranger').getperms({ group_id: group.id })).archives_visible, true)
    await set(group, { privacy: 'group_privacy_archives' })
    assert.equal((await world.as('stranger').getperms({ group_id: group.id })).archives_visible, false)
    await set(group, { privacy: 'group_privacy_unlisted' })
    await assert.rejects(world.as('stranger').getperms({ group_id: group.id }), expectedError('invalid group_id'))
  },
  fig_leaf: async () => {
    // Pages ask visitors by it: test/pages/public.test.ts.
    const group = await newGroup({ privacy: 'group_privacy_none' })
    await set(group, { fig_leaf: 'fig_leaf_archives' })
    const seen = await world.as('anonymous').getgroup({ group_name: group.name })
    assert.equal(seen.fig_leaf, 'fig_leaf_archives')
  },
  remove_other_reply_options: async () => {
    const others = /Reply privately/
    assert.match(await mailWith({ remove_other_reply_options: false }), others)
    assert.doesNotMatch(await mailWith({ remove_other_reply_options: true }), others)
  },
  announce: rights('announce', [
    [true, 'ben', 'can_post', false],
    [true, 'powerless', 'can_post', true],
    [false, 'ben', 'can_post', true],
  ]),
  lock_group: async () => {
    const group = await newGroup()
    assert.equal((await set(group, { lock_group: true })).locked, true)
    assert.equal((await owner.getperms({ group_id: group.id })).can_post, false)
    assert.equal((await set(group, { lock_group: false })).locked, false)
    assert.equal((await owner.getperms({ group_id: group.id })).can_post, true)
  },
  allow_parent_subs_to_post: async () => {
    const parent = await newGroup()
    const group = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent })
    await set(group, { allow_parent_subs_to_post: true })
    assert.equal((await world.as('ben').getperms({ group_id: group.id })).can_post, true)
    await set(group, { allow_parent_subs_to_post: false })
    assert.equal((await world.as('ben').getperms({ group_id: group.id })).can_post, false)
  },
  members_visible: rights('members_visible', [
    ['group_view_members_subs', 'ben', 'view_members', true],
    ['group_view_members_moderators', 'ben', 'view_members', false],
    ['group_view_members_moderators', 'powerless', 'view_members', true],
    ['group_view_members_owners', 'powerless', 'view_members', false],
    ['group_view_members_owners', 'owner', 'view_members', true],
  ]),
  subgroup_access: rights('subgroup_access', [
    ['sub_group_subs', 'ben', 'manage_subgroups', true],
    ['sub_group_moderators', 'ben', 'manage_subgroups', false],
    ['sub_group_moderators', 'powerless', 'manage_subgroups', true],
    ['sub_group_owners', 'powerless', 'manage_subgroups', false],
  ]),
  sub_group_access: rights('sub_group_access', [['sub_group_subs', 'ben', 'manage_subgroups', true]]),
  calendar_access: seesPublicly('calendar_access', 'calendar_visible', 'manage_calendar'),
  wiki_access: seesPublicly('wiki_access', 'wiki_visible', 'manage_wiki'),
  files_access: sees('files_access', 'files_visible', 'manage_files'),
  photos_access: sees('photos_access', 'photos_visible', 'manage_photos'),
  database_access: rights('database_access', [
    ['group_access_none', 'owner', 'database_visible', false],
    ['group_access_moderators_only', 'ben', 'database_visible', false],
    ['group_access_limited', 'ben', 'database_visible', true],
  ]),
  member_directory_access: rights('member_directory_access', [
    ['group_access_limited', 'ben', 'view_member_directory', true],
    ['group_access_moderators_only', 'ben', 'view_member_directory', false],
    ['group_access_moderators_only', 'powerless', 'view_member_directory', true],
    ['group_access_none', 'owner', 'view_member_directory', false],
  ]),
  polls_access: rights('polls_access', [
    ['polls_access_subscribers', 'ben', 'manage_polls', true],
    ['polls_access_limited', 'ben', 'manage_polls', false],
    ['polls_access_limited', 'ben', 'can_vote', true],
    ['polls_access_none', 'owner', 'polls_visible', false],
  ]),
  chat_access: rights('chat_access', [
    ['group_access_subscribers', 'ben', 'manage_chats', true],
    ['group_access_limited', 'ben', 'manage_chats', false],
    ['group_access_limited', 'ben', 'chat_visible', true],
    ['group_access_none', 'owner', 'chat_visible', false],
  ]),
  hash_tag_permissions: rights('hash_tag_permissions', [
    ['hash_tag_create_subs', 'ben', 'create_hashtags', true],
    ['hash_tag_create_mods_bounce', 'ben', 'create_hashtags', false],
    ['hash_tag_create_mods_remove', 'powerless', 'create_hashtags', true],
  ]),
  allow_downloads: rights('allow_downloads', [
    ['allow_downloads_by_members', 'ben', 'download_archives', true],
    ['allow_downloads_by_moderators', 'ben', 'download_archives', false],
    ['allow_downloads_by_moderators', 'powerless', 'download_archives', true],
    ['allow_downloads_by_owners', 'powerless', 'download_archives', false],
  ]),
  default_timezone: async () => {
    const parent = await newGroup()
    const group = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent })
    assert.equal((await set(parent, { default_timezone: 'europe/berlin' })).default_timezone, 'Europe/Berlin')
    assert.equal((await owner.getgroup({ group_id: group.id })).default_timezone, 'Europe/Berlin')
    await assert.rejects(set(group, { default_timezone: 'Europe/Berlin' }), invalidValueError('default_timezone'))
    for (const wrong of ['', 'Nowhere/City', '+01:00', '../etc', 'UTC+1'])
      await assert.rejects(set(parent, { default_timezone: wrong }), invalidValueError('default_timezone'))
  },
  disable_no_email: async () => {
    const group = await newGroup({ email_delivery_default: 'email_delivery_none' })
    await world.sql(`update members set email_delivery = 'email_delivery_none' where group_id = $1 and id % 2 = 0`, [
      group.id,
    ])
    const answer = await set(group, { disable_no_email: true })
    assert.equal(answer.email_delivery_default, 'email_delivery_special')
    const left = await world.sql(
      `select email_delivery, count(*) > 0 as some from members where group_id = $1 group by 1 order by 1`,
      [group.id],
    )
    assert.deepEqual(left, [
      { email_delivery: 'email_delivery_single', some: true },
      { email_delivery: 'email_delivery_special', some: true },
    ])
    const again = await set(group, { email_delivery_default: 'email_delivery_none' })
    assert.equal(again.email_delivery_default, 'email_delivery_special')
  },
  force_html_emails: async () => {
    const group = await newGroup({ email_delivery_default: 'email_delivery_digest' })
    await world.sql(`update members set email_delivery = 'email_delivery_digest' where group_id = $1`, [group.id])
    const answer = await set(group, { force_html_emails: true })
    assert.equal(answer.email_delivery_default, 'email_delivery_html_digest')
    const left = await world.sql(`select distinct email_delivery from members where group_id = $1`, [group.id])
    assert.deepEqual(left, [{ email_delivery: 'email_delivery_html_digest' }])
  },
  new_users_moderated: async () => {
    const group = await newGroup()
    assert.equal((await set(group, { new_users_moderated: false })).new_users_moderated, true)
    assert.equal((await set(group, { new_users_moderated: false, restricted: true })).new_users_moderated, false)
    assert.equal((await set(group, { restricted: false, moderated: true })).new_users_moderated, false)
    assert.equal((await set(group, { moderated: false })).moderation, 'new_users_moderated')
    const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent: group })
    assert.equal((await set(subgroup, { new_users_moderated: false })).moderation, 'unmoderated')
  },
  restricted: async () => {
    const group = await newGroup()
    await set(group, { restricted: true })
    assert.equal((await world.as('stranger').joingroup({ group_id: group.id })).status, 'sub_status_pending')
    await set(group, { restricted: false })
    assert.equal((await world.as('past').joingroup({ group_id: group.id })).status, 'sub_status_normal')
  },
  invite_only: async () => {
    const group = await newGroup()
    await set(group, { invite_only: true })
    await assert.rejects(world.as('stranger').joingroup({ group_id: group.id }), { extra: 'invite only' })
    await set(group, { invite_only: false })
    assert.equal((await world.as('stranger').joingroup({ group_id: group.id })).status, 'sub_status_normal')
  },
  email_delivery_default: joinsWith('email_delivery_default', 'email_delivery', 'email_delivery_summary'),
  message_selection_default: joinsWith(
    'message_selection_default',
    'message_selection',
    'message_selection_follow_only',
  ),
  max_attachment_size_default: joinsWith(
    'max_attachment_size_default',
    'max_attachment_size',
    'max_attachment_size_small',
  ),
  auto_follow_replies_default: joinsWith('auto_follow_replies_default', 'auto_follow_replies', true),
  allow_reposts: async () => {
    const group = await newGroup()
    assert.equal((await set(group, { allow_reposts: true })).allow_reposts, true)
    await world.sql(`update groups set plan = 'group_plan_basic' where id = $1`, [group.id])
    await assert.rejects(set(group, { allow_reposts: true }), invalidValueError('allow_reposts'))
    assert.equal((await set(group, { allow_reposts: false })).allow_reposts, false)
  },
  moderated: posts({ moderated: true }, ['posted', 'held']),
  handle_attachments: posts({ handle_attachments: 'group_attachments_moderated' }, ['posted', 'held'], withFile),
  bounce_attachments: async () => {
    const group = await newGroup()
    await set(group, { bounce_attachments: true })
    await assert.rejects(world.send('ben', withFile, group), expectedError('bad attachment'))
    await world.post('ben', {}, group)
  },
  plain_text_only: async () => {
    const group = await newGroup()
    const body = '<p>Fresh <b>bread</b></p>'
    await world.post('ben', { body }, group)
    await set(group, { plain_text_only: true })
    await world.post('ben', { body }, group)
    const { data } = await owner.getmessages({ group_id: group.id, sort_dir: 'asc' })
    assert.deepEqual(
      data.map(({ is_plain_text, body }) => [is_plain_text, body.includes('<b>')]),
      [
        [false, true],
        [true, false],
      ],
    )
  },
  hash_tags_required: async () => {
    const group = await newGroup()
    await set(group, { hash_tags_required: true })
    await assert.rejects(world.send('ben', {}, group), expectedError('need hashtag'))
    await world.post('ben', { subject: 'Bread #rye' }, group)
  },
  auto_close_threads: async () => {
    assert.equal(await replyAfter(8, { close_threads_after: 7 }), 'posted')
    assert.equal(
      await replyAfter(8, { close_threads_after: 7, auto_close_threads: true }),
      'bad_request: invalid reply',
    )
  },
  close_threads_after: async () => {
    assert.equal(await replyAfter(8, { auto_close_threads: true, close_threads_after: 9 }), 'posted')
    assert.equal(
      await replyAfter(8, { auto_close_threads: true, close_threads_after: 8 }),
      'bad_request: invalid reply',
    )
  },
  auto_moderate_threads: async () => {
    assert.equal(await replyAfter(8, { moderate_threads_after: 7 }), 'posted')
    assert.equal(await replyAfter(8, { moderate_threads_after: 7, auto_moderate_threads: true }), 'held')
  },
  moderate_threads_after: async () => {
    assert.equal(await replyAfter(8, { auto_moderate_threads: true, moderate_threads_after: 9 }), 'posted')
    assert.equal(await replyAfter(8, { auto_moderate_threads: true, moderate_threads_after: 8 }), 'held')
  },
  unmoderate_users_after: async () => {
    const group = await newGroup()
    await set(group, { unmoderate_users_after: 2 })
    await world.as('stranger').joingroup({ group_id: group.id })
    const outcomes: string[] = []
    for (const subject of ['One', 'Two', 'Three']) {
      const verdict = await world.send('stranger', { subject }, group)
      outcomes.push(verdict.is)
      if (verdict.is === 'held') await owner.approvependingmessage({ pending_message_id: verdict.pending_message_id })
    }
    assert.deepEqual(outcomes, ['held', 'held', 'posted'])
  },
  disable_edits: async () => {
    const group = await newGroup()
    const { message_id } = await world.post('ben', {}, group)
    await set(group, { disable_edits: true })
    const refused = expectedError('edits disabled')
    await assert.rejects(world.as('ben').updatemessage({ message_id, body: 'New' }), refused)
    await assert.rejects(world.as('ben').deletemessage({ message_id }), refused)
    assert.equal((await owner.updatemessage({ message_id, body: 'New' })).rev_count, 1)
    await set(group, { disable_edits: false })
    assert.equal((await world.as('ben').updatemessage({ message_id, body: 'Newer' })).rev_count, 2)
    assert.equal(await world.as('ben').deletemessage({ message_id }), undefined)
  },
  min_days_between_reposts: async () => {
    const group = await newGroup({ allow_reposts: true })
    const { message_id } = await world.post('ben', {}, group)
    await set(group, { min_days_between_reposts: 1 })
    await assert.rejects(world.as('ben').repostmessage({ message_id }), expectedError('cannot repost'))
    await set(group, { min_days_between_reposts: 0 })
    assert.equal((await world.as('ben').repostmessage({ message_id })).extra, '')
  },
  subject_tag: async () => assert.match(await mailWith({ subject_tag: 'crumbs' }), /^Subject: \[crumbs\] Rye$/m),
  footer: async () => {
    const mail = await mailWith({ footer: '<b>Bake well</b>' })
    assert.match(mail, /^Bake well$/m)
    assert.match(mail, /<b>Bake well<\/b>/)
  },
  seperate_footers: async () => {
    assert.match(await mailWith({ seperate_footers: true }), /^Content-Type: multipart\/mixed/m)
    assert.match(await mailWith({ seperate_footers: false }), /^Content-Type: multipart\/alternative/m)
  },
  reply_to: async () => {
    assert.match(
      await mailWith({ reply_to: 'group_reply_to_moderators' }),
      /^Reply-To: <[^+]+\+owner@folkmoot\.test>$/m,
    )
    assert.doesNotMatch(await mailWith({ reply_to: 'group_reply_to_sender' }), /^Reply-To:/m)
  },
  max_photo_size_email: async () => {
    const files = { 'loaf.png': pngOf({ width: 1000, height: 500 }) }
    const sideWith = async (max_photo_size_email: 'max_photo_size_none' | 'max_photo_size_small') => {
      const { attachments } = await PostalMime.parse(await mailWith({ max_photo_size_email }, { files }))
      return Buffer.from(attachments[0]!.content as ArrayBuffer).readUInt32BE(16)
    }
    assert.deepEqual([await sideWith('max_photo_size_none'), await sideWith('max_photo_size_small')], [1000, 640])
  },
  max_photo_size_wiki_images: async () => {
    const body = `<img src="data:image/png;base64,${pngOf({ width: 1000, height: 500 }).toString('base64')}" />`
    const sideWith = async (max_photo_size_wiki_images: 'max_photo_size_none' | 'max_photo_size_small') => {
      const { id: group_id } = await newGroup({ max_photo_size_wiki_images, wiki_access: 'group_access_subscribers' })
      const { page, files } = await owner.newwikipage({ group_id, title: 'Loaves', body })
      const { chunks } = await owner.downloadwikifile({ id: page.id, file_id: files[0]!.id })
      return Buffer.concat(await Array.fromAsync(chunks)).readUInt32BE(16)
    }
    assert.deepEqual([await sideWith('max_photo_size_none'), await sideWith('max_photo_size_small')], [1000, 640])
  },
  max_photo_size_databases: async () => {
    const columns = JSON.stringify([{ name: 'Photo', type: 'image_column' }])
    const vals = JSON.stringify([{ col_id: 1, image_name: 'loaf.png' }])
    const sideWith = async (max_photo_size_databases: 'max_photo_size_none' | 'max_photo_size_small') => {
      const { id: group_id } = await newGroup({ max_photo_size_databases })
      const { id: database_id } = await owner.newdatabase({ group_id, name: 'Loaves', columns })
      const photo = await world.blobs.put(pngOf({ width: 1000, height: 500 }), { limit: 1_000_000 })
      const fileupload = new Files([{ ...photo, filename: 'loaf.png', content_type: 'image/png' }]) as never
      const { id: row_id } = await owner.newdatabaserow({ database_id, vals, fileupload })
      const { chunks } = await owner.downloaddatabaseimage({ row_id, col_id: 1 })
      return Buffer.concat(await Array.fromAsync(chunks)).readUInt32BE(16)
    }
    assert.deepEqual([await sideWith('max_photo_size_none'), await sideWith('max_photo_size_small')], [1000, 640])
  },
  max_photo_size_photos: async () => {
    const sideWith = async (max_photo_size_photos: 'max_photo_size_none' | 'max_photo_size_small') => {
      const { id: group_id } = await newGroup({ max_photo_size_photos })
      const { id: album_id } = await owner.newalbum({ group_id, title: 'Loaves' })
      const photo = await world.blobs.put(pngOf({ width: 1000, height: 500 }), { limit: 1_000_000 })
      const fileupload = new Files([{ ...photo, filename: 'loaf.png', content_type: 'image/png' }]) as never
      return (await owner.uploadphotos({ album_id, fileupload })).photos[0]!.width
    }
    assert.deepEqual([await sideWith('max_photo_size_none'), await sideWith('max_photo_size_small')], [1000, 640])
  },
  normalize_html_emails: async () => assert.match(await mailWith({ normalize_html_emails: true }), /<p>Rye<\/p>/),
  allow_non_subs_to_post: async () => {
    assert.match(await strangersMail({ allow_non_subs_to_post: false }), /^550 5\.7\.1 You're not a member/)
    assert.match(await strangersMail({ allow_non_subs_to_post: true }), /^250 2\.0\.0 Accepted: a moderator/)
  },
  // Whatever it is given, `false` finds a virus in it.
  handle_virus: async () => {
    const mail = (handle_virus: 'handle_virus_block' | 'handle_virus_moderate') =>
      strangersMail({ allow_non_subs_to_post: true, handle_virus }, { FOLKMOOT_VIRUS_SCAN: 'false' })
    assert.match(await mail('handle_virus_block'), /^550 5\.7\.1 This email contains a virus/)
    assert.match(await mail('handle_virus_moderate'), /^250 2\.0\.0 Accepted: a moderator/)
  },
  send_event_summaries: async () => {
    const group = await newGroup({ default_timezone: 'UTC' })
    await set(group, { send_event_summaries: false, event_summary_schedule: 'event_summary_monthly' })
    assert.deepEqual(await summedAt('2031-06-01T06:00:00Z'), [])
    await set(group, { send_event_summaries: true })
    assert.deepEqual(await summedAt('2031-06-01T06:00:00Z'), [group.id])
    await set(group, { send_event_summaries: false })
  },
  event_summary_schedule: async () => {
    const group = await newGroup({ default_timezone: 'UTC', send_event_summaries: true })
    await set(group, { event_summary_schedule: 'event_summary_weekly_tuesday' })
    assert.deepEqual(await summedAt('2031-06-02T06:00:00Z'), [])
    assert.deepEqual(await summedAt('2031-06-03T06:00:00Z'), [group.id])
    await set(group, { send_event_summaries: false })
  },
  send_invites_on_join: async () => {
    const group = await newGroup({ privacy: 'group_privacy_none' })
    const start_time = Temporal.Now.plainDateISO('UTC').add({ days: 2 }).toString()
    await owner.addevent({ group_id: group.id, name: 'Rye', start_time, all_day: true })
    for (const send_invites_on_join of [false, true]) {
      await set(group, { send_invites_on_join })
      await world.facts()
      await world.as(await world.addPerson(`invited-${send_invites_on_join}`)).joingroup({ group_id: group.id })
      await world.settle()
      assert.equal((await world.facts()).includes('event.invited'), send_invites_on_join)
    }
  },
  default_time_pref: () => assertFormat('default_time_pref', 'military_time', { time_pref: 'military_time' }),
  default_date_pref: () => assertFormat('default_date_pref', 'international_date', { date_pref: 'international_date' }),
  default_monday_start: () => assertFormat('default_monday_start', true, { monday_start: true }),
  max_number_of_reposts: async () => {
    const group = await newGroup({ allow_reposts: true })
    const { message_id } = await world.post('ben', {}, group)
    await set(group, { max_number_of_reposts: 1 })
    assert.equal((await world.as('ben').repostmessage({ message_id })).extra, '')
    await assert.rejects(world.as('ben').repostmessage({ message_id }), expectedError('cannot repost'))
    await set(group, { max_number_of_reposts: 2 })
    assert.equal((await world.as('ben').repostmessage({ message_id })).extra, '')
  },
}

/** A setting changes one format of those who have not chosen it. */
async function assertFormat(setting: string, value: string | boolean, changed: object): Promise<void> {
  const group = await newGroup()
  const before = await world.as('cleo').getformats({ group_id: group.id, locale: 'en-US' })
  await set(group, { [setting]: value })
  const after = await world.as('cleo').getformats({ group_id: group.id, locale: 'en-US' })
  assert.deepEqual(after, { ...before, ...changed })
  assert.notDeepEqual(after, before)
}

/** The groups that have what is to come told at a moment. */
async function summedAt(moment: string): Promise<unknown[]> {
  const before = await world.sql(`select coalesce(max(id), 0) as id from facts`)
  await world.app.pipeline.runAsSystem(systemTransaction =>
    sendEventSummaries(systemTransaction, Temporal.Instant.from(moment)),
  )
  const facts = await world.sql(`select group_id from facts where name = 'event.summed' and id > $1`, [
    before[0]!['id'],
  ])
  return facts.map(({ group_id }) => group_id)
}

suite('effect of a setting', () => {
  for (const [setting, proof] of Object.entries(proofs)) test(setting, proof)
})

test('when many members get another delivery, all are changed in the end', async () => {
  const group = await newGroup()
  await world.sql(
    `insert into accounts (email, full_name) select 'many' || n || '@example.org', '' from generate_series(1, 1200) n`,
  )
  await world.sql(
    `insert into members (group_id, account_id, email_delivery, sort_name, sort_email)
     select $1, id, 'email_delivery_none', '', '' from accounts where email like 'many%'`,
    [group.id],
  )

  await set(group, { disable_no_email: true })
  await world.settle()

  const left = await world.sql(
    `select email_delivery, count(*) from members where group_id = $1 and email_delivery <> 'email_delivery_single' group by 1`,
    [group.id],
  )
  assert.deepEqual(left, [{ email_delivery: 'email_delivery_special', count: 1200 }])
})

test('every setting is covered by a test here, or its feature is missing', () => {
  const known = [...Object.keys(proofs), ...Object.keys(unusedSettings)]

  assert.deepEqual(known.toSorted(), Object.keys(GROUP_SETTINGS).toSorted())
  assert.equal(
    Object.keys(GROUP).some(name => known.includes(name)),
    false,
  )
})

test('every setting is stored, shown and recorded, and an omitted one stays', async () => {
  const group = await newGroup()
  const before = await owner.getgroup({ group_id: group.id })
  await world.facts()

  const input = {
    subject_tag: 'bread',
    footer: '<b>Bye</b>',
    moderated: true,
    unmoderate_users_after: 5,
    close_threads_after: 30,
    reply_to: 'group_reply_to_sender',
    handle_virus: 'handle_virus_moderate',
    max_photo_size_email: 'max_photo_size_small',
    default_color: 'color_tomato',
    event_summary_schedule: 'event_summary_weekly_friday',
  } as const
  const answer = await set(group, { ...input, footer: `${input.footer}<script>x</script>` })

  assert.deepEqual(answer, { ...before, ...input, moderation: 'moderated', updated: answer.updated })
  assert.notEqual(answer.updated, before.updated)
  assert.deepEqual(await owner.getgroup({ group_id: group.id }), answer)
  const [fact] = await world.sql(`select name, group_id, data from facts order by id desc limit 1`)
  assert.deepEqual(fact, {
    name: 'group.updated',
    group_id: group.id,
    data: { settings: Object.keys(input).toSorted() },
  })
  await world.facts()
  assert.deepEqual(await set(group, input), answer)
  assert.deepEqual(await world.facts(), [])
})

test('unknown settings change nothing, however they are given', async () => {
  const group = await newGroup()
  const before = await owner.getgroup({ group_id: group.id })
  const more = {
    id: 1,
    plan: 'group_plan_enterprise',
    org_id: 7,
    parent_group_id: world.group.id,
    subs_count: 1000,
    pending_subs_count: 1000,
    messages_count: 5,
    trial_group: true,
    locked: true,
    owner: 1,
    perms: { delete_group: true },
    created: '1970-01-01T00:00:00+00:00',
    email_address: 'x@example.org',
    extra_member_data_columns: [{}],
    __proto__: { plan: 'group_plan_enterprise' },
    constructor: 'x',
    settings: '{}',
  }

  assert.deepEqual(await set(group, more as Input), before)
})

suite('rejected', () => {
  const cases: [Record<string, unknown>, { type: string; extra: string }][] = [
    [{ name: 'no name' }, { type: 'bad_request', extra: 'invalid group_name' }],
    [{ name: '' }, { type: 'bad_request', extra: 'invalid group_name' }],
    [{ name: 'admin' }, { type: 'bad_request', extra: 'invalid group_name' }],
    [{ name: `${world.group.name}+sub` }, { type: 'bad_request', extra: 'invalid group_name' }],
    [{ name: world.group.name.toUpperCase() }, { type: 'bad_request', extra: 'name exists' }],
    [{ alias: world.group.name }, { type: 'bad_request', extra: 'name exists' }],
    [{ desc: 'short' }, { type: 'bad_request', extra: 'description too short' }],
    [{ alias: 'no alias' }, invalidValueError('alias')],
    [{ website: 'javascript:alert(1)' }, invalidValueError('website')],
    [{ website: 'example.org' }, invalidValueError('website')],
    [{ title: 'two\nlines' }, invalidValueError('title')],
    [{ title: 'x'.repeat(201) }, invalidValueError('title')],
    [{ subject_tag: 'a\r\nBcc: x@example.org' }, invalidValueError('subject_tag')],
    [{ footer: '<b>'.repeat(600) }, invalidValueError('footer')],
    [{ announce: 'perhaps' }, invalidValueError('announce')],
    [{ announce: [true] }, invalidValueError('announce')],
    [{ unmoderate_users_after: -1 }, invalidValueError('unmoderate_users_after')],
    [{ reply_to: 'thread_reply_to_sender' }, invalidValueError('reply_to')],
    [{ files_access: 'group_access_public' }, invalidValueError('files_access')],
    [{ member_directory_access: 'group_access_subscribers' }, invalidValueError('member_directory_access')],
    [{ chat_access: 'group_access_moderators_only' }, invalidValueError('chat_access')],
    [{ privacy: 'sub_group_privacy_none' }, invalidValueError('privacy')],
  ]
  for (const [input, refusal] of cases) {
    test(JSON.stringify(input).slice(0, 60), async () => {
      const group = await newGroup()
      const before = await owner.getgroup({ group_id: group.id })
      await world.facts()

      await assert.rejects(set(group, { title: 'changed', ...input }), refusal)

      assert.deepEqual(await owner.getgroup({ group_id: group.id }), before)
      assert.deepEqual(await world.facts(), [])
    })
  }
  test('without permission', async () => {
    const group = await newGroup()
    for (const who of ['ben', 'powerless', 'pending', 'sub_perm_modsub'] as const)
      await assert.rejects(world.as(who).updategroup({ group_id: group.id, title: 'mine' }), {
        type: 'inadequate_permissions',
      })
    assert.equal(
      (await world.as('sub_perm_groupsettings').updategroup({ group_id: group.id, title: 'ours' })).title,
      'ours',
    )
  })
})

suite('privacy', () => {
  const parents = [
    'group_privacy_none',
    'group_privacy_archives',
    'group_privacy_unlisted',
    'group_privacy_unlisted_public',
  ] as const
  const subs = [
    'sub_group_privacy_none',
    'sub_group_privacy_archives',
    'sub_group_privacy_limited_archives',
    'sub_group_privacy_unlisted',
    'sub_group_privacy_unlisted_public_archives',
  ] as const
  // Written down one by one: from where one may go where.
  const allowed: Record<string, string[]> = {
    group_privacy_none: [...parents],
    group_privacy_unlisted_public: [...parents],
    group_privacy_archives: ['group_privacy_archives', 'group_privacy_unlisted'],
    group_privacy_unlisted: ['group_privacy_archives', 'group_privacy_unlisted'],
    sub_group_privacy_none: [...subs],
    sub_group_privacy_unlisted_public_archives: [...subs],
    sub_group_privacy_limited_archives: [
      'sub_group_privacy_limited_archives',
      'sub_group_privacy_archives',
      'sub_group_privacy_unlisted',
    ],
    sub_group_privacy_archives: ['sub_group_privacy_archives', 'sub_group_privacy_unlisted'],
    sub_group_privacy_unlisted: ['sub_group_privacy_archives', 'sub_group_privacy_unlisted'],
  }
  for (const from of [...parents, ...subs]) {
    test(`from ${from}`, async () => {
      const parent = from.startsWith('sub_') ? await newGroup({}, ['owner']) : undefined
      for (const to of [...parents, ...subs]) {
        const group = parent
          ? await world.addGroup({ privacy: from }, { parent })
          : await newGroup({ privacy: from }, ['owner'])
        const change = set(group, { privacy: to })
        if (allowed[from]!.includes(to)) assert.equal((await change).privacy, to)
        else await assert.rejects(change, invalidValueError('privacy'), `${from} to ${to}`)
      }
    })
  }
  test('a change is recorded as its own fact', async () => {
    const group = await newGroup({ privacy: 'group_privacy_none' })
    await world.facts()
    await set(group, { privacy: 'group_privacy_archives' })
    assert.deepEqual(await world.facts(), ['group.privacy_changed'])
  })
})

suite('names', () => {
  test('renaming a parent renames its subgroups, and a subgroup keeps its parent', async () => {
    const [parent, name] = [await newGroup(), randomName()]
    const { id } = await owner.createsubgroup({
      group_id: parent.id,
      sub_group_name: 'Oven',
      desc: 'About the oven.',
      privacy: 'sub_group_privacy_archives',
    })
    await world.facts()

    await set(parent, { name })
    assert.equal((await owner.getgroup({ group_id: id })).name, `${name}+Oven`)
    assert.deepEqual(await world.facts(), ['group.renamed'])
    assert.equal((await set({ id }, { name: `${name.toUpperCase()}+stove` })).name, `${name}+stove`)
    for (const wrong of ['stove', `${parent.name}+stove`, `${name}+`, `${name}+a+b`, `${name}+a b`])
      await assert.rejects(set({ id }, { name: wrong }), { extra: 'invalid group_name' })
  })

  test('a group may change the case of its name', async () => {
    const group = await newGroup()
    assert.equal((await set(group, { name: group.name.toUpperCase() })).name, group.name.toUpperCase())
  })

  test('an alias can be changed but not cleared, and a basic group has none', async () => {
    const [group, alias] = [await newGroup(), randomName()]
    assert.equal((await set(group, { alias: '' })).alias, '')
    await set(group, { alias })
    await assert.rejects(set(group, { alias: '' }), invalidValueError('alias'))
    const other = randomName()
    assert.equal((await set(group, { alias: other })).alias, other)
    await assert.rejects(owner.getgroup({ group_name: alias }), expectedError('invalid group_id'))
    assert.equal((await owner.getgroup({ group_name: other })).id, group.id)

    await world.sql(`update groups set plan = 'group_plan_basic' where id = $1`, [group.id])
    await assert.rejects(set(group, { alias: randomName() }), invalidValueError('alias'))
  })

  test('of fifty concurrent renames to one name one succeeds', async () => {
    const groups = await Promise.all(Array.from({ length: 50 }, () => newGroupOf('owner')))
    const name = randomName()
    await world.facts()

    const answers = await Promise.allSettled(
      groups.map((group, n) => (n % 2 ? set(group, { name }) : set(group, { alias: name.toUpperCase() }))),
    )

    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
    for (const answer of answers)
      if (answer.status === 'rejected') assert.equal((answer.reason as { extra: string }).extra, 'name exists')
    assert.equal((await world.facts()).length, 1)
  })
})

async function newGroupOf(who: PersonName): Promise<{ id: number }> {
  return world.as(who).creategroup({
    group_name: randomName(),
    desc: 'One of many groups.',
    privacy: 'group_privacy_archives',
    sub_group_access: 'sub_group_subs',
  })
}
