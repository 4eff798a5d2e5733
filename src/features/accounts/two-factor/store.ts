import { query } from '#storage/query.ts'

export const twoFactorOf = query(
  'twoFactor.of',
  `select two_factor_seed, two_factor_enabled from accounts where id = :id`,
)
/** Stores a seed that is not confirmed yet; never replaces an active one. */
export const offerSeed = query(
  'twoFactor.offer',
  `update accounts set two_factor_seed = :two_factor_seed where id = :id and not two_factor_enabled`,
)
export const switchOn = query(
  'twoFactor.on',
  `update accounts set two_factor_enabled = true, two_factor_step = :two_factor_step, updated = next_updated(updated)
   where id = :id and two_factor_seed = :two_factor_seed and not two_factor_enabled`,
)
export const switchOff = query(
  'twoFactor.off',
  `update accounts set two_factor_enabled = false, two_factor_seed = null, updated = next_updated(updated)
   where id = :id and two_factor_enabled`,
)
/** A time step can be used once, and no earlier step afterwards. */
export const useStep = query(
  'twoFactor.useStep',
  `update accounts set two_factor_step = :two_factor_step where id = :id and two_factor_enabled and two_factor_step < :two_factor_step`,
)

export const insertCodes = query(
  'recoveryCode.insert',
  `insert into recovery_codes (account_id, code_hash) select :account_id, unnest(:code_hashes::bytea[])`,
)
export const clearCodes = query('recoveryCode.clear', `delete from recovery_codes where account_id = :account_id`)
export const useCode = query(
  'recoveryCode.use',
  `delete from recovery_codes where account_id = :account_id and code_hash = :code_hash`,
)
