const quotation = /^>+/

/**
 * A text whose lines were broken for its way, as it was written (RFC 3676): a line that ends in a space goes on in the next, if
 * that is quoted as deep. `joins` takes the space away, as writing without spaces needs it.
 */
export function joinFlowedLines(text: string, joins: boolean): string {
  const written: string[] = []
  // In pieces: a long text that grows and is cut at every line would be copied each time.
  let [open, openDepth]: [string[], number] = [[], 0]
  const end = (): void => {
    if (open.length > 0) written.push(lineOf(open.join(''), openDepth))
    open = []
  }
  for (const line of text.split(/\r?\n/)) {
    const depth = quotation.exec(line)?.[0].length ?? 0
    // A space before a line is there so that it does not look like a quotation, or like a line for a mailbox.
    const content = line.slice(depth).replace(/^ /, '')
    const isSignature = content === '-- '
    if (depth !== openDepth || isSignature) end()
    const goesOn = content.endsWith(' ') && !isSignature
    open.push(goesOn && joins ? content.slice(0, -1) : content)
    openDepth = depth
    if (!goesOn) end()
  }
  end()
  return written.join('\n')
}

const lineOf = (said: string, depth: number): string =>
  depth > 0 ? `${'>'.repeat(depth)} ${said}` : said.replace(/^>/, ' >')
