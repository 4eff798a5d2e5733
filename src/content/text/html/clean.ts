import { Parser } from 'htmlparser2'
import { blockRoleOf } from '../quotes/block-markup.ts'
import { allowedParent } from './html-nesting.ts'
import { attributesOf, droppedTags, tagOf } from './allowed-markup.ts'
import { stripControlChars } from '../strip-control-chars.ts'
import { isBlock } from '../to-plain.ts'
import { element, htmlOf, maxNodes, type ElementNode, type TreeNode } from './tree.ts'

/** The text is nested deeper, or has more elements, than any text. */
export class TooMuchMarkupError extends Error {
  override name = 'TooMuchMarkupError'
}
// The parser's time grows with the square of the depth, so it is stopped before that matters.
const maxDepth = 500
/** The most that begin in a text: a megabyte in which every seventh letter begins an element says nothing. */
const maxBeginnings = 150_000
// No browser needs more, and whoever walks the tree is called once more for each.
const maxKeptDepth = 100

/**
 * HTML by a stranger as a tree in which nothing is left that could act in a page or in a mail: known elements with known
 * attributes, and texts. What else the parser finds has no place in the tree, so that nobody need take it out. Slow on
 * hostile input: runs in the worker. docs/decisions/0020
 */
export function cleanTree(html: string): TreeNode[] {
  if (hasMoreBeginnings(html, maxBeginnings)) throw new TooMuchMarkupError('it has too many elements')
  const root = element('div')
  /** The element in the tree that each open element writes into: itself, or what is around it where it is not kept. */
  const open: ElementNode[] = [root]
  let parent = root
  let text = ''
  let verbatim = 0
  let parts = 0
  /** How many elements were open when the one began whose content is no text. */
  let hiddenFrom: number | undefined
  // What was tidy stays so, unless a reference stands for something else.
  const tidied = html.includes('&') ? stripControlChars : (value: string): string => value

  const endText = (): void => {
    if (text === '') return
    const said = tidied(text)
    text = ''
    if (verbatim > 0) endVerbatim(said)
    else if (said !== '') parent.children.push({ text: said })
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
  /** What comes next is not in what is left, even before that ends, so that words keep their order. */
  const leaveTo = (place: number): void => {
    parent = open[place]!
    for (let at = open.length - 1; at > place; at -= 1) {
      if (open[at]!.tag === 'pre' && open[at] !== open[at - 1]) verbatim -= 1
      open[at] = parent
    }
  }
  const parser = new Parser({
    ontext(found) {
      if (hiddenFrom === undefined) text += found
    },
    onopentag(name, given) {
      const depth = open.length - 1
      if (depth >= maxDepth) throw new TooMuchMarkupError('it is nested too deeply')
      const tag = hiddenFrom === undefined && depth < maxKeptDepth ? tagOf(name, given) : undefined
      const place = tag !== undefined && parts < maxNodes ? allowedParent(tag, open) : undefined
      if (tag !== undefined && place === undefined) {
        // Its words must not run into their neighbours.
        if (isBlock(tag) || tag === 'br') text += '\n'
      } else if (tag !== undefined && place !== undefined) {
        parts += 1
        endText()
        const opened = element(tag, [], attributesOf(tag, given, tidied))
        const blockRole = blockRoleOf(name, given)
        if (blockRole !== undefined) opened.role = blockRole
        leaveTo(place)
        parent.children.push(opened)
        parent = opened
        if (tag === 'pre') verbatim += 1
      } else if (hiddenFrom === undefined && droppedTags.has(name)) hiddenFrom = depth
      open.push(parent)
    },
    onclosetag() {
      // A tag that the text breaks off in was never open.
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
  let found = 0
  for (let at = html.indexOf('<'); at >= 0 && found <= most; at = html.indexOf('<', at + 1)) found += 1
  return found > most
}

/** HTML with nothing left in it that could act in a page or in a mail. */
export const cleanHtml = (html: string): string => htmlOf(cleanTree(html))
