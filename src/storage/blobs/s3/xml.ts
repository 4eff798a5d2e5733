// Answers of S3 are flat: a list of elements whose children have only text.

const letters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return letters[name] ?? whole
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal))
  })

/** The text of the first element of this name; empty if there is none. */
export function textIn(xml: string, name: string): string {
  const [inside = ''] = elementsIn(xml, name)
  return decoded(inside)
}

/** The insides of all elements of this name. */
export function* elementsIn(xml: string, name: string): Generator<string> {
  const [open, close] = [`<${name}>`, `</${name}>`]
  for (let at = xml.indexOf(open); at >= 0;) {
    const end = xml.indexOf(close, at)
    if (end < 0) return
    yield xml.slice(at + open.length, end)
    at = xml.indexOf(open, end)
  }
}
