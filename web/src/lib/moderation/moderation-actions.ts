import { error } from '@sveltejs/kit'
import type { RequestEvent } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'
import { runAction } from '../forms/run-action.ts'
import type { Api } from '../api.ts'
import { submittedForm, textOf } from '../forms/submitted-form.ts'
import type { Group } from '../topics.ts'

export type PendingMessage = Output<'getpendingmessages'>['data'][number]
/** What a moderator does with a message that waits. */
type MessageDecision = (api: Api, pending_message_id: number, reason: string) => Promise<unknown>

const messageDecisions = {
  approve: (api, pending_message_id) => api.approvependingmessage({ pending_message_id }),
  reject: (api, pending_message_id, reason) => api.rejectpendingmessage({ pending_message_id, reason }),
  remove: (api, pending_message_id) => api.deletependingmessage({ pending_message_id }),
  claim: (api, pending_message_id) => api.claimpendingmessage({ pending_message_id }),
  release: (api, pending_message_id) => api.claimpendingmessage({ pending_message_id, release: true }),
} as const satisfies Record<string, MessageDecision>

type ActionEvent = Pick<RequestEvent, 'platform' | 'url' | 'locals'>
const decideOnMessage = (did: keyof typeof messageDecisions) => async (event: ActionEvent) => {
  const id = textOf(await submittedForm(event), 'pending_message_id')
  return runAction(
    event,
    async form => {
      await messageDecisions[did](event.locals.api, Number(id), textOf(form, 'reason').replaceAll('\r\n', '\n'))
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
      async () => {
        const { full_name, email } = await event.locals.api[call]({ member_info_id: Number(member) })
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
