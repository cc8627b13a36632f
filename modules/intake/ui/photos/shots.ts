import { useMemo } from "react"
import * as z from "zod/mini"
import { useRememberedOnSite } from "#ui/lib/remembered.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { Photo, type PhotoCategory } from "../../photos/schema.ts"
import { api } from "./api.ts"
import { type Drawn, isDrawing, isShot, type OutgoingDrawing, type OutgoingShot } from "./items.ts"
import { photosPath } from "./paths.ts"

/** A photo in the gallery: one that the server has, or one on its way. */
export interface Shot {
  key: string
  title: string
  notes: string
  category: PhotoCategory | null
  location: string
  takenAt: string
  by: string | null
  photo?: Photo
  outgoing?: OutgoingShot
  /** What was drawn on it and is on its way. */
  drawing?: OutgoingDrawing
}

/** What is drawn on it and not yet known to the server. */
export const drawnOn = ({ drawing, outgoing }: Shot): Drawn | undefined =>
  drawing?.payload ?? outgoing?.payload.drawing

const PhotoList = z.array(Photo)
const forOthers = 60_000

/** The newest first, those on their way before all. Without a connection they are as this device knows them. */
export function useShots(project: number) {
  const read = useRememberedOnSite(PhotoList, photosPath(project), () => api.list(project), forOthers)
  const outgoing = useOutgoing()
  const { name: me } = useSignedIn()
  const data = useMemo(() => {
    const shots = outgoing.filter(isShot).filter(({ payload }) => payload.project === project)
    const drawings = outgoing.filter(isDrawing).filter(({ payload }) => payload.project === project)
    if (!read.data && shots.length === 0) return undefined
    return [
      ...shots.map((item) => shotOf(item, me)).reverse(),
      ...(read.data ?? []).map((photo) => photoOf(photo, drawings)),
    ]
  }, [read.data, outgoing, project, me])
  return { ...read, data }
}
export type Shots = ReturnType<typeof useShots>

/** As long as nothing changes about a photo its shot is the same, so that a thousand are not drawn again for one. */
const known = new WeakMap<Photo | OutgoingShot, Shot>()

function shotOf(outgoing: OutgoingShot, by: string): Shot {
  const shot = known.get(outgoing) ?? waiting(outgoing, by)
  known.set(outgoing, shot)
  return shot
}

function waiting(outgoing: OutgoingShot, by: string): Shot {
  const { title, notes, category, location, takenAt } = outgoing.payload
  return { key: outgoing.key, title, notes, category, location, takenAt, by, outgoing }
}

function photoOf(photo: Photo, drawings: OutgoingDrawing[]): Shot {
  const drawing = drawings.findLast(({ payload }) => payload.id === photo.id)
  if (drawing) return { ...plain(photo), drawing }
  const shot = known.get(photo) ?? plain(photo)
  known.set(photo, shot)
  return shot
}

function plain(photo: Photo): Shot {
  const { id, name, notes, category, location, takenAt, by } = photo
  const title = photo.title || name.replace(/\.\w+$/, "")
  return { key: String(id), title, notes, category, location, takenAt, by, photo }
}
