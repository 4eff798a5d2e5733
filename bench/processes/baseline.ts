// The yardstick, as a process of its own: a bare Fastify route that runs the same prepared query and returns the same
// bytes. No caller, no rights, no limits.
import fastify from 'fastify'
import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import { MemberInfo } from '#contract/resources.ts'
import { findMember } from '#features/members/store.ts'
import { ownView } from '#features/members/view.ts'
import { openDatabase } from '#storage/database.ts'

const { connection, certificate, member } = JSON.parse(process.argv[2]!) as {
  connection: object
  certificate: { cert: string; key: string }
  member: number
}
const database = openDatabase({ connection, poolSize: 10 })
const group = { settings: groupSettingDefaults, extra_columns: [] }
const promised = Object.keys(MemberInfo.properties) as (keyof typeof MemberInfo.properties)[]
const app = fastify({ https: certificate })
app.get('/member', async (_request, reply) => {
  const row = await findMember.one(database.read, { id: member })
  const seen = ownView(row, group)
  // The fields that the contract promises; the row has more.
  const shown = Object.fromEntries(promised.map(name => [name, seen[name]]))
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(shown))
})

await app.listen({ host: '127.0.0.1', port: 0 })
process.send!({ port: (app.server.address() as { port: number }).port })
process.on('disconnect', () => process.exit(0))
