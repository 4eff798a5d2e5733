import { openPhoto } from '#lib/photos/photos.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async event => ({ photo: await openPhoto(event) })
