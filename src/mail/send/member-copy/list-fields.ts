import { headerField, encodeWords } from './header-fields.ts'
import { groupAddress, type ListSource } from './source.ts'
import type { Piece } from './template.ts'

/** Mailing list headers: RFC 2369, 2919, 5064 and 8058. */
export function listFields(source: ListSource, archivedAt: string): Piece[] {
  const { group, addresses } = source
  const mailto = (command: string, query = '') => `<mailto:${groupAddress(source, command)}${query}>`
  const title = group.title === '' ? '' : `${encodeWords(group.title)} `
  const before = [
    headerField('List-Id', `${title.replace(/[<>"]/g, '')}<${group.name}.${addresses.mailDomain}>`),
    headerField('List-Help', mailto('+help')),
    headerField('List-Subscribe', mailto('+subscribe')),
    headerField('List-Post', group.settings.announce ? 'NO' : mailto('')),
    headerField('List-Owner', mailto('+owner')),
    headerField('List-Archive', `<${group.url}/topics>`),
    headerField('Archived-At', `<${archivedAt}>`),
    headerField('Mailing-List', `list ${groupAddress(source)}; contact ${groupAddress(source, '+owner')}`),
    headerField('Precedence', 'list'),
    `List-Unsubscribe: ${mailto('+unsubscribe', '?subject=unsubscribe')},\r\n <`,
  ]
  // One click would unsubscribe whoever has the mail.
  if (source.isShared) return [Buffer.from(`${before.join('')}${group.url}/leave>\r\n`, 'latin1')]
  return [
    Buffer.from(`${before.join('')}${addresses.url}/mail/unsubscribe/`, 'latin1'),
    { link: 0 },
    Buffer.from('>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n', 'latin1'),
  ]
}
