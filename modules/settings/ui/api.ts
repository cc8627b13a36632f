import { get, post } from "#ui/lib/http.ts"
import { type PictureKind, PictureReply, Settings, type SettingsChange } from "../schema.ts"

export const api = {
  get: () => get(Settings, "/api/settings"),
  save: (change: SettingsChange) => post(Settings, "/api/settings", change),
  takePicture(type: PictureKind, file: File) {
    const form = new FormData()
    form.append("file", file)
    form.append("type", type)
    return post(PictureReply, "/api/settings/picture", form)
  },
}
