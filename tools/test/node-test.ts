import hooks from 'node:async_hooks'

// Node's runner follows every promise and every timer, to know of an error that nobody caught in which test it began. That is an
// eighth of all the work of a test process; ours ends at such an error, under the name of the file. docs/decisions/0040
const { createHook } = hooks
const idle: hooks.AsyncHook = { enable: () => idle, disable: () => idle }
Object.assign(hooks, { createHook: () => idle })

/** Node's own runner, without its hooks. */
export const { mock, run } = await import('node:test')

Object.assign(hooks, { createHook })
