import { get, post } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import { MessageDetail, type NewAnswer, type NewTask } from "../../correspondence/schema.ts"

/** Apart from those of the list, which every screen loads for the menu. */
export const api = {
  get: (id: number) => get(MessageDetail, `/api/messages/${id}`),
  makeCustomer: (id: number) => post(MessageDetail, `/api/messages/${id}/customer`),
  makeProject: (id: number) => post(MessageDetail, `/api/messages/${id}/project`),
  makeTask: (id: number, task: NewTask) => post(MessageDetail, `/api/messages/${id}/task`, task),
  answer: (id: number, answer: NewAnswer, key: string) =>
    post(MessageDetail, `/api/messages/${id}/answers`, answer, keyed(key)),
}
