import { ApiError } from "#ui/lib/http.ts"
import type { PhotoStore } from "#ui/lib/photoStore.ts"
import type { Api } from "./api.ts"

/** The connection went away in the middle of the photos. */
export class Unreached extends Error {}

const triesWithoutAnswer = 3
/** The server has too much at hand (too fast, too busy): it takes the photo a moment later. */
const busyStatuses = [429, 503]
const pausesWhenBusy = [1_000, 3_000, 6_000]

/** Uploads photos one after the other. A refused photo is left out; a lost connection stops the row. */
export function createUploads({
  photos,
  uploadPhoto,
  progress,
  pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: {
  photos: PhotoStore
  uploadPhoto: Api["uploadPhoto"]
  progress: (at: { number: number; count: number }) => void
  pause?: (milliseconds: number) => Promise<void>
}) {
  const unanswered = new Map<string, number>()

  /** The name that the server gave it; undefined when it has to stay behind. */
  async function one(id: string): Promise<string | undefined> {
    const photo = photos.kept(id)
    if (!photo || photo.uploaded) return photo?.uploaded
    photos.setState(id, "sending")
    try {
      const { filename } = await patiently(() => uploadPhoto(photo.blob, photo.name))
      await photos.setUploaded(id, filename)
      return filename
    } catch (error) {
      photos.setState(id, "failed")
      if (error instanceof ApiError && error.status > 0) return undefined
      const times = (unanswered.get(id) ?? 0) + 1
      unanswered.set(id, times)
      // A photo that never comes through must not hold up the request for ever.
      if (times < triesWithoutAnswer) throw new Unreached()
      return undefined
    }
  }

  async function patiently<T>(upload: () => Promise<T>): Promise<T> {
    for (const milliseconds of pausesWhenBusy)
      try {
        return await upload()
      } catch (error) {
        if (!(error instanceof ApiError && busyStatuses.includes(error.status))) throw error
        await pause(milliseconds)
      }
    return upload()
  }

  return {
    one: (id: string) => one(id).catch(() => undefined),
    async all(): Promise<string[]> {
      await photos.load()
      const names: string[] = []
      const row = photos.get()
      for (const [index, { id }] of row.entries()) {
        progress({ number: index + 1, count: row.length })
        const name = await one(id)
        if (name) names.push(name)
      }
      return names
    },
    async forget() {
      for (const { id } of photos.get()) await photos.setUploaded(id, undefined)
    },
  }
}
