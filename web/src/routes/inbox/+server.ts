import { redirect } from '@sveltejs/kit'
import type { RequestHandler } from './$types'

/** Bookmarks still lead here. */
export const GET: RequestHandler = () => redirect(301, '/notifications')
