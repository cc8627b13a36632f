import { get, post } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { MessageDetail, type NewAnswer } from "../../correspondence/schema.ts"

/** Apart from those of the list, which every screen loads for the menu. */
export const api = {
  get: (id: number) => get(MessageDetail, `/api/messages/${id}`),
  makeCustomer: (id: number) => post(MessageDetail, `/api/messages/${id}/customer`),
  makeProject: (id: number) => post(MessageDetail, `/api/messages/${id}/project`),
  answer: (id: number, answer: NewAnswer, key: string) =>
    post(MessageDetail, `/api/messages/${id}/answers`, answer, keyed(key)),
}
