import { get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { RequestAppointment, type SetAppointment } from "../../../appointments/schema.ts"

export const fileAddress = (id: number) => `/api/offerte-aanvragen/${id}/appointment/file`

export const api = {
  get: (id: number) => get(RequestAppointment, `/api/offerte-aanvragen/${id}/appointment`),
  set: (id: number, filled: SetAppointment, key: string) =>
    put(RequestAppointment, `/api/offerte-aanvragen/${id}/appointment`, filled, keyed(key)),
  withdraw: (id: number, version: number) =>
    post(RequestAppointment, `/api/offerte-aanvragen/${id}/appointment/withdrawal`, { version }),
}
