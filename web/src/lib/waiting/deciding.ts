import { error } from '@sveltejs/kit'
import type { RequestEvent } from '@sveltejs/kit'
import type { Answer } from '../../../../client/types.ts'
import { attempt } from '../account/attempt.ts'
import type { Api } from '../api.ts'
import { formSent, textOf } from '../forms.ts'
import type { Group } from '../topics.ts'

export type WaitingMessage = Answer<'getpendingmessages'>['data'][number]
/** What a moderator does with a message that waits. */
type Deed = (api: Api, pending_message_id: number, reason: string) => Promise<unknown>

const deeds = {
  approve: (api, pending_message_id) => api.approvependingmessage({ pending_message_id }),
  reject: (api, pending_message_id, reason) => api.rejectpendingmessage({ pending_message_id, reason }),
  remove: (api, pending_message_id) => api.deletependingmessage({ pending_message_id }),
  claim: (api, pending_message_id) => api.claimpendingmessage({ pending_message_id }),
  release: (api, pending_message_id) => api.claimpendingmessage({ pending_message_id, release: true }),
} as const satisfies Record<string, Deed>

type Event = Pick<RequestEvent, 'platform' | 'url' | 'locals'>
const ofMessage = (did: keyof typeof deeds) => async (event: Event) => {
  const id = textOf(await formSent(event), 'pending_message_id')
  return attempt(
    event,
    async form => {
      await deeds[did](event.locals.api, Number(id), textOf(form, 'reason').replaceAll('\r\n', '\n'))
      return { did, name: '' }
    },
    { of: `p${id}` },
  )
}

/** Lets somebody in or not, by the name that they have on the page. */
const ofPerson = (did: 'letin' | 'refuse', call: 'approvemember' | 'removemember') => async (event: Event) => {
  const member = textOf(await formSent(event), 'member')
  return attempt(
    event,
    async () => {
      const { full_name, email } = await event.locals.api[call]({ member_info_id: Number(member) })
      return { did, name: full_name || email || '' }
    },
    { of: `m${member}` },
  )
}

export const decidingActions = {
  approve: ofMessage('approve'),
  reject: ofMessage('reject'),
  remove: ofMessage('remove'),
  claim: ofMessage('claim'),
  release: ofMessage('release'),
  letin: ofPerson('letin', 'approvemember'),
  refuse: ofPerson('refuse', 'removemember'),
}

/** What of all that waits somebody decides on; for who decides on nothing there is no such page. */
export function decidesOn({ perms }: Group): { messages: boolean; people: boolean } {
  const { manage_pending_messages: messages, manage_pending_members: people } = perms
  return messages || people ? { messages, people } : error(404, 'nothing here')
}
