import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../deps.ts'
import { getPictureChoices, showPictures } from './picture-choices.ts'
import { getPicture } from './get-picture.ts'

export const pictureHandlers = (deps: ArchiveDeps): Implementation[] => [
  getPicture(deps),
  showPictures,
  getPictureChoices,
]
