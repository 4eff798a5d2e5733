import {
  deliveryByCommand,
  deliveryCommands,
  type DeliveryCommand,
  type RequestCommand,
} from '#contract/mail/mail-requests.ts'
import type { MailReply } from '#contract/mail/mail-replies.ts'
import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { ownerOfAddress } from '../../accounts/index.ts'
import { join } from '../subscriptions/join-group.ts'
import { leaveGroup } from '../subscriptions/leave-group.ts'
import { updateOwnSubscription } from '../subscriptions/update-sub.ts'
import type * as contract from './contract.ts'

type ConfirmRequestEndpoint = typeof contract.confirmRequest
export type RequestCall = RecordContext<ConfirmRequestEndpoint['records'][number]> &
  FailContext<ConfirmRequestEndpoint['errors'][number]>

/** A person with a verified address. */
export type RequestOwner = { email: string; full_name: string }
type RequestAction = (call: RequestCall, group: Group, account: Account) => Promise<MailReply>

const subscribe: RequestAction = async (call, group, account) => {
  const { status } = await join(call, group, account)
  return status === 'sub_status_pending' ? 'waiting' : 'subscribed'
}

const unsubscribe: RequestAction = async (call, group, account) => {
  await leaveGroup(call, group, account)
  return 'unsubscribed'
}

const change =
  (command: DeliveryCommand): RequestAction =>
  async (call, group, account) => {
    const refuse = () => call.fail('email_delivery')
    await updateOwnSubscription({ ...call, refuse }, group, account, { email_delivery: deliveryByCommand[command] })
    return command
  }
const changes = Object.fromEntries(deliveryCommands.map(command => [command, change(command)])) as Record<
  DeliveryCommand,
  RequestAction
>

const actions: Record<RequestCommand, RequestAction> = { subscribe, unsubscribe, ...changes }

/** Runs a request of the address's owner; their reply to an email counts like a login here. */
export async function runRequest(
  call: RequestCall,
  group: Group,
  owner: RequestOwner,
  command: RequestCommand,
): Promise<MailReply> {
  const account = (await ownerOfAddress(call, owner)) ?? call.fail('banned')
  return actions[command](call, group, account)
}
