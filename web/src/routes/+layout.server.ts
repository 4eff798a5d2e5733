import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = async ({ locals, platform }) => {
  // Before anything is read: whatever happens from now on may be missing on the page.
  const at = Date.now()
  const [user, manner, inbox] = await Promise.all([locals.me(), locals.manner(), locals.inbox()])
  const { drawn } = locals
  if (user?.csrf_token) drawn.csrf = platform!.mask(user.csrf_token)
  return { at, user, inbox, manner, drawn, refused: locals.refused ?? null }
}
