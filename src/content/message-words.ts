import { topicSubject, type ReadSubject } from './text/subject.ts'
import type { Searchable } from './words/index.ts'

type Said = {
  read: ReadSubject
  words: Pick<Searchable, 'body' | 'quoted' | 'remainder'>
  files: readonly { filename: string }[]
  author: { name: string }
}

/** What a message is found by, whether it is posted or comes from elsewhere. */
export const messageWords = ({ read, words, files, author }: Said, marks: readonly string[] = []): Searchable => ({
  subject: topicSubject(read),
  ...words,
  files: files.map(({ filename }) => filename),
  name: author.name,
  marks,
})
