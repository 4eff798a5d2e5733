import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { enumerations as words, type Value } from '#contract/enumerations.ts'
import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import { expectedError, invalidValueError } from '#test/fixtures/expected-errors.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { propertyRuns } from '#test/sampling.ts'
import { newWorld, type Who } from '#test/world.ts'
import type { TestGroup } from '#test/world/groups.ts'
import { ageTopic } from '#test/database/integrity.ts'
import { addMembership, type Person } from '#test/world/people.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { mail } = await mailHelpers(world)
const owner = world.as('owner')

type Calls = ReturnType<typeof world.as>
type Input = Omit<Parameters<Calls['updategroup']>[0], 'group_id' | 'group_name'>
type Right = Value<'affected_right'>
type Kind = Value<'people_kind'>
type Outcome = Value<'right_outcome'>

const special = { new_member: 'newusermoderated', moderated_member: 'moderated', trusted_member: 'allowed' } as const
const extra = Object.fromEntries(
  await Promise.all(
    [...Object.keys(special), 'muted_member'].map(async kind => [kind, await world.addPerson(kind)] as const),
  ),
) as Record<keyof typeof special | 'muted_member', Person>
/** A person of each kind; nobody for those who could only join. */
const cast: [Kind, Who | 'anonymous'][] = [
  ['visitor', 'anonymous'],
  ['nonmember', 'stranger'],
  ['pending', 'pending'],
  ['member', 'ben'],
  ['moderator', 'moderator'],
  ['moderator', 'powerless'],
  ['owner', 'owner'],
  ...Object.entries(extra).map(([kind, person]): [Kind, Who] => [kind as Kind, person]),
]
const insiders: readonly Kind[] = [...(Object.keys(extra) as Kind[]), 'member', 'moderator', 'owner']

const done = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    () => 'allowed',
    (error: { type?: string }) => {
      if (error.type === undefined) throw error
      return 'refused'
    },
  )
async function sent(who: Who, group: TestGroup, files?: Record<string, string>): Promise<Outcome> {
  try {
    const { is } = await world.send(who, files ? { files } : {}, group)
    return is === 'held' ? 'held' : 'allowed'
  } catch (error) {
    if ((error as { type?: string }).type === undefined) throw error
    return 'refused'
  }
}

type Messages = Map<Who, number>
/** What a person is really allowed to do, by trying. */
async function outcomesOf(kind: Kind, who: Who | 'anonymous', group: TestGroup, messages: Messages) {
  const calls = world.as(who)
  const { id: group_id, name: group_name } = group
  const perms = await calls.getperms({ group_name }).catch(() => null)
  const granted = (permission: keyof NonNullable<typeof perms>): Outcome =>
    perms?.[permission] ? 'allowed' : 'refused'
  const outcomes: Partial<Record<Right, Outcome>> = {
    find_group: await done(calls.getperms({ group_id })),
    view_group: await done(calls.getgroup({ group_name })),
    view_archives: await done(calls.gettopics({ group_name })),
    view_members: await done(calls.getmembers({ group_name })),
    view_calendar: await done(calls.getevents({ group_name, start: '2026-11-01', end: '2026-11-02' })),
    view_chats: await done(calls.getchats({ group_name })),
    view_databases: await done(calls.getdatabases({ group_name })),
    manage_calendar: granted('manage_calendar'),
    manage_chats: granted('manage_chats'),
    manage_databases: granted('manage_databases'),
    download_archives: granted('download_archives'),
    create_hashtags: granted('create_hashtags'),
    create_subgroups: granted('manage_subgroups'),
  }
  if (kind === 'visitor' || kind === 'nonmember') {
    const { data } = await calls.getdirectory({ q: group_name })
    assert.equal(data.length > 0 ? 'allowed' : 'refused', outcomes.find_group)
  }
  if (kind === 'visitor' || kind === 'pending') {
    const from = kind === 'visitor' ? 'x@example.org' : world.people.pending.account.email
    outcomes.post_by_email = (await mail(from, `${group_name}@folkmoot.test`)).startsWith('250') ? 'held' : 'refused'
  }
  if (who === 'anonymous' || !insiders.includes(kind)) return outcomes
  outcomes.post = await sent(who, group)
  outcomes.post_attachments = await sent(who, group, { 'rye.txt': 'rye' })
  outcomes.edit_messages = await done(calls.updatemessage({ message_id: messages.get(who)!, body: '<p>New text.</p>' }))
  outcomes.turn_off_email = await done(calls.updatesub({ group_id, email_delivery: 'email_delivery_none' }))
  await calls.updatesub({ group_id, email_delivery: 'email_delivery_single' })
  return outcomes
}

/** What a new member may do after joining. */
async function joining({ id: group_id, name: group_name, ...group }: TestGroup) {
  const stranger = world.as('stranger')
  const member = await stranger.joingroup({ group_name }).catch(() => null)
  if (!member) return { nonmember: { join: 'refused' as Outcome }, newcomer: {} }
  const isMember = member.status === 'sub_status_normal'
  const post = isMember ? await sent('stranger', { id: group_id, name: group_name, ...group }) : undefined
  const isEmailed = !['email_delivery_none', 'email_delivery_special'].includes(member.email_delivery!)
  await stranger.deletesub({ group_id })
  return {
    nonmember: { join: isMember ? ('allowed' as const) : ('held' as const) },
    newcomer: isMember
      ? { post: post!, receive_messages: isEmailed ? ('allowed' as const) : ('refused' as const) }
      : {},
  }
}

type Observed = { kind: Kind; who: Who | 'anonymous' | 'newcomer'; outcomes: Partial<Record<Right, Outcome>> }[]
async function observe(group: TestGroup, messages: Messages): Promise<Observed> {
  const observed: Observed = []
  for (const [kind, who] of cast) observed.push({ kind, who, outcomes: await outcomesOf(kind, who, group, messages) })
  const { nonmember, newcomer } = await joining(group)
  Object.assign(observed.find(({ kind }) => kind === 'nonmember')!.outcomes, nonmember)
  return [...observed, { kind: 'newcomer', who: 'newcomer', outcomes: newcomer }]
}

type Effect = { right: string; people: string; before: string; after: string; num_people: number | null }
const sorted = (effects: Effect[]): string[] =>
  effects
    .map(({ people, right, before, after, num_people }) => `${people} ${right} ${before} ${after} ${num_people}`)
    .toSorted()

function changesBetween(before: Observed, after: Observed): Effect[] {
  const changes = new Map<string, Effect>()
  for (const [at, { kind, outcomes }] of before.entries())
    for (const [right, was] of Object.entries(outcomes) as [Right, Outcome][]) {
      const now = after[at]!.outcomes
      const is = now[right]
      if (is === undefined || was === is) continue
      if (right === 'post_attachments' && outcomes.post === was && now.post === is) continue
      const key = `${kind} ${right} ${was} ${is}`
      const isCounted = !['visitor', 'nonmember', 'newcomer'].includes(kind)
      const num_people = isCounted ? (changes.get(key)?.num_people ?? 0) + 1 : null
      changes.set(key, { right, people: kind, before: was, after: is, num_people })
    }
  return [...changes.values()]
}

/** A group with a person of each kind, each with a message of their own. */
async function newGroup(settings: Partial<GroupSettings>): Promise<{ group: TestGroup; messages: Messages }> {
  const group = await world.addGroup(
    { privacy: 'group_privacy_none', new_users_moderated: false, restricted: true },
    { peopled: ['owner', 'moderator', 'powerless', 'ben', 'pending'] },
  )
  for (const person of Object.values(extra)) await addMembership(world, group.id, person, {})
  const messages: Messages = new Map()
  for (const [kind, who] of cast)
    if (who !== 'anonymous' && insiders.includes(kind)) messages.set(who, (await world.post(who, {}, group)).message_id)
  const setPosting = (person: Person, status: string) =>
    world.sql(`update members set post_status = $3 where group_id = $1 and account_id = $2`, [
      group.id,
      person.account.id,
      `sub_poststatus_${status}`,
    ])
  for (const [kind, status] of Object.entries(special)) await setPosting(extra[kind as keyof typeof special], status)
  await setPosting(extra.muted_member, 'notallowed')
  await world.sql(`update groups set settings = $2, updated = now() where id = $1`, [
    group.id,
    JSON.stringify({ ...groupSettingDefaults, ...settings }),
  ])
  return { group, messages }
}

const any = <V extends string>(values: readonly V[]) => fc.constantFrom(...values)
const settingValues = {
  announce: fc.boolean(),
  locked: fc.boolean(),
  moderated: fc.boolean(),
  new_users_moderated: fc.boolean(),
  restricted: fc.boolean(),
  invite_only: fc.boolean(),
  allow_non_subs_to_post: fc.boolean(),
  disable_edits: fc.boolean(),
  disable_no_email: fc.boolean(),
  handle_attachments: any(words.handle_attachments),
  hash_tag_permissions: any(words.hash_tag_permissions),
  allow_downloads: any(words.allow_downloads),
  members_visible: any(words.members_visible),
  sub_group_access: any(words.sub_group_access),
  calendar_access: any(words.public_access),
  chat_access: any(words.chat_access),
  database_access: any(words.access),
  email_delivery_default: any(words.email_delivery),
} satisfies { [K in keyof GroupSettings]?: fc.Arbitrary<GroupSettings[K]> }
const privacies = [
  'group_privacy_none',
  'group_privacy_unlisted_public',
  'group_privacy_archives',
  'group_privacy_unlisted',
] as const
// The first two are public; a group may become another of them, but not more open.
const privacyPairs = privacies.flatMap((from, at) =>
  privacies.filter((_, to) => to >= at - (at % 2)).map(to => [from, to] as const),
)

test('the preview matches what changes for everyone’s own calls', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(settingValues),
      fc.record(settingValues, { requiredKeys: [] }),
      fc.constantFrom(...privacyPairs),
      async (settings, change, [from, to]) => {
        const { group, messages } = await newGroup({ ...settings, privacy: from })
        const { locked, ...rest } = change
        const input: Input = { ...rest, privacy: to, ...(locked === undefined ? {} : { lock_group: locked }) }
        const before = await observe(group, messages)
        const preview = await owner.getsettingspreview({ group_id: group.id, ...input })
        await owner.updategroup({ group_id: group.id, ...input })
        const after = await observe(group, messages)
        // People who can join neither before nor after are not listed.
        const seen = new Set(
          [...before, ...after].flatMap(({ kind, outcomes }) => Object.keys(outcomes).map(right => `${kind} ${right}`)),
        )
        const newcomers = [before, after].every(observed => 'post' in observed.at(-1)!.outcomes)
        const told = preview.effects.filter(
          ({ people, right }) => seen.has(`${people} ${right}`) && (people !== 'newcomer' || newcomers),
        )
        assert.deepEqual(sorted(told), sorted(changesBetween(before, after)))
      },
    ),
    { numRuns: propertyRuns(4), endOnFailure: true },
  )
})

test('people are counted and named, and what becomes public, is lost or is irreversible is marked', async () => {
  const { group } = await newGroup({ privacy: 'group_privacy_none', calendar_access: 'group_access_limited' })
  const group_id = group.id
  assert.deepEqual(await owner.getsettingspreview({ group_id, announce: false }), {
    object: 'settings_preview',
    changes: [],
    effects: [],
    deliveries: [],
    topics_locked: 0,
    topics_unlocked: 0,
    topics_moderated: 0,
    topics_unmoderated: 0,
    irreversible: [],
    is_serious: false,
  })

  const opened = await owner.getsettingspreview({ group_id, calendar_access: 'group_access_public_limited' })
  assert.deepEqual(opened.changes, [
    {
      object: 'setting_change',
      setting: 'calendar_access',
      from: 'group_access_limited',
      to: 'group_access_public_limited',
    },
  ])
  assert.deepEqual(
    opened.effects.map(({ people, num_people, is_serious }) => [people, num_people, is_serious]),
    [
      ['visitor', null, true],
      ['nonmember', null, false],
      ['pending', 1, false],
    ],
  )
  assert.deepEqual([opened.is_serious, opened.irreversible], [true, []])

  const moderated = await owner.getsettingspreview({ group_id, moderated: true })
  const held = moderated.effects.filter(({ right, after }) => right === 'post' && after === 'held')
  assert.deepEqual(
    held.map(({ people, num_people, examples, is_serious }) => [people, num_people, examples, is_serious]),
    [
      ['member', 1, ['Ben'], true],
      ['moderator', 1, ['Powerless'], true],
    ],
  )
  const closed = await owner.getsettingspreview({ group_id, privacy: 'group_privacy_archives' })
  assert.deepEqual([closed.is_serious, closed.irreversible], [true, ['privacy']])
  assert.deepEqual(await world.facts(), [], 'nothing was changed')
})

test('members with a changed delivery, and topics locked at once, are counted', async () => {
  const { group } = await newGroup({})
  const group_id = group.id
  await world.setMember(group, 'ben', { email_delivery: 'email_delivery_none' })
  const moved = await owner.getsettingspreview({ group_id, disable_no_email: true, force_html_emails: true })
  assert.deepEqual(moved.deliveries, [
    { object: 'delivery_change', from: 'email_delivery_none', to: 'email_delivery_special', num_people: 1 },
  ])
  assert.deepEqual([moved.is_serious, moved.irreversible], [true, ['disable_no_email']])

  const { topic_id } = await world.post('ben', {}, group)
  await ageTopic(world, topic_id, 40)
  const isClosed = async () => (await owner.gettopic({ topic_id })).data[0]!.is_closed
  const change = { auto_close_threads: true, close_threads_after: 30 }
  const [before, preview] = [await isClosed(), await owner.getsettingspreview({ group_id, ...change })]
  await owner.updategroup({ group_id, ...change })
  assert.deepEqual([before, preview.topics_locked, await isClosed()], [false, 1, true])
  const { topics_unlocked } = await owner.getsettingspreview({ group_id, close_threads_after: 60 })
  assert.equal(topics_unlocked, 1)
  const holding = { auto_moderate_threads: true, moderate_threads_after: 40 }
  assert.equal((await owner.getsettingspreview({ group_id, ...holding })).topics_moderated, 1)
  await owner.updategroup({ group_id, ...holding })
  assert.equal((await owner.getsettingspreview({ group_id, auto_moderate_threads: false })).topics_unmoderated, 1)
})

test('in a subgroup, members of the parent are listed separately', async () => {
  const parent = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const group = await world.addGroup(
    { privacy: 'sub_group_privacy_limited_archives', restricted: true },
    { parent, peopled: ['owner', 'ben'] },
  )
  const cleo = async () => ({
    reads: await done(world.as('cleo').gettopics({ group_name: group.name })),
    posts: await done(world.send('cleo', {}, group)),
  })
  const change = { privacy: 'sub_group_privacy_archives', allow_parent_subs_to_post: true } as const
  const before = await cleo()
  const { effects } = await owner.getsettingspreview({ group_id: group.id, ...change })
  await owner.updategroup({ group_id: group.id, ...change })
  const after = await cleo()
  const told = effects.map(({ right, people, num_people, before: was, after: is }) => [
    right,
    people,
    num_people,
    was,
    is,
  ])
  assert.deepEqual(told, [
    ['view_archives', 'parent_member', 1, before.reads, after.reads],
    ['post', 'parent_member', 1, before.posts, after.posts],
  ])
})

test('invalid settings cannot be previewed, and names are shown to those who may see members', async () => {
  const { group } = await newGroup({ privacy: 'group_privacy_archives', members_visible: 'group_view_members_owners' })
  const group_id = group.id
  await assert.rejects(
    owner.getsettingspreview({ group_id, privacy: 'group_privacy_none' }),
    invalidValueError('privacy'),
  )
  await assert.rejects(owner.getsettingspreview({ group_id, desc: 'x' }), expectedError('description too short'))
  await assert.rejects(owner.getsettingspreview({ group_id, name: '+' }), expectedError('invalid group_name'))
  const keeper = world.as('sub_perm_groupsettings')
  const { effects } = await keeper.getsettingspreview({ group_id: world.group.id, announce: true })
  assert.ok(effects.length > 0)
  const hidden = await world.addGroup(
    { members_visible: 'group_view_members_owners' },
    { peopled: ['owner', 'ben', 'sub_perm_groupsettings'] },
  )
  const unnamed = await keeper.getsettingspreview({ group_id: hidden.id, announce: true })
  assert.deepEqual(
    unnamed.effects.map(({ people, examples }) => [people, examples]),
    [
      ['newcomer', []],
      ['member', []],
      ['member', []],
    ],
  )
  await assert.rejects(world.as('ben').getsettingspreview({ group_id }), { type: 'inadequate_permissions' })
})
