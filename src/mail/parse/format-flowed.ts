const quotation = /^>+/

/**
 * Joins format=flowed text (RFC 3676): a line that ends with a space continues in the next one of the same quote depth. `joins`
 * (delsp) removes that space.
 */
export function joinFlowedLines(text: string, joins: boolean): string {
  const lines: string[] = []
  // Collected in pieces, since repeated concatenation would be slow.
  let [open, openDepth]: [string[], number] = [[], 0]
  const end = (): void => {
    if (open.length > 0) lines.push(lineOf(open.join(''), openDepth))
    open = []
  }
  for (const line of text.split(/\r?\n/)) {
    const depth = quotation.exec(line)?.[0].length ?? 0
    // Removes space-stuffing.
    const content = line.slice(depth).replace(/^ /, '')
    const isSignature = content === '-- '
    if (depth !== openDepth || isSignature) end()
    const continues = content.endsWith(' ') && !isSignature
    open.push(continues && joins ? content.slice(0, -1) : content)
    openDepth = depth
    if (!continues) end()
  }
  end()
  return lines.join('\n')
}

const lineOf = (text: string, depth: number): string =>
  depth > 0 ? `${'>'.repeat(depth)} ${text}` : text.replace(/^>/, ' >')
