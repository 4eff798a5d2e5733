import type { TokenSigner } from '#mail/signed-tokens.ts'
import { rawSize } from '#features/archives/index.ts'
import { linkToken } from '#features/links/index.ts'
import type { RecipientComposer, Recipient } from '../outgoing-message.ts'
import type { SignCopy, Signer } from '../sign/dkim.ts'
import { bodyOf, oversizedLeaves } from './body.ts'
import { fileLinks } from './file-links.ts'
import { composeFooter } from './footer.ts'
import { composeHead, type CopyHead } from './head.ts'
import { readTree, type MimeEntity } from './mime-tree.ts'
import type { CopyLink, CopySource } from './source.ts'
import { fileOf, partsWithin } from './structure.ts'
import { withFinalLineEnd, fillSlots, joinPieces, type Piece } from './template.ts'

/** The largest attachment in bytes by member setting. */
const attachmentSizes: Record<string, number> = {
  max_attachment_size_none: 0,
  max_attachment_size_small: 100_000,
  max_attachment_size_medium: 1_000_000,
  max_attachment_size_large: 5_000_000,
  max_attachment_size_unlimited: Infinity,
}

/** Token signer and mail signer. */
export type CopyDeps = {
  codes: TokenSigner
  /** Days since 1970. */
  today: number
  signer: Signer
}

type CopyTemplate = { pieces: readonly Piece[]; links: readonly CopyLink[]; sign: SignCopy }
type CopyBody = Pick<CopyTemplate, 'pieces' | 'links'>

/** Composes copies of a message. Shared parts are composed once per attachment limit. */
export function composeCopies(source: CopySource, { codes, today, signer }: CopyDeps): RecipientComposer {
  const { raw, group, message } = source
  const root = readTree(raw.skeleton, raw.parts[0]?.at)
  const copySigner = (source.arrival && signer.vouching?.(source.arrival, root.fields)) ?? signer
  const personal = copyTemplates(source, root, copySigner)
  const shared = copyTemplates({ ...source, isShared: true }, root, copySigner)
  const isLarge = rawSize(raw) > source.largest
  const largestPart = (recipient: Recipient): number =>
    isLarge ? 0 : (attachmentSizes[recipient.max_attachment_size] ?? Infinity)
  const isAuthor = ({ account_id }: Recipient): boolean => account_id === message.account_id

  // People in To and Cc have the mail already, unless it came from the group.
  const { addressed } = personal.head(false)
  return {
    skips: recipient => !isAuthor(recipient) && addressed.has(recipient.email.toLowerCase()),
    async for(recipient) {
      const isAuthors = isAuthor(recipient) && !keepsId(recipient)
      const { pieces, links, sign } = personal.of(isAuthors, largestPart(recipient))
      const { member_id } = recipient
      const tokens = links.map(link => linkToken(codes, { ...link, group_id: group.id, member_id }, today))
      return { to: recipient.email, raw: [...(await sign(tokens)), ...fillSlots(pieces, tokens)] }
    },
    shareKey(recipient) {
      if (!source.mayShare || isAuthor(recipient)) return null
      const largest = largestPart(recipient)
      // Links to files are personal.
      return shared.of(false, largest).links.length === 0 ? String(largest) : null
    },
    forAll: memoize(async shareKey => {
      const { pieces, sign } = shared.of(false, Number(shareKey))
      return { raw: [...(await sign([])), ...fillSlots(pieces, [])] }
    }),
  }
}

type CopyTemplates = {
  head: (isAuthors: boolean) => CopyHead
  /** For the author or others, without attachments that are larger than so many bytes. */
  of(isAuthors: boolean, most: number): CopyTemplate
}

function copyTemplates(source: CopySource, root: MimeEntity, signer: Signer): CopyTemplates {
  const head = memoize((isAuthors: boolean) => composeHead(source, root.fields, { isAuthors }))
  const bodies = memoize((maxBytes: number) => bodyFor(source, root, maxBytes))
  const templates = new Map<string, CopyTemplate>()
  return {
    head,
    of(isAuthors, most) {
      const key = `${isAuthors} ${most}`
      const cached = templates.get(key)
      if (cached) return cached
      const { pieces, links } = bodies(most)
      const whole = joinPieces([...head(isAuthors).pieces, version, ...withFinalLineEnd(pieces)])
      const template = { pieces: whole, links, sign: signer.open(whole) }
      templates.set(key, template)
      return template
    },
  }
}

const version = Buffer.from('MIME-Version: 1.0\r\n')

const keepsId = ({ options }: Recipient): boolean =>
  (options as { dont_munge_message_id?: boolean }).dont_munge_message_id === true

function bodyFor(source: CopySource, root: MimeEntity, most: number): CopyBody {
  const { raw, files } = source
  const sizeOf = (leaf: MimeEntity) =>
    partsWithin(leaf, raw.parts).reduce((sum, { size }) => sum + size, leaf.to - leaf.body)
  const large = most === Infinity ? [] : oversizedLeaves(root, sizeOf, most)
  const replaced = large.flatMap(leaf => {
    const file = fileOf(leaf, raw.parts, files)
    return file ? [{ leaf, file }] : []
  })
  const replacedFiles = [...new Set(replaced.map(({ file }) => file))]
  const footer = composeFooter(source, replacedFiles)
  const links = fileLinks(source.addresses.url, footer.firstFile)
  replacedFiles.forEach(({ id }) => links.to(id))
  const pieces = bodyOf({
    source,
    root,
    footer,
    left: new Set(replaced.map(({ leaf }) => leaf)),
    files: replacedFiles,
    links,
  })
  return { pieces: joinPieces(pieces), links: footer.links }
}

function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return key => made.getOrInsertComputed(key, make)
}
