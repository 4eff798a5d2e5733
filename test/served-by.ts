import type { App } from '#app.ts'
import { boundsOf } from '#runtime/http/bounds.ts'
import type { Settings } from '#settings/index.ts'
import { openBlobs, type Blobs } from '#storage/blobs.ts'

/** What a server serves of an app. */
export const servedBy = (app: App, settings: Settings, blobs: Blobs = openBlobs(settings.blobs)) => ({
  road: app.road,
  implementations: app.implementations,
  blobs,
  releaseFiles: app.releaseFiles,
  limits: { body: settings.maxBody, upload: settings.maxUpload },
  bounds: boundsOf(settings),
  ...app.sockets,
})
