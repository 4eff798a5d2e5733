import type { Chat, Client } from '#client/index.ts'
import { plain } from '#runtime/logs.ts'
import { sentenceOf } from './refused.ts'
import type { Screen } from './screen.ts'
import { reactions } from './show.ts'

export type Talking = { client: Client; chat: Chat; chatsub_id: number; screen: Screen }
type Given = { num: number; rest: string }
type Word = { form: string; about: string; run(talking: Talking, given: Given): Promise<unknown> }

/** What is not said but done. */
const words: Record<string, Word> = {
  reply: {
    form: 'N TEXT',
    about: 'answer message N',
    run: ({ chat }, { num, rest }) => chat.post(rest, { reply_to_msg_num: num }),
  },
  edit: { form: 'N TEXT', about: 'say something else instead', run: ({ chat }, { num, rest }) => chat.edit(num, rest) },
  delete: { form: 'N', about: 'take message N back', run: ({ chat }, { num }) => chat.remove(num) },
  react: { form: `N ${Object.keys(reactions).join('|')}`, about: 'react to message N', run: react(true) },
  unreact: { form: 'N …', about: 'take a reaction back', run: react(false) },
  who: { form: '', about: 'who is in the chat', run: showPeople },
  leave: { form: '', about: 'leave the chat', run: ({ chat }) => chat.leave() },
  quit: { form: '', about: 'end here; you stay in the chat', run: async () => {} },
  help: { form: '', about: 'this list', run: async ({ screen }) => screen.show(wordList) },
}
const ending: ReadonlySet<string> = new Set(['leave', 'quit'])

export const wordList = Object.entries(words)
  .map(([word, { form, about }]) => `  ${`/${word} ${form}`.padEnd(36)} ${about}`)
  .join('\n')

/** Says a line, or does what it asks for. A refusal is shown, and the conversation goes on. */
export async function obey(line: string, talking: Talking): Promise<'stay' | 'go'> {
  const [, name = '', rest = ''] = /^\/(\S*)\s*(.*)$/s.exec(line.trim()) ?? []
  const word = Object.hasOwn(words, name) ? words[name] : undefined
  try {
    if (word) await word.run(talking, numbered(rest))
    else if (line.startsWith('/')) talking.screen.show(`There is no /${name}. /help says what there is.`)
    else if (line.trim() !== '') await talking.chat.post(line)
  } catch (error) {
    talking.screen.show(`· ${sentenceOf(error)}`)
    return 'stay'
  }
  return ending.has(name) ? 'go' : 'stay'
}

function numbered(text: string): Given {
  const [, num = '0', rest = ''] = /^#?(\d+)\s*(.*)$/s.exec(text) ?? []
  return { num: Number(num), rest }
}

function react(on: boolean): Word['run'] {
  return async ({ chat }, { num, rest }) => {
    const found = Object.entries(reactions).find(([name, [, sign]]) => rest === name || rest === sign)
    if (!found) throw new Error(`A reaction is one of ${Object.keys(reactions).join(', ')}.`)
    return chat.react(num, found[1][0], on)
  }
}

async function showPeople({ client, chatsub_id, screen }: Talking): Promise<void> {
  for await (const page of client.pages('chatmembers', { chatsub_id }))
    for (const { full_name, user_name, email } of page.data)
      screen.show(`  ${plain(full_name || user_name || email || 'somebody who shows no name')}`)
}
