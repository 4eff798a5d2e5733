import { Parser } from 'htmlparser2'
import { blockRoleOf } from '../quotes/block-markup.ts'
import { allowedParent } from './html-nesting.ts'
import { attributesOf, droppedTags, tagOf } from './allowed-markup.ts'
import { stripControlChars } from '../strip-control-chars.ts'
import { isBlock } from '../to-plain.ts'
import { element, htmlOf, maxNodes, type ElementNode, type TreeNode } from './tree.ts'

/** The text is nested too deeply, or has too many elements. */
export class TooMuchMarkupError extends Error {
  override name = 'TooMuchMarkupError'
}
// Parsing time grows with the square of the depth, so the parser is stopped before that matters.
const maxDepth = 500
/** The maximum number of start tags: a megabyte with a tag at every seventh character is no text. */
const maxBeginnings = 150_000
// No browser needs more, and code that visits the tree recurses once per level.
const maxKeptDepth = 100

/**
 * Untrusted HTML as a tree of allowed elements, attributes and texts: nothing else enters the tree, so nothing has to
 * be removed from it. Slow on hostile input: runs in the worker. docs/decisions/0020
 */
export function cleanTree(html: string): TreeNode[] {
  if (hasMoreBeginnings(html, maxBeginnings)) throw new TooMuchMarkupError('it has too many elements')
  const root = element('div')
  /** For each open element, the tree element it writes into: itself, or the one around it if it is dropped. */
  const open: ElementNode[] = [root]
  let parent = root
  let text = ''
  let verbatim = 0
  let parts = 0
  /** How many elements were open at the start of the one whose content is dropped. */
  let hiddenFrom: number | undefined
  // Clean input stays clean, unless it contains character references.
  const tidied = html.includes('&') ? stripControlChars : (value: string): string => value

  const endText = (): void => {
    if (text === '') return
    const tidyText = tidied(text)
    text = ''
    if (verbatim > 0) endVerbatim(tidyText)
    else if (tidyText !== '') parent.children.push({ text: tidyText })
  }
  const endVerbatim = (said: string): void => {
    let from = 0
    while (from < said.length) {
      const end = parts < maxNodes ? said.indexOf('\n', from) + 1 || said.length : said.length
      parent.children.push({ text: said.slice(from, end), verbatim: true })
      parts += 1
      from = end
    }
  }
  /**
   * Later text does not go into an element that was left, even before its end tag, so that the order of words is kept.
   */
  const leaveTo = (depth: number): void => {
    parent = open[depth]!
    for (let at = open.length - 1; at > depth; at -= 1) {
      if (open[at]!.tag === 'pre' && open[at] !== open[at - 1]) verbatim -= 1
      open[at] = parent
    }
  }
  const parser = new Parser({
    ontext(chunk) {
      if (hiddenFrom === undefined) text += chunk
    },
    onopentag(name, given) {
      const depth = open.length - 1
      if (depth >= maxDepth) throw new TooMuchMarkupError('it is nested too deeply')
      const tag = hiddenFrom === undefined && depth < maxKeptDepth ? tagOf(name, given) : undefined
      const parentIndex = tag !== undefined && parts < maxNodes ? allowedParent(tag, open) : undefined
      if (tag !== undefined && parentIndex === undefined) {
        // Its words must not run into their neighbours.
        if (isBlock(tag) || tag === 'br') text += '\n'
      } else if (tag !== undefined && parentIndex !== undefined) {
        parts += 1
        endText()
        const opened = element(tag, [], attributesOf(tag, given, tidied))
        const blockRole = blockRoleOf(name, given)
        if (blockRole !== undefined) opened.role = blockRole
        leaveTo(parentIndex)
        parent.children.push(opened)
        parent = opened
        if (tag === 'pre') verbatim += 1
      } else if (hiddenFrom === undefined && droppedTags.has(name)) hiddenFrom = depth
      open.push(parent)
    },
    onclosetag() {
      // A tag that is cut off at the end was never open.
      if (open.length === 1) return
      const closed = open.pop()!
      const around = open.at(-1)!
      if (open.length - 1 === hiddenFrom) hiddenFrom = undefined
      if (closed === around) return
      endText()
      if (closed.tag === 'pre') verbatim -= 1
      parent = around
    },
  })
  parser.end(stripControlChars(html))
  endText()
  return root.children
}

function hasMoreBeginnings(html: string, most: number): boolean {
  let count = 0
  for (let at = html.indexOf('<'); at >= 0 && count <= most; at = html.indexOf('<', at + 1)) count += 1
  return count > most
}

/** Clean HTML: nothing in it can act in a page or in an email. */
export const cleanHtml = (html: string): string => htmlOf(cleanTree(html))
