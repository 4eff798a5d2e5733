import { hasExternalImages } from '../external-images.ts'
import type { Message, User } from '../topics.ts'

/**
 * Messages that have pictures from elsewhere, and those whose pictures are shown, by id; `chosen` are those whose senders somebody
 * chose to see them of.
 */
export type ShownPictures = { having: number[]; shown: number[]; chosen: number[] }
type PictureContext = { group_name: string; user: User | null; url: URL }

/** Which messages on a page show external pictures: the requested one, and those chosen earlier. */
export async function loadShownPictures(
  { api }: Pick<App.Locals, 'api'>,
  { group_name, user, url }: PictureContext,
  messages: readonly Message[],
): Promise<ShownPictures> {
  const { origin } = url
  const found = messages.filter(message => hasExternalImages(message, origin))
  const having = found.map(({ id }) => id)
  if (having.length === 0 || user?.show_pictures === 'show_pictures_always')
    return { having, shown: having, chosen: [] }
  const chosen = user ? (await api.getpicturechoices({ group_name, message_ids: having })).message_ids : []
  const requested = found.filter(({ msg_num }) => url.searchParams.get('pictures') === String(msg_num))
  return { having, shown: [...chosen, ...requested.map(({ id }) => id)], chosen }
}
