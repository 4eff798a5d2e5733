import sharp from 'sharp'
import { inspectFile, type StoredFile } from '#features/archives/index.ts'
import type { DemoContext } from './context.ts'

type Color = readonly [number, number, number]
type Scene = { sky: Color; glow: Color; water: Color; sun: readonly [x: number, y: number, size: number] }
const size = { width: 480, height: 300 } as const
const light: Color = [255, 236, 170]

/** A sky, a sun, water with its reflection: enough to be recognised in a small picture. */
async function paint({ sky, glow, water, sun: [sunX, sunY, sunSize] }: Scene, format: 'png' | 'jpeg'): Promise<Buffer> {
  const { width, height } = size
  const horizon = Math.round(height * 0.6)
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const isSky = y < horizon
      const isSun = isSky && Math.hypot(x - sunX, y - sunY) < sunSize
      const wave = (Math.sin(x / 9 + y / 3) + 1) * 0.08
      const isGlitter = !isSky && Math.abs(x - sunX) < sunSize * (0.4 + wave * 4) && y % 4 < 2
      const [from, to] = isSun || isGlitter ? [light, light] : isSky ? [sky, glow] : [water, sky]
      const part = isSky ? y / horizon : wave + (height - y) / height / 3
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at + channel] = Math.round(from[channel]! + (to[channel]! - from[channel]!) * part)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** A page of plain text as a PDF (ISO 32000-1, 7.5): five objects and the table of where they begin. */
export function pdf(lines: readonly string[]): Buffer {
  const shown = lines.map(line => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 16 TL 72 760 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + end, 'latin1')
}

const text = (content: string) => async () => Buffer.from(content)
const night: Scene = { sky: [18, 22, 60], glow: [70, 50, 110], water: [12, 20, 44], sun: [360, 70, 22] }
const evening: Scene = { sky: [70, 60, 130], glow: [250, 150, 80], water: [60, 60, 110], sun: [170, 140, 34] }
const noon: Scene = { sky: [90, 160, 230], glow: [210, 235, 250], water: [40, 110, 150], sun: [380, 60, 26] }
const shed: Scene = { sky: [120, 90, 70], glow: [190, 160, 130], water: [80, 60, 50], sun: [90, 90, 40] }

const makers = {
  'hole.jpg': () => paint(shed, 'jpeg'),
  'boathouse.png': () => paint(noon, 'png'),
  'sunset.jpg': () => paint(evening, 'jpeg'),
  'lanterns.jpg': () => paint(night, 'jpeg'),
  'party.jpg': () => paint({ ...evening, sun: [320, 120, 44] }, 'jpeg'),
  'cat.jpg': () => paint({ ...shed, sun: [240, 150, 90] }, 'jpeg'),
  'crab.png': () => paint({ ...noon, water: [200, 90, 60], sun: [240, 110, 60] }, 'png'),
  'morning.png': () => paint({ ...noon, glow: [255, 220, 190], sun: [120, 120, 30] }, 'png'),
  'results.pdf': async () =>
    pdf(['Spring head race - results', '', '2nd  coxed four   16:42', '5th  eight        15:31', 'DNS  double']),
  'letter.pdf': async () =>
    pdf(['To the neighbours of Quince Lane', '', 'Twenty kilometres an hour, and one planter.', 'Yours, the town']),
  'plan.txt': text(
    'Weeks 1 to 4   base      5 x 60 min\nWeeks 5 to 8   strength  4 x 40 min\nWeeks 9 to 12  speed     4 x 30 min\n',
  ),
  'offers.txt': text('A   19.90 a month   dig twice\nB   34.00 a month   kind\nC   ??.?? a month   soon\n'),
} satisfies Record<string, () => Promise<Buffer>>

export type FileName = keyof typeof makers

/** Stores an attachment. */
export async function putFile({ blobs }: DemoContext, filename: FileName) {
  const content = await makers[filename]()
  return {
    ...(await blobs.put(content, { limit: content.length })),
    filename,
    content_type: 'application/octet-stream',
  }
}

/** The same, as a message of the archives has it. */
export async function storeFile(stage: DemoContext, name: FileName): Promise<StoredFile> {
  const { hash, size: bytes, filename } = await putFile(stage, name)
  const seen = await inspectFile(stage.blobs, { hash, size: bytes }, { queueKey: 'demo', signal: AbortSignal.any([]) })
  return { hash, size: bytes, filename, is_inline: false, content_id: '', ...seen }
}
