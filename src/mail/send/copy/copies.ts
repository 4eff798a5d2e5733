import type { Codes } from '#mail/codes.ts'
import { rawSize } from '#features/archives/index.ts'
import { codeOf } from '#features/links/index.ts'
import type { Composed, Recipient } from '../outgoing.ts'
import type { SignCopy, Signer } from '../sign/dkim.ts'
import { bodyOf, tooLarge } from './body.ts'
import { fileLinks } from './file-links.ts'
import { footerOf } from './footer.ts'
import { headOf } from './head.ts'
import { readTree, type Entity } from './mime-tree.ts'
import type { CopyLink, CopySource } from './source.ts'
import { fileOf, placesIn } from './structure.ts'
import { ended, filled, joined, type Piece } from './template.ts'

/** Bytes up to which somebody wants attachments in their mail. */
const attachmentSizes: Record<string, number> = {
  max_attachment_size_none: 0,
  max_attachment_size_small: 100_000,
  max_attachment_size_medium: 1_000_000,
  max_attachment_size_large: 5_000_000,
  max_attachment_size_unlimited: Infinity,
}

/** What writes codes into copies, and puts its name under them. */
export type CopyParts = {
  codes: Codes
  /** Days since 1970. */
  today: number
  signer: Signer
}

type Template = { pieces: readonly Piece[]; links: readonly CopyLink[]; sign: SignCopy }
type Body = Pick<Template, 'pieces' | 'links'>

/** The copies of a message: what they share is made once, for all who want attachments of the same size. */
export function copiesOf(source: CopySource, { codes, today, signer }: CopyParts): Composed {
  const { raw, group, message } = source
  const root = readTree(raw.skeleton, raw.parts[0]?.at)
  const heads = lazily((isAuthors: boolean) => headOf(source, root.fields, { isAuthors }))
  const bodies = lazily((most: number) => bodyFor(source, root, most))
  const templates = new Map<string, Template>()
  const own = (source.arrival && signer.vouching?.(source.arrival, root.fields)) ?? signer
  const isLarge = rawSize(raw) > source.largest

  const templateFor = (isAuthors: boolean, most: number): Template => {
    const key = `${isAuthors} ${most}`
    const known = templates.get(key)
    if (known) return known
    const { pieces, links } = bodies(most)
    const whole = joined([...heads(isAuthors).pieces, version, ...ended(pieces)])
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
      const written = links.map(link => codeOf(codes, { ...link, group_id: group.id, member_id }, today))
      return { to: recipient.email, raw: [...(await sign(written)), ...filled(pieces, written)] }
    },
  }
}

const version = Buffer.from('MIME-Version: 1.0\r\n')

const keepsId = ({ options }: Recipient): boolean =>
  (options as { dont_munge_message_id?: boolean }).dont_munge_message_id === true

function bodyFor(source: CopySource, root: Entity, most: number): Body {
  const { raw, files } = source
  const sizeOf = (leaf: Entity) => placesIn(leaf, raw.parts).reduce((sum, { size }) => sum + size, leaf.to - leaf.body)
  const large = most === Infinity ? [] : tooLarge(root, sizeOf, most)
  const found = large.flatMap(leaf => {
    const file = fileOf(leaf, raw.parts, files)
    return file ? [{ leaf, file }] : []
  })
  const left = [...new Set(found.map(({ file }) => file))]
  const footer = footerOf(source, left)
  const links = fileLinks(source.addresses.url, footer.firstFile)
  left.forEach(({ id }) => links.to(id))
  const pieces = bodyOf({ source, root, footer, left: new Set(found.map(({ leaf }) => leaf)), files: left, links })
  return { pieces: joined(pieces), links: footer.links }
}

function lazily<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return key => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
