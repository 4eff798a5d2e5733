import { deliveryAsked, deliveryCommands, type DeliveryCommand, type RequestCommand } from '#contract/mail-requests.ts'
import type { MailAnswer } from '#contract/mail-answers.ts'
import type { Failing, Recording } from '#runtime/call.ts'
import type { Account } from '#runtime/identity.ts'
import type { Group } from '#runtime/subjects.ts'
import { ownerOfAddress } from '../../accounts/index.ts'
import { join } from '../subscriptions/join-group.ts'
import { leaveGroup } from '../subscriptions/leave-group.ts'
import { changeOwn } from '../subscriptions/update-sub.ts'
import type * as contract from './contract.ts'

type Declared = typeof contract.confirmRequest
export type RequestCall = Recording<Declared['records'][number]> & Failing<Declared['errors'][number]>

/** Somebody who has shown that an address is theirs. */
export type Owner = { email: string; full_name: string }
type Action = (call: RequestCall, group: Group, account: Account) => Promise<MailAnswer>

const subscribe: Action = async (call, group, account) => {
  const { status } = await join(call, group, account)
  return status === 'sub_status_pending' ? 'waiting' : 'subscribed'
}

const unsubscribe: Action = async (call, group, account) => {
  await leaveGroup(call, group, account)
  return 'unsubscribed'
}

const change =
  (command: DeliveryCommand): Action =>
  async (call, group, account) => {
    const refuse = () => call.fail('email_delivery')
    await changeOwn({ ...call, refuse }, group, account, { email_delivery: deliveryAsked[command] })
    return command
  }
const changes = Object.fromEntries(deliveryCommands.map(command => [command, change(command)])) as Record<
  DeliveryCommand,
  Action
>

const actions: Record<RequestCommand, Action> = { subscribe, unsubscribe, ...changes }

/** Does what the owner of an address wants; their answer to a letter counts like a log-in here. */
export async function carryOut(
  call: RequestCall,
  group: Group,
  owner: Owner,
  command: RequestCommand,
): Promise<MailAnswer> {
  const account = (await ownerOfAddress(call, owner)) ?? call.fail('banned')
  return actions[command](call, group, account)
}
