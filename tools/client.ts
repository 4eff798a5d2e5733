// npm pack runs it in client/: makes client/dist, the client as JavaScript with types, for programs outside this checkout.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runSteps } from './steps.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'client/dist')

rmSync(dist, { recursive: true, force: true })
cpSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
runSteps([{ name: 'client', line: [join(root, 'node_modules/.bin/tsc'), '-p', 'client'] }])
