import { isBlock } from './to-plain.ts'
import type { Mark } from './marks.ts'
import { collapsed } from './tidy.ts'
import { isText, type Node } from './tree.ts'
import { isBlank } from './visible.ts'

/** What surrounds a line. */
export type Surroundings = {
  quote: boolean
  /** In a quotation that no program marked as one. */
  unmarked: boolean
  /** The nearest box; it is open when quotations stand in it and answers may stand between them. */
  box: { open: boolean } | null
  mark: Mark | null
}
/**
 * A line as a reader sees it: which leaves of the tree are in it, from the first of them to before the last. `text` is
 * no longer than is needed to know what it is.
 */
export type Line = { text: string; isVisible: boolean; place: Surroundings; from: number; to: number; block: number }

const longest = 400
// Few texts are so short that nothing of them may be seen.
const isSeen = (text: string): boolean => (text.length > 20 ? /\S/.test(text) : !isBlank(text))
const outside: Surroundings = { quote: false, unmarked: false, box: null, mark: null }

/** A tree as lines. Each leaf (what has no children) is in exactly one of them, in the order of the tree. */
export function linesOf(nodes: readonly Node[]): Line[] {
  const lines: Line[] = []
  let line: Line | undefined
  let block = 0
  let leaves = 0

  const add = (place: Surroundings, text: string, isVisible: boolean): void => {
    line ??= { text: '', isVisible: false, place, from: leaves, to: leaves, block }
    // Where it stands is where the first thing that is seen of it stands.
    if (isVisible && !line.isVisible) line.place = place
    line.to = leaves += 1
    line.isVisible ||= isVisible
    if (line.text.length < longest) line.text += text.slice(0, longest)
  }
  const end = (): void => {
    if (!line) return
    line.text = collapsed(line.text).trim()
    lines.push(line)
    line = undefined
  }
  const walk = (children: readonly Node[], place: Surroundings): void => {
    for (const node of children) {
      if (isText(node)) {
        add(place, node.text, isSeen(node.text))
        if (node.text.endsWith('\n') && node.verbatim) end()
        continue
      }
      const breaks = isBlock(node.tag)
      if (breaks) end()
      if (breaks) block += 1
      if (node.children.length > 0) walk(node.children, placeIn(node, place))
      else add(placeIn(node, place), '', node.tag === 'img')
      if (breaks || node.tag === 'br') end()
      if (breaks) block += 1
    }
  }
  walk(nodes, outside)
  end()
  return lines
}

function placeIn(node: Exclude<Node, { text: string }>, place: Surroundings): Surroundings {
  const { mark, tag } = node
  if (mark === undefined) return tag === 'blockquote' && !place.quote ? { ...place, unmarked: true } : place
  if (mark === 'quote') {
    if (place.box && tag === 'blockquote') place.box.open = true
    return { ...place, quote: true }
  }
  return mark === 'box' ? { ...place, box: { open: false } } : { ...place, mark }
}
