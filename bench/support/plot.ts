import { meetsTarget, shareOf, type Metric } from './metrics.ts'
import { short } from './table.ts'

const [width, left, row] = [760, 280, 20]
const colours = { held: '#2e6b4f', missed: '#b3541e', line: '#8a8f98', text: '#3b4048' }

/** A picture of a run: what each is of its yardstick, and how it grows with the archive. */
export function plotOf(figures: readonly Metric[]): string {
  const compared = figures.filter(figure => shareOf(figure) !== undefined)
  const bars = compared.map((figure, n) => bar(figure, 40 + n * row))
  const top = 60 + compared.length * row
  const grown = growth(figures)
  const lines = grown.map((sizes, n) => line(sizes, top + 30 + n * row * 2))
  const height = top + 40 + grown.length * row * 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="${colours.text}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(10, 22, 'Part of a bare program that answers the same, in one run', 14),
    ...bars,
    ...(grown.length > 0 ? [text(10, top + 12, 'As the archive grows', 14)] : []),
    ...lines,
    '</svg>\n',
  ].join('\n')
}

function bar(figure: Metric, y: number): string {
  const [part, room] = [shareOf(figure)!, width - left - 60]
  const at = (share: number) => left + Math.min(1.2, share) * (room / 1.2)
  const asked = figure.share
    ? `<path d="M${at(figure.share)} ${y - 2}v${row - 4}" stroke="${colours.line}" stroke-width="2"/>`
    : ''
  const fill = meetsTarget(figure) === false ? colours.missed : colours.held
  return (
    text(10, y + 11, figure.messages ? `${figure.name}, ${sizeOf(figure)}` : figure.name) +
    `<rect x="${left}" y="${y}" width="${(at(part) - left).toFixed(1)}" height="${row - 8}" fill="${fill}"/>` +
    asked +
    text(at(part) + 6, y + 11, `${(part * 100).toFixed(0)} %`)
  )
}

const sizeOf = ({ messages }: Metric): string => (messages! < 1e6 ? `${messages! / 1000} k` : `${messages! / 1e6} M`)

/** Figures of the same name at several sizes, the smallest first; later pages are in the table alone. */
function growth(figures: readonly Metric[]): Metric[][] {
  const sized = figures.filter(({ name, messages }) => messages !== undefined && !name.endsWith('fifth page'))
  return [...Map.groupBy(sized, figure => figure.name).values()]
    .filter(sizes => sizes.length > 1)
    .map(sizes => sizes.toSorted((a, b) => a.messages! - b.messages!))
}

/** One line a name: steps of the same width for each size, scaled to its own greatest value. */
function line(sizes: readonly Metric[], y: number): string {
  const most = Math.max(...sizes.map(({ ours }) => ours))
  const step = (width - left - 100) / (sizes.length - 1)
  const points = sizes.map(({ ours }, n) => [left + n * step, y + 16 - (ours / most) * 16] as const)
  const labels = sizes.map((figure, n) =>
    text(points[n]![0], y + 28, `${short(figure.ours)} ${figure.unit} at ${sizeOf(figure)}`, 10),
  )
  return (
    text(10, y + 11, sizes[0]!.name) +
    `<polyline points="${points.map(([x, at]) => `${x.toFixed(1)},${at.toFixed(1)}`).join(' ')}" fill="none" stroke="${colours.held}" stroke-width="2"/>` +
    labels.join('')
  )
}

const text = (x: number, y: number, words: string, size = 12): string =>
  `<text x="${x.toFixed(1)}" y="${y}" font-size="${size}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
