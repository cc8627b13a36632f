import type { Outgoing } from "#ui/outbox/item.ts"
import type { KeptShapes, PhotoCategory } from "../../photos/schema.ts"

/** What photos and drawings on their way are called in the outbox. */
export const shotKind = "intakePhoto"
export const drawingKind = "intakeDrawing"

/** A photo as it leaves a device. */
export interface ShotItem {
  project: number
  file: Blob
  name: string
  /** It was made as small as it is sent; a photo is kept as it comes first. */
  small: boolean
  title: string
  notes: string
  category: PhotoCategory
  location: string
  /** By the clock of the device. */
  takenAt: string
}

/** What was drawn on a photo that the server has. `drawing`: how often it had been drawn on. */
export interface DrawingItem {
  project: number
  id: number
  title: string
  shapes: KeptShapes
  drawing: number
  drawn: Blob
}

export type OutgoingShot = Outgoing & { payload: ShotItem }
export const isShot = (item: Outgoing): item is OutgoingShot => item.kind === shotKind
export type OutgoingDrawing = Outgoing & { payload: DrawingItem }
export const isDrawing = (item: Outgoing): item is OutgoingDrawing => item.kind === drawingKind
