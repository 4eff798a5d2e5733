/** How big a file is, in the unit that fits. */
export function formatSize(bytes: number, number: (n: number) => string): string {
  if (bytes < 1000) return `${number(bytes)} B`
  if (bytes < 1_000_000) return `${number(Math.round(bytes / 1000))} kB`
  if (bytes < 1_000_000_000) return `${number(Math.round(bytes / 100_000) / 10)} MB`
  return `${number(Math.round(bytes / 100_000_000) / 10)} GB`
}
