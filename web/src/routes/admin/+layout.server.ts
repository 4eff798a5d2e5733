import { error } from '@sveltejs/kit'
import type { LayoutServerLoad } from './$types'

/** For site administrators; for everyone else there is nothing here. */
export const load: LayoutServerLoad = async ({ locals }) => {
  const me = await locals.me()
  if (!me?.site_admin) error(404, 'nothing here')
}
