import type { Addresses } from '../groups/index.ts'
import { wikiFileUrl } from './urls.ts'

// In stored texts, a file of the page is `cid:wiki-` and its number: its address may change, and `cid:` is what the
// cleaner lets through.
const reference = /((?:src|href)=["']|\]\(\s*<?)cid:wiki-(\d{1,15})\b/g
const stored = 'cid:wiki-'
const ofFile = /^(?:amp;)?file_id=(\d{1,15})/

type OwnFiles = readonly { id: number }[]
/** A text with the addresses of the page's files. What names none of them stays as it was typed. */
export const withFileUrls = (text: string, addresses: Addresses, page_id: number, files: OwnFiles): string =>
  text.includes(stored)
    ? text.replace(reference, (typed, before: string, id: string) => {
        if (!files.some(file => file.id === Number(id))) return typed
        const url = wikiFileUrl(addresses, page_id, Number(id))
        return before + (before.startsWith(']') ? url : url.replace('&', '&amp;'))
      })
    : text

/** The same without them: what a program got and sends back. */
export function withoutFileUrls(text: string, { url }: Addresses, page_id: number): string {
  const own = `${url}/api/v1/downloadwikifile?id=${page_id}&`
  if (!text.includes(own)) return text
  const [first = '', ...rest] = text.split(own)
  return first + rest.map(part => (ofFile.test(part) ? part.replace(ofFile, `${stored}$1`) : own + part)).join('')
}
