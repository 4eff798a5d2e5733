import assert from 'node:assert/strict'
import { addressChecksum } from '#contract/address.ts'
import { recordBounce } from '#features/delivery/index.ts'
import type { Story } from './story.ts'

const bakers = { group_name: 'bakers' }
const link = /mail\/link\//
const voteLink = /mail\/vote\//
const fileLink = /getmailfile\?code=/
const codeIn = (text: string, before: RegExp): string => new RegExp(`(?<=${before.source})[a-z2-7]+`).exec(text)![0]

/** Outgoing email. */
export async function mail(story: Story): Promise<void> {
  await afresh(story)
  await mailbox(story)
  await coming(story)
  await story.show('getmessageledger', bakers)
}

/** A mailbox with one mail in it, however many emails there were before. */
async function afresh({ make, world }: Story): Promise<void> {
  await world.sql(`delete from service_emails`)
  await world.sql(`delete from outgoing_messages`)
  await world.sql(
    `select setval('outgoing_messages_id_seq', 1000, false), setval('service_emails_id_seq', 1000, false)`,
  )
  await postWithFile(make, 'Flour')
}

async function postWithFile(make: Story['make'], subject: string): Promise<void> {
  const { id: draft_id } = await make('newdraft', { ...bakers, draft_type: 'draft_type_post' })
  await make('updatedraft', { draft_id, subject, body: '<p>The mill has sent some.</p>' })
  await make('uploadattachments', { draft_id }, undefined, { fileupload: 'other.txt' })
  await make('postdraft', { draft_id })
}

async function mailbox({ show, make, people: { carol, ida } }: Story): Promise<void> {
  await show('getemailstatus', {}, null)
  const { data } = await show('getmailbox', {}, ida)
  const copies = await Promise.all(data.map(({ id }) => make('getmailboxmail', { mail_id: id }, ida)))
  const withFile = copies.find(({ parts }) => parts.length > 0)!
  const { mail_id } = await show('getmailboxmail', { mail_id: withFile.mail_id }, ida)
  await show('downloadmailboxmail', { mail_id }, ida)
  await show('downloadmailboxpart', { mail_id, part: withFile.parts[0]!.part }, ida)
  const linked = copies.map(({ plain_body }) => plain_body).find(text => link.test(text))!
  const code = codeIn(linked, link)
  await show('getmaillink', { code }, null)
  await show('usemaillink', { code }, null)
  // Members without attachments get links to them.
  await make('updatesub', { ...bakers, max_attachment_size: 'max_attachment_size_none' }, carol)
  await postWithFile(make, 'More flour')
  const { data: newer } = await make('getmailbox', {}, ida)
  const { plain_body } = await make('getmailboxmail', { mail_id: newer[0]!.id }, ida)
  await show('getmailfile', { code: codeIn(plain_body, fileLink) }, null)
  const answers = JSON.stringify([{ text: 'Saturday' }, { text: 'Sunday' }])
  await make('newpoll', { ...bakers, question: 'When do we meet?', answers })
  const { data: newest } = await make('getmailbox', {}, ida)
  const { plain_body: copy } = await make('getmailboxmail', { mail_id: newest[0]!.id }, ida)
  const vote = { code: codeIn(copy, voteLink) }
  await show('getmailpoll', vote, null)
  await show('votebymail', { ...vote, choices: [2] }, null)
}

/** Email to Carol bounces, until she confirms that it arrives. */
async function coming({ show, make, world, people: { carol } }: Story): Promise<void> {
  const { id: member_info_id } = await make('getsub', bakers, carol)
  const [outgoing] = await world.sql(
    `select id, group_id from outgoing_messages where recipient_ids @> array[$1::bigint] and message_id is not null order by id desc limit 1`,
    [member_info_id],
  )
  await world.app.pipeline.runAsSystem(({ tx, record }) =>
    recordBounce(
      { tx, record, fail: error => assert.fail(error) },
      {
        group_id: Number(outgoing!['group_id']),
        outgoing_message_id: Number(outgoing!['id']),
        recipient_id: member_info_id,
        mark: addressChecksum(carol.account.email),
        is_hard: true,
        about: 'recipient',
        response: '550 5.1.1 no such mailbox',
      },
    ),
  )
  await show('sendbounceprobe', { ...bakers, member_info_id })
  await show('getdeliveryhistory', { member_info_id })
  await show('getbounceinfo', {}, carol)
  await show('getdeliveryinfo', bakers, carol)
  const email = async () => (await world.emails()).at(-1)!.body
  await show('resumemail', { code: codeIn(await email(), /code=/) }, null)
  await show('sendmissed', { code: codeIn(await email(), /code=/) }, null)
}
