import type { Chat, Client } from '#client/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import { errorMessageOf } from './error-messages.ts'
import type { Screen } from './screen.ts'
import { reactions } from './format-message.ts'

export type ChatSession = { client: Client; chat: Chat; chatsub_id: number; screen: Screen }
type MessageArgs = { num: number; rest: string }
type SlashCommand = {
  form: string
  about: string
  run(talking: ChatSession, messageArgs: MessageArgs): Promise<unknown>
}

/** What is not said but done. */
const slashCommands: Record<string, SlashCommand> = {
  reply: {
    form: 'N TEXT',
    about: 'reply to message N',
    run: ({ chat }, { num, rest }) => chat.post(rest, { reply_to_msg_num: num }),
  },
  edit: { form: 'N TEXT', about: 'edit your message N', run: ({ chat }, { num, rest }) => chat.edit(num, rest) },
  delete: { form: 'N', about: 'delete message N', run: ({ chat }, { num }) => chat.remove(num) },
  react: { form: `N ${Object.keys(reactions).join('|')}`, about: 'react to message N', run: react(true) },
  unreact: { form: 'N …', about: 'remove a reaction', run: react(false) },
  who: { form: '', about: 'list people in the chat', run: showPeople },
  leave: { form: '', about: 'leave the chat', run: ({ chat }) => chat.leave() },
  quit: { form: '', about: 'quit, but stay in the chat', run: async () => {} },
  help: { form: '', about: 'show this list', run: async ({ screen }) => screen.show(slashCommandHelp) },
}
const endingCommands: ReadonlySet<string> = new Set(['leave', 'quit'])

export const slashCommandHelp = Object.entries(slashCommands)
  .map(([word, { form, about }]) => `  ${`/${word} ${form}`.padEnd(36)} ${about}`)
  .join('\n')

/** Says a line, or does what it asks for. A refusal is shown, and the conversation goes on. */
export async function handleLine(line: string, talking: ChatSession): Promise<'stay' | 'go'> {
  const [, name = '', rest = ''] = /^\/(\S*)\s*(.*)$/s.exec(line.trim()) ?? []
  const word = Object.hasOwn(slashCommands, name) ? slashCommands[name] : undefined
  try {
    if (word) await word.run(talking, parseMessageArgs(rest))
    else if (line.startsWith('/')) talking.screen.show(`Unknown command: /${name}. Type /help for commands.`)
    else if (line.trim() !== '') await talking.chat.post(line)
  } catch (error) {
    talking.screen.show(`· ${errorMessageOf(error)}`)
    return 'stay'
  }
  return endingCommands.has(name) ? 'go' : 'stay'
}

function parseMessageArgs(text: string): MessageArgs {
  const [, num = '0', rest = ''] = /^#?(\d+)\s*(.*)$/s.exec(text) ?? []
  return { num: Number(num), rest }
}

function react(on: boolean): SlashCommand['run'] {
  return async ({ chat }, { num, rest }) => {
    const found = Object.entries(reactions).find(([name, [, sign]]) => rest === name || rest === sign)
    if (!found) throw new Error(`Reactions: ${Object.keys(reactions).join(', ')}.`)
    return chat.react(num, found[1][0], on)
  }
}

async function showPeople({ client, chatsub_id, screen }: ChatSession): Promise<void> {
  for await (const page of client.pages('chatmembers', { chatsub_id }))
    for (const { full_name, user_name, email } of page.data)
      screen.show(`  ${stripControlChars(full_name || user_name || email || '(no name)')}`)
}
