import { redirect } from '@sveltejs/kit'
import type { RequestHandler } from './$types'

/** Where password managers send people to change their password. */
export const GET: RequestHandler = () => redirect(302, '/settings/password')
