import { begun, isApiFailure, type Api } from './api.ts'
import { conventionsOf, isLocale, type Conventions, type Locale } from './i18n.ts'
import type { LocalePreferences } from './locale.ts'
import type { Group, User } from './topics.ts'

/** Optional data of a page; null if the reader may not request it. */
export const orNullIfForbidden = <T>(request: Promise<T>): Promise<T | null> =>
  begun(
    request.catch((thrown: unknown) => {
      if (isApiFailure(thrown) && thrown.type !== 'server') return null
      throw thrown
    }),
  )

/** The formats of dates and times that someone chose. */
export const conventionsIn = (chosen: Pick<User, 'time_pref' | 'date_pref' | 'monday_start'>): Conventions => ({
  clock: chosen.time_pref === 'standard_time' ? '12' : '24',
  order: chosen.date_pref === 'us_date' ? 'us' : 'international',
  week: chosen.monday_start ? 'monday' : 'sunday',
})

/** The current user, requested once per page: it is loaded in parallel with the rest. The language of the account wins over that of the browser. */
export function currentUser(
  api: Api,
  platform: Pick<App.Platform, 'hasSession'>,
  locale: string,
  useLanguage: (language: Locale) => void,
): () => Promise<User | null> {
  const load = async (): Promise<User | null> => {
    const found = platform.hasSession ? await orNullIfForbidden(api.getuser({ locale })) : null
    if (found && isLocale(found.language)) useLanguage(found.language)
    return found
  }
  let user: Promise<User | null> | undefined
  return () => (user ??= begun(load()))
}

/** How dates and times of a page are written, requested once: as the reader chose for the group, or for everything. */
export function currentManner(
  { api, me, tag }: Pick<App.Locals, 'api' | 'me' | 'tag'>,
  group_name: string | undefined,
  languageOf: () => Locale,
): () => Promise<LocalePreferences> {
  const load = async (): Promise<LocalePreferences> => {
    const [user, formats] = await Promise.all([
      me(),
      group_name === undefined ? null : orNullIfForbidden(api.getformats({ group_name, locale: tag })),
    ])
    const chosen = formats ?? user
    return {
      language: languageOf(),
      zone: chosen?.timezone || 'UTC',
      ...(chosen ? conventionsIn(chosen) : conventionsOf(tag)),
    }
  }
  let manner: Promise<LocalePreferences> | undefined
  return () => (manner ??= begun(load()))
}

/** The group of a page, requested once for all of it: a page need not wait for what the pages around it load besides. */
export function currentGroup(read: Api, group_name: string): () => Promise<Group> {
  let group: Promise<Group> | undefined
  return () => (group ??= read.getgroup({ group_name }))
}

export type Inbox = Awaited<ReturnType<Api['getinbox']>>
/** What needs the attention of the current user, requested once per page. */
export function currentInbox(api: Api, platform: Pick<App.Platform, 'hasSession'>): () => Promise<Inbox | null> {
  let inbox: Promise<Inbox | null> | undefined
  return () => (inbox ??= platform.hasSession ? orNullIfForbidden(api.getinbox({})) : Promise.resolve(null))
}

/** Marks the notifications about what a page shows as read; most people have none that are unread. */
export async function markNotificationsRead(
  { locals, platform }: { locals: Pick<App.Locals, 'inbox' | 'api'>; platform: Readonly<App.Platform> | undefined },
  about: { topic_id: number } | { event_id: number } | { chat_id: number },
): Promise<void> {
  if (platform!.isShown && ((await locals.inbox())?.notifications ?? 0) > 0)
    await orNullIfForbidden(locals.api.marknotificationsread(about))
}
