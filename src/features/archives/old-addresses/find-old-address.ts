import { loginRequired } from '#contract/errors.ts'
import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { groupsWithAccess } from '../../members/index.ts'
import * as contract from './contract.ts'
import { keyOf } from './keys.ts'
import { parseOldUrl } from './parse-url.ts'
import { oldAddressTargets } from './store.ts'

/** Where a message of another service is now. What the caller may not read is answered as absent; a visitor may sign in. */
export const findOldAddress = implement(contract.findOldAddress, async ({ tx, account, params, fail }) => {
  const parsed = parseOldUrl(params.url)
  // No service had such an address: signing in would not help.
  if (!parsed) return fail('no such address')
  const { host, address, month } = parsed
  // The thread of HyperKitty has the address of its first message.
  const keys = [...new Set([host, ''])].flatMap(of => [keyOf(of, address), keyOf(of, { ...address, about: 'message' })])
  const found = await oldAddressTargets.all(tx, { keys })
  const places = await groupsWithAccess(tx, account, [...new Set(found.map(({ group_id }) => group_id))])
  const readable = new Map(
    places
      .filter(({ isVisible, access }) => isVisible && may('archives_visible', access))
      .map(({ group }) => [group.id, group]),
  )
  const target = found.find(
    ({ group_id, message_id, msg_num }) => readable.has(group_id) && (message_id === 0 || msg_num !== null),
  )
  if (!target) {
    if (!account) throw loginRequired()
    return fail('no such address')
  }
  return {
    object: 'old_address_target' as const,
    group_id: target.group_id,
    group_name: readable.get(target.group_id)!.name,
    topic_id: target.topic_id ?? 0,
    msg_num: address.about === 'message' ? (target.msg_num ?? 0) : 0,
    month,
  }
})
