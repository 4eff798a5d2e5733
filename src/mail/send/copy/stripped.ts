/** What lets its holder do something in somebody's name, and must not be passed on: links under our mails, addresses of ours. */
const code = '[a-z2-7]{16,200}'
const commands = 'approve|reject|delete|confirm|reply|probe|bounce'

/** A text of somebody who has answered one of our mails, without the codes that were theirs alone. */
export function withoutCodes(text: string, { url, mailDomain }: { url: string; mailDomain: string }): string {
  const links = new RegExp(
    `(${RegExp.escape(url)}/(?:mail/(?:link|unsubscribe)/|api/v1/getmailfile\\?code=))${code}`,
    'gi',
  )
  const addresses = new RegExp(`\\+(?:${commands})\\+${code}(?=@${RegExp.escape(mailDomain)})`, 'gi')
  return text.replace(links, '$1').replace(addresses, '')
}
