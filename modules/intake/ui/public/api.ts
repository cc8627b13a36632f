import { linkHeader } from "#modules/quotes/status/schema.ts"
import { download, get } from "#ui/lib/http.ts"
import { SharedPhotos } from "../../photos/sharing/schema.ts"

const by = (token: string) => ({ headers: { [linkHeader]: token } })

/** The calls of who has a secret link to photos. */
export const api = {
  get: (token: string) => get(SharedPhotos, "/api/shared-photos", undefined, by(token)),
  photo: (token: string, id: number) => download(`/api/shared-photos/${id}`, by(token)),
  preview: (token: string, id: number) => download(`/api/shared-photos/${id}/preview`, by(token)),
}
