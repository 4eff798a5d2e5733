import type { TokenSigner } from '#mail/signed-tokens.ts'
import { rawSize } from '#features/archives/index.ts'
import { linkToken } from '#features/links/index.ts'
import type { RecipientComposer, Recipient } from '../outgoing-message.ts'
import type { SignCopy, Signer } from '../sign/dkim.ts'
import { bodyOf, oversizedLeaves } from './body.ts'
import { fileLinks } from './file-links.ts'
import { composeFooter } from './footer.ts'
import { composeHead } from './head.ts'
import { readTree, type MimeEntity } from './mime-tree.ts'
import type { CopyLink, CopySource } from './source.ts'
import { fileOf, partsWithin } from './structure.ts'
import { withFinalLineEnd, fillSlots, joinPieces, type Piece } from './template.ts'

/** Bytes up to which somebody wants attachments in their mail. */
const attachmentSizes: Record<string, number> = {
  max_attachment_size_none: 0,
  max_attachment_size_small: 100_000,
  max_attachment_size_medium: 1_000_000,
  max_attachment_size_large: 5_000_000,
  max_attachment_size_unlimited: Infinity,
}

/** What writes codes into copies, and puts its name under them. */
export type CopyDeps = {
  codes: TokenSigner
  /** Days since 1970. */
  today: number
  signer: Signer
}

type CopyTemplate = { pieces: readonly Piece[]; links: readonly CopyLink[]; sign: SignCopy }
type CopyBody = Pick<CopyTemplate, 'pieces' | 'links'>

/** The copies of a message: what they share is made once, for all who want attachments of the same size. */
export function composeCopies(source: CopySource, { codes, today, signer }: CopyDeps): RecipientComposer {
  const { raw, group, message } = source
  const root = readTree(raw.skeleton, raw.parts[0]?.at)
  const heads = memoize((isAuthors: boolean) => composeHead(source, root.fields, { isAuthors }))
  const bodies = memoize((most: number) => bodyFor(source, root, most))
  const templates = new Map<string, CopyTemplate>()
  const own = (source.arrival && signer.vouching?.(source.arrival, root.fields)) ?? signer
  const isLarge = rawSize(raw) > source.largest

  const templateFor = (isAuthors: boolean, most: number): CopyTemplate => {
    const key = `${isAuthors} ${most}`
    const cached = templates.get(key)
    if (cached) return cached
    const { pieces, links } = bodies(most)
    const whole = joinPieces([...heads(isAuthors).pieces, version, ...withFinalLineEnd(pieces)])
    const made = { pieces: whole, links, sign: own.open(whole) }
    templates.set(key, made)
    return made
  }
  // Whom the author has written to has it, unless that was the group itself.
  const { addressed } = heads(false)
  return {
    skips: ({ email, account_id }) => account_id !== message.account_id && addressed.has(email.toLowerCase()),
    async for(recipient) {
      const isAuthors = recipient.account_id === message.account_id && !keepsId(recipient)
      const wished = attachmentSizes[recipient.max_attachment_size] ?? Infinity
      const { pieces, links, sign } = templateFor(isAuthors, isLarge ? 0 : wished)
      const { member_id } = recipient
      const written = links.map(link => linkToken(codes, { ...link, group_id: group.id, member_id }, today))
      return { to: recipient.email, raw: [...(await sign(written)), ...fillSlots(pieces, written)] }
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
  const found = large.flatMap(leaf => {
    const file = fileOf(leaf, raw.parts, files)
    return file ? [{ leaf, file }] : []
  })
  const left = [...new Set(found.map(({ file }) => file))]
  const footer = composeFooter(source, left)
  const links = fileLinks(source.addresses.url, footer.firstFile)
  left.forEach(({ id }) => links.to(id))
  const pieces = bodyOf({ source, root, footer, left: new Set(found.map(({ leaf }) => leaf)), files: left, links })
  return { pieces: joinPieces(pieces), links: footer.links }
}

function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return key => made.getOrInsertComputed(key, make)
}
