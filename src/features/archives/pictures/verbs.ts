import type { Implementation } from '#runtime/call.ts'
import type { ArchiveParts } from '../parts.ts'
import { getPictureChoices, showPictures } from './choices.ts'
import { getPicture } from './get-picture.ts'

export const pictureVerbs = (parts: ArchiveParts): Implementation[] => [
  getPicture(parts),
  showPictures,
  getPictureChoices,
]
