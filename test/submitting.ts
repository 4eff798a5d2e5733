import { randomUUID } from 'node:crypto'
import { endpoint } from '#contract/endpoint.ts'
import { isApiError } from '#contract/errors.ts'
import { GROUP } from '#contract/subjects.ts'
import {
  archiveParts,
  composeMail,
  lookAhead,
  submit,
  type ArchiveParts,
  type StoredFile,
  type Submission,
  type Verdict,
} from '#features/archives/index.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { postDraft } from '#features/drafts/contract.ts'
import { createCodes } from '#mail/codes.ts'
import { implement } from '#runtime/call.ts'
import { readText } from '#content/text/index.ts'
import type { Account } from '#runtime/identity.ts'
import type { Where } from './groups.ts'
import type { Ground, Who } from './world.ts'
import { unsaid, type Held, type Posted } from './writing.ts'

/** A message as the archives are handed it, by whatever road it came; what is not said is about bread. */
export type Submitted = Partial<Omit<Submission, 'author' | 'text'>> & {
  body?: string
  body_type?: 'html' | 'plain' | 'markdown'
}

const posting = endpoint('post', {
  method: 'POST',
  summary: 'Posts what a test has written.',
  who: 'account',
  on: 'group',
  params: GROUP,
  errors: postDraft.errors,
  records: ['message.posted', 'message.held', 'member.unmoderated', 'hashtag.created'],
})

export type SubmittingWords = {
  /**
   * Hands the archives a message of somebody, on the road that all calls take. For what no draft says, as a Message-ID or
   * a date, for whoever may have no draft, and for many at once. `meanwhile` happens once it is known who they are there.
   */
  submit(who: Who, submitted?: Submitted, where?: Where, meanwhile?: () => Promise<void>): Promise<Posted | Held>
  /** The same of several that come while one is being posted, and so share a transaction; what came of each, or why it was refused. */
  submitTogether(all: readonly (Submitted & { by: Who })[], where?: Where): Promise<(Posted | Held | string)[]>
}

/** When it is known what a message is about, and when it is posted. */
type Moments = { prepared?: () => void; meanwhile?: () => Promise<void> }

const codesOf = async ({ database }: Ground) => createCodes(await findSigningKey(database.read, 'mail codes'))

export function submittingIn(ground: Ground): SubmittingWords {
  async function submitAt(who: Who, submitted: Submitted, where: Where, { prepared, meanwhile }: Moments) {
    const parts = archiveParts(ground.settings, ground.blobs, await codesOf(ground))
    const identity = ground.identityOf(who)
    const submission = await submissionOf(parts, identity.account, where, submitted)
    let verdict: Verdict | undefined
    const implementation = implement(
      posting,
      async call => {
        const ahead = lookAhead(call.group, submission)
        call.askAhead(ahead.ask)
        call.shareWith(ahead.row)
        prepared?.()
        return ahead
      },
      async call => {
        await meanwhile?.()
        verdict = await submit(call, parts, submission, call.prepared)
        return undefined
      },
    )
    const origin = { via: 'via_api', address: '', agent: '', crossSite: false } as const
    await ground.app.road.proceed(implementation, { identity, origin }, new Map([['group_name', where.name]]))
    return verdict!.is === 'posted' ? { is: 'posted' as const, ...(await verdict!.message) } : verdict!
  }

  return {
    submit: (who, submitted = {}, where = ground.group, meanwhile) =>
      submitAt(who, submitted, where, meanwhile ? { meanwhile } : {}),
    async submitTogether(all, where = ground.group) {
      const [begun, allCame] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const first = submitAt('owner', { subject: 'The first' }, where, {
        async meanwhile() {
          begun.resolve()
          await allCame.promise
        },
      })
      await begun.promise
      const outcomes: Promise<Posted | Held | string>[] = []
      for (const { by, ...submitted } of all) {
        const { promise: isPrepared, resolve: prepared } = Promise.withResolvers<void>()
        const outcome = submitAt(by, submitted, where, { prepared }).catch(extraOf)
        outcomes.push(outcome)
        // One after the other, so that they wait in this order. Who does not come so far keeps nobody waiting.
        await Promise.race([isPrepared, outcome])
      }
      // Whoever is prepared waits for its turn by the next moment.
      setImmediate(allCame.resolve)
      await first
      return Promise.all(outcomes)
    },
  }
}

function extraOf(error: unknown): string {
  if (!isApiError(error)) throw error
  return error.extra
}

/** The whole of what was submitted, composed as the mail that it is. */
export async function submissionOf(
  { addresses }: Pick<ArchiveParts, 'addresses'>,
  account: Account,
  group: { name: string },
  { body = unsaid.body, body_type = 'html', raw, ...submitted }: Submitted,
): Promise<Submission> {
  const text = await readText({ format: body_type, text: body })
  const written = {
    author: { account_id: account.id, member_id: null, name: account.full_name, email: account.email },
    subject: unsaid.subject,
    text,
    files: [],
    mime_id: `${randomUUID()}@example.org`,
    references: [],
    reply_to_message_id: null,
    is_special: false,
    copy_to_author: false,
    created: null,
    ...submitted,
  }
  return { ...written, raw: raw ?? composeMail(addresses, group, written) }
}

/** A file in the blob store. */
export async function storedFile(world: Ground, filename: string, content: string | Buffer): Promise<StoredFile> {
  const { hash, size } = await world.blobs.put(Buffer.from(content as string), { limit: 2 ** 30 })
  return {
    hash,
    size,
    filename,
    media_type: 'application/octet-stream',
    is_inline: false,
    content_id: '',
    width: null,
    height: null,
    thumbnail_hash: null,
  }
}
