/** The colours of an email; `dark` is for dark mode. docs/decisions/0033 */
export type Palette = Record<'paper' | 'ink' | 'second' | 'line' | 'accent' | 'onAccent' | 'accentLine', string>

/** The hue of emails without a group. */
const ownHue = 152

const light = { paper: '#fdfcf9', ink: '#1d1b17', second: '#5b564c', line: '#e5e0d5', onAccent: '#ffffff' }
const dark = { paper: '#171613', ink: '#ece7dc', second: '#b3ac9d', line: '#33302a', onAccent: '#171613' }

/** The colours of an email, with an accent in the hue of the group. Mail clients do not support oklch(), so it is converted. */
export function paletteOf(color: string | undefined): { light: Palette; dark: Palette } {
  const { hue, isGrey } = color === undefined ? { hue: ownHue, isGrey: false } : hueOf(color)
  const shade = (lightness: number, chroma: number): string => hexOf(lightness, isGrey ? chroma / 6 : chroma, hue)
  return {
    light: { ...light, accent: shade(0.44, 0.09), accentLine: shade(0.85, 0.05) },
    dark: { ...dark, accent: shade(0.78, 0.1), accentLine: shade(0.4, 0.05) },
  }
}

// Björn Ottosson, "A perceptual color space for image processing": sRGB to Oklab and back.
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

function hueOf(hex: string): { hue: number; isGrey: boolean } {
  const [r, g, b] = [1, 3, 5].map(at => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const [x, y] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  return { hue: (Math.atan2(y, x) * 180) / Math.PI, isGrey: Math.hypot(x, y) < 0.02 }
}

function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const [x, y] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const byte = (channel: number): number => Math.round(gamma(Math.min(1, Math.max(0, channel))) * 255)
  return `#${channels.map(channel => byte(channel).toString(16).padStart(2, '0')).join('')}`
}
