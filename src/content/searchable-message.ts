import { topicSubject, type ParsedSubject } from './text/subject.ts'
import type { SearchableMessage } from './tokenizer/index.ts'

type MessageContent = {
  read: ParsedSubject
  words: Pick<SearchableMessage, 'body' | 'quoted' | 'remainder'>
  files: readonly { filename: string }[]
  author: { name: string }
}

/** The searchable fields of a message, posted or imported. */
export const searchableMessage = (
  { read, words, files, author }: MessageContent,
  keywords: readonly string[] = [],
): SearchableMessage => ({
  subject: topicSubject(read),
  ...words,
  files: files.map(({ filename }) => filename),
  name: author.name,
  keywords,
})
