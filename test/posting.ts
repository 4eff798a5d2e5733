import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { endpoint } from '#contract/endpoint.ts'
import { GROUP } from '#contract/subjects.ts'
import {
  composeMail,
  submit,
  type ArchiveParts,
  type StoredFile,
  type Submission,
  type Verdict,
} from '#features/archives/index.ts'
import { postDraft } from '#features/drafts/contract.ts'
import { implement } from '#runtime/call.ts'
import { readText } from '#runtime/text/index.ts'
import type { Person, PersonName } from './people.ts'
import type { World } from './world.ts'

/** A message to be posted in a test; what is not given is a plain text without anything. */
export type Wished = Partial<Omit<Submission, 'author' | 'text'>> & { html?: string; plain?: string }

const posting = endpoint('post', {
  method: 'POST',
  summary: 'Posts what a test has written.',
  who: 'account',
  on: 'group',
  params: GROUP,
  errors: postDraft.errors,
  records: ['message.posted', 'message.held', 'member.unmoderated', 'hashtag.created'],
})

/** What the archives need, as the app of the world has it. */
export const archiveParts = ({ settings, blobs }: World): ArchiveParts => ({
  addresses: { url: settings.url, mailDomain: settings.mailDomain },
  blobs,
  postLimits: {
    text: settings.maxText,
    message: settings.maxUpload,
    attachments: settings.maxAttachments,
    groupStorage: settings.groupStorage,
  },
})

/** A verdict, with what is known of a message that was posted. */
type PostedVerdict =
  | ({ is: 'posted' } & Awaited<Extract<Verdict, { is: 'posted' }>['message']>)
  | Extract<Verdict, { is: 'held' }>

/** Posts as somebody in a group, on the road that all calls take; `meanwhile` happens once it is known who they are there. */
export async function postAs(
  world: World,
  person: Person,
  group: { id: number; name: string },
  wished: Wished = {},
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<PostedVerdict> {
  const parts = archiveParts(world)
  const submission = await submissionOf(parts, person, group, wished)
  let verdict: PostedVerdict | undefined
  const implementation = implement(posting, async call => {
    await meanwhile()
    const given = await submit(call, parts, submission)
    verdict = given.is === 'posted' ? { is: 'posted', ...(await given.message) } : given
    return undefined
  })
  const origin = { via: 'via_api', address: '', agent: '', crossSite: false } as const
  await world.app.road.proceed(
    implementation,
    { identity: person.identity, origin },
    new Map<string, unknown>([['group_name', group.name]]),
  )
  return verdict!
}

/** The same where nothing may keep it from being posted. */
export async function postedAs(...given: Parameters<typeof postAs>): Promise<Extract<PostedVerdict, { is: 'posted' }>> {
  const verdict = await postAs(...given)
  assert.ok(verdict.is === 'posted')
  return verdict
}

/** Posts in the group of a world unless another is named; what follows from that is done and its facts are read. */
export const posterIn =
  (world: World) =>
  async (who: PersonName, wished: Wished = {}, where: { id: number; name: string } = world.group) => {
    const verdict = await postedAs(world, world.people[who], where, wished)
    await world.settle()
    await world.facts()
    return verdict
  }

/** What an answer to a message says besides its text. */
export const answerTo = (message_id: number, wished: Wished = {}): Wished => ({
  subject: 'Re: Bread',
  reply_to_message_id: message_id,
  ...wished,
})

export async function submissionOf(
  { addresses }: Pick<ArchiveParts, 'addresses'>,
  { account }: Person,
  group: { name: string },
  { html, plain, raw, ...wished }: Wished,
): Promise<Submission> {
  const text = await readText(
    html === undefined ? { format: 'plain', text: plain ?? 'Text.' } : { format: 'html', text: html },
  )
  const written = {
    author: { account_id: account.id, member_id: null, name: account.full_name, email: account.email },
    subject: 'Bread',
    text,
    files: [],
    mime_id: `${randomUUID()}@example.org`,
    references: [],
    reply_to_message_id: null,
    is_special: false,
    copy_to_author: false,
    created: null,
    ...wished,
  }
  return { ...written, raw: raw ?? composeMail(addresses, group, written) }
}

/** A file in the blob store. */
export async function storedFile(world: World, filename: string, content: string | Buffer): Promise<StoredFile> {
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
