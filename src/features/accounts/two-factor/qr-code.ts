import makeCode from 'qrcode-generator'

/** A picture of a text that a camera can read: an SVG as a data URL, so that no page has to fetch it. */
export function qrCodeUrl(text: string): string {
  // As small as the text allows, and readable with a tenth of it covered.
  const code = makeCode(0, 'M')
  code.addData(text)
  code.make()
  const svg = code.createSvgTag({ cellSize: 4, margin: 16, scalable: true })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
