import { colorHex } from '#contract/colors.ts'
import type { Locale } from '#locales/index.ts'
import { paletteOf, type Palette } from './colours.ts'

const colors = new Map<string, string>(Object.entries(colorHex))

/** Escapes text for HTML content and attributes. */
export const escapeEntities = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

export const sans = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const serif = `ui-serif,Charter,'Source Serif 4',Georgia,serif`

/** Inline styles for light mode; in dark mode, classes of the same names override them. */
const frameStyles = ({ ink, second, line, accent, accentLine }: Palette) => ({
  place: `margin:0;font:600 18px/24px ${serif};color:${ink}`,
  title: `margin:0 0 16px;font:600 24px/30px ${serif};color:${ink}`,
  heading: `margin:0 0 4px;font:600 18px/26px ${serif};color:${ink}`,
  paragraph: `margin:0 0 16px;font:16px/24px ${sans};color:${ink}`,
  words: `unicode-bidi:plaintext;margin:0 0 16px;font:17px/28px ${serif};color:${ink}`,
  lead: `margin:0 0 6px;font:13px/18px ${sans};color:${second}`,
  item: `margin:0 0 24px;font:15px/22px ${sans};color:${second}`,
  meaning: `padding:6px 16px 6px 0;font:15px/20px ${sans};color:${ink};vertical-align:top`,
  cell: `padding:6px 0;font:15px/20px ${sans};vertical-align:top`,
  bar: `padding:0 0 0 14px;border-left:3px solid ${accentLine}`,
  small: `margin:0 0 8px;font:13px/20px ${sans};color:${second}`,
  address: `margin:8px 0 20px;font:13px/20px ${sans};color:${second};word-break:break-all`,
  link: `color:${accent};text-decoration:underline`,
  head: `padding:0 0 12px;border-bottom:1px solid ${line}`,
  foot: `padding:16px 0 0;border-top:1px solid ${line}`,
})

/** Styles for user content, which has none of its own. */
const textStyles = ({ accent, accentLine }: Palette): string =>
  `.words a{color:${accent}}
.words blockquote{margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${accentLine}}
.words pre{white-space:pre-wrap}
.words img{max-width:100%;height:auto}`

/** Overrides all colours in dark mode. */
const darkModeStyles = (
  { paper, ink, second, line, accent, accentLine, onAccent }: Palette,
  ofWords: boolean,
): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:${paper}!important}
.ink{color:${ink}!important}
.second{color:${second}!important}
.line{border-color:${line}!important}
.accent${ofWords ? ',.words a' : ''}{color:${accent}!important}
.bar${ofWords ? ',.words blockquote' : ''}{border-color:${accentLine}!important}
.button{background-color:${accent}!important}
.on{color:${onAccent}!important}
}`

type FrameContent = {
  title: string
  /** The name of the group, or of the service. */
  place: string
  /** The name of the group's colour. */
  color: string | undefined
  /** Whether it contains formatted user content (`words`). */
  hasWords?: boolean
  /** The language of the interface texts. */
  locale: Locale
}

/** The frame of all HTML emails: at most 600 pixels wide, without images or remote content. */
export function emailFrame({ title, place, color, locale, hasWords = false }: FrameContent) {
  const { light, dark } = paletteOf(color === undefined ? undefined : colors.get(color))
  const look = frameStyles(light)
  return {
    light,
    look,
    before: `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeEntities(title)}</title>
<style>
${hasWords ? `${textStyles(light)}\n` : ''}${darkModeStyles(dark, hasWords)}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper}">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background-color:${light.paper}"><tr><td align="center" style="padding:24px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<div style="max-width:600px;text-align:left;overflow-wrap:anywhere;word-break:break-word">
${table(`<td class="line" style="${look.head}"><p class="ink" dir="auto" style="${look.place}">${escapeEntities(place)}</p></td>`, 'width:100%;margin:0 0 24px')}
`,
    foot: `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:24px 0 0"><tr><td class="line" style="${look.foot}">
`,
    after: `
</td></tr></table>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`,
  }
}

export const table = (cell: string, style: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style}"><tr>${cell}</tr></table>`
