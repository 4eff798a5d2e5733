/** Whether an Accept-Encoding takes something so named: named, and not with a weight of nothing (RFC 9110, section 12.5.3). */
export const accepts = (header: string | string[] | undefined, ...names: readonly string[]): boolean =>
  (header?.toString() ?? '').split(',').some(entry => {
    const [name = '', weight = ''] = entry.split(';')
    return names.includes(name.trim().toLowerCase()) && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight)
  })
