import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { addOrganisation, isHostName, moveGroupToOrganisation } from '../../groups/index.ts'
import * as contract from './contract.ts'
import { countOrganisations, groupWithSizes, organisationById, organisationPages } from './store.ts'

export const getOrganisations = implement(contract.getOrganisations, async ({ tx, params }) =>
  pageOf(tx, contract.getOrganisations, params, {
    total: (await countOrganisations.one(tx)).count,
    fetch: ({ dir, start, page: { count, after_id } }) =>
      organisationPages[`created:${dir}:${start}`].all(tx, { count, after_id }),
    cursorOf: ({ id }) => ({ key: id, id }),
    view: row => ({ object: 'admin_org' as const, ...row }),
  }),
)

export const newOrganisation = implement(contract.newOrganisation, async call => {
  const { params, fail } = call
  const [name, host] = [params.name.trim(), params.domain.trim()]
  if (name === '') fail('invalid name')
  if (!isHostName(host)) fail('invalid domain')
  const { id, created, host: domain } = (await addOrganisation(call, { name, host })) ?? fail('domain exists')
  return { object: 'admin_org' as const, id, created, name, domain, main_group_name: '', num_groups: 0 }
})

export const moveGroup = implement(contract.moveGroup, async call => {
  const { tx, params, fail } = call
  const group = (await groupWithSizes.first(tx, { id: params.group_id })) ?? fail('invalid group_id')
  if (group.parent_id !== null) fail('group is a subgroup')
  const { host } =
    params.org_id === 0
      ? { host: null }
      : ((await organisationById.first(tx, { id: params.org_id })) ?? fail('invalid org_id'))
  // Moving it to where it is would reset its plan.
  if (host === (group.org_domain || null)) return
  await moveGroupToOrganisation(call, group.name, host)
})
