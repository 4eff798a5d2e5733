import { redirect, type Action } from '@sveltejs/kit'
import { runAction, throwFormError } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'
import { chatPath, openChat } from './chats.ts'
import { tapbackKinds } from './message-parts.ts'

type ActionEvent = Parameters<Action<{ name: string; id: string }>>[0]
type FormFields = ReadonlyMap<string, unknown>

/** A message number in a form. */
function numberIn(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : throwFormError('invalid msg_num')
}

/** Runs an action as somebody in the chat. */
const inChat =
  (
    of: string,
    doing: (context: { event: ActionEvent; form: FormFields; chatsub_id: number }) => Promise<number | undefined>,
  ): ((event: ActionEvent) => ReturnType<typeof runAction<never>>) =>
  event =>
    runAction(
      event,
      async form => {
        const chat = await openChat(event)
        if (!chat.chat_sub) throwFormError('invalid chatsub_id')
        const shown = await doing({ event, form, chatsub_id: chat.chat_sub.id })
        const path = chatPath(event.params.name, chat)
        if (shown === undefined) return redirect(303, `${path}#new`)
        const isOld = shown <= chat.num_messages - 40
        return redirect(303, `${path}${isOld ? `?at=${shown}` : ''}#m${shown}`)
      },
      { of, places: { 'invalid message': '' }, forCall: 'uploadchatfile' },
    )

/** A page that was gone back to sends its nonce again, perhaps with another text, which is another message. */
async function nonceOf(form: FormFields, message: string): Promise<{ nonce?: string }> {
  const given = textOf(form, 'nonce').slice(0, 40)
  if (given === '') return {}
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(message)))
  return { nonce: `${given} ${[...digest.subarray(0, 16)].map(byte => byte.toString(16).padStart(2, '0')).join('')}` }
}

const post = inChat('post', async ({ event, form, chatsub_id }) => {
  const message = textOf(form, 'message')
  const reply = textOf(form, 'reply_to')
  const about = { chatsub_id, message, ...(reply === '' ? {} : { reply_to_msg_num: numberIn(reply) }) }
  const fileupload = form.get('fileupload')
  const nonce = await nonceOf(form, message)
  if (fileupload === undefined) await event.locals.api.postchatmessage({ ...about, ...nonce })
  else await event.platform!.call('uploadchatfile', { ...about, ...nonce, fileupload })
  return undefined
})

const edit = inChat('post', async ({ event, form, chatsub_id }) => {
  const { msg_num } = await event.locals.api.editchatmessage({
    chatsub_id,
    msg_num: numberIn(textOf(form, 'msg_num')),
    message: textOf(form, 'message'),
  })
  return msg_num
})

const remove = inChat('state', async ({ event, form, chatsub_id }) => {
  const msg_num = numberIn(textOf(form, 'remove'))
  await event.locals.api.deletechatmessage({ chatsub_id, msg_num })
  return msg_num
})

/** A reaction, as a button names it: the message and the reaction. */
const tap = inChat('state', async ({ event, form, chatsub_id }) => {
  const [number = '', word = ''] = textOf(form, 'tap').split(' ')
  const msg_num = numberIn(number)
  const tapback = tapbackKinds.find(kind => kind === word) ?? throwFormError('invalid msg_num')
  await event.locals.api.tapbackchatmessage({ chatsub_id, msg_num, tapback })
  return msg_num
})

const join = (event: ActionEvent) =>
  runAction(
    event,
    async () => {
      const chat = await openChat(event)
      if (!chat.chat_sub) await event.locals.api.joinchat({ chat_id: chat.id })
      return redirect(303, `${chatPath(event.params.name, chat)}#new`)
    },
    { of: 'state' },
  )

export const talkActions = { post, edit, remove, tap, join }

const mute =
  (is_muted: boolean) =>
  (event: ActionEvent): ReturnType<typeof runAction<never>> =>
    runAction(
      event,
      async form => {
        const chat = await openChat(event)
        if (!chat.chat_sub) throwFormError('invalid chatsub_id')
        await event.locals.api.updatechatsub({ chatsub_id: chat.chat_sub.id, is_muted })
        const path = chatPath(event.params.name, chat)
        return redirect(303, textOf(form, 'back').startsWith(`${path}/about`) ? `${path}/about` : path)
      },
      { of: 'state' },
    )

const leave = (event: ActionEvent) =>
  runAction(
    event,
    async () => {
      const chat = await openChat(event)
      if (chat.chat_sub) await event.locals.api.leavechat({ chatsub_id: chat.chat_sub.id })
      return redirect(303, `/g/${event.params.name}/chats`)
    },
    { of: 'state' },
  )

export const sideActions = { mute: mute(true), unmute: mute(false), leave }
