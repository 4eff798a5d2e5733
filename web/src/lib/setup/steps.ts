import type { Api } from '#lib/api.ts'

/** The steps of the setup, in their order. */
export const setupSteps = ['administrator', 'group'] as const
export type SetupStep = (typeof setupSteps)[number]

/** Which steps are done, as the calls tell; for administrators alone. */
export async function loadSetup(read: Api): Promise<{ done: SetupStep[] }> {
  // The mailbox is for administrators: for anybody else there is no setup.
  await read.getmailbox({ limit: 1 })
  const { total_count } = await read.getsubs({ limit: 1 })
  return { done: ['administrator', ...(total_count > 0 ? (['group'] as const) : [])] }
}
