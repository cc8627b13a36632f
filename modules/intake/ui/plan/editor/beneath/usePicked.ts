import { useEffect, useState } from "react"
import { outbox } from "#ui/outbox/outbox.ts"
import type { Photo } from "../../../../photos/schema.ts"
import type { PictureSize } from "../../../../plan/underlay.ts"
import { usePicture } from "../../../drawing/usePicture.ts"
import { isShot } from "../../../photos/items.ts"
import { picturePath } from "../../../photos/paths.ts"
import type { Shot } from "../../../photos/shots.ts"

/** A photo of the project, once the server has it and its size is known. */
export interface Laid {
  photo: number
  size: PictureSize
}

/** Hook: lays a photo that was picked as soon as the server has it and its size is known. */
export function usePicked(project: number, shots: readonly Shot[], lay: (laid: Laid) => void) {
  const [key, setKey] = useState<string>()
  const sent = useSent()
  const shot = shots.find((one) => one.key === key)
  const photo = shot?.photo?.id ?? (key === undefined ? undefined : sent.get(key))
  const { data, error, mutate } = usePicture(photo === undefined ? undefined : picturePath(project, photo))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture.
  useEffect(() => {
    if (photo && data) lay({ photo, size: { width: data.naturalWidth, height: data.naturalHeight } })
  }, [data])
  return {
    pick(next: string) {
      setKey(next)
      if (next === key) mutate()
    },
    isFailed: error !== undefined,
    /** As long as it is in the list under the key that it was picked by. */
    shot,
  }
}

/** The numbers of photos that reached the server since this was opened, by the keys that they left with. */
function useSent(): ReadonlyMap<string, number> {
  const [sent, setSent] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(
    () =>
      outbox.onSent(([item], reply) => {
        if (item && isShot(item)) setSent((known) => new Map(known).set(item.key, (reply as Photo).id))
      }),
    [],
  )
  return sent
}
