import type { Chat, Client } from '#client/index.ts'
import type { Messages } from '#locales/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import { errorMessageOf } from './error-messages.ts'
import type { Screen } from './screen.ts'
import { reactions } from './format-message.ts'

export type ChatSession = { client: Client; chat: Chat; chatsub_id: number; screen: Screen; t: Messages }
type MessageArgs = { num: number; rest: string }
type SlashCommand = (talking: ChatSession, messageArgs: MessageArgs) => Promise<unknown>

/** Slash commands. */
const slashCommands: Record<string, SlashCommand> = {
  reply: ({ chat }, { num, rest }) => chat.post(rest, { reply_to_msg_num: num }),
  edit: ({ chat }, { num, rest }) => chat.edit(num, rest),
  delete: ({ chat }, { num }) => chat.remove(num),
  react: react(true),
  unreact: react(false),
  who: showPeople,
  leave: ({ chat }) => chat.leave(),
  quit: async () => {},
  help: async ({ screen, t }) => screen.show(t.cli.chat.slashCommands),
}
const endingCommands: ReadonlySet<string> = new Set(['leave', 'quit'])

/** Sends a line, or runs a slash command. Errors are printed, and the chat continues. */
export async function handleLine(line: string, talking: ChatSession): Promise<'stay' | 'go'> {
  const [, name = '', rest = ''] = /^\/(\S*)\s*(.*)$/s.exec(line.trim()) ?? []
  const word = Object.hasOwn(slashCommands, name) ? slashCommands[name] : undefined
  try {
    if (word) await word(talking, parseMessageArgs(rest))
    else if (line.startsWith('/')) talking.screen.show(talking.t.cli.chat.unknownCommand({ name }))
    else if (line.trim() !== '') await talking.chat.post(line)
  } catch (error) {
    talking.screen.show(`· ${errorMessageOf(error, talking.t)}`)
    return 'stay'
  }
  return endingCommands.has(name) ? 'go' : 'stay'
}

function parseMessageArgs(text: string): MessageArgs {
  const [, num = '0', rest = ''] = /^#?(\d+)\s*(.*)$/s.exec(text) ?? []
  return { num: Number(num), rest }
}

function react(on: boolean): SlashCommand {
  return async ({ chat, t }, { num, rest }) => {
    const reaction = Object.entries(reactions).find(([name, [, sign]]) => rest === name || rest === sign)
    if (!reaction) throw new Error(t.cli.chat.reactions({ names: Object.keys(reactions).join(', ') }))
    return chat.react(num, reaction[1][0], on)
  }
}

async function showPeople({ client, chatsub_id, screen, t }: ChatSession): Promise<void> {
  for await (const page of client.pages('chatmembers', { chatsub_id }))
    for (const { full_name, user_name, email } of page.data)
      screen.show(`  ${stripControlChars(full_name || user_name || email || t.cli.chat.noName)}`)
}
