import { del, download, get, post } from "#ui/lib/http.ts"
import { Done, linkHeader, type NewAddition, RequestStatus, StatusLink } from "../../../status/schema.ts"

const by = (token: string, headers: Record<string, string> = {}) => ({
  headers: { ...headers, [linkHeader]: token },
})

/** The calls of who has a secret link. */
export const api = {
  get: (token: string) => get(RequestStatus, "/api/request-status", undefined, by(token)),
  photo: (token: string, name: string) => download(`/api/request-status/photos/${name}`, by(token)),
  addPhoto: (token: string, photo: string) =>
    post(RequestStatus, "/api/request-status/photos", { photo }, by(token)),
  add: (token: string, addition: NewAddition, key: string) =>
    post(RequestStatus, "/api/request-status/additions", addition, by(token, { "idempotency-key": key })),
  renew: (token: string) => post(StatusLink, "/api/request-status/link", undefined, by(token)),
  end: (token: string) => del(Done, "/api/request-status/link", by(token)),
}
