/** What makes the address of a file work without a cookie or a header. docs/decisions/0021 */
const ticket = /&(?:amp;)?ticket=[ks]\d{1,16}\.\d{1,9}\.[\w-]{43}(?![\w-])/g

/** A text with addresses of files as our own pages have them: a program got them for itself, not for who reads the text. */
export const withoutTickets = (text: string): string => (text.includes('ticket=') ? text.replace(ticket, '') : text)
