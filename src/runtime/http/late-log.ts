import type { FastifyBaseLogger } from 'fastify'

type Options = Parameters<FastifyBaseLogger['child']>[1]

/**
 * A log whose children are made with their first line: every request has one, and few have something to say. All else is the log
 * itself, into which Fastify looks for how it writes errors.
 */
export const lateLog = (log: FastifyBaseLogger): FastifyBaseLogger => {
  const child = (bindings: object, options?: Options) => lateOf(() => log.child(bindings, options))
  return Object.create(log, { child: { value: child } }) as FastifyBaseLogger
}

const lateOf = (make: () => FastifyBaseLogger) => new LateLog(make) as LateLog & FastifyBaseLogger

class LateLog {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }

  get made(): FastifyBaseLogger {
    return (this.#made ??= this.#make())
  }

  get level(): string {
    return this.made.level
  }

  child(bindings: object, options?: Options): FastifyBaseLogger {
    return lateOf(() => this.made.child(bindings, options))
  }
}

// On what all of them share, so that there is nothing to be made for a request.
for (const level of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const)
  Object.defineProperty(LateLog.prototype, level, {
    get(this: LateLog) {
      return this.made[level].bind(this.made)
    },
  })
