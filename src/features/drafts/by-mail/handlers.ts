import { implement, type Implementation } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { writerError } from '../../archives/index.ts'
import { freshGroups } from '../../groups/index.ts'
import { manyMemberships } from '../../members/index.ts'
import { administrators, findAuthor, moderatorIds } from '../sending/recipients.ts'
import { directionOf, findReplyTarget } from '../sending/reply-target.ts'
import * as contract from './contract.ts'
import { forwardMessage } from './forward-message.ts'

async function findMembership(tx: Tx, account: Account | null, group_id: number): Promise<Membership | undefined> {
  const [membership] = account ? await manyMemberships(tx, account.id, [group_id]) : []
  return membership
}

const writeToOwners = implement(contract.writeToOwners, async call => {
  const { tx, account, params, fail } = call
  const group = (await freshGroups.groupById(tx, params.group_id)) ?? fail('invalid group_id')
  const membership = await findMembership(tx, account, group.id)
  if (membership?.status === 'sub_status_banned') fail('banned')
  const all = await moderatorIds(tx, group.id, membership?.status === 'sub_status_normal')
  const recipients = all.filter(id => id !== membership?.id)
  if (recipients.length === 0) fail('nobody to write to')
  await forwardMessage(call, { group, kind: 'to_moderators', recipients })
})

/** Of no group. */
const installationGroup = { id: 0, name: 'postmaster' }

const writeToAdministrators = implement(contract.writeToAdministrators, async call => {
  const recipients = (await administrators.all(call.tx)).map(({ id }) => id)
  if (recipients.length === 0) call.fail('nobody to write to')
  await forwardMessage(call, { group: installationGroup, kind: 'to_administrators', recipients })
})

const writeToAuthor = implement(contract.writeToAuthor, async call => {
  const { tx, account, params, fail } = call
  const group = (await freshGroups.groupById(tx, params.group_id)) ?? fail('invalid group_id')
  if ((await findMembership(tx, account, group.id))?.status === 'sub_status_banned') fail('banned')
  const replied = (await findReplyTarget(tx, group.id, params.message_id)) ?? fail('invalid message_id')
  const author = (await findAuthor(tx, group.id, replied.account_id)) ?? fail('invalid message_id')
  await forwardMessage(call, { group, kind: 'to_author', recipients: [author.id] })
})

const answerAuthor = implement(contract.answerAuthor, async call => {
  const { tx, account, group, access, row } = call
  const replied = await findReplyTarget(tx, group.id, row.id)
  const isToAuthor = replied && directionOf('group', replied, { account_id: account.id, access }) === 'sender'
  const author = isToAuthor ? await findAuthor(tx, group.id, replied.account_id) : undefined
  // People who may not post get that error when posting.
  if (!author || writerError({ group, access })) return { is_passed_on: false }
  await forwardMessage(call, { group, kind: 'to_author', recipients: [author.id] })
  return { is_passed_on: true }
})

export const forwardingHandlers: Implementation[] = [writeToOwners, writeToAdministrators, writeToAuthor, answerAuthor]
