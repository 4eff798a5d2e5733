/** The values of options in a form: a switch that is off is absent. */
export const optionValues = <Name extends string>(
  form: ReadonlyMap<string, unknown>,
  names: readonly Name[],
  kinds: Readonly<Record<Name, string>>,
): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      if (kinds[name] === 'flag') return [[name, form.has(name)]]
      return form.has(name) ? [[name, form.get(name)]] : []
    }),
  )
