import type { Upload } from '#contract/schema.ts'
import { Files } from '#runtime/calls/parse-params.ts'
import { putFile, type FileName } from './files.ts'
import type { GroupKey } from './groups.ts'
import type { PersonName } from './people.ts'
import type { DemoContext } from './context.ts'
import type { Format } from './texts/topic-text.ts'

/** A post. A text names its pictures as `cid:1`, `cid:2`, …. */
export type DemoPost = {
  by: PersonName
  in: GroupKey
  subject: string
  text: string
  format?: Format
  files?: readonly FileName[]
  pictures?: readonly FileName[]
  is_special?: boolean
  /** The message that it answers. */
  answers?: number
}

/** Writes a draft through the API: created, filled in, files added. Returns its id. */
export async function draft(stage: DemoContext, writing: DemoPost): Promise<number> {
  const { subject, text, format = 'html', files = [], pictures = [], is_special = false, answers } = writing
  const calls = stage.as(writing.by)
  const about =
    answers === undefined
      ? ({ draft_type: 'draft_type_post' } as const)
      : ({ draft_type: 'draft_type_reply', message_id: answers } as const)
  const { id: draft_id } = await calls.newdraft({ group_id: stage.groupId(writing.in), ...about })
  for (const [names, inline] of [
    [pictures, true],
    [files, false],
  ] as const) {
    if (names.length === 0) continue
    await calls.uploadattachments({ draft_id, inline, fileupload: await uploadsOf(stage, names) })
  }
  await calls.updatedraft({ draft_id, subject, body: text, body_type: format, is_special })
  return draft_id
}

/** Files for a call that takes them; they are in the store already, which only the demo can do. */
export async function uploadsOf(stage: DemoContext, names: readonly FileName[]): Promise<Upload[]> {
  const uploads: Upload[] = []
  for (const name of names) uploads.push(await putFile(stage, name))
  return new Files(uploads) as unknown as Upload[]
}

/** Writes and posts; returns the response. */
export async function post(stage: DemoContext, writing: DemoPost): Promise<string> {
  const { extra } = await stage.as(writing.by).postdraft({ draft_id: await draft(stage, writing) })
  return extra
}

/** A topic among the newest hundred of a group, by its subject. */
export async function topicId(stage: DemoContext, key: GroupKey, subject: string): Promise<number> {
  const { data } = await stage.as('mara').gettopics({ group_id: stage.groupId(key), limit: 100 })
  const topic = data.find(one => one.subject === subject)
  if (!topic) throw new Error(`there is no topic “${subject}” in ${key}`)
  return topic.id
}

/** The messages of a topic, the oldest first. */
export async function messagesOf(stage: DemoContext, key: GroupKey, subject: string) {
  const topic_id = await topicId(stage, key, subject)
  return (await stage.as('mara').gettopic({ topic_id, limit: 100 })).data
}
