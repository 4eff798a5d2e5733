import { createHash } from 'node:crypto'
import type { Call } from '#runtime/call.ts'
import { implement } from '#runtime/call.ts'
import { takeCounted, tryCounted } from '#runtime/rates.ts'
import { isBlank } from '#content/text/index.ts'
import { plainName } from '../../accounts/index.ts'
import { freshGroups } from '../../groups/index.ts'
import { manyMemberships } from '../../members/index.ts'
import { insertPrivate } from '../private-store.ts'
import { moderatorIds } from '../recipients.ts'
import * as contract from './contract.ts'

type OwnersCall = Call<typeof contract.writeToOwners>

/** Letters of strangers to the moderators of one group in a day, whoever they say they are. */
const ofStrangers = { count: 100, seconds: 86_400 }
const onceInTwoDays = { count: 1, seconds: 2 * 86_400 }

// Mail servers bring a mail again when they did not hear the answer.
const isRepeated = async ({
  tx,
  params: { group_id, email, subject, body, mime_id },
}: OwnersCall): Promise<boolean> => {
  const hash = createHash('sha256').update([mime_id, email.toLowerCase(), subject, body].join('\0')).digest('base64url')
  return !(await tryCounted(tx, `to-owners:${group_id}:${hash}`, onceInTwoDays))
}

/** Nobody fills the mailboxes of moderators, neither in their own name nor in that of others. */
async function count({ tx, account, params: { email, group_id }, limits }: OwnersCall): Promise<void> {
  if (account) return void (await takeCounted(tx, `private-from:${account.id}`, limits.lettersFrom))
  await takeCounted(tx, `to-owners-from:${email.toLowerCase()}`, limits.lettersTo)
  await takeCounted(tx, `to-owners-in:${group_id}`, ofStrangers)
}

export const writeToOwners = implement(contract.writeToOwners, async call => {
  const { tx, account, params, fail, record } = call
  const { group_id, email, subject, body, mime_id } = params
  const group = (await freshGroups.groupById(tx, group_id)) ?? fail('invalid group_id')
  const [membership] = account ? await manyMemberships(tx, account.id, [group.id]) : []
  if (membership?.status === 'sub_status_banned') fail('banned')
  if (isBlank(body)) fail('no body')
  const all = await moderatorIds(tx, group_id, membership?.status === 'sub_status_normal')
  const recipients = all.filter(id => id !== membership?.id)
  if (recipients.length === 0) fail('nobody to write to')
  if (await isRepeated(call)) return undefined
  await count(call)
  const writer = account
    ? { account_id: account.id, name: null, email: null }
    : { account_id: null, name: plainName(params.full_name) ?? '', email }
  const { id } = await insertPrivate.one(tx, {
    group_id,
    ...writer,
    kind: 'to_moderators',
    subject: isBlank(subject) ? `To the owners of ${group.name}` : subject,
    body,
    in_reply_to: mime_id,
    recipients,
    copies: [],
  })
  const about = { group_id, private_message_id: id, recipients_count: recipients.length }
  record('message.sent', account ? about : { ...about, stranger: true })
  return undefined
})
