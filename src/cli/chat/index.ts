import type { Chat, Client } from '#client/index.ts'
import { createClient } from '#client/index.ts'
import type { Command, CommandArgs } from '../command.ts'
import { UsageError } from '../errors.ts'
import { isGiven, readPassword } from '../users/password.ts'
import { addressOf } from './address.ts'
import { findChat, type JoinedChat } from './find-chat.ts'
import { openScreen, type Screen } from './screen.ts'
import { messageLine, newsLine } from './format-message.ts'
import { withErrorMessages } from './error-messages.ts'
import { handleLine, slashCommandHelp } from './slash-commands.ts'

export const chatCommand: Command = {
  usage: 'chat GROUP CHAT --as EMAIL [--password PASSWORD] [--code CODE] [--url URL] [--ca FILE]',
  details: `Joins a chat of a group. New messages are shown as they arrive; each line you type is posted. CHAT is the id of the chat,
or its subject or a part of it.

  --as EMAIL           the address of your account
  --password PASSWORD  its password. Without it, or with -, you are prompted; without a terminal, it's the first line of
                       standard input
  --code CODE          your two-factor code, if you use one
  --url URL            the server (default: the installation on this machine)
  --ca FILE            a certificate to trust, such as tls/self-signed.pem from the server's data folder

Commands:

${slashCommandHelp}`,
  words: [2, 2],
  options: {
    as: { type: 'string' },
    password: { type: 'string' },
    code: { type: 'string' },
    url: { type: 'string' },
    ca: { type: 'string' },
  },
  run: ({ words: [group_name = '', wanted = ''], values }) =>
    withErrorMessages(async () => {
      const { as: email, code } = values
      if (typeof email !== 'string') throw new UsageError('--as is missing.')
      const client = createClient({ url: addressOf(values) })
      const typed = process.stdin.isTTY ? await readPassword(values) : undefined
      const screen = openScreen()
      try {
        const password = typed ?? (await readPiped(values, screen))
        await client.login({ email, password, ...(typeof code === 'string' && { twofactor: Number(code) }) })
        await talk(client, await findChat(client, { group_name, wanted }), screen)
        await client.logout()
      } finally {
        screen.close()
      }
    }),
}

const readPiped = async (values: CommandArgs['values'], screen: Screen): Promise<string> =>
  readPassword(isGiven(values['password']) ? values : { password: await screen.nextLine() })

/** Until there are no more lines, or one of the two has enough. */
async function talk(client: Client, joined: JoinedChat, screen: Screen): Promise<void> {
  const { chat: about, chatsub_id } = joined
  screen.show(`${about.subject}: ${about.num_messages} messages. Type /help for commands.`)
  const whole = Promise.withResolvers<void>()
  let isHeard = false
  const chat: Chat = client.chat({
    chatsub_id,
    onMessage: message => screen.show(messageLine(message)),
    onPresence: news => screen.show(newsLine(news)),
    onLine(isThere) {
      if (isHeard) screen.show(isThere ? '· reconnected' : '· connection lost, reconnecting…')
      isHeard = true
      whole.resolve()
    },
  })
  const over = chat.ended.finally(screen.close)
  // What was said before comes first, also where there is nothing to say.
  await Promise.race([whole.promise, over])
  let isGoing = false
  for await (const line of screen.lines) {
    isGoing = (await handleLine(line, { client, chat, chatsub_id, screen })) === 'go'
    if (isGoing) break
  }
  chat.close()
  const refusal = await over
  // Who leaves is refused from then on, as they wanted.
  if (refusal && !isGoing) throw refusal
}
