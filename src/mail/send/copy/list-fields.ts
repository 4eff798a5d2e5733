import { field, words } from './fields.ts'
import { groupAddress, type ListSource } from './source.ts'
import type { Piece } from './template.ts'

/** What makes it the mail of a list: RFC 2369, 2919, 5064 and 8058. */
export function listFields(source: ListSource, archivedAt: string): Piece[] {
  const { group, addresses } = source
  const mailto = (command: string, query = '') => `<mailto:${groupAddress(source, command)}${query}>`
  const title = group.title === '' ? '' : `${words(group.title)} `
  const before = [
    field('List-Id', `${title.replace(/[<>"]/g, '')}<${group.name}.${addresses.mailDomain}>`),
    field('List-Help', mailto('+help')),
    field('List-Subscribe', mailto('+subscribe')),
    field('List-Post', group.settings.announce ? 'NO' : mailto('')),
    field('List-Owner', mailto('+owner')),
    field('List-Archive', `<${group.url}/topics>`),
    field('Archived-At', `<${archivedAt}>`),
    field('Mailing-List', `list ${groupAddress(source)}; contact ${groupAddress(source, '+owner')}`),
    field('Precedence', 'list'),
    `List-Unsubscribe: ${mailto('+unsubscribe', '?subject=unsubscribe')},\r\n <${addresses.url}/mail/unsubscribe/`,
  ]
  return [
    Buffer.from(before.join(''), 'latin1'),
    { link: 0 },
    Buffer.from('>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n', 'latin1'),
  ]
}
