import { query } from '#storage/query.ts'

export const twoFactorOf = query(
  'twoFactor.of',
  `select two_factor_seed, two_factor_enabled from accounts where id = $1`,
)
/** A seed that waits to be confirmed; one that counts is never replaced. */
export const offerSeed = query(
  'twoFactor.offer',
  `update accounts set two_factor_seed = $2 where id = $1 and not two_factor_enabled`,
)
export const switchOn = query(
  'twoFactor.on',
  `update accounts set two_factor_enabled = true, two_factor_step = $3, updated = now()
   where id = $1 and two_factor_seed = $2 and not two_factor_enabled`,
)
export const switchOff = query(
  'twoFactor.off',
  `update accounts set two_factor_enabled = false, two_factor_seed = null, updated = now()
   where id = $1 and two_factor_enabled`,
)
/** A step is good once, and none before it afterwards. */
export const useStep = query(
  'twoFactor.useStep',
  `update accounts set two_factor_step = $2 where id = $1 and two_factor_enabled and two_factor_step < $2`,
)

export const insertCodes = query(
  'recoveryCode.insert',
  `insert into recovery_codes (account_id, code_hash) select $1, unnest($2::bytea[])`,
)
export const clearCodes = query('recoveryCode.clear', `delete from recovery_codes where account_id = $1`)
export const useCode = query('recoveryCode.use', `delete from recovery_codes where account_id = $1 and code_hash = $2`)
