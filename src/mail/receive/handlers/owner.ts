import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { identityOf, type Incoming } from '../incoming.ts'
import { done, refusedBy } from './replying.ts'

const maxText = 1_000_000

/** What the moderators get: the text, and the names of the files, which a letter does not carry. */
function textOf({ text, files }: Incoming['mail']): string {
  const names = files.map(({ filename }) => `[${filename} is left out]`)
  return [text.plain.slice(0, maxText), ...names].join('\n')
}

/** Mail to `group+owner@` goes on to those who look after the group; their answers go to whoever wrote. */
export const owner: Handler<Extract<Destination, { is: 'owner' }>> = {
  async handle(incoming, { group }, { road }) {
    const { mail, sender } = incoming
    try {
      await mailCalls(road, identityOf(incoming)).writetoowners({
        group_id: group.id,
        email: sender.email,
        full_name: sender.name,
        subject: mail.subject,
        body: textOf(mail),
        mime_id: mail.mime_id,
      })
      return done('passed on to the moderators', group)
    } catch (error) {
      return refusedBy(error, group)
    }
  },
}
