// The fonts of the pages, small enough for a first visit: the characters of most texts in the weights that the pages use, and
// rarer letters and other European characters in files that a browser loads only when needed. Everything else uses
// system fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
// As in styles/fonts.css.
const rareLetters = '¡§©«°»¿ÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕØÙÚÛÝÞàâãæêëìîïðòôõ÷ùûýþÿŒœ'
const european = `${range(0x100, 0x17f)}ȘșȚțẞ`
const western = `${range(0x20, 0x7e)}\u00a0·×ÄÖÜßáäåçèéíñóöøúü‘’“”„‚–—…•€`

const files = {
  inter: ['inter/files/inter-latin-wght-normal.woff2', western],
  'inter-rare': ['inter/files/inter-latin-wght-normal.woff2', rareLetters],
  'inter-ext': ['inter/files/inter-latin-ext-wght-normal.woff2', european],
  'source-serif-4': ['source-serif-4/files/source-serif-4-latin-wght-normal.woff2', western],
  'source-serif-4-rare': ['source-serif-4/files/source-serif-4-latin-wght-normal.woff2', rareLetters],
  'source-serif-4-ext': ['source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2', european],
} as const

/** Writes them into a folder, where the styles find them. */
export async function buildFonts(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  await mkdir(folder, { recursive: true })
  for (const [name, [file, characters]] of Object.entries(files)) {
    const font = await subsetFont(await readFile(resolve(`@fontsource-variable/${file}`)), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 600 } },
      // Alternates, ligatures, and hints for old screens would be a third of each file.
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
    })
    await writeFile(join(folder, `${name}.woff2`), font)
  }
}
