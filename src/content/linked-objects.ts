// Addresses of pages, and of downloads.
const address =
  /\bhttps?:\/\/([\w.:[\]-]{1,255})\/(?:g\/[^/\s"'<>]{1,255}\/(file|wiki)\/|api\/v1\/download(file)\?file_id=)(\d{1,15})(?!\w)/gi
const maxLinks = 100

/** The files and wiki pages that a text links to, with the host: `groups.example.org/file/12`. */
export function linkedObjectsIn(text: string): string[] {
  if (!text.includes('://')) return []
  const found = new Set<string>()
  for (const [, host, page, download, id] of text.matchAll(address).take(maxLinks))
    found.add(`${host!.toLowerCase()}/${(page ?? download)!.toLowerCase()}/${id}`)
  return [...found]
}
