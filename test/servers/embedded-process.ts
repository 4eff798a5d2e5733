// A process for tests that joins the server of a data folder: node embedded-process.ts DATA OUTSIDE wait|write
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { joinEmbedded } from '#storage/embedded/index.ts'

const [data = '', outside = '', task] = process.argv.slice(2)
const server = await joinEmbedded({ data, outside })
process.stdout.write(`${JSON.stringify({ connection: server.connection, cluster: server.cluster })}\n`)

if (task === 'write') {
  const client = new Client({ ...server.connection, application_name: 'folkmoot writer' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table number (value int)')
  for (let value = 1; ; value++) {
    await client.query('insert into number values ($1)', [value])
    process.stdout.write(`${value}\n`)
  }
}

for await (const line of createInterface(process.stdin)) {
  if (line === 'leave') await server.leave()
}
