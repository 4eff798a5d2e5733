import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { oldAddress } from '#features/archives/index.ts'
import type { MovedSettings } from '#features/groups/index.ts'
import type { MailSource, SourceMail } from '../../import/sources.ts'
import { filesUnder } from '../files.ts'
import type { MovedList, MoveRemark } from '../moved-list.ts'
import { refuseSource } from '../text.ts'
import { oneLine } from '../values.ts'
import { readDump } from './dump.ts'
import { emptyForum, forumReaders, type Forum, type Post } from './forum.ts'
import { membersOfForum } from './members.ts'
import { mailOfPost } from './post-mail.ts'
import { openSpool, type Spool } from './spool.ts'

type DiscourseOptions = {
  /** The category whose topics are imported, by slug, name or number; empty: all that every user can read. */
  category: string
  /** The host name of the forum, for links within posts. */
  host: string
}

/** A forum of Discourse, from a backup. Its posts are imported as emails, its users as members. */
export async function openDiscourse(path: string, { category, host }: DiscourseOptions): Promise<MovedList> {
  const stats = await stat(path).catch(() => refuseSource(t => t.cli.import.source.absent({ path })))
  const isDump = (file: string): boolean => /^dump\.sql(?:\.gz)?$|\.tar(?:\.gz)?$|\.tgz$/i.test(basename(file))
  const file = stats.isDirectory() ? (await filesUnder(path)).find(isDump) : path
  if (file === undefined) return refuseSource(t => t.cli.importFrom.noDump({ path }))
  const spool = await openSpool()
  try {
    const forum = emptyForum()
    await readDump(file, forumReaders(forum, spool))
    const chosen = category === '' ? null : categoryNamed(forum, category, path)
    const posts = readablePosts(forum, chosen)
    const people = membersOfForum(forum, chosen, path)
    return {
      settings: settingsOf(forum, chosen),
      members: people.members,
      remarks: [...people.remarks, ...leftOut(forum, posts.length, path)],
      archive: posts.length === 0 ? null : archiveOf(forum, posts, { spool, host, path }),
      addresses: chosen === null ? [] : [oldAddress.discourseCategory(chosen)],
      close: spool.close,
    }
  } catch (error) {
    await spool.close()
    throw error
  }
}

function categoryNamed({ categories }: Forum, wanted: string, path: string): number {
  const lower = wanted.toLowerCase()
  const found = [...categories].find(
    ([id, { slug, name }]) => String(id) === wanted || slug.toLowerCase() === lower || name.toLowerCase() === lower,
  )
  const known = [...categories.values()]
    .map(({ slug, name }) => slug || name)
    .slice(0, 50)
    .join(', ')
  return found?.[0] ?? refuseSource(t => t.cli.importFrom.noCategory({ path, category: wanted, categories: known }))
}

function settingsOf({ categories, site }: Forum, chosen: number | null): MovedSettings {
  const { name, description } =
    chosen === null ? { name: site.title, description: site.description } : categories.get(chosen)!
  return {
    ...(name !== '' && { title: oneLine(name, 200) }),
    ...(description.trim() !== '' && { desc: description.slice(0, 20_000) }),
  }
}

/** The posts that are imported, in the order in which they were written. */
function readablePosts({ posts, topics, categories }: Forum, chosen: number | null): Post[] {
  const isRead = ({ topic_id }: Post): boolean => {
    const topic = topics.get(topic_id)
    if (!topic) return false
    // What only some can read is imported only if it was asked for.
    if (chosen === null) return topic.category_id === null || categories.get(topic.category_id)?.isRestricted !== true
    return topic.category_id === chosen || categories.get(topic.category_id ?? 0)?.parent_id === chosen
  }
  return posts.filter(isRead).toSorted((a, b) => a.created - b.created || a.id - b.id)
}

function leftOut({ posts, skipped }: Forum, imported: number, where: string): MoveRemark[] {
  const others = posts.length - imported
  return [
    ...(others > 0
      ? [{ where, text: t => t.cli.importFrom.lost.otherPosts({ count: others }) } satisfies MoveRemark]
      : []),
    ...(skipped.posts > 0
      ? [{ where, text: t => t.cli.importFrom.lost.deletedPosts({ count: skipped.posts }) } satisfies MoveRemark]
      : []),
    { where, text: t => t.cli.importFrom.lost.forum },
  ]
}

type ArchiveDeps = { spool: Spool; host: string; path: string }

function archiveOf(forum: Forum, posts: readonly Post[], { spool, host, path }: ArchiveDeps): MailSource {
  let read = 0
  const domain = host || 'discourse.invalid'
  const idOf = ({ id, mime_id }: Post): string => mime_id || `discourse/post/${id}@${domain}`
  const places = new Map<string, Post>()
  const firsts = new Map<number, Post>()
  for (const post of posts) {
    places.set(`${post.topic_id} ${post.number}`, post)
    const first = firsts.get(post.topic_id)
    if (!first || post.number < first.number) firsts.set(post.topic_id, post)
  }
  async function mailOf(post: Post): Promise<SourceMail> {
    const [raw = '', cooked = ''] = JSON.parse(await spool.read(post.text)) as string[]
    const first = firsts.get(post.topic_id)!
    const answered = places.get(`${post.topic_id} ${post.answers}`)
    const user = forum.users.get(post.user_id)
    const bytes = mailOfPost({
      mime_id: idOf(post),
      references: post === first ? [] : [idOf(first), ...(answered && answered !== first ? [idOf(answered)] : [])],
      author: { name: user?.name || user?.username || 'Unknown', email: user?.email ?? '' },
      subject: forum.topics.get(post.topic_id)!.title,
      created: new Date(post.created),
      raw,
      cooked: host === '' ? cooked : cooked.replace(/ (href|src)="\/(?!\/)/g, ` $1="https://${host}/`),
    })
    const addresses = [
      oldAddress.discoursePost(post.id),
      oldAddress.discoursePostIn(post.topic_id, post.number),
      ...(post === first ? [oldAddress.discourseTopic(post.topic_id)] : []),
    ]
    return { where: `${path}, post ${post.id}`, envelope: '', raw: bytes, addresses }
  }
  return {
    kind: 'mbox',
    size: posts.length,
    read: () => read,
    async *mails() {
      read = 0
      for (const post of posts) {
        yield await mailOf(post)
        read += 1
      }
    },
  }
}
