import { useEffect } from "react"
import { useOnline } from "#ui/lib/online.ts"
import { usePicture } from "../../../drawing/usePicture.ts"
import { picturePath, smallPicturePath } from "../../../photos/paths.ts"
import type { Shots } from "../../../photos/shots.ts"

export interface OldPicture {
  /** Undefined as long as there is nothing to show. */
  src: string | undefined
  /** What there is to say: `small`: only as a browser keeps it for a list; `gone`: somebody removed the photo. */
  state: "loading" | "sharp" | "small" | "missing" | "gone"
}

/** Hook: the picture of a photo that lies beneath a plan; without a connection as small as this device still has it. */
export function useOldDrawing(project: number, photo: number | undefined, shots: Shots): OldPicture {
  const sharp = usePicture(photo === undefined ? undefined : picturePath(project, photo))
  const small = usePicture(photo === undefined ? undefined : smallPicturePath(project, photo))
  const isOnline = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection is the reason to try again.
  useEffect(() => {
    if (isOnline && sharp.error) sharp.mutate()
  }, [isOnline])

  if (photo !== undefined && isGone(photo, shots)) return { src: undefined, state: "gone" }
  if (sharp.data) return { src: sharp.data.src, state: "sharp" }
  if (small.data) return { src: small.data.src, state: sharp.error ? "small" : "loading" }
  return { src: undefined, state: sharp.error && small.error ? "missing" : "loading" }
}

/** As the server says now; what this device remembers may be of before. */
const isGone = (photo: number, { data, error, remembered }: Shots) =>
  data !== undefined && !error && !remembered && !data.some((shot) => shot.photo?.id === photo)
