// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FactData, FactName } from '#contract/facts.ts'
import { mailReplies } from '#contract/mail/mail-replies.ts'
import { locales } from '#locales/index.ts'
import { Files } from '#runtime/calls/parse-params.ts'
import { externalResources } from '#test/emails/external-resources.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { inTurn } from '#test/sampling.ts'
import { newWorld, type World } from '#test/world.ts'
import { emailTypes } from './types.ts'

const notices = [
  ...['welcome', 'guidelines', 'sponsorship', 'pending_subscription', 'rejected_subscription', 'removed_member'],
  ...['banned_member', 'goodbye', 'direct_add', 'invite', 'rejected_message', 'locked_group', 'locked_topic'],
  'monthly_reminder',
]

/** Causes an email of each type. */
async function causeAll(world: World): Promise<void> {
  const { people, sql, app } = world
  const { runAsSystem } = app.pipeline
  const happen = <N extends FactName>(name: N, data: FactData[N]) =>
    runAsSystem(async ({ record }) => record(name, data))
  const { mail } = await mailHelpers(world)
  const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
  const settings = { moderated: true, title: 'The Bakers', sub_group_access: 'sub_group_subs' } as const
  const group = await world.addGroup(settings, { peopled: ['owner', 'ben', 'cleo', 'moderator'] })
  const { id: group_id, name: group_name } = group
  const { id: account_id, email } = people.ben.account
  const member = { group_id, member_info_id: group.members.ben, email }

  // Accounts.
  await happen('account.registered', { account_id, email })
  const newcomer = { email: 'ines@new.example', password: 'a long sentence to remember', full_name: 'Ines Okafor' }
  await world.as('anonymous').registeruser(newcomer)
  await happen('account.registration_repeated', { account_id })
  await world.as('anonymous').requestpasswordreset({ email })
  await happen('account.email_changed', { account_id, old_email: 'old@example.org', email })
  for (const what of ['password_changed', 'two_factor_enabled', 'two_factor_disabled', 'recovery_code_used'] as const)
    await happen(`account.${what}`, { account_id })
  await happen('account.key_created', { account_id, api_key_id: 1, name: 'Script' })
  const provider = { account_id, provider: 'idpa', provider_name: 'Google' }
  await happen('account.identity_refused', provider)
  await happen('account.identity_linked', { ...provider, new_account: false })
  await happen('account.restored', { account_id, episode: 1 })

  // Members.
  await happen('member.approved', member)
  await world.settle()
  for (const name of notices)
    await owner.newmembernotice({
      group_id,
      type: `member_notice_${name}` as 'member_notice_welcome',
      subject: 'Welcome to the Bakers',
      body: 'Good to have you here.\n\nWe write about bread. Be kind.',
    })
  const notify = { sub_notify: 'sub_notify_email', database_notify: 'sub_notify_email' } as const
  await owner.updatesub({ group_id, ...notify, sub_group_notify: 'sub_notify_email' })
  await cleo.updatesub({
    group_id,
    database_notify: 'sub_notify_email',
    file_notify: 'sub_notify_email',
    photo_notify: 'sub_notify_email',
    wiki_notify: 'sub_notify_email',
    sub_group_notify: 'sub_notify_email',
  })
  for (const name of ['joined', 'agreed', 'sponsored', 'requested', 'rejected', 'banned', 'inherited'] as const)
    await happen(`member.${name}`, member)
  await happen('member.removed', { ...member, banned: false })
  await happen('member.left', { ...member, action: 'left' })
  await happen('message.refused', { group_id, email, subject: 'Rye', reason: 'locked group' })
  await happen('message.refused', { group_id, email, subject: 'Rye', reason: 'locked topic' })
  await happen('group.reminded', { group_id, month: '2030-06-01', member_info_ids: [group.members.ben] })
  await happen('group.space_short', { group_id, percent: 90 })
  await sql(`update accounts set site_admin = true where id = $1`, [account_id])
  await happen('disk.space_short', { folder: '/srv/folkmoot', free_mib: 900, threshold_mib: 1024 })
  await happen('backup.failed', { folder: '/mnt/backups', reason: 'no room', latest: '2030-06-01T03:00:00Z' })
  await happen('backup.failed', { folder: '/mnt/backups', reason: null, latest: null })
  await happen('certificate.not_renewed', { days_left: 9 })
  const askedBy = { group_id, account_id: people.owner.account.id }
  await happen('group.export_finished', askedBy)
  await happen('group.export_failed', askedBy)
  const failed = { group_id, webhook_id: 1, name: 'Web site', since: '2030-06-01T00:00:00Z' }
  await happen('webhook.failed', { ...failed, gone: false })
  await happen('group.plan_changed', { group_id, plan: 'Premium' })
  const suspended = { name: group.name, title: 'Bakers', reason: 'Advertising' }
  await happen('group.suspended', { group_id, group_ids: [group_id], ...suspended })
  await happen('group.unsuspended', { group_id, name: group.name })
  const described = { sub_group_name: 'rye', desc: 'All about rye.', privacy: 'sub_group_privacy_archives' } as const
  await owner.createsubgroup({ group_id, ...described })
  await owner.directadd({ group_id, emails: 'added@new.example', subject: 'Hello', message: 'Good to have you.' })
  await owner.invite({ group_id, emails: 'invited@new.example', message: 'Come and bake with us.' })

  // Posts.
  const post = {
    subject: 'The old oven',
    body: 'Shall we repair it?\n\nI can lend the tools.',
    body_type: 'plain',
  } as const
  const rejected = await world.hold('ben', post, group)
  await world.settle()
  await owner.rejectpendingmessage({ pending_message_id: rejected, reason: 'Offers go into #Offer, please.' })
  const held = [await world.hold('ben', post, group), await world.hold('ben', { ...post, subject: 'Flour' }, group)]
  await world.as('moderator').claimpendingmessage({ pending_message_id: held[0]! })
  await sql(
    `update pending_messages set submission = submission || '{"mailed": {"proven": true, "bulk": false}}' where id = $1`,
    [held[1]],
  )
  const about = { group_id, pending_message_id: held[1]!, subject: 'Flour', email }
  await happen('message.held', { ...about, reason: 'moderated' })
  await happen('group.posts_pending', { group_id, pending_message_ids: held })
  await happen('group.posts_expiring', { group_id, pending_message_ids: held })
  await world.settle()
  await owner.approvependingmessage({ pending_message_id: held[0]! })
  const { message_id } = await world.post('owner', post, group)
  await ben.reportmessage({ message_id, reason: 'This is an advertisement.' })
  for (const to of [{ member_id: group.members.cleo }, { dm_member_id: group.members.cleo }])
    await owner.postdraft({ draft_id: await world.draft('owner', { ...post, ...to }, group) })
  const toModerators = { ...post, message_id, reply_to: 'mods', bcc_me: true } as const
  await cleo.postdraft({ draft_id: await world.draft('cleo', toModerators, group) })
  await mail(`Ben <${email}>`, `${group_name}@folkmoot.test`, { subject: 'By email' })
  await mail(`Ben <${email}>`, `${group_name}+digest@folkmoot.test`)

  // Events.
  const when = { start_time: '2031-06-03T18:00:00', end_time: '2031-06-03T21:00:00', timezone: 'Europe/Berlin' }
  const event = { group_id, name: 'Baking together', location: 'The old mill', rsvp: true, ...when }
  const yes = { response: 'rsvp_yes', additional_guests: 0, comment: '' } as const
  const { id: event_id } = await owner.addevent({ ...event, max_attendees: 1, send_invites: true })
  await ben.rsvp({ event_id, ...yes })
  await cleo.rsvp({ event_id, ...yes })
  await ben.rsvp({ event_id, ...yes, response: 'rsvp_no' })
  await happen('event.invited', {
    ...{ group_id, event_id, event_ids: [event_id], name: event.name, member_info_id: group.members.ben },
  })
  await happen('event.reminded', { group_id, event_id, name: event.name })
  await happen('event.summed', { group_id, from: '2031-06-01T00:00:00Z', until: '2031-07-01T00:00:00Z' })
  await owner.updateevent({ event_id, start_time: '2031-06-04T18:00:00' })
  const series = await owner.addevent({ ...event, name: 'Every week', recurrence: 'FREQ=WEEKLY;COUNT=4' })
  const all = (await owner.getevents({ group_id, start: '2031-06-01', end: '2031-07-30' })).data
  await cleo.rsvp({ event_id: series.id, ...yes })
  const third = all.filter(({ name }) => name === 'Every week')[2]!
  await owner.updateevent({
    event_id: third.id,
    apply_to: 'following',
    start_time: third.start_time.replace('18:', '19:'),
  })
  await world.settle()
  await owner.updateevent({ event_id, is_cancelled: true, cancel_message: 'The oven is cold.' })
  await owner.deleteevent({ event_id: series.id, message: 'The mill is closed.' })

  // Chats and tables.
  await ben.newchat({ group_id, subject: 'Ovens', desc: 'About ovens', announce: true })
  const [chat] = await sql(`select id from chats where group_id = $1`, [group_id])
  const chat_id = Number(chat!['id'])
  const { id: chat_sub_id } = (await cleo.joinchat({ chat_id })) as { id: number }
  await sql(
    `insert into chat_messages (group_id, chat_id, msg_num, version, type, message, account_id, name, member_id)
     values ($1, $2, 1, 1, 'chat_msg_type_normal', 'Stone or steel?', $3, 'Ben', $4)`,
    [group_id, chat_id, account_id, group.members.ben],
  )
  await happen('chat.missed', { group_id, chat_id, places: [[chat_sub_id, 0]] })
  const answers = JSON.stringify([{ text: 'Rye' }, { text: 'Spelt' }])
  const poll = { group_id, question: 'Which flour?', answers, closes: '2030-06-01T18:00' }
  const { poll_id, topic_id: poll_topic_id } = await owner.newpoll(poll)
  await happen('poll.reminded', { poll_id, group_id, topic_id: poll_topic_id, question: 'Which flour?' })
  await world.settle()
  await ben.vote({ poll_id, choices: [1] })
  await owner.closepoll({ poll_id })
  const columns = JSON.stringify([{ name: 'Flour', type: 'text_column' }])
  await ben.newfilefolder({ group_id, name: 'Minutes' })
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Ovens' })
  const picture = await world.blobs.put(pngOf({ width: 9, height: 9 }), { limit: 1000 })
  const files = new Files([{ ...picture, filename: 'oven.png', content_type: 'image/png' }])
  // Typed as a path for programs that call over HTTP.
  await ben.uploadphotos({ album_id, fileupload: files as never })
  const { page } = await ben.newwikipage({ group_id, title: 'Ovens', body: 'Hot' })
  await ben.updatewikipage({ id: page.id, body: 'Hotter', edit_msg: 'Measured' })
  await ben.updatewikipage({ id: page.id, title: 'Big ovens' })
  await ben.deletewikipage({ id: page.id })
  await ben.undeletewikipage({ group_id, page_id: page.id })
  const { id: database_id } = await ben.newdatabase({ group_id, name: 'Recipes', columns, rows_by_mail: true })
  await ben.newdatabaserow({ database_id, vals: JSON.stringify([{ col_id: 1, text: 'Rye' }]) })
  await ben.maildatabasetemplate({ database_id })

  // Replies to commands.
  for (const answer of mailReplies)
    await happen('mail.answered', {
      email,
      answer,
      about_group_id: group_id,
      in_reply_to: '<1@example.org>',
      detail: 'Rye',
    })
  await happen('mail.answered', {
    email,
    answer: 'help',
    about_group_id: 0,
    in_reply_to: '<1@example.org>',
    detail: '',
  })
  await world.settle()
  await sql(`update accounts set status = 'user_status_bouncing' where id = $1`, [account_id])
  await sql(`insert into bounce_states (account_id, email, episode) values ($1, $2, 1)`, [account_id, email])
  await happen('account.probed', { account_id, episode: 1 })
  await sql(`update jobs set run_at = now() where subscriber = 'batched notifications'`)
  await world.settle()
}

for (const language of inTurn(locales, 2))
  test(`each type of email is written in ${language}`, async () => {
    const world = await newWorld({ FOLKMOOT_LANGUAGE: language, FOLKMOOT_MAIL_UNPROVEN: 'confirm' })
    await causeAll(world)
    const emails = (await world.sql(`select kind, subject, body, html from service_emails order by id`)) as {
      [C in 'kind' | 'subject' | 'body' | 'html']: string
    }[]
    assert.deepEqual(
      [...new Set(emails.map(({ kind }) => kind))].toSorted(),
      [...new Set(emailTypes.flatMap(({ kinds }) => kinds))].toSorted(),
    )
    for (const { kind, subject, body, html } of emails) {
      assert.deepEqual(externalResources(html, 'https://folkmoot.test'), [], kind)
      assert.match(html, new RegExp(`<html lang="${language}"`), kind)
      assert.doesNotMatch(`${subject}${body}${html}`, /undefined|\[object|NaN/, kind)
    }
  })
