import { error } from '@sveltejs/kit'
import type { RequestEvent } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'
import { runAction } from '../forms/run-action.ts'
import type { Api } from '../api.ts'
import { submittedForm, textOf } from '../forms/submitted-form.ts'
import type { Group } from '../topics.ts'

export type PendingMessage = Output<'getpendingmessages'>['data'][number]
/** What a moderator does with a message that waits. */
type MessageDecision = (
  api: Api,
  pending: { pending_message_id: number; updated: string },
  reason: string,
) => Promise<unknown>

const messageDecisions = {
  approve: (api, pending) => api.approvependingmessage(pending),
  reject: (api, pending, reason) => api.rejectpendingmessage({ ...pending, reason }),
  remove: (api, pending) => api.deletependingmessage(pending),
  claim: (api, pending) => api.claimpendingmessage(pending),
  release: (api, pending) => api.claimpendingmessage({ ...pending, release: true }),
} as const satisfies Record<string, MessageDecision>

type ActionEvent = Pick<RequestEvent, 'platform' | 'url' | 'locals'>
const decideOnMessage = (did: keyof typeof messageDecisions) => async (event: ActionEvent) => {
  const id = textOf(await submittedForm(event), 'pending_message_id')
  return runAction(
    event,
    async form => {
      const pending = { pending_message_id: Number(id), updated: textOf(form, 'updated') }
      await messageDecisions[did](event.locals.api, pending, textOf(form, 'reason').replaceAll('\r\n', '\n'))
      return { did, name: '' }
    },
    { of: `p${id}` },
  )
}

/** Lets somebody in or not, by the name that they have on the page. */
const decideOnMember =
  (did: 'letin' | 'refuse', call: 'approvemember' | 'removemember') => async (event: ActionEvent) => {
    const member = textOf(await submittedForm(event), 'member')
    return runAction(
      event,
      async form => {
        const updated = textOf(form, 'updated')
        const { full_name, email } = await event.locals.api[call]({ member_info_id: Number(member), updated })
        return { did, name: full_name || email || '' }
      },
      { of: `m${member}` },
    )
  }

export const moderationActions = {
  approve: decideOnMessage('approve'),
  reject: decideOnMessage('reject'),
  remove: decideOnMessage('remove'),
  claim: decideOnMessage('claim'),
  release: decideOnMessage('release'),
  letin: decideOnMember('letin', 'approvemember'),
  refuse: decideOnMember('refuse', 'removemember'),
}

/** What of all that waits somebody decides on; for who decides on nothing there is no such page. */
export function moderationRights({ perms }: Group): { messages: boolean; people: boolean } {
  const { manage_pending_messages: messages, manage_pending_members: people } = perms
  return messages || people ? { messages, people } : error(404, 'nothing here')
}
