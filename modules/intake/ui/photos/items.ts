import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Outgoing } from "#ui/outbox/item.ts"
import type { Shape } from "../../drawing/shapes.ts"
import type { PhotoCategory } from "../../photos/schema.ts"

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
  /** What was drawn on it before it left; it follows once the server has the photo. */
  drawing?: Drawn
  /** What it belongs to on the checklist; that is said of it once the server has the photo. */
  atItems?: AtItem[]
}

/** An item of a checklist as a photo on its way knows it. */
export interface AtItem {
  projectType: ProjectType
  item: string
  text: string
  /** By the clock of the device. */
  occurredAt: string
}

/** `drawn`: the photo as it looks with the shapes. */
export interface Drawn {
  shapes: Shape[]
  drawn: Blob
}

/** What was drawn on a photo that the server has. `drawing`: how often it had been drawn on. */
export interface DrawingItem extends Drawn {
  project: number
  id: number
  title: string
  drawing: number
}

export type OutgoingShot = Outgoing & { payload: ShotItem }
export const isShot = (item: Outgoing): item is OutgoingShot => item.kind === shotKind
export type OutgoingDrawing = Outgoing & { payload: DrawingItem }
export const isDrawing = (item: Outgoing): item is OutgoingDrawing => item.kind === drawingKind
