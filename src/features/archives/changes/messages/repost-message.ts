import { randomUUID } from 'node:crypto'
import { implement } from '#runtime/calls/handler.ts'
import { readText } from '#content/text/index.ts'
import { authorOf } from '../../message/submission.ts'
import type { ArchiveDeps } from '../../deps.ts'
import { composeMail } from '../../files/compose-mail.ts'
import { submit } from '../../posting/submit.ts'
import { mayRepost } from '../../reposts.ts'
import * as contract from '../contract.ts'
import { countRepost, filesOf, lockMessage } from './message-store.ts'

export const repostMessage = (parts: ArchiveDeps) =>
  implement(
    contract.repostMessage,
    async call => {
      const { tx, group, row: message, fail } = call
      if (!mayRepost(message, call)) fail('cannot repost')
      const { body, quoted, remainder } = message
      const written = {
        author: authorOf(call),
        subject: message.subject_with_tags,
        text: await readText({ format: 'html', text: body + quoted + remainder }),
        files: await filesOf.all(tx, { group_id: group.id, message_id: message.id }),
        mime_id: `${randomUUID()}@${parts.addresses.mailDomain}`,
        references: [],
        reply_to_message_id: null,
        is_special: false,
        copy_to_author: false,
        created: null,
        repost_of: message.id,
      }
      return {
        updated: message.updated,
        submission: { ...written, raw: composeMail(parts.addresses, group, written) },
      }
    },
    async call => {
      const { tx, group, prepared, fail } = call
      const message = await lockMessage.first(tx, { group_id: group.id, id: call.row.id })
      // Locked from here on: of two at once the second finds the count of the first. Edited meanwhile, it is not what was read.
      if (!message || !mayRepost(message, call) || message.updated !== prepared.updated) return fail('cannot repost')
      await countRepost.run(tx, { group_id: group.id, id: message.id })
      const verdict = await submit(call, parts, prepared.submission)
      return { object: 'success' as const, extra: verdict.is === 'held' ? 'pending post' : '' }
    },
  )
