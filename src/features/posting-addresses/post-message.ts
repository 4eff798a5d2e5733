import { hash, randomUUID } from 'node:crypto'
import type { Upload } from '#contract/schema.ts'
import { HtmlRefusedError, readText, type ParsedText } from '#content/text/index.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { implement, type PrepareCall } from '#runtime/calls/handler.ts'
import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import {
  authorOf,
  composeMail,
  fileNameOf,
  inspectFile,
  signatureUnder,
  submit,
  withSignature,
  writerError,
  type ArchiveDeps,
  type StoredFile,
  type Submission,
} from '../archives/index.ts'
import { signatureOf } from '../members/index.ts'
import * as contract from './contract.ts'
import { findSent } from './store.ts'

type PostMessageCall = PrepareCall<typeof contract.postMessage>

/** Of one address; the account has its own limit. */
const postsPerHour = { count: 300, seconds: 3600 }

function checkWriter({ group, access, fail }: Pick<PostMessageCall, 'group' | 'access' | 'fail'>): void {
  const refusal = writerError({ group, access })
  if (refusal) fail(refusal, 'can_post')
}

async function readBody({ params, who, membership, fail }: PostMessageCall): Promise<ParsedText> {
  try {
    const text = await readText({ format: params.body_type, text: params.body, isTyped: true })
    const signature = who.posting ? `via ${who.posting.name}` : signatureOf(membership, 'use_signature')
    return withSignature(text, await signatureUnder(text, signature))
  } catch (error) {
    if (error instanceof HtmlRefusedError) return fail('post too big')
    throw error
  }
}

/** Attachments, looked into one after the other: pictures take all that a core can give. */
async function filesOf(call: PostMessageCall, { blobs, postLimits }: ArchiveDeps): Promise<StoredFile[]> {
  const uploads: readonly Upload[] = call.params.fileupload ?? []
  const size = uploads.reduce((sum, upload) => sum + upload.size, 0)
  if (uploads.length > postLimits.attachments || size > postLimits.message) call.fail('post too big')
  const inspector = { queueKey: `account ${call.account.id}`, signal: call.signal() }
  const files: StoredFile[] = []
  for (const { hash: of, size: bytes, filename } of uploads) {
    const seen = await inspectFile(blobs, { hash: of, size: bytes }, inspector)
    files.push({ hash: of, size: bytes, filename: fileNameOf(filename), is_inline: false, content_id: '', ...seen })
  }
  return files
}

/** The hashtags of the address behind the subject. */
function subjectOf({ params, who }: PostMessageCall): string {
  const subject = params.subject.trim()
  const fixed = who.posting?.hashtags ?? []
  return subject === '' ? '' : [subject, ...fixed.map(name => `#${name}`)].join(' ')
}

/** The same key is the same Message-ID: it is kept as long as the message. */
function messageIdOf({ account, group, params }: PostMessageCall): string {
  const { idempotency_key: key = '' } = params
  return key === '' ? randomUUID() : `once-${hash('sha256', JSON.stringify([account.id, group.id, key])).slice(0, 40)}`
}

async function submissionOf(call: PostMessageCall, deps: ArchiveDeps): Promise<Submission> {
  const content = {
    author: authorOf(call),
    subject: subjectOf(call),
    text: await readBody(call),
    files: await filesOf(call, deps),
    mime_id: `${messageIdOf(call)}@${deps.addresses.mailDomain}`,
    references: [],
    reply_to_message_id: null,
    is_special: false,
    copy_to_author: false,
    created: null,
  }
  return { ...content, raw: composeMail(deps.addresses, call.group, content) }
}

const pendingPost = 'pending post'
const notPosted = { message_id: 0, msg_num: 0, topic_id: 0 }

export const postMessage = (deps: ArchiveDeps) =>
  implement(
    contract.postMessage,
    async call => {
      checkWriter(call)
      const { posting } = call.who
      if (posting) await consumeQuota(call.tx, `posting-address:${posting.id}`, postsPerHour)
      return submissionOf(call, deps)
    },
    async call => {
      const { tx, group, account, prepared: submission } = call
      checkWriter(call)
      const success = { object: 'success' as const, extra: '' }
      const isOnce = (call.params.idempotency_key ?? '') !== ''
      const sent = isOnce
        ? await findSent.first(tx, { group_id: group.id, account_id: account.id, mime_id: submission.mime_id })
        : undefined
      if (sent) return { ...success, ...sent, extra: sent.message_id === 0 ? pendingPost : '' }
      await lockBlobs(
        tx,
        deps.blobs,
        submission.files.flatMap(file => [file.hash, file.thumbnail_hash]),
      )
      const verdict = await submit(call, deps, submission)
      if (verdict.is === 'held') return { ...success, ...notPosted, extra: pendingPost }
      return { ...success, ...(await verdict.message) }
    },
  )
