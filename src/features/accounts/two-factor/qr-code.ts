import makeCode from 'qrcode-generator'

/** A QR code as an SVG data URL. */
export function qrCodeUrl(text: string): string {
  // The smallest size for the text, with medium error correction.
  const code = makeCode(0, 'M')
  code.addData(text)
  code.make()
  const svg = code.createSvgTag({ cellSize: 4, margin: 16, scalable: true })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
