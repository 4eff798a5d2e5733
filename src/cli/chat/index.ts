import type { Chat, Client } from '#client/index.ts'
import { createClient } from '#client/index.ts'
import type { Messages } from '#locales/index.ts'
import type { Command, CommandArgs } from '../command.ts'
import { UsageError } from '../errors.ts'
import { isGiven, readPassword } from '../users/password.ts'
import { addressOf } from './address.ts'
import { findChat, type JoinedChat } from './find-chat.ts'
import { openScreen, type Screen } from './screen.ts'
import { messageLine, activityLine } from './format-message.ts'
import { withErrorMessages } from './error-messages.ts'
import { handleLine } from './slash-commands.ts'

export const chatCommand: Command = {
  usage: 'chat GROUP CHAT --as EMAIL [--password PASSWORD] [--code CODE] [--url URL] [--ca FILE]',
  words: [2, 2],
  options: {
    as: { type: 'string' },
    password: { type: 'string' },
    code: { type: 'string' },
    url: { type: 'string' },
    ca: { type: 'string' },
  },
  run: ({ words: [group_name = '', wanted = ''], values }, t) =>
    withErrorMessages(async () => {
      const { as: email, code } = values
      if (typeof email !== 'string') throw new UsageError(t.cli.optionMissing({ option: 'as' }))
      const client = createClient({ url: addressOf(values, t) })
      const typed = process.stdin.isTTY ? await readPassword(values, t) : undefined
      const screen = openScreen()
      try {
        const password = typed ?? (await readPiped(values, screen, t))
        await client.login({ email, password, ...(typeof code === 'string' && { twofactor: Number(code) }) })
        await talk(client, await findChat(client, { group_name, wanted }, t), screen, t)
        await client.logout()
      } finally {
        screen.close()
      }
    }, t),
}

const readPiped = async (values: CommandArgs['values'], screen: Screen, t: Messages): Promise<string> =>
  readPassword(isGiven(values['password']) ? values : { password: await screen.nextLine() }, t)

/** Until there are no more lines, or one of the two has enough. */
async function talk(client: Client, joined: JoinedChat, screen: Screen, t: Messages): Promise<void> {
  const { chat: about, chatsub_id } = joined
  const { welcome, reconnected, connectionLost } = t.cli.chat
  screen.show(welcome({ subject: about.subject, count: about.num_messages }))
  const whole = Promise.withResolvers<void>()
  let isHeard = false
  const chat: Chat = client.chat({
    chatsub_id,
    onMessage: message => screen.show(messageLine(message, t.cli.chat)),
    onPresence: news => screen.show(activityLine(news, t.cli.chat)),
    onLine(isThere) {
      if (isHeard) screen.show(isThere ? reconnected : connectionLost)
      isHeard = true
      whole.resolve()
    },
  })
  const over = chat.ended.finally(screen.close)
  // Earlier messages are printed first, even if there are none.
  await Promise.race([whole.promise, over])
  let isGoing = false
  for await (const line of screen.lines) {
    isGoing = (await handleLine(line, { client, chat, chatsub_id, screen, t })) === 'go'
    if (isGoing) break
  }
  chat.close()
  const refusal = await over
  // After leaving, an error is expected.
  if (refusal && !isGoing) throw refusal
}
