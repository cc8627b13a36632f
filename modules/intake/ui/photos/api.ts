import * as z from "zod/mini"
import { del, get, post, put } from "#ui/lib/http.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { Pair } from "../../photos/pairs/schema.ts"
import { Photo, type PhotoChange, PhotoShapes } from "../../photos/schema.ts"
import { type NewShare, Share, ShareLink } from "../../photos/sharing/schema.ts"
import type { DrawingItem, ShotItem } from "./items.ts"

export const api = {
  list: (project: number) => get(z.array(Photo), `/api/projects/${project}/photos`),
  add({ project, file, name, title, notes, category, location, takenAt }: ShotItem, sending: SendOptions) {
    const body = new FormData()
    body.append("file", file, name)
    const told = { title, notes, category, location, takenAt }
    for (const [field, value] of Object.entries(told)) body.append(field, value)
    return post(Photo, `/api/projects/${project}/photos`, body, sending)
  },
  change: (project: number, id: number, change: PhotoChange) =>
    put(Photo, `/api/projects/${project}/photos/${id}`, change),
  pairs: (project: number) => get(z.array(Pair), `/api/projects/${project}/photo-pairs`),
  pair: (project: number, pair: Pair) => post(z.null(), `/api/projects/${project}/photo-pairs`, pair),
  unpair: (project: number, { before, after }: Pair) =>
    del(z.null(), `/api/projects/${project}/photo-pairs/${before}/${after}`),
  shares: (project: number) => get(z.array(Share), `/api/projects/${project}/photo-shares`),
  share: (project: number, share: NewShare) =>
    post(ShareLink, `/api/projects/${project}/photo-shares`, share),
  endShare: (project: number, id: number) => del(z.null(), `/api/projects/${project}/photo-shares/${id}`),
  shapes: (project: number, id: number) => get(PhotoShapes, `/api/projects/${project}/photos/${id}/shapes`),
  draw({ project, id, shapes, drawing, drawn }: DrawingItem, sending: SendOptions) {
    const body = new FormData()
    body.append("file", drawn, "tekening.jpg")
    body.append("shapes", JSON.stringify(shapes))
    body.append("drawing", String(drawing))
    return put(Photo, `/api/projects/${project}/photos/${id}/drawing`, body, sending)
  },
}
