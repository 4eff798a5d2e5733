import type { FastifyBaseLogger } from 'fastify'

type Options = Parameters<FastifyBaseLogger['child']>[1]

/**
 * A logger that creates child loggers with their first line: every request has one, and few log anything. Everything
 * else is the logger itself, which Fastify inspects for its error serializer.
 */
export const createLazyLogger = (log: FastifyBaseLogger): FastifyBaseLogger => {
  const child = (bindings: object, options?: Options) => lazyLoggerOf(() => log.child(bindings, options))
  return Object.create(log, { child: { value: child } }) as FastifyBaseLogger
}

const lazyLoggerOf = (make: () => FastifyBaseLogger) => new LazyLogger(make) as LazyLogger & FastifyBaseLogger

class LazyLogger {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }

  get logger(): FastifyBaseLogger {
    return (this.#made ??= this.#make())
  }

  get level(): string {
    return this.logger.level
  }

  child(bindings: object, options?: Options): FastifyBaseLogger {
    return lazyLoggerOf(() => this.logger.child(bindings, options))
  }
}

// On a shared prototype, so that nothing is created per request.
for (const level of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const)
  Object.defineProperty(LazyLogger.prototype, level, {
    get(this: LazyLogger) {
      return this.logger[level].bind(this.logger)
    },
  })
