import { randomUUID } from 'node:crypto'
import { endpoint } from '#contract/endpoint.ts'
import { isApiError } from '#contract/errors.ts'
import { GROUP } from '#contract/targets.ts'
import {
  archiveDeps,
  composeMail,
  prefetchPost,
  submit,
  type ArchiveDeps,
  type StoredFile,
  type Submission,
  type SubmitOutcome,
} from '#features/archives/index.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { postDraft } from '#features/drafts/contract.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { implement } from '#runtime/calls/handler.ts'
import { readText } from '#content/text/index.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { GroupRef } from './groups.ts'
import type { WorldBase, Who } from '../world.ts'
import { defaultDraft, type HeldResult, type PostedResult } from './writing.ts'

/** A submission as posting gets it, from the web or by email; omitted fields get defaults about bread. */
export type SubmissionInput = Partial<Omit<Submission, 'author' | 'text'>> & {
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

export type SubmitHelpers = {
  /**
   * Hands the archives a message of somebody, on the pipeline that all calls take. For what no draft says, as a Message-ID or
   * a date, for whoever may have no draft, and for many at once. `meanwhile` happens once it is known who they are there.
   */
  submit(
    who: Who,
    submitted?: SubmissionInput,
    where?: GroupRef,
    meanwhile?: () => Promise<void>,
  ): Promise<PostedResult | HeldResult>
  /** The same of several that come while one is being posted, and so share a transaction; what came of each, or why it was refused. */
  submitTogether(
    all: readonly (SubmissionInput & { by: Who })[],
    where?: GroupRef,
  ): Promise<(PostedResult | HeldResult | string)[]>
}

/** When the topic of a message is known, and when it is posted. */
type SubmitHooks = { prepared?: () => void; meanwhile?: () => Promise<void> }

const codesOf = async ({ database }: WorldBase) =>
  createTokenSigner(await findSigningKey(database.read, 'email tokens'))

export function submitHelpers(worldBase: WorldBase): SubmitHelpers {
  async function submitAt(who: Who, submitted: SubmissionInput, where: GroupRef, { prepared, meanwhile }: SubmitHooks) {
    const parts = archiveDeps(worldBase.settings, worldBase.blobs, await codesOf(worldBase))
    const identity = worldBase.identityOf(who)
    const submission = await submissionOf(parts, identity.account, where, submitted)
    let verdict: SubmitOutcome | undefined
    const implementation = implement(
      posting,
      async call => {
        const ahead = prefetchPost(call.group, submission)
        call.prefetch(ahead.ask)
        call.shareTransactionOn(ahead.row)
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
    await worldBase.app.pipeline.handle(implementation, { identity, origin }, new Map([['group_name', where.name]]))
    return verdict!.is === 'posted' ? { is: 'posted' as const, ...(await verdict!.message) } : verdict!
  }

  return {
    submit: (who, submitted = {}, where = worldBase.group, meanwhile) =>
      submitAt(who, submitted, where, meanwhile ? { meanwhile } : {}),
    async submitTogether(all, where = worldBase.group) {
      const [begun, allCame] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const first = submitAt('owner', { subject: 'The first' }, where, {
        async meanwhile() {
          begun.resolve()
          await allCame.promise
        },
      })
      await begun.promise
      const outcomes: Promise<PostedResult | HeldResult | string>[] = []
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

/** A complete submission, with its raw mail. */
export async function submissionOf(
  { addresses }: Pick<ArchiveDeps, 'addresses'>,
  account: Account,
  group: { name: string },
  { body = defaultDraft.body, body_type = 'html', raw, ...submitted }: SubmissionInput,
): Promise<Submission> {
  const text = await readText({ format: body_type, text: body })
  const written = {
    author: { account_id: account.id, member_id: null, name: account.full_name, email: account.email },
    subject: defaultDraft.subject,
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
export async function storedFile(world: WorldBase, filename: string, content: string | Buffer): Promise<StoredFile> {
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
