import type { Senders } from "#ui/lib/outbox.ts"

/** What an invoice on its way is called in the outbox. */
export const scanKind = "invoiceScan"

/** How what this module keeps on a device reaches the server, on whatever screen one is. */
export const senders: Senders = {
  [scanKind]: async (...sent) => (await import("./scanner/outgoing.ts")).sendScan(...sent),
}
