import { endpoint } from '#contract/endpoint.ts'
import { isApiError } from '#contract/errors.ts'
import { GROUP } from '#contract/subjects.ts'
import {
  POST_ERRORS,
  besidesAnswered,
  inspectFile,
  lookAhead,
  refusalOfWriter,
  signatureUnder,
  signed,
  splitRaw,
  submit,
  type StoredFile,
  type Submission,
  type Verdict,
} from '#features/archives/index.ts'
import { isActive, isSuspended } from '#features/accounts/index.ts'
import { manyMemberships, signatureOf } from '#features/members/index.ts'
import { readSubject } from '#content/text/subject.ts'
import { implement, type EarlyCall } from '#runtime/call.ts'
import type { Account, Identity } from '#runtime/identity.ts'
import { lockBlobs } from '#runtime/lock-blobs.ts'
import type { Group, Membership } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import { shownAuthor, type MailFile } from '../parse/index.ts'
import type { Destination } from './destination.ts'
import type { Handler, HandlerParts } from './handlers.ts'
import type { Incoming, Outcome } from './incoming.ts'
import { confirmedBy } from './handlers/acting.ts'
import { sentenceOf } from './sentences.ts'
import { findVirus } from './virus.ts'

/** Posting by mail: a call as any other, which nobody makes from outside. */
const postMail = endpoint('postmail', {
  method: 'POST',
  summary: 'Posts a mail.',
  who: 'anyone',
  on: 'group',
  addressed: true,
  params: GROUP,
  errors: [...POST_ERRORS],
  records: ['message.posted', 'message.held', 'member.unmoderated', 'hashtag.created'],
})
type PostCall = EarlyCall<typeof postMail>

const origin = { via: 'via_email', address: '', agent: '', crossSite: false } as const

/**
 * Whoever a mail says it is from, proven or not: what is not proven is judged as theirs and held, whatever they may do
 * (docs/decisions/0151). For nothing else: `identityOf` is for what acts on somebody's behalf.
 */
async function claimed(tx: Tx, account: Account | null): Promise<Identity | null> {
  // Nothing but a ban is left of a deleted account.
  if (!account || (!isActive(account) && !(await isSuspended(tx, account)))) return null
  // Somebody who was added is judged as a member, whether or not their account was ever used; and somebody who is suspended,
  // as strangers must not learn of that (docs/decisions/0392).
  const isAsMember = account.status === 'user_status_notconfirmed' || !isActive(account)
  const status = isAsMember ? 'user_status_confirmed' : account.status
  return { account: { ...account, status }, how: 'mail', session_id: null, csrf: null }
}

/** A proven mail from somebody who was added shows that the address is theirs. */
async function senderIn({ sender, proof }: Incoming, group: Group, parts: HandlerParts): Promise<Account | null> {
  const { account, name } = sender
  if (account?.status !== 'user_status_notconfirmed' || proof.is !== 'proven') return account
  const memberships = await manyMemberships(
    parts.database.read,
    account.id,
    [group.id, group.parent_id].filter(id => id !== null),
  )
  return memberships.some(({ given_id }) => given_id) ? confirmedBy(account, name, parts) : account
}

/** Posts a mail to a group by the rules that all messages are judged by. */
export const postingHandler: Handler<Extract<Destination, { is: 'group' }>> = {
  async handle(incoming, { group }, parts, note): Promise<Outcome> {
    const proven = incoming.proof.is === 'proven'
    const { account } = incoming.sender
    // Only its owner hears of it: anyone can write any address into From.
    if (proven && account && (await isSuspended(parts.database.read, account)))
      return { is: 'refused', why: 'suspended', sentence: 'Your account is suspended' }
    const mailed = {
      proven,
      // Whoever has no account is nobody that could be asked, and neither is a program.
      asks:
        !proven && !incoming.automatic && incoming.sender.account !== null && parts.settings.mailUnproven === 'confirm',
      bulk: incoming.automatic?.kind === 'bulk',
      virus_name: await findVirus(parts.settings.virusScan, incoming.raw),
    }
    if (mailed.virus_name !== '' && group.settings.handle_virus === 'handle_virus_block')
      return { is: 'refused', why: 'virus', sentence: `This mail has a virus: ${mailed.virus_name}` }
    let verdict: Verdict | undefined
    const implementation = implement(
      postMail,
      async call => {
        checkWriter(call, mailed)
        const submission = await submissionOf(call, incoming, mailed, parts)
        const ahead = lookAhead(call.group, submission)
        call.askAhead(ahead.ask)
        if (submission.files.length === 0) call.shareWith(ahead.row)
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
        note(call.tx, verdict.is === 'held' ? heldAs(verdict, mailed) : postedAs(verdict.about))
        return undefined
      },
    )
    try {
      const guest = { identity: await claimed(parts.database.read, await senderIn(incoming, group, parts)), origin }
      await parts.road.proceed(implementation, guest, new Map([['group_name', group.name]]))
      return await outcomeOf(verdict!, mailed)
    } catch (error) {
      if (isApiError(error) && error.type !== 'rate_limit' && error.type !== 'server')
        return hasTooMany(incoming, parts) && error.extra === 'post too big'
          ? tooMany(incoming, parts)
          : { is: 'refused', ...sentenceOf(error, group) }
      throw error
    }
  },
}

const hasTooMany = ({ mail }: Incoming, { postLimits }: HandlerParts): boolean =>
  mail.files.length > postLimits.attachments
const tooMany = ({ mail }: Incoming, { postLimits }: HandlerParts): Outcome => ({
  is: 'refused',
  why: 'too many attachments',
  sentence: `This email has ${mail.files.length} attachments, and at most ${postLimits.attachments} are accepted`,
})

const heldAs = ({ pending_message_id }: Extract<Verdict, { is: 'held' }>, { asks = false }: Mailed): Outcome => ({
  is: 'held',
  why: 'held',
  pending_message_id,
  asks,
  isNoted: true,
})
const postedAs = (posted: { message_id: number }): Outcome => ({
  is: 'done',
  why: 'posted',
  ...posted,
  isNoted: true,
})

async function outcomeOf(verdict: Verdict, mailed: Mailed): Promise<Outcome> {
  if (verdict.is === 'held') return heldAs(verdict, mailed)
  const { message_id } = await verdict.message
  return postedAs({ message_id })
}

type Mailed = NonNullable<Submission['mailed']>

/** Whether somebody may write here at all: asked before any of their files is stored, and of whoever was banned first of all. */
function checkWriter({ group, position, membership, fail }: PostCall, mailed: Mailed): void {
  if (membership?.status === 'sub_status_banned') fail('not subscribed')
  const refusal = refusalOfWriter({ group, position, submission: { mailed } })
  if (refusal) fail(refusal, 'can_post')
}

/** Nobody learns what the account of somebody who was added is called by writing in their name. docs/decisions/0367 */
const isShown = (membership: Membership | null, { proven }: Mailed): boolean => proven || !membership?.given_id

async function submissionOf(
  { tx, group, account, membership, signal, fail }: PostCall,
  { mail, raw, sender, findings }: Incoming,
  mailed: Mailed,
  { blobs, postLimits }: HandlerParts,
): Promise<Submission> {
  if (mail.files.length > postLimits.attachments) fail('post too big')
  const party = account ? `account:${account.id}` : 'mail'
  const stored: { file: StoredFile; content: Buffer }[] = []
  for (const file of mail.files) stored.push(await keep(file))
  // Nobody has the signature of another put under what they wrote.
  const own = mailed.proven ? signatureOf(membership, 'use_signature_email') : ''
  const signature = await signatureUnder(mail.text, own)
  return {
    author: {
      account_id: account?.id ?? null,
      member_id: membership?.id ?? null,
      ...(isShown(membership, mailed)
        ? { name: account?.full_name || shownAuthor(sender).name, email: account?.email ?? sender.email }
        : { name: shownAuthor(sender).name, email: sender.email }),
    },
    // The tag of the group alone says nothing either.
    subject:
      readSubject(mail.subject, { tag: group.settings.subject_tag }).subject === '' ? '(no subject)' : mail.subject,
    text: signed(await besidesAnswered(tx, group.id, mail), signature),
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
    mailed,
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
        ...(await inspectFile(blobs, blob, { party, signal: signal() })),
      },
      content,
    }
  }
}
