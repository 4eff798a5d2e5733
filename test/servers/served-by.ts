import type { App } from '#app.ts'
import { serverLimitsFrom } from '#runtime/http/limits-from-settings.ts'
import type { Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { openFiles } from '#storage/blobs/open-files.ts'

/** The server options for an app. */
export const servedBy = (app: App, settings: Settings, blobs: BlobStore = openFiles(settings)) => ({
  pipeline: app.pipeline,
  implementations: app.implementations,
  blobs,
  ticketKey: app.ticketKey,
  releaseFiles: app.releaseFiles,
  limits: { body: settings.maxBody, upload: settings.maxUpload },
  bounds: serverLimitsFrom(settings),
  ...app.sockets,
  checkReady: app.checkReady,
  roles: settings.roles,
})
