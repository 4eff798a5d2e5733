import type { Value } from '../enumerations.ts'

/** The longer side of images in pixels, by group setting. */
export const photoSides: Record<Value<'max_photo_size'>, number> = {
  max_photo_size_none: Infinity,
  max_photo_size_ex_small: 320,
  max_photo_size_small: 640,
  max_photo_size_somewhat_small: 800,
  max_photo_size_medium_small: 1024,
  max_photo_size_medium: 1280,
  max_photo_size_large: 2048,
}
