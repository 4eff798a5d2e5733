import { isHttpError, isRedirect, redirect } from '@sveltejs/kit'
import { isApiFailure } from '../../api.ts'
import { messagePath } from '../../topics.ts'

type FormerPlace = { group_name: string; topic_id?: number; msg_num?: number }

/** Loads a page about a topic or message; if it was merged or moved, leads to where it is now, if the reader can read it there. */
export async function loadOrRedirect<T>({ api }: App.Locals, place: FormerPlace, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (thrown) {
    // Absent and hidden look alike; who isn't signed in is asked to.
    if (!isHttpError(thrown, 404) && !isRedirect(thrown)) throw thrown
    const now = await api.findtopic(place).catch((failure: unknown) => {
      if (isApiFailure(failure)) return null
      throw failure
    })
    if (!now || (now.topic_id === place.topic_id && now.group_name === place.group_name)) throw thrown
    return redirect(
      303,
      now.msg_num === 0 ? `/g/${now.group_name}/topic/${now.topic_id}` : messagePath(now.group_name, now),
    )
  }
}
