import { orNullIfForbidden } from './current-user.ts'

const most = 10

type Linked = {
  event: { locals: App.Locals; url: URL }
  group: { id: number; name: string; perms: { archives_visible: boolean; wiki_visible: boolean } }
}

/** What links to it. */
export type LinkedFrom = Awaited<ReturnType<typeof linkedFrom>>
/** Where a file or a wiki page is linked to, as far as the reader may see it: the newest messages, and pages of the wiki. */
export async function linkedFrom(
  { event: { locals, url }, group }: Linked,
  path: string,
  { withWiki }: { withWiki: boolean },
) {
  const q = `linksto:${url.origin}${path}`
  const about = { group_name: group.name, q, limit: most }
  const [messages, pages] = await Promise.all([
    group.perms.archives_visible
      ? orNullIfForbidden(locals.read.searcharchives({ ...about, sort_field: 'date', sort_dir: 'desc' }))
      : null,
    withWiki && group.perms.wiki_visible ? orNullIfForbidden(locals.read.searchwiki(about)) : null,
  ])
  return {
    messages: (messages?.data ?? []).map(({ msg_num, subject, name }) => ({ msg_num, subject, name })),
    pages: (pages?.data ?? []).map(({ id, title }) => ({ id, title })),
    allMessages: messages?.has_more ? `/g/${group.name}/search?q=${encodeURIComponent(q)}` : null,
  }
}
