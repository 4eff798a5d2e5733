import { topicSubject, type ReadSubject } from './text/subject.ts'
import { searchVector, type Searchable } from './words/index.ts'

type Said = {
  read: ReadSubject
  words: Pick<Searchable, 'body' | 'quoted' | 'remainder'>
  files: readonly { filename: string }[]
  author: { name: string }
}

/** The vector by which a message is found, whether it is posted or comes from elsewhere. */
export const messageWords = ({ read, words, files, author }: Said, marks: readonly string[] = []): string =>
  searchVector({
    subject: topicSubject(read),
    ...words,
    files: files.map(({ filename }) => filename),
    name: author.name,
    marks,
  })
