import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const folder = 'docs/decisions'
const pages = globSync('[0-9]*.md', { cwd: join(root, folder) }).toSorted()
const numberOf = (page: string): string => page.slice(0, 4)
const titleOf = (page: string): string | undefined => /^# (.+)$/m.exec(read(`${folder}/${page}`))?.[1]

test('the index lists every decision once, by number and title', () => {
  const named = [...read(`${folder}/README.md`).matchAll(/^- \[(.+)\]\((.+)\): ./gm)]

  const lines = named.map(([, title, page]) => `${page} ${title}`).toSorted()
  assert.deepEqual(
    lines,
    pages.map(page => `${page} ${numberOf(page)} ${titleOf(page)}`),
  )
})

test('decision numbers are unique', () => {
  assert.deepEqual([...new Set(pages.map(numberOf))], pages.map(numberOf))
})

test('every referenced decision exists', () => {
  const numbers = new Set(pages.map(numberOf))
  const inDecisions = pages.flatMap(page => namedIn(`${folder}/${page}`, /\((0\d{3})\)/g))
  const elsewhere = globSync(['*.md', '{src,client,test,tools,bench}/**/*.ts'], { cwd: root }).flatMap(file =>
    namedIn(file, /\bdocs\/decisions\/(0\d{3})\b/g),
  )

  const missing = [...inDecisions, ...elsewhere].filter(({ number }) => !numbers.has(number))

  assert.ok(inDecisions.length > 0 && elsewhere.length > 0)
  assert.deepEqual(missing, [])
})

function namedIn(file: string, form: RegExp): { file: string; number: string }[] {
  return [...read(file).matchAll(form)].map(([, number]) => ({ file, number: number! }))
}
