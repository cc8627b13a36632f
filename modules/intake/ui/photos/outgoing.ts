import { mutate } from "swr"
import { t } from "#ui/lib/i18n.ts"
import { refresh } from "#ui/lib/swr.tsx"
import { outbox } from "#ui/outbox/outbox.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import type { Photo } from "../../photos/schema.ts"
import { type MarkItem, markKind } from "../checks/senders.ts"
import { api } from "./api.ts"
import { type AtItem, type DrawingItem, drawingKind, type ShotItem } from "./items.ts"
import { filesPath, photosPath } from "./paths.ts"
import { smaller } from "./smaller.ts"

/** Sends one, also from another screen; it stands in the gallery before it leaves what is on its way. */
export async function sendShot(item: ShotItem, options: SendOptions): Promise<Photo> {
  const photo = await api.add({ ...item, file: item.small ? item.file : await smaller(item.file) }, options)
  const { project, title, drawing, atItems = [] } = item
  if (drawing)
    await outbox.add(
      drawingKind,
      { ...drawing, project, title, id: photo.id, drawing: 0 },
      `${options.key}-drawn`,
    )
  for (const at of atItems)
    await outbox.add(markKind, markOf(project, at, photo.id), `${options.key}-${at.item}`)
  await keepPhoto(item.project, photo)
  return photo
}

const markOf = (project: number, { projectType, item, text, occurredAt }: AtItem, id: number): MarkItem => ({
  ...{ project, projectType },
  mark: { item, photo: { id, linked: true }, occurredAt },
  said: t("intake.checks.queue.photo", { item: text }),
})

export async function sendDrawing(item: DrawingItem, options: SendOptions): Promise<Photo> {
  const photo = await api.draw(item, options)
  await keepPhoto(item.project, photo)
  return photo
}

/** The list is as the reply says, without asking for a thousand again after each of many. */
export async function keepPhoto(project: number, photo: Photo) {
  await mutate<Photo[]>(
    photosPath(project),
    (known) => known && [photo, ...known.filter(({ id }) => id !== photo.id)],
    { revalidate: false },
  )
  await refresh(filesPath(project))
}
