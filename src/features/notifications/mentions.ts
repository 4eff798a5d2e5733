/** An @ that begins a word, and what may be the name after it. The quantifiers are bounded. */
const mention = /(?<![\p{L}\p{N}_.@/-])@([\p{L}\p{N}][^\n@]{0,80})/gu
/** How many mentions of a text count, and how many words a name has. */
const mostMentions = 20
const mostWords = 5

/** Whether a text may mention someone; quick, for every message. */
export const mayMention = (text: string): boolean => text.includes('@') && text.search(mention) >= 0

const sign = /[\p{P}\p{S}]/u

function withoutSignsAtEnd(text: string): string {
  const letters = Array.from(text)
  return letters.slice(0, letters.findLastIndex(letter => !sign.test(letter)) + 1).join('')
}

/** What may be names in a text, numbered by the mention they are of. */
export function namesIn(text: string): { at: number; name: string }[] {
  return [...text.matchAll(mention)].slice(0, mostMentions).flatMap(([, after = ''], at) => {
    const words = after.toLowerCase().trim().split(/\s+/u).slice(0, mostWords)
    const names = words.flatMap((_, n) => {
      const name = words.slice(0, n + 1).join(' ')
      // A sentence goes on after a name: "@Marta, would you", "@Marta's".
      const bare = withoutSignsAtEnd(name)
      return [name, bare, bare.replace(/['’]s$/u, '')]
    })
    return [...new Set(names)].filter(Boolean).map(name => ({ at, name }))
  })
}
