import * as z from "zod/mini"
import { get, put } from "#ui/lib/http.ts"
import { Message, MessageCounts, type MessageFilter, type MessageState } from "../schema.ts"

/** The office's calls; the visitor's are in public/api.ts. */
export const api = {
  list: (filter: MessageFilter) => get(z.array(Message), "/api/messages", filter),
  counts: () => get(MessageCounts, "/api/messages/counts"),
  setState: (id: number, state: MessageState, from?: MessageState) =>
    put(Message, `/api/messages/${id}/state`, { state, from }),
}
