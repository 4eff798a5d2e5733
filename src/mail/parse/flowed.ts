const quotation = /^>+/

/**
 * A text whose lines were broken for its way, as it was written (RFC 3676): a line that ends in a space goes on in the next, if
 * that is quoted as deep. `joins` takes the space away, as writing without spaces needs it.
 */
export function unflowed(text: string, joins: boolean): string {
  const written: string[] = []
  let [open, openDepth] = [null as string | null, 0]
  const end = (): void => {
    if (open !== null) written.push(lineOf(open, openDepth))
    open = null
  }
  for (const line of text.split(/\r?\n/)) {
    const depth = quotation.exec(line)?.[0].length ?? 0
    // A space before a line is there so that it does not look like a quotation, or like a line for a mailbox.
    const said = line.slice(depth).replace(/^ /, '')
    const isSignature = said === '-- '
    if (open !== null && (depth !== openDepth || isSignature)) end()
    open = (open ?? '') + said
    openDepth = depth
    if (!said.endsWith(' ') || isSignature) end()
    else if (joins) open = open.slice(0, -1)
  }
  end()
  return written.join('\n')
}

const lineOf = (said: string, depth: number): string =>
  depth > 0 ? `${'>'.repeat(depth)} ${said}` : said.replace(/^>/, ' >')
