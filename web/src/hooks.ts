import type { Transport } from '@sveltejs/kit/hooks'

/** Pages ship no framework scripts, so no data is serialized for them. */
export const transport: Transport = { nothing: { encode: () => 1, decode: () => null } }
