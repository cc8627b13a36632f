import { newKey } from "#ui/lib/newKey.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { type Drawn, drawingKind } from "../items.ts"
import type { Shot } from "../shots.ts"

/**
 * With the photo as long as that waits; on one that the server has as a change of its own, once. False while the photo is
 * on its way.
 */
export async function keepDrawing(
  project: number,
  { title, photo, outgoing, drawing }: Shot,
  drawn: Drawn,
): Promise<boolean> {
  if (outgoing) {
    const payload = { ...outgoing.payload, drawing: drawn.shapes.length > 0 ? drawn : undefined }
    if (await outbox.change(outgoing.key, payload)) return true
  }
  if (drawing && (await outbox.change(drawing.key, { ...drawing.payload, ...drawn }))) return true
  if (!photo) return false
  const item = { ...drawn, project, title, id: photo.id, drawing: photo.drawing }
  await outbox.add(drawingKind, item, newKey())
  return true
}
