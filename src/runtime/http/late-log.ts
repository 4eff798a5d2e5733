import type { FastifyBaseLogger } from 'fastify'

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
type Options = Parameters<FastifyBaseLogger['child']>[1]

/** A log whose children are made with their first line: every request has one, and few have something to say. */
export const lateLog = (log: FastifyBaseLogger): FastifyBaseLogger => new LateLog(() => log)

class LateLog implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#make())
  }

  get level(): string {
    return this.#log.level
  }

  #line(level: Level): FastifyBaseLogger[Level] {
    const log = this.#log
    return log[level].bind(log)
  }

  get fatal(): FastifyBaseLogger['fatal'] {
    return this.#line('fatal')
  }

  get error(): FastifyBaseLogger['error'] {
    return this.#line('error')
  }

  get warn(): FastifyBaseLogger['warn'] {
    return this.#line('warn')
  }

  get info(): FastifyBaseLogger['info'] {
    return this.#line('info')
  }

  get debug(): FastifyBaseLogger['debug'] {
    return this.#line('debug')
  }

  get trace(): FastifyBaseLogger['trace'] {
    return this.#line('trace')
  }

  get silent(): FastifyBaseLogger['silent'] {
    return this.#line('silent')
  }

  child(bindings: object, options?: Options): FastifyBaseLogger {
    return new LateLog(() => this.#log.child(bindings, options))
  }
}
