const newline = 0x0a

/**
 * Writes a mail into an mbox, piece by piece: lines end in LF, and one that begins with From, quoted or not, is quoted
 * once more, so that whoever reads it can tell it from the beginning of the next mail (mboxrd).
 */
export function mboxWriter(): { add(piece: Uint8Array): Buffer; finish(): Buffer } {
  let kept = ''
  // Nothing of the line but > was written yet.
  let atStart = true
  let last = newline

  function write(text: string): Buffer {
    const lines = text.replaceAll('\r\n', '\n')
    const quoted = lines.replaceAll(/\n(>*From )/g, '\n>$1')
    const written = atStart && /^>*From /.test(quoted) ? `>${quoted}` : quoted
    const feed = lines.lastIndexOf('\n')
    if (feed >= 0 || atStart) atStart = /^>*$/.test(lines.slice(feed + 1))
    const bytes = Buffer.from(written, 'latin1')
    last = bytes.at(-1) ?? last
    return bytes
  }
  return {
    add(piece) {
      const text = kept + Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1')
      // The end of a piece may be half of something.
      kept = /(?:\r|F|Fr|Fro|From)$/.exec(text.slice(-4))?.[0] ?? ''
      return write(text.slice(0, text.length - kept.length))
    },
    finish() {
      const rest = write(kept)
      return Buffer.concat([rest, Buffer.from(last === newline ? '\n' : '\n\n')])
    },
  }
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The line before a mail in an mbox: who wrote it, and when (UTC, as `asctime` has it). */
export function envelopeLine(email: string, created: string): Buffer {
  const at = new Date(created)
  const two = (number: number, filler = '0') => String(number).padStart(2, filler)
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(number => two(number)).join(':')
  const date = `${days[at.getUTCDay()]} ${months[at.getUTCMonth()]} ${two(at.getUTCDate(), ' ')} ${time} ${at.getUTCFullYear()}`
  // Nothing in it may look like the end of it.
  const sender = email.replace(/[\s\p{C}]/gu, '') || 'unknown'
  return Buffer.from(`From ${sender} ${date}\n`)
}
