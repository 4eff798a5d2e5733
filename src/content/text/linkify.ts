import { linkAttributes } from './html/allowed-markup.ts'
import { element, isText, type TreeNode } from './html/tree.ts'

const longest = 2000
const closers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const beginning = /https?:\/\//i
const local = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}\p{L}[\p{L}\p{N}-]{1,62}/u

/** Links the first `most` absolute URLs of a text. Each word is checked once, so the time is linear. */
export function linkify(text: string, most = Infinity): TreeNode[] {
  if (!text.includes('://') && !text.includes('@')) return text === '' ? [] : [{ text }]
  const nodes: TreeNode[] = []
  let copied = 0
  for (const { 0: word, index } of text.matchAll(/[^\s<>"\u201c\u201d\u00ab\u00bb]+/g)) {
    if (word.length > longest) continue
    if (nodes.length >= most) break
    const foundLink = urlIn(word) ?? addressIn(word)
    if (!foundLink) continue
    if (index + foundLink.at > copied) nodes.push({ text: text.slice(copied, index + foundLink.at) })
    nodes.push(element('a', [{ text: foundLink.text }], linkAttributes(foundLink.href)))
    copied = index + foundLink.at + foundLink.text.length
  }
  if (copied < text.length) nodes.push({ text: text.slice(copied) })
  return nodes
}

type FoundLink = { at: number; text: string; href: string }

function urlIn(word: string): FoundLink | undefined {
  const at = word.search(beginning)
  if (at < 0) return undefined
  const text = withoutPunctuation(word.slice(at))
  return URL.canParse(text) ? { at, text, href: text } : undefined
}

/** Punctuation at the end, and a bracket that was opened before the URL, are not part of it. */
function withoutPunctuation(url: string): string {
  const open = new Map<string, number>()
  for (const character of url) if ('()[]{}'.includes(character)) open.set(character, (open.get(character) ?? 0) + 1)
  let end = url.length
  for (; end > 0; end -= 1) {
    const last = url[end - 1]!
    const opener = closers[last]
    if (opener) {
      const closed = open.get(last)!
      if (closed <= (open.get(opener) ?? 0)) break
      open.set(last, closed - 1)
    } else if (!/[.,;:!?'*_~|\u2026\u3002\uff0c]/.test(last)) break
  }
  return url.slice(0, end)
}

function addressIn(word: string): FoundLink | undefined {
  const sign = word.indexOf('@')
  if (sign < 1) return undefined
  let at = sign
  while (at > 0 && sign - at < 64 && local.test(word[at - 1]!)) at -= 1
  const host = domain.exec(word.slice(sign + 1, sign + 255))?.[0]
  if (at === sign || !host) return undefined
  const text = word.slice(at, sign + 1) + host
  return URL.canParse(`mailto:${text}`) ? { at, text, href: `mailto:${text}` } : undefined
}

const unlinked: ReadonlySet<string> = new Set(['a', 'pre', 'code', 'tt', 'kbd'])
/** A tree with the URLs in its texts as links. */
export const linkifyTree = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap(node => {
    if (isText(node)) return node.verbatim ? node : linkify(node.text)
    return unlinked.has(node.tag) ? node : { ...node, children: linkifyTree(node.children) }
  })
