import * as z from "zod/mini"
import { del, get, post, put } from "#ui/lib/http.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import { OcrResult, Scan, ScanRow, Underway } from "../../scans/schema.ts"

/** A photo or document, and what its sender says of it. */
export interface ScanItem {
  file: File
  projectId: number | null
  note: string
}

export const api = {
  /** Answered once it is stored; how far the reading is, the scan itself tells. */
  upload({ file, projectId, note }: ScanItem, sending: SendOptions) {
    const body = new FormData()
    body.append("photo", file)
    if (projectId !== null) body.append("projectId", String(projectId))
    if (note) body.append("note", note)
    const options = { ...sending, headers: { ...sending.headers, prefer: "respond-async" } }
    return post(z.union([OcrResult, Underway]), "/api/invoice-ocr/upload-invoice-photo", body, options)
  },
  scans: (discarded: boolean) =>
    get(z.array(ScanRow), "/api/invoice-ocr/scans", { discarded: discarded ? "true" : "false" }),
  scan: (id: number) => get(Scan, `/api/invoice-ocr/scans/${id}`),
  discard: (id: number) => del(Scan, `/api/invoice-ocr/scans/${id}`),
  restore: (id: number) => put(Scan, `/api/invoice-ocr/scans/${id}/restored`, {}),
  readAgain: (id: number) => post(Scan, `/api/invoice-ocr/scans/${id}/reading`),
}
