import { implement } from '#runtime/calls/handler.ts'
import { HtmlRefusedError, isBlank, readText } from '#content/text/index.ts'
import { parseSubject } from '#content/text/subject.ts'
import { json } from '#storage/values.ts'
import { withNames } from '../files/inline-links.ts'
import { sizeOf } from '../message/message-row.ts'
import type { ArchiveDeps } from '../deps.ts'
import { applyGroupFormat } from '../posting/apply-group-format.ts'
import { composeMail } from '../files/compose-mail.ts'
import type { HeldSubmission } from '../posting/hold.ts'
import { isEmpty, isTooBig } from '../posting/posting-rules.ts'
import * as contract from './contract.ts'
import { lockPendingMessage } from './lock-pending-message.ts'
import { correctPending, findPendingView } from './store.ts'
import { aboutPending, linkedFiles, pendingView } from './view.ts'

/** A moderator's edit of a pending message. Its key stays: a duplicate of the mail is still recognized. */
export const updatePendingMessage = ({ addresses, blobs, codes, postLimits }: ArchiveDeps) =>
  implement(
    contract.updatePendingMessage,
    async ({ row, params, fail }) => {
      const { body, body_type: format } = params
      if (body === undefined) return undefined
      // Its pictures were shown to the moderator by links, and are stored by content id.
      const text = format === 'plain' ? body : withNames(body, linkedFiles(row, addresses))
      try {
        return await readText({ format, text, isTyped: (row.submission as HeldSubmission).text.quoted === '' })
      } catch (error) {
        if (error instanceof HtmlRefusedError) fail('post too big')
        throw error
      }
    },
    async call => {
      const { tx, group, account, access, params, prepared, fail, record } = call
      const waiting = await lockPendingMessage(call)
      const { parts: _, signature: __, topic_id, ...before } = waiting.submission as HeldSubmission
      const subject = params.subject ?? before.subject
      const written = await applyGroupFormat(
        { ...before, subject, text: prepared ?? before.text },
        group.settings,
        postLimits,
      )
      const shown = parseSubject(subject, { tag: group.settings.subject_tag }).subject
      if (isBlank(shown)) fail('no subject')
      if (isEmpty(written)) fail('no body')
      const raw = composeMail(addresses, group, written)
      if (isTooBig({ ...written, raw }, sizeOf({ ...written, raw }), postLimits)) fail('post too big')
      const submission: HeldSubmission = { ...written, parts: raw.parts, topic_id }
      const { snippet } = written.text
      const where = { group_id: group.id, id: waiting.id }
      await correctPending.one(tx, {
        ...where,
        subject: shown,
        snippet,
        submission: json(submission),
        skeleton: raw.skeleton,
        edited_by: account.id,
        edit_reason: params.edit_reason,
      })
      const row = await findPendingView.one(tx, where)
      record('message.corrected', aboutPending(row))
      return pendingView(row, { group, access, addresses, blobs, codes })
    },
  )
