import { defineParams } from '@sveltejs/kit/params'
import { isLetter } from '#lib/account/letters.ts'
import { isLater } from '#lib/public/later.ts'

/** Parts of addresses that are one of a few words. */
export const params = defineParams({
  later: param => (isLater(param) ? param : undefined),
  letter: param => (isLetter(param) ? param : undefined),
  mail: param => (param === 'link' || param === 'unsubscribe' ? param : undefined),
  provider: param => (param === 'idpa' || param === 'idpb' ? param : undefined),
})
