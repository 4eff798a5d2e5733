import assert from 'node:assert/strict'
import { test } from 'node:test'
import { permissionNames } from '#contract/permissions.ts'
import { newWorld } from '#test/world.ts'
import { randomName } from '#test/world/people.ts'

const world = await newWorld()
const { group, people } = world

const description = '<p>For those who <b>bake</b> bread.</p>'
const made = (group_name: string) => ({
  group_name,
  desc: description,
  privacy: 'group_privacy_archives' as const,
  sub_group_access: 'sub_group_subs' as const,
})
const sub = (sub_group_name: string) => ({
  group_id: group.id,
  sub_group_name,
  desc: description,
  privacy: 'sub_group_privacy_archives' as const,
})

test('the creator of a group owns it, and gets every field', async () => {
  const answer = await world.as('stranger').creategroup({
    ...made('Bakers-1'),
    email_delivery: 'email_delivery_digest',
    message_selection: 'message_selection_follow_only',
    auto_follow_replies: true,
    max_attachment_size: 'max_attachment_size_small',
  })

  const { perms, ...rest } = answer
  assert.deepEqual(
    Object.entries(perms)
      .filter(([, value]) => value === false)
      .map(([name]) => name)
      .toSorted(),
    ['ask_visible', 'can_ask', 'open_donations_visible', 'sponsor_visible'],
  )
  assert.deepEqual(Object.keys(perms).toSorted(), ['object', ...permissionNames].toSorted())
  assert.deepEqual(rest, {
    object: 'group',
    id: answer.id,
    created: answer.created,
    updated: answer.created,
    name: 'Bakers-1',
    title: 'Bakers-1',
    nice_group_name: 'Bakers-1',
    alias: '',
    desc: description,
    plain_desc: 'For those who bake bread.',
    subject_tag: '',
    footer: '',
    website: '',
    default_timezone: 'UTC',
    org_domain: '',
    cover_photo_url: '',
    icon_url: '',
    group_url: 'https://folkmoot.test/g/Bakers-1',
    email_address: 'Bakers-1@folkmoot.test',
    most_recent_message: null,
    announce: false,
    moderated: false,
    new_users_moderated: true,
    restricted: false,
    invite_only: false,
    allow_non_subs_to_post: false,
    force_html_emails: false,
    normalize_html_emails: false,
    remove_other_reply_options: false,
    seperate_footers: false,
    plain_text_only: false,
    locked: false,
    trial_group: false,
    has_cover_photo: false,
    has_icon: false,
    hash_tags_required: false,
    bounce_attachments: false,
    allow_photos_in_files: false,
    allow_reposts: false,
    auto_follow_replies_default: false,
    default_monday_start: false,
    disable_edits: false,
    disable_no_email: false,
    auto_close_threads: false,
    auto_moderate_threads: false,
    allow_parent_subs_to_post: false,
    send_event_summaries: false,
    send_invites_on_join: false,
    unmoderate_users_after: 1,
    parent_group_id: 0,
    org_id: 0,
    min_days_between_reposts: 0,
    max_number_of_reposts: 0,
    close_threads_after: 0,
    moderate_threads_after: 0,
    sticky_wiki_page_id: 0,
    sub_group_categoryid: 0,
    subgroupcategoryid: 0,
    subs_count: 1,
    pending_subs_count: 0,
    pending_msgs_count: 0,
    open_chats_count: 0,
    threads_count: 0,
    messages_count: 0,
    type: 'group_type_messages',
    moderation: 'new_users_moderated',
    reply_to: 'group_reply_to_group',
    privacy: 'group_privacy_archives',
    allow_downloads: 'allow_downloads_by_members',
    members_visible: 'group_view_members_moderators',
    sub_group_access: 'sub_group_subs',
    subgroup_access: 'sub_group_subs',
    calendar_access: 'group_access_limited',
    fig_leaf: 'fig_leaf_none',
    files_access: 'group_access_subscribers',
    database_access: 'group_access_subscribers',
    wiki_access: 'group_access_subscribers',
    photos_access: 'group_access_subscribers',
    member_directory_access: 'group_access_moderators_only',
    polls_access: 'polls_access_subscribers',
    chat_access: 'group_access_subscribers',
    handle_attachments: 'group_attachments_normal',
    handle_virus: 'handle_virus_block',
    plan: 'group_plan_premium',
    max_photo_size_email: 'max_photo_size_none',
    max_photo_size_photos: 'max_photo_size_none',
    max_photo_size_databases: 'max_photo_size_none',
    max_photo_size_wiki_images: 'max_photo_size_none',
    hash_tag_permissions: 'hash_tag_create_subs',
    email_delivery_default: 'email_delivery_single',
    message_selection_default: 'message_selection_all',
    max_attachment_size_default: 'max_attachment_size_unlimited',
    default_color: 'color_cerulean_blue',
    default_time_pref: 'standard_time',
    default_date_pref: 'us_date',
    event_summary_schedule: 'event_summary_monthly',
    extra_member_data_columns: [],
  })
  assert.deepEqual(await world.facts(), ['group.created', 'member.joined'])
  assert.deepEqual(
    await world.sql(
      `select account_id, status, mod_status, email_delivery, message_selection, auto_follow_replies, max_attachment_size
       from members where group_id = $1`,
      [answer.id],
    ),
    [
      {
        account_id: people.stranger.account.id,
        status: 'sub_status_normal',
        mod_status: 'sub_modstatus_owner',
        email_delivery: 'email_delivery_digest',
        message_selection: 'message_selection_follow_only',
        auto_follow_replies: true,
        max_attachment_size: 'max_attachment_size_small',
      },
    ],
  )
})

for (const name of [
  '',
  'a',
  'a'.repeat(35),
  '-ab',
  'ab-',
  'a--b',
  'a b',
  'a+b',
  'a_b',
  'ä-b',
  'a.b',
  'Postmaster',
  'abuse',
  'noreply',
  'root',
  'ADMIN',
  'api',
  'settings',
  'static',
  'help',
  'owner',
  'x-owner',
  'x-bounces',
  'x'.repeat(200),
]) {
  test(`a group cannot be named ${JSON.stringify(name.slice(0, 40))}`, async () => {
    await assert.rejects(world.as('ben').creategroup(made(name)), { type: 'bad_request', extra: 'invalid group_name' })
    await assert.rejects(world.as('owner').createsubgroup(sub(name)), {
      type: 'bad_request',
      extra: 'invalid group_name',
    })
  })
}

for (const desc of [
  '',
  'too short!',
  '<p><b></b></p>',
  '&nbsp;'.repeat(20),
  '\u200b'.repeat(20),
  '<script>a long enough text</script>',
  `<i title="a long enough text">`,
  '<div>'.repeat(3000) + 'deep enough to hide',
]) {
  test(`${JSON.stringify(desc.slice(0, 40))} describes nothing`, async () => {
    const refusal = { type: 'bad_request', extra: 'description too short' }
    await assert.rejects(world.as('ben').creategroup({ ...made(randomName()), desc }), refusal)
    await assert.rejects(world.as('owner').createsubgroup({ ...sub(randomName()), desc }), refusal)
  })
}

test('a description is sanitized', async () => {
  const { desc, plain_desc } = await world.as('ben').creategroup({
    ...made(randomName()),
    desc: '<p onclick="alert(1)">Cats &amp; dogs <script>alert(1)</script><a href="javascript:alert(1)">link</a></p>',
  })

  assert.equal(desc, '<p>Cats &amp; dogs <a rel="noopener noreferrer ugc">link</a></p>')
  assert.equal(plain_desc, 'Cats & dogs link')
})

test('names are case-insensitive, and an invalid privacy is rejected', async () => {
  const name = randomName()
  await world.as('ben').creategroup(made(name))

  await assert.rejects(world.as('cleo').creategroup(made(name.toUpperCase())), {
    type: 'bad_request',
    extra: 'name already taken',
  })
  for (const wrong of ['sub_group_privacy_none', 'public', '1'])
    await assert.rejects(
      world.as('ben').creategroup({ ...made(randomName()), privacy: wrong as 'group_privacy_none' }),
      {
        type: 'invalid_value',
        extra: 'privacy',
      },
    )
  for (const wrong of ['group_privacy_none', 'sub_group_privacy_unlisted_public_archives'])
    await assert.rejects(
      world.as('owner').createsubgroup({ ...sub('good'), privacy: wrong as 'sub_group_privacy_none' }),
      {
        type: 'invalid_value',
        extra: 'privacy',
      },
    )
})

test('of fifty concurrent requests for a name one succeeds', async () => {
  await world.facts()
  const name = randomName()

  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => world.as(n % 2 ? 'ben' : 'cleo').creategroup(made(name))),
  )

  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const answer of answers)
    if (answer.status === 'rejected') assert.equal((answer.reason as { extra: string }).extra, 'name already taken')
  assert.deepEqual(await world.facts(), ['group.created', 'member.joined'])
})

test('a subgroup is named after its parent, and its creator owns it', async () => {
  await world.facts()

  const answer = await world.as('sub_perm_managesubgroups').createsubgroup(sub('Oven'))

  assert.equal(answer.name, `${group.name}+Oven`)
  assert.equal(answer.title, 'Oven')
  assert.equal(answer.email_address, `${group.name}+Oven@folkmoot.test`)
  assert.equal(answer.parent_group_id, group.id)
  assert.equal(answer.plan, 'group_plan_premium')
  assert.equal(answer.perms.delete_group, true)
  assert.deepEqual(await world.facts(), ['group.created', 'member.joined', 'group.subgroup_created'])
  const facts = await world.sql(`select name, group_id from facts order by id desc limit 3`)
  assert.deepEqual(facts, [
    { name: 'group.subgroup_created', group_id: group.id },
    { name: 'member.joined', group_id: answer.id },
    { name: 'group.created', group_id: answer.id },
  ])
  await assert.rejects(world.as('owner').createsubgroup(sub('oven')), { extra: 'name already taken' })
  await assert.rejects(world.as('ben').createsubgroup(sub('other')), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('owner').createsubgroup({ ...sub('deeper'), group_id: answer.id }), {
    type: 'bad_request',
    extra: 'group is a subgroup',
  })
})
