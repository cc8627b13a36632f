import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { ApiError } from "#ui/lib/http.ts"
import { type DropReason, sift } from "#ui/lib/photoRules.ts"
import { shrinkPhoto } from "#ui/lib/shrinkPhoto.ts"
import { maxPhotoBytes } from "../../../requests/schema.ts"
import { mostPhotosKept, type RequestStatus } from "../../../status/schema.ts"
import { api as uploading } from "../api.ts"
import { api } from "./api.ts"
import type { Opened } from "./Standing.tsx"

/** Adds photos one after the other, and says what came of each. */
export function useAdding({ token, status, change }: Opened) {
  const { t } = useTranslation()
  const [said, setSaid] = useState<string[]>([])
  const running = useRef(false)

  async function addOne(file: File): Promise<RequestStatus | undefined> {
    const photo = await shrinkPhoto(file, maxPhotoBytes)
    if (!photo) return undefined
    const { filename } = await uploading.uploadPhoto(photo, file.name || "foto.jpg")
    return api.addPhoto(token, filename)
  }

  async function addAll(files: readonly File[]) {
    const { taken, dropped } = sift(files, status.photos.length, {
      most: mostPhotosKept,
      largest: maxPhotoBytes,
    })
    const left = new Map<string, number>()
    const leave = (why: string, count = 1) => left.set(why, (left.get(why) ?? 0) + count)
    for (const [reason, count] of Object.entries(dropped) as [DropReason, number][])
      leave(t(`following.photos.why.${reason}`, { most: mostPhotosKept }), count)
    let { length: kept } = status.photos
    let known = 0
    for (const [index, file] of taken.entries()) {
      setSaid([t("following.photos.sending", { number: index + 1, all: taken.length })])
      try {
        const next = await addOne(file)
        if (!next) leave(t("following.photos.why.unreadable"))
        else if (next.photos.length === kept) known++
        if (next) {
          kept = next.photos.length
          change(next)
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        leave(error.message)
      }
    }
    const added = kept - status.photos.length
    setSaid([
      ...(added > 0 ? [t("following.photos.added", { count: added })] : []),
      ...(known > 0 ? [t("following.photos.known", { count: known })] : []),
      ...[...left].map(([why, count]) => t("following.photos.left", { count, why })),
    ])
  }

  return {
    said,
    /** What is dropped while others are on their way waits for nobody: it is chosen again. */
    async add(files: readonly File[]) {
      if (running.current || files.length === 0) return
      running.current = true
      try {
        await addAll(files)
      } finally {
        running.current = false
      }
    },
  }
}
