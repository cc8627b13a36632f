import * as z from "zod/mini"
import { UnassignedHours } from "#modules/gps/approval/schema.ts"
import { UnassignedInvoice } from "#modules/invoices/purchases/schema.ts"
import { get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import {
  ChecklistDay,
  type ItemChange,
  type ItemMove,
  ListedItem,
  type NewItem,
  PastDay,
  PastDays,
  type Submission,
  Submitted,
  type Tick,
} from "../schema.ts"

/** A finished day as it leaves a device. */
export interface FinishedItem {
  submission: Submission
  photos: Blob[]
}

export const api = {
  /** Today's, or the one of a day that just ended. */
  day: (date: string | undefined) => get(ChecklistDay, "/api/daily-checklist", { date }),
  tick: (ticks: Tick[], sending: SendOptions) =>
    put(z.null(), "/api/daily-checklist/ticks", { ticks }, sending),
  finish({ submission, photos }: FinishedItem, sending: SendOptions) {
    const body = new FormData()
    body.append("data", JSON.stringify(submission))
    for (const [at, photo] of photos.entries()) body.append(`photo_${at}`, photo, `photo_${at}.jpg`)
    return post(Submitted, "/api/daily-checklist", body, sending)
  },
  past: (person: number | undefined, before: string | undefined) =>
    get(PastDays, "/api/daily-checklist/days", { person, before }),
  pastDay: (id: number) => get(PastDay, `/api/daily-checklist/days/${id}`),
  hoursOnNoProject: (most: number) =>
    get(z.array(UnassignedHours), "/api/unassigned-tracking/gps-hours", { most }),
  invoicesOnNoProject: (most: number) =>
    get(z.array(UnassignedInvoice), "/api/unassigned-tracking/invoices", { most }),
  items: () => get(z.array(ListedItem), "/api/checklist-items"),
  addItem: (item: NewItem, key: string) => post(ListedItem, "/api/checklist-items", item, keyed(key)),
  setItem: (code: string, change: ItemChange) => put(ListedItem, `/api/checklist-items/${code}`, change),
  moveItem: (code: string, move: ItemMove) =>
    post(z.array(ListedItem), `/api/checklist-items/${code}/move`, move),
}
