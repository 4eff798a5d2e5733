import { endpoint } from '#contract/endpoint.ts'
import { isApiError } from '#contract/errors.ts'
import { GROUP } from '#contract/targets.ts'
import {
  POST_ERRORS,
  resolveQuotedReply,
  inspectFile,
  prefetchPost,
  writerError,
  signatureUnder,
  withSignature,
  splitRaw,
  submit,
  type StoredFile,
  type Submission,
  type SubmitOutcome,
} from '#features/archives/index.ts'
import { isActive, isSuspended } from '#features/accounts/index.ts'
import { manyMemberships, signatureOf } from '#features/members/index.ts'
import { parseSubject } from '#content/text/subject.ts'
import { implement, type PrepareCall } from '#runtime/calls/handler.ts'
import type { Account, Identity } from '#runtime/calls/identity.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { shownAuthor, type MailFile } from '../parse/index.ts'
import { mailOrigin as origin } from './calls.ts'
import type { Destination } from './destination.ts'
import type { Handler, HandlerDeps } from './handlers.ts'
import { refused, type IncomingMail, type Outcome } from './incoming-mail.ts'
import { confirmAccount } from './handlers/resolve-actor.ts'
import { postRejection } from './replies/post-rejection.ts'
import { scanForVirus } from './checks/virus-scan.ts'

/** An internal call for posting by mail; it is not part of the API. */
const postMail = endpoint('postmail', {
  method: 'POST',
  summary: 'Post an email.',
  who: 'anyone',
  on: 'group',
  addressed: true,
  params: GROUP,
  errors: [...POST_ERRORS],
  records: ['message.posted', 'message.held', 'member.unmoderated', 'hashtag.created'],
})
type PostCall = PrepareCall<typeof postMail>

/**
 * The identity of the author in From, whether proven or not: unproven mail is judged by the author's rights and then held
 * (docs/decisions/0029). Use this only for posting; `identityOf` is for calls on someone's behalf.
 */
async function claimedIdentity(tx: Tx, account: Account | null): Promise<Identity | null> {
  // A deleted account matters only if it was suspended.
  if (!account || (!isActive(account) && !(await isSuspended(tx, account)))) return null
  // Members who were added by a moderator are judged as members before they confirm their account. So are suspended people, since
  // strangers must not learn about the suspension (docs/decisions/0011).
  const isAsMember = account.status === 'user_status_notconfirmed' || !isActive(account)
  const status = isAsMember ? 'user_status_confirmed' : account.status
  return { account: { ...account, status }, how: 'mail', session_id: null, csrf: null }
}

/** The sender's account. A proven mail from a member added by a moderator confirms the address. */
async function senderIn({ sender, proof }: IncomingMail, group: Group, deps: HandlerDeps): Promise<Account | null> {
  const { account, name } = sender
  if (account?.status !== 'user_status_notconfirmed' || proof.is !== 'proven') return account
  const memberships = await manyMemberships(
    deps.database.read,
    account.id,
    [group.id, group.parent_id].filter(id => id !== null),
  )
  return memberships.some(({ given_id }) => given_id) ? confirmAccount(account, name, deps) : account
}

/** Posts a mail to a group under the same rules as other messages. */
export const postingHandler: Handler<Extract<Destination, { is: 'group' }>> = {
  async handle(incoming, { group }, deps, recordOutcome): Promise<Outcome> {
    const proven = incoming.proof.is === 'proven'
    const { account } = incoming.sender
    // Only proven senders are told about a suspension, since From can be forged.
    if (proven && account && (await isSuspended(deps.database.read, account)))
      return refused('suspended', { key: 'suspended' })
    const mailed = {
      proven,
      // Only people with an account can be asked to confirm, not programs.
      asks:
        !proven && !incoming.automatic && incoming.sender.account !== null && deps.settings.mailUnproven === 'confirm',
      bulk: incoming.automatic?.kind === 'bulk',
      virus_name: await scanForVirus(deps.settings.virusScan, incoming.raw),
    }
    if (mailed.virus_name !== '' && group.settings.handle_virus === 'handle_virus_block')
      return refused('virus', { key: 'virus', args: { virus: mailed.virus_name } })
    let verdict: SubmitOutcome | undefined
    const implementation = implement(
      postMail,
      async call => {
        checkWriter(call, mailed)
        const submission = await submissionOf(call, incoming, mailed, deps)
        const prefetched = prefetchPost(call.group, submission)
        call.prefetch(prefetched.ask)
        if (submission.files.length === 0) call.shareTransactionOn(prefetched.row)
        return { submission, prefetched }
      },
      async call => {
        checkWriter(call, mailed)
        const { submission, prefetched } = call.prepared
        await lockBlobs(
          call.tx,
          deps.blobs,
          submission.files.flatMap(({ hash, thumbnail_hash }) => [hash, thumbnail_hash]),
        )
        verdict = await submit(call, deps, submission, prefetched)
        recordOutcome(call.tx, verdict.is === 'held' ? heldOutcome(verdict, mailed) : postedOutcome(verdict.about))
      },
    )
    try {
      const caller = {
        identity: await claimedIdentity(deps.database.read, await senderIn(incoming, group, deps)),
        origin,
      }
      await deps.pipeline.handle(implementation, caller, new Map([['group_name', group.name]]))
      return await outcomeOf(verdict!, mailed)
    } catch (error) {
      if (isApiError(error) && error.type !== 'rate_limit' && error.type !== 'server')
        return hasTooMany(incoming, deps) && error.extra === 'post too big'
          ? tooMany(incoming, deps)
          : postRejection(error, group)
      throw error
    }
  },
}

const hasTooMany = ({ mail }: IncomingMail, { postLimits }: HandlerDeps): boolean =>
  mail.files.length > postLimits.attachments
const tooMany = ({ mail }: IncomingMail, { postLimits }: HandlerDeps): Outcome =>
  refused('too many attachments', {
    key: 'tooManyAttachments',
    args: { count: mail.files.length, max: postLimits.attachments },
  })

const heldOutcome = (
  { pending_message_id }: Extract<SubmitOutcome, { is: 'held' }>,
  { asks = false }: MailOrigin,
): Outcome => ({ is: 'held', why: 'held', pending_message_id, asks, isRecorded: true })
const postedOutcome = (posted: { message_id: number }): Outcome => ({
  ...{ is: 'done', why: 'posted', ...posted, isRecorded: true },
})

async function outcomeOf(verdict: SubmitOutcome, mailOrigin: MailOrigin): Promise<Outcome> {
  if (verdict.is === 'held') return heldOutcome(verdict, mailOrigin)
  const { message_id } = await verdict.message
  return postedOutcome({ message_id })
}

type MailOrigin = NonNullable<Submission['mailed']>

/** Checks the permission to post before any file is stored, beginning with bans. */
function checkWriter({ group, access, membership, fail }: PostCall, mailOrigin: MailOrigin): void {
  if (membership?.status === 'sub_status_banned') fail('not subscribed')
  const refusal = writerError({ group, access, submission: { mailed: mailOrigin } })
  if (refusal) fail(refusal, 'can_post')
}

/** Unproven mail must not reveal the account name of a member who was added by a moderator. docs/decisions/0016 */
const isVisibleMember = (membership: Membership | null, { proven }: MailOrigin): boolean =>
  proven || !membership?.given_id

async function submissionOf(
  { tx, group, account, membership, signal, fail }: PostCall,
  { mail, raw, sender, findings }: IncomingMail,
  mailOrigin: MailOrigin,
  { blobs, postLimits }: HandlerDeps,
): Promise<Submission> {
  if (mail.files.length > postLimits.attachments) fail('post too big')
  const queueKey = account ? `account:${account.id}` : 'mail'
  const stored: { file: StoredFile; content: Buffer }[] = []
  for (const file of mail.files) stored.push(await storeFile(file))
  // Unproven mail does not get the member's signature.
  const ownSignature = mailOrigin.proven ? signatureOf(membership, 'use_signature_email') : ''
  const signature = await signatureUnder(mail.text, ownSignature)
  return {
    author: {
      account_id: account?.id ?? null,
      member_id: membership?.id ?? null,
      ...(isVisibleMember(membership, mailOrigin)
        ? { name: account?.full_name || shownAuthor(sender).name, email: account?.email ?? sender.email }
        : { name: shownAuthor(sender).name, email: sender.email }),
    },
    // A subject that consists only of the group tag counts as empty.
    subject:
      parseSubject(mail.subject, { tag: group.settings.subject_tag }).subject === '' ? '(no subject)' : mail.subject,
    text: withSignature(await resolveQuotedReply(tx, group.id, mail), signature),
    files: stored.map(({ file }) => file),
    // The original bytes are kept.
    raw: {
      ...splitRaw(
        raw,
        stored.map(({ file, content }) => ({ hash: file.hash, content })),
      ),
      signature,
    },
    mime_id: mail.mime_id,
    references: mail.references,
    reply_to_message_id: null,
    is_special: false,
    copy_to_author: false,
    created: null,
    mailed: mailOrigin,
    ...(findings && { arrival: findings }),
  }

  async function storeFile({ content: bytes, filename, is_inline, content_id }: MailFile) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const blob = await blobs.put(content, { limit: postLimits.message })
    return {
      file: {
        ...blob,
        filename,
        is_inline,
        content_id,
        ...(await inspectFile(blobs, blob, { queueKey, signal: signal() })),
      },
      content,
    }
  }
}
