import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { people } = world
const { mail, emailsTo } = await mailHelpers(world)
const open = await world.addGroup({ privacy: 'group_privacy_unlisted' })
await addMembership(world, open.id, people.owner, { mod_status: 'sub_modstatus_owner' })
const at = (word: string, { name } = open) => `${name}+${word}@folkmoot.test`
const told = async (email: string) => (await emailsTo(email)).map(({ kind, subject }) => `${kind}: ${subject}`)
const stranger = people.stranger.account.email
test.beforeEach(async () => {
  await world.settle()
  await emailsTo('')
  await world.facts()
})

test('somebody joins, changes delivery and leaves, each by one email', async () => {
  const calls = world.as('stranger')
  const words = ['single', 'digest', 'fulldigest', 'summary', 'special', 'nomail']

  assert.equal(await mail(stranger, at('subscribe')), '250 2.0.0 Done')
  assert.equal((await calls.getsub({ group_id: open.id })).status, 'sub_status_normal')
  assert.deepEqual(await told(stranger), [`mail_answer: You're now a member of ${open.name}`])
  const deliveries: unknown[] = []
  for (const word of words) {
    await mail(stranger, at(word))
    deliveries.push((await calls.getsub({ group_id: open.id })).email_delivery)
  }
  assert.equal(await mail(stranger, at('unsubscribe')), '250 2.0.0 Done')

  assert.deepEqual(deliveries, [
    'email_delivery_single',
    'email_delivery_digest',
    'email_delivery_html_digest',
    'email_delivery_summary',
    'email_delivery_special',
    'email_delivery_none',
  ])
  await assert.rejects(calls.getsub({ group_name: open.name }), { extra: 'not subscribed' })
  assert.deepEqual(await told(stranger), [
    ...words.map(() => `mail_answer: Your email settings for ${open.name}`),
    `mail_answer: You left ${open.name}`,
  ])
})

test('joining creates an account without a password, and says so once', async () => {
  const email = 'nora@new.example'

  assert.equal(await mail(`Nora New <${email}>`, at('subscribe')), '250 2.0.0 Done')
  assert.equal(await mail(`Nora New <${email}>`, at('subscribe')), '250 2.0.0 Done')

  assert.deepEqual(await world.facts(), ['account.registered', 'member.joined', 'mail.answered', 'mail.answered'])
  const rows = await world.sql(`select full_name, status, password_hash from accounts where email = $1`, [email])
  assert.deepEqual(rows, [{ full_name: 'Nora New', status: 'user_status_confirmed', password_hash: null }])
  assert.deepEqual(
    (await emailsTo(email)).map(({ subject, body }) => [subject, body.split('\n')[0]]),
    [
      [
        `You're now a member of ${open.name}`,
        `You're now a member of ${open.name}. To post, send an email to ${open.name}@folkmoot.test`,
      ],
      [
        `You're already a member of ${open.name}`,
        `You're already a member of ${open.name}. There's nothing else you need to do.`,
      ],
    ],
  )
})

test('proving an address takes over an account that somebody else created with it', async () => {
  const email = 'late@new.example'
  await world.sql(
    `insert into accounts (email, full_name, password_hash, status) values ($1, 'Mallory', 'x', 'user_status_notconfirmed')`,
    [email],
  )

  await mail(email, at('subscribe'))

  const rows = await world.sql(`select status, password_hash from accounts where email = $1`, [email])
  assert.deepEqual(rows, [{ status: 'user_status_confirmed', password_hash: null }])
})

test('the rules of a group apply to email commands', async () => {
  const closed = await world.addGroup({ invite_only: true }, { peopled: ['banned'] })
  const restricted = await world.addGroup({ restricted: true }, { peopled: ['owner'] })
  const sub = await world.addGroup({ privacy: 'sub_group_privacy_none' }, { parent: open })
  const cleo = people.cleo.account.email
  const answers = [
    await mail(cleo, at('subscribe', closed)),
    await mail('nobody@new.example', at('subscribe', closed)),
    await mail(people.banned.account.email, at('subscribe', closed)),
    await mail(cleo, at('subscribe', sub)),
    await mail(cleo, at('unsubscribe')),
    await mail('nobody@new.example', at('digest')),
    await mail(people.owner.account.email, at('unsubscribe')),
    await mail(cleo, at('subscribe', restricted)),
  ]

  assert.deepEqual(answers, [
    `550 5.7.1 ${closed.name} is invitation-only.`,
    `550 5.7.1 ${closed.name} is invitation-only.`,
    `550 5.7.1 You can't join ${closed.name}.`,
    `550 5.7.1 Only members of its parent group can join ${sub.name}.`,
    `550 5.7.1 This address isn't a member of ${open.name}.`,
    `550 5.7.1 This address isn't a member of ${open.name}.`,
    `550 5.7.1 You're the only owner of ${open.name}. Make someone else an owner first.`,
    '250 2.0.0 Done',
  ])
  assert.deepEqual(await told(cleo), [`mail_answer: You asked to join ${restricted.name}`])
  assert.deepEqual(await world.sql(`select id from accounts where email = 'nobody@new.example'`), [])
})

test('the group’s own notice is the reply', async () => {
  const group = await world.addGroup({}, { peopled: ['owner'] })
  const notice = {
    type: 'member_notice_welcome',
    name: 'Hello',
    subject: 'Come in',
    body: 'Sit down.',
    active: true,
  } as const
  await world.as('owner').newmembernotice({ group_id: group.id, ...notice })

  await mail(stranger, at('subscribe', group))

  assert.deepEqual(await told(stranger), ['member_notice_welcome: Come in'])
})

test('help lists every address, guidelines the group’s text; both only for known senders', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const ben = people.ben.account.email
  const notice = {
    type: 'member_notice_guidelines',
    name: 'Rules',
    subject: 'Rules',
    body: 'Be kind.',
    active: true,
  } as const
  await world.as('owner').newmembernotice({ group_id: group.id, ...notice })

  await mail(ben, at('help', group))
  await mail(ben, at('guidelines', group))
  await mail(ben, at('guidelines'))
  assert.equal(
    await mail('nobody@new.example', at('guidelines')),
    `550 5.7.1 This address isn't a member of ${open.name}.`,
  )

  const [help, guidelines, none] = await emailsTo(ben)
  for (const word of ['subscribe', 'unsubscribe', 'owner', 'digest', 'mute', 'status'])
    assert.ok(help!.body.includes(at(word, group)), word)
  assert.ok(guidelines!.body.startsWith(`${group.name} writes:\n\n> Be kind.\n\n--\n`))
  assert.equal(none!.body.split('\n')[0], `${open.name} has no guidelines.`)
})

test('automatic mail never gets a reply', async () => {
  const ben = people.ben.account.email
  const automatic = [
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { headers: { 'List-Id': `<${open.name}.folkmoot.test>` } },
    { envelope: '' },
  ]
  for (const word of ['help', 'subscribe', 'unsubscribe', 'owner', 'status'])
    for (const written of automatic) assert.match(await mail(ben, at(word), written), /^550 5\.7\.1 This /)

  await world.settle()
  assert.deepEqual([await world.facts(), await told(ben)], [[], []])
})

test('the status command reports one’s own mail to a group, and nobody else’s', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const [ben, cleo] = [people.ben.account.email, people.cleo.account.email]
  await mail(ben, `${group.name}@folkmoot.test`, { subject: 'Rye' })
  await mail(cleo, `${group.name}@folkmoot.test`, { subject: 'Spelt' })
  await mail(ben, at('subscribe', group))
  await world.setMember(group, 'ben', { post_status: 'sub_poststatus_moderated' })
  for (const subject of ['Wheat', 'Oats']) await mail(ben, `${group.name}@folkmoot.test`, { subject })
  const [wheat] = (await world.as('owner').getpendingmessages({ group_id: group.id, sort_dir: 'asc' })).data
  await world.as('owner').approvependingmessage({ pending_message_id: wheat!.id })
  await emailsTo('')

  assert.equal(await mail(ben, at('status', group)), '250 2.0.0 Done')

  const [email] = await emailsTo(ben)
  assert.deepEqual(
    email!.body
      .replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'NOW')
      .split('\n\n')
      .slice(0, 5),
    [
      'Your latest emails to this group, newest first:',
      `NOW UTC to ${group.name}@folkmoot.test, “Oats”: pending. All your posts to this group are moderated.`,
      `NOW UTC to ${group.name}@folkmoot.test, “Wheat”: posted: https://folkmoot.test/g/${group.name}/message/3`,
      `NOW UTC to ${at('subscribe', group)}: done: you were already a member`,
      `NOW UTC to ${group.name}@folkmoot.test, “Rye”: posted: https://folkmoot.test/g/${group.name}/message/1`,
    ],
  )
  assert.doesNotMatch(email!.body, /Spelt/)
})

test('a rejection is explained in words', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'moderator', 'ben'] })
  const moderator = people.moderator.account.email
  await world.setMember(group, 'ben', { post_status: 'sub_poststatus_moderated' })
  await mail(people.ben.account.email, `${group.name}@folkmoot.test`, { subject: 'Oats' })
  const approval = (await emailsTo(moderator)).find(({ reply_to }) => reply_to.includes('+approve'))!
  await world.as('owner').updatemember({ member_info_id: group.members.moderator, mod_permissions: [] })
  assert.match(await mail(moderator, approval.reply_to), /^550/)

  await mail(moderator, at('status', group))

  const [email] = (await emailsTo(moderator)).slice(-1)
  assert.match(email!.body, /: rejected: you don't have permission to do this$/m)
  assert.doesNotMatch(email!.body, /inadequate_permissions/)
})

test('joining by email with a password does not ask to set one', async () => {
  const group = await world.addGroup({}, { peopled: ['owner'] })
  await world.sql(`update accounts set password_hash = 'x' where email = $1`, [stranger])

  const isAsked = []
  for (const email of [stranger, 'new-here@new.example']) {
    await mail(email, at('subscribe', group))
    isAsked.push((await emailsTo(email))[0]!.body.includes('set a password'))
  }

  assert.deepEqual(isAsked, [false, true])
})

test('an added member confirms the address by sending an email', async () => {
  const group = await world.addGroup({}, { peopled: ['owner'] })
  const email = 'added@new.example'
  await world.as('owner').directadd({ group_id: group.id, emails: email })
  await emailsTo('')
  await world.facts()

  assert.equal(await mail(email, at('digest', group)), '250 2.0.0 Done')

  assert.deepEqual(await world.facts(), ['account.confirmed', 'member.agreed', 'member.updated', 'mail.answered'])
})

test('a group cannot become a member of another', async () => {
  const [one, other] = [await world.addGroup(), await world.addGroup()]

  const refused = "550 5.7.1 The address of a group on this site can't be a member of a group."
  assert.equal(await mail(`${other.name}@folkmoot.test`, at('subscribe', one)), refused)
  assert.equal(await mail(at('owner', other), at('subscribe', one)), refused)

  await world.settle()
  assert.deepEqual(await world.facts(), [])
})
