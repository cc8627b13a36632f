import type { ReactNode } from "react"
import useSWR from "swr"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import type { Shape } from "../../../drawing/shapes.ts"
import type { PhotoShapes } from "../../../photos/schema.ts"
import { api } from "../api.ts"
import { photosPath } from "../paths.ts"
import { drawnOn, type Shot } from "../shots.ts"

interface WithShapesProps {
  project: number
  shot: Shot
  /** What is opened, as long as the shapes are asked for. */
  title: string
  onClose: () => void
  children: (shapes: Shape[]) => ReactNode
}

/** What is drawn on a photo, of which the newest may be on its way still. */
export function WithShapes({ project, shot, title, onClose, children }: WithShapesProps) {
  const { photo } = shot
  const waiting = drawnOn(shot)?.shapes
  const isAsked = waiting === undefined && photo !== undefined && photo.drawing > 0
  const read = useSWR<PhotoShapes, ApiError>(
    isAsked ? `${photosPath(project)}/${photo.id}/shapes/${photo.drawing}` : null,
    () => api.shapes(project, photo!.id),
  )
  if (!isAsked) return children(waiting ?? [])
  return read.data ? (
    children(read.data.shapes)
  ) : (
    <Dialog open onClose={onClose} title={title}>
      <Loaded from={read}>{() => null}</Loaded>
    </Dialog>
  )
}
