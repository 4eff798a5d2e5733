const letters = 'fmpost[a-z2-7]{52}'
const whole = new RegExp(`^${letters}$`)
const anywhere = new RegExp(letters, 'gi')

/** Whether a text is the token of a posting address, which posts as the person who created it. */
export const isPostingToken = (text: string): boolean => whole.test(text)
/** A text without such tokens: whoever reads one can post. */
export const withoutPostingTokens = (text: string): string => text.replace(anywhere, '')
