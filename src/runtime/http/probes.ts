import type { FastifyInstance, FastifyReply } from 'fastify'
import { allRoles, type Role } from '#settings/roles.ts'
import { leaveToNextNode } from './connections/leave-to-next-node.ts'

/** Whether a process can serve requests, or why it cannot. */
export type Readiness = 'ready' | 'stopping' | 'database unreachable' | 'migrations pending' | 'database newer'
export type ReadinessCheck = () => Promise<Readiness>

const headers = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const send = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).headers(headers).send(`${text}\n`)

export const readinessStatus = (found: Readiness): number => (found === 'ready' ? 200 : 503)

export const isProbe = (url: string): boolean => url === '/healthz' || url === '/readyz'

/**
 * Adds `/healthz` (the process answers, and what it does if that is not everything) and `/readyz` (it can serve), for load balancers and supervisors. They come
 * before everything else: a balancer asks by address, over plain HTTP or TLS, and is not counted against a limit.
 */
export function addProbes(
  app: FastifyInstance,
  roles: readonly Role[],
  { check, isDraining }: { check: ReadinessCheck; isDraining: () => boolean },
): void {
  const health = roles.length === allRoles.length ? 'ok' : `ok: ${roles.join(', ')}`
  app.addHook('onRequest', (request, reply, done) => {
    const { url, method } = request
    if (!isProbe(url) || (method !== 'GET' && method !== 'HEAD')) return done()
    if (url === '/healthz') return void send(reply, 200, health)
    const found = isDraining() ? Promise.resolve('stopping' as const) : check()
    return void found.then(text => send(reply, readinessStatus(text), text))
  })
  leaveToNextNode(app, isDraining)
}
