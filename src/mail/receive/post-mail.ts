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
import { errorSentence } from './replies/error-sentences.ts'
import { scanForVirus } from './checks/virus-scan.ts'

/** Posting by mail: a call as any other, which nobody makes from outside. */
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
 * Whoever a mail says it is from, proven or not: what is not proven is judged as theirs and held, whatever they may do
 * (docs/decisions/0029). For nothing else: `identityOf` is for what acts on somebody's behalf.
 */
async function claimedIdentity(tx: Tx, account: Account | null): Promise<Identity | null> {
  // Nothing but a ban is left of a deleted account.
  if (!account || (!isActive(account) && !(await isSuspended(tx, account)))) return null
  // Somebody who was added is judged as a member, whether or not their account was ever used; and somebody who is suspended,
  // as strangers must not learn of that (docs/decisions/0011).
  const isAsMember = account.status === 'user_status_notconfirmed' || !isActive(account)
  const status = isAsMember ? 'user_status_confirmed' : account.status
  return { account: { ...account, status }, how: 'mail', session_id: null, csrf: null }
}

/** A proven mail from somebody who was added shows that the address is theirs. */
async function senderIn({ sender, proof }: IncomingMail, group: Group, parts: HandlerDeps): Promise<Account | null> {
  const { account, name } = sender
  if (account?.status !== 'user_status_notconfirmed' || proof.is !== 'proven') return account
  const memberships = await manyMemberships(
    parts.database.read,
    account.id,
    [group.id, group.parent_id].filter(id => id !== null),
  )
  return memberships.some(({ given_id }) => given_id) ? confirmAccount(account, name, parts) : account
}

/** Posts a mail to a group by the rules that all messages are judged by. */
export const postingHandler: Handler<Extract<Destination, { is: 'group' }>> = {
  async handle(incoming, { group }, parts, note): Promise<Outcome> {
    const proven = incoming.proof.is === 'proven'
    const { account } = incoming.sender
    // Only its owner hears of it: anyone can write any address into From.
    if (proven && account && (await isSuspended(parts.database.read, account)))
      return refused('suspended', 'Your account is suspended')
    const mailed = {
      proven,
      // Whoever has no account is nobody that could be asked, and neither is a program.
      asks:
        !proven && !incoming.automatic && incoming.sender.account !== null && parts.settings.mailUnproven === 'confirm',
      bulk: incoming.automatic?.kind === 'bulk',
      virus_name: await scanForVirus(parts.settings.virusScan, incoming.raw),
    }
    if (mailed.virus_name !== '' && group.settings.handle_virus === 'handle_virus_block')
      return refused('virus', `This email contains a virus: ${mailed.virus_name}`)
    let verdict: SubmitOutcome | undefined
    const implementation = implement(
      postMail,
      async call => {
        checkWriter(call, mailed)
        const submission = await submissionOf(call, incoming, mailed, parts)
        const ahead = prefetchPost(call.group, submission)
        call.prefetch(ahead.ask)
        if (submission.files.length === 0) call.shareTransactionOn(ahead.row)
        return { submission, ahead }
      },
      async call => {
        checkWriter(call, mailed)
        const { submission, ahead } = call.prepared
        await lockBlobs(
          call.tx,
          parts.blobs,
          submission.files.flatMap(({ hash, thumbnail_hash }) => [hash, thumbnail_hash]),
        )
        verdict = await submit(call, parts, submission, ahead)
        note(call.tx, verdict.is === 'held' ? heldOutcome(verdict, mailed) : postedOutcome(verdict.about))
      },
    )
    try {
      const caller = {
        identity: await claimedIdentity(parts.database.read, await senderIn(incoming, group, parts)),
        origin,
      }
      await parts.pipeline.handle(implementation, caller, new Map([['group_name', group.name]]))
      return await outcomeOf(verdict!, mailed)
    } catch (error) {
      if (isApiError(error) && error.type !== 'rate_limit' && error.type !== 'server')
        return hasTooMany(incoming, parts) && error.extra === 'post too big'
          ? tooMany(incoming, parts)
          : { is: 'refused', ...errorSentence(error, group) }
      throw error
    }
  },
}

const hasTooMany = ({ mail }: IncomingMail, { postLimits }: HandlerDeps): boolean =>
  mail.files.length > postLimits.attachments
const tooMany = ({ mail }: IncomingMail, { postLimits }: HandlerDeps): Outcome =>
  refused(
    'too many attachments',
    `This email has ${mail.files.length} attachments, and at most ${postLimits.attachments} are accepted`,
  )

const heldOutcome = (
  { pending_message_id }: Extract<SubmitOutcome, { is: 'held' }>,
  { asks = false }: MailOrigin,
): Outcome => ({ is: 'held', why: 'held', pending_message_id, asks, isNoted: true })
const postedOutcome = (posted: { message_id: number }): Outcome => ({
  ...{ is: 'done', why: 'posted', ...posted, isNoted: true },
})

async function outcomeOf(verdict: SubmitOutcome, mailOrigin: MailOrigin): Promise<Outcome> {
  if (verdict.is === 'held') return heldOutcome(verdict, mailOrigin)
  const { message_id } = await verdict.message
  return postedOutcome({ message_id })
}

type MailOrigin = NonNullable<Submission['mailed']>

/** Whether somebody may write here at all: asked before any of their files is stored, and of whoever was banned first of all. */
function checkWriter({ group, access, membership, fail }: PostCall, mailOrigin: MailOrigin): void {
  if (membership?.status === 'sub_status_banned') fail('not subscribed')
  const refusal = writerError({ group, access, submission: { mailed: mailOrigin } })
  if (refusal) fail(refusal, 'can_post')
}

/** Nobody learns what the account of somebody who was added is called by writing in their name. docs/decisions/0016 */
const isVisibleMember = (membership: Membership | null, { proven }: MailOrigin): boolean =>
  proven || !membership?.given_id

async function submissionOf(
  { tx, group, account, membership, signal, fail }: PostCall,
  { mail, raw, sender, findings }: IncomingMail,
  mailOrigin: MailOrigin,
  { blobs, postLimits }: HandlerDeps,
): Promise<Submission> {
  if (mail.files.length > postLimits.attachments) fail('post too big')
  const party = account ? `account:${account.id}` : 'mail'
  const stored: { file: StoredFile; content: Buffer }[] = []
  for (const file of mail.files) stored.push(await keep(file))
  // Nobody has the signature of another put under what they wrote.
  const own = mailOrigin.proven ? signatureOf(membership, 'use_signature_email') : ''
  const signature = await signatureUnder(mail.text, own)
  return {
    author: {
      account_id: account?.id ?? null,
      member_id: membership?.id ?? null,
      ...(isVisibleMember(membership, mailOrigin)
        ? { name: account?.full_name || shownAuthor(sender).name, email: account?.email ?? sender.email }
        : { name: shownAuthor(sender).name, email: sender.email }),
    },
    // The tag of the group alone says nothing either.
    subject:
      parseSubject(mail.subject, { tag: group.settings.subject_tag }).subject === '' ? '(no subject)' : mail.subject,
    text: withSignature(await resolveQuotedReply(tx, group.id, mail), signature),
    files: stored.map(({ file }) => file),
    // Kept as it came, byte for byte.
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

  async function keep({ content: bytes, filename, is_inline, content_id }: MailFile) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const blob = await blobs.put(content, { limit: postLimits.message })
    return {
      file: {
        ...blob,
        filename,
        is_inline,
        content_id,
        ...(await inspectFile(blobs, blob, { queueKey: party, signal: signal() })),
      },
      content,
    }
  }
}
