const newline = 0x0a

/**
 * Writes a mail into an mbox, piece by piece. Lines end in LF, and lines that begin with "From ", quoted or not, get one
 * more > (mboxrd).
 */
export function mboxWriter(): { add(piece: Uint8Array): Buffer; finish(): Buffer } {
  let pending = ''
  // Only > characters were written on the current line so far.
  let atStart = true
  let last = newline

  function write(text: string): Buffer {
    const lines = text.replaceAll('\r\n', '\n')
    const quoted = lines.replaceAll(/\n(>*From )/g, '\n>$1')
    const escaped = atStart && /^>*From /.test(quoted) ? `>${quoted}` : quoted
    const feed = lines.lastIndexOf('\n')
    if (feed >= 0 || atStart) atStart = /^>*$/.test(lines.slice(feed + 1))
    const bytes = Buffer.from(escaped, 'latin1')
    last = bytes.at(-1) ?? last
    return bytes
  }
  return {
    add(piece) {
      const text = pending + Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1')
      // The end of a piece may be part of CRLF or of "From ".
      pending = /(?:\r|F|Fr|Fro|From)$/.exec(text.slice(-4))?.[0] ?? ''
      return write(text.slice(0, text.length - pending.length))
    },
    finish() {
      const rest = write(pending)
      return Buffer.concat([rest, Buffer.from(last === newline ? '\n' : '\n\n')])
    },
  }
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The separator line before a mail in an mbox: sender and date (UTC, in the format of `asctime`). */
export function envelopeLine(email: string, created: string): Buffer {
  const date = new Date(created)
  const pad = (number: number, filler = '0') => String(number).padStart(2, filler)
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(number => pad(number)).join(':')
  const dateText = `${days[date.getUTCDay()]} ${months[date.getUTCMonth()]} ${pad(date.getUTCDate(), ' ')} ${time} ${date.getUTCFullYear()}`
  // The address must not contain whitespace or control characters.
  const sender = email.replace(/[\s\p{C}]/gu, '') || 'unknown'
  return Buffer.from(`From ${sender} ${dateText}\n`)
}
