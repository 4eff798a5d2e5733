import { chats, type DemoChatMessage } from '../texts/chats.ts'
import type { DemoStep, DemoContext } from '../context.ts'

export const chatsStep: DemoStep = {
  title: 'chats',
  async run(stage) {
    for (const { in: group, by, subject, desc, people, before } of chats) {
      const group_id = stage.groupId(group)
      const chat = await stage.as(by).newchat({ group_id, subject, desc, announce: false })
      const places = new Map([[by, chat.chat_sub!.id]])
      for (const name of people) places.set(name, (await stage.as(name).joinchat({ chat_id: chat.id })).id)
      stage.chats.set(subject, { chat_id: chat.id, places, last: 0 })
      for (const demoChatMessage of before) await say(stage, subject, demoChatMessage)
    }
  },
}

/** Sends a chat message, and reacts to earlier ones. */
export async function say(
  stage: DemoContext,
  subject: string,
  { by, text, to = 0, loved }: DemoChatMessage,
): Promise<void> {
  const chat = stage.chats.get(subject)!
  const calls = stage.as(by)
  const chatsub_id = chat.places.get(by)!
  const before = chat.last
  const { line } = await calls.sayinchat({
    chatsub_id,
    message: text,
    ...(to > 0 && { reply_to_msg_num: Math.max(1, before + 1 - to) }),
  })
  chat.last = line.msg_num
  if (loved === undefined) return
  const tapback = `chat_msg_tapback_${loved.how}` as const
  await calls.reactinchat({ chatsub_id, msg_num: Math.max(1, before + 1 - loved.back), tapback, on: true })
}
