import { callsIn, type Endpoint } from '#contract/endpoint.ts'

type Calls = readonly Endpoint[]

/** Calls of a contract.ts that are not registered, a sentence each. */
export function uncollectedIn(file: string, module: object, declared: Calls): string[] {
  const own: Calls = Object.values(callsIn(module))
  return own
    .filter(call => !declared.includes(call))
    .map(({ name }) => `${name} is unknown: src/features/endpoints.ts does not collect ${file}`)
}

/** Declarations and verbs that do not find each other, a sentence each. */
export function unimplementedEndpoints(declared: Calls, implemented: Calls): string[] {
  const undone = declared.filter(call => !implemented.includes(call))
  const undeclared = implemented.filter(call => !declared.includes(call))
  const repeated = implemented.filter((call, at) => implemented.indexOf(call) !== at)
  return [
    ...undone.map(({ name }) => `${name} is declared, but not done: add its verb to the verbs of its feature`),
    ...undeclared.map(({ name }) => `${name} is done, but not declared: export it from the contract.ts of its feature`),
    ...repeated.map(({ name }) => `${name} is done twice: take one of its verbs out of the verbs of its feature`),
  ]
}
