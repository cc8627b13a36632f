import { frame } from "./nl/frame.worker.nl.ts"
import { photoErrors, photos } from "./photos/worker.nl.ts"

/** Of the intake on site, what a worker meets too. */
export const intake = {
  ...frame,
  photos,
  errors: { ...photoErrors },
}
