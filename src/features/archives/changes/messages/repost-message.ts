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

export const repostMessage = (deps: ArchiveDeps) =>
  implement(
    contract.repostMessage,
    async call => {
      const { tx, group, row: message, fail } = call
      if (!mayRepost(message, call)) fail('cannot repost')
      const { body, quoted, remainder } = message
      const content = {
        author: authorOf(call),
        subject: message.subject_with_tags,
        text: await readText({ format: 'html', text: body + quoted + remainder }),
        files: await filesOf.all(tx, { group_id: group.id, message_id: message.id }),
        mime_id: `${randomUUID()}@${deps.addresses.mailDomain}`,
        references: [],
        reply_to_message_id: null,
        is_special: false,
        copy_to_author: false,
        created: null,
        repost_of: message.id,
      }
      return {
        updated: message.updated,
        submission: { ...content, raw: composeMail(deps.addresses, group, content) },
      }
    },
    async call => {
      const { tx, group, prepared, fail } = call
      const message = await lockMessage.first(tx, { group_id: group.id, id: call.row.id })
      // The message is locked now, so a concurrent repost is counted. If it was edited since it was prepared, the repost fails.
      if (!message || !mayRepost(message, call) || message.updated !== prepared.updated) return fail('cannot repost')
      await countRepost.run(tx, { group_id: group.id, id: message.id })
      const outcome = await submit(call, deps, prepared.submission)
      return { object: 'success' as const, extra: outcome.is === 'held' ? 'pending post' : '' }
    },
  )
