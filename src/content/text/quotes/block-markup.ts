/**
 * The role of an element, by the program that wrote it.
 * - quote: all of it is quoted · box: quoted too, unless it contains quotes with replies between them
 * - cut: it and everything after it is quoted · attribution: names the author of the next quote
 * - signature and footer: below the text
 */
export type BlockRole = 'quote' | 'box' | 'cut' | 'attribution' | 'signature' | 'footer'

/** The class names in our own emails, so that their parts are recognized in replies. */
export const ownClassNames = {
  quote: 'folkmoot_quote',
  attribution: 'folkmoot_attribution',
  signature: 'folkmoot_signature',
  footer: 'folkmoot_footer',
  /** The line above the footer of a plain text email. */
  footerLine: '-=-=-=-=-=-=-=-=-=-=-=-=-',
} as const

/** Classes and ids, in lower case, of known programs. */
const roleByName: Readonly<Record<string, BlockRole>> = {
  [ownClassNames.quote]: 'box',
  [ownClassNames.attribution]: 'attribution',
  [ownClassNames.signature]: 'signature',
  [ownClassNames.footer]: 'footer',
  gmail_quote: 'box',
  gmail_quote_container: 'box',
  gmail_attr: 'attribution',
  gmail_signature: 'signature',
  gmail_signature_prefix: 'signature',
  yahoo_quoted: 'quote',
  'moz-cite-prefix': 'attribution',
  'moz-signature': 'signature',
  'moz-txt-sig': 'signature',
  divrplyfwdmsg: 'cut',
  outlookmessageheader: 'cut',
  'mail-editor-reference-message-container': 'quote',
  ms_outlook_signature: 'signature',
  signature: 'signature',
  applemailsignature: 'signature',
  'apple-signature': 'signature',
  applemailquotedtext: 'quote',
  protonmail_quote: 'quote',
  protonmail_signature_block: 'signature',
  tutanota_quote: 'quote',
  zmail_extra: 'quote',
  'zm-quote': 'quote',
  hotmail_quote: 'quote',
  wiki_quote: 'quote',
  replyintro: 'attribution',
  cite_prefix: 'attribution',
  'sh-signature': 'signature',
  'elided-text': 'box',
}
const roles: ReadonlyMap<string, BlockRole> = new Map(Object.entries(roleByName))

// Programs prefix the class names of a quoted email: x_, m_-12345.
const prefix = /^(?:x_+)+|^(?:m_-?\d+)+/
const roleNamed = (name: string): BlockRole | undefined => roles.get(name) ?? roles.get(name.replace(prefix, ''))

function blockRoleByName(names: string): BlockRole | undefined {
  for (const name of names.toLowerCase().split(/\s+/)) {
    const blockRole = roleNamed(name)
    if (blockRole !== undefined) return blockRole
  }
  return undefined
}

/** The role of an element by its attributes, if a known program wrote it. */
export function blockRoleOf(tag: string, attributes: Readonly<Record<string, string>>): BlockRole | undefined {
  const { class: classes = '', id = '', style = '', type } = attributes
  const byName =
    classes === '' && id === '' ? undefined : blockRoleByName(`${id.slice(0, 200)} ${classes.slice(0, 1000)}`)
  if (tag === 'blockquote') {
    return byName !== undefined || type?.toLowerCase() === 'cite' || attributes['cite'] !== undefined
      ? 'quote'
      : undefined
  }
  if (byName !== undefined || style === '') return byName
  const compactStyle = style.slice(0, 1000).toLowerCase().replace(/\s/g, '')
  if (tag === 'div' && compactStyle.includes('border:none;border-top:solid')) return 'cut'
  if (tag === 'div' && compactStyle.includes('border:none;border-left:solid')) return 'quote'
  return undefined
}
