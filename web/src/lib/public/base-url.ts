import { isApiFailure } from '../api.ts'

/** Where the pages are that a reader is on: on the host of an organisation, or on that of the whole service. */
export async function baseUrlFor({ api }: Pick<App.Locals, 'api'>, url: URL): Promise<string> {
  const organisation = await api.getorg({}).catch((thrown: unknown) => {
    if (isApiFailure(thrown) && thrown.type !== 'server') return null
    throw thrown
  })
  return organisation?.org_url ?? url.origin
}
