import { defineParams } from '@sveltejs/kit/params'
import { isLetter } from '#lib/account/letters.ts'

/** Parts of addresses that are one of a few words. */
export const params = defineParams({
  letter: param => (isLetter(param) ? param : undefined),
  mail: param => (param === 'link' || param === 'unsubscribe' ? param : undefined),
  provider: param => (param === 'idpa' || param === 'idpb' ? param : undefined),
})
