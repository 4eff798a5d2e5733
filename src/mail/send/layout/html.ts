import { colorHex } from '#contract/colors.ts'
import { theirs, type LetterLink, type LetterText, type Quotation } from '#runtime/letters.ts'
import { paletteOf, type Palette } from './colours.ts'
import { linesOf, ownLink, placeOf } from './parts.ts'

const colors = new Map<string, string>(Object.entries(colorHex))

/** Text that is shown as it is, wherever in HTML it stands. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const sans = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const serif = `ui-serif,Charter,'Source Serif 4',Georgia,serif`

/** How each thing looks in the light; where a program changes to the dark, classes of the same names win. */
const looks = ({ ink, second, line, accent, accentLine }: Palette) => ({
  place: `margin:0;font:600 18px/24px ${serif};color:${ink}`,
  title: `margin:0 0 16px;font:600 24px/30px ${serif};color:${ink}`,
  paragraph: `margin:0 0 16px;font:16px/24px ${sans};color:${ink}`,
  words: `unicode-bidi:plaintext;margin:0 0 16px;font:17px/28px ${serif};color:${ink}`,
  lead: `margin:0 0 6px;font:13px/18px ${sans};color:${second}`,
  bar: `padding:0 0 0 14px;border-left:3px solid ${accentLine}`,
  small: `margin:0 0 8px;font:13px/20px ${sans};color:${second}`,
  address: `margin:8px 0 20px;font:13px/20px ${sans};color:${second};word-break:break-all`,
  link: `color:${accent};text-decoration:underline`,
  head: `padding:0 0 12px;border-bottom:1px solid ${line}`,
  foot: `padding:16px 0 0;border-top:1px solid ${line}`,
})

/** Where the dark is wished, all that has a colour gets another. */
const inTheDark = ({ paper, ink, second, line, accent, accentLine, onAccent }: Palette): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:${paper}!important}
.ink{color:${ink}!important}
.second{color:${second}!important}
.line{border-color:${line}!important}
.accent{color:${accent}!important}
.bar{border-color:${accentLine}!important}
.button{background-color:${accent}!important}
.on{color:${onAccent}!important}
}`

/**
 * A letter as HTML that mail programs show: tables and styles in place, 600 pixels at most, no pictures and nothing that is
 * fetched. All text is escaped here, and here alone.
 */
export function htmlLetter(text: LetterText, home: string): string {
  const { words, greeting, paragraphs = [], quoted = [], action, more = [], why, group } = text
  const { light, dark } = paletteOf(group && colors.get(group.color))
  const look = looks(light)
  const place = placeOf(text, home)
  const title = theirs(text.title)
  const anchor = (link: LetterLink): string =>
    `<a class="accent" href="${escaped(ownLink(link, home).href)}" style="${look.link}">${escaped(link.text)}</a>`
  const paragraph = (item: string | LetterLink): string =>
    `<p class="ink" style="${look.paragraph}">${typeof item === 'string' ? escaped(item) : anchor(item)}</p>`
  const small = (item: string | LetterLink): string =>
    `<p class="second" style="${look.small}">${typeof item === 'string' ? escaped(item) : anchor(item)}</p>`
  const theirWords = (given: string, style: string): string =>
    paragraphsOf(given)
      .map(lines => `<p class="ink" dir="auto" style="${style}">${lines.map(escaped).join('<br>\n')}</p>`)
      .join('\n')
  const quotation = ({ lead, text: given }: Quotation): string =>
    `<p class="second" style="${look.lead}">${escaped(lead)}:</p>
${table(`<td class="bar" style="${look.bar}">${theirWords(given, look.words)}</td>`, 'width:100%;table-layout:fixed;margin:0 0 16px')}`
  const button = (link: LetterLink): string => {
    const url = escaped(ownLink(link, home).href)
    const style = `display:inline-block;padding:10px 18px;font:600 16px/22px ${sans};color:${light.onAccent};text-decoration:none`
    return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0"><tr>
<td class="button" bgcolor="${light.accent}" style="background-color:${light.accent};border-radius:8px"><a class="on" href="${url}" style="${style}">${escaped(link.text)}</a></td>
</tr></table>
<p class="second" style="${look.address}"><a class="second" href="${url}" style="color:${light.second};text-decoration:none">${url}</a></p>`
  }
  const body = [
    ...(words === undefined
      ? [`<h1 class="ink" dir="auto" style="${look.title}">${escaped(title)}</h1>`]
      : [theirWords(words, look.words)]),
    ...(greeting === undefined ? [] : [paragraph(greeting)]),
    ...paragraphs.map(paragraph),
    ...quoted.map(quotation),
    ...(action ? [button(action)] : []),
    ...more.map(paragraph),
  ]
  const footer = [...why.map(small), small({ text: place.name, url: place.url })]
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>
${inTheDark(dark)}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper}">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background-color:${light.paper}"><tr><td align="center" style="padding:24px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<div style="max-width:600px;text-align:left;overflow-wrap:anywhere;word-break:break-word">
${table(`<td class="line" style="${look.head}"><p class="ink" dir="auto" style="${look.place}">${escaped(place.name)}</p></td>`, 'width:100%;margin:0 0 24px')}
${body.join('\n')}
${table(`<td class="line" style="${look.foot}">\n${footer.join('\n')}\n</td>`, 'width:100%;margin:24px 0 0')}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

const table = (cell: string, style: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style}"><tr>${cell}</tr></table>`

/** What somebody wrote, by its paragraphs, each a list of lines. */
function paragraphsOf(text: string): string[][] {
  const found: string[][] = [[]]
  for (const line of linesOf(text)) {
    if (line !== '') found.at(-1)!.push(line)
    else if (found.at(-1)!.length > 0) found.push([])
  }
  return found.filter(lines => lines.length > 0)
}
