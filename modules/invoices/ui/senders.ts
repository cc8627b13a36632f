import { t } from "#ui/lib/i18n.ts"
import type { Sender, Senders } from "#ui/outbox/sender.ts"
import type { ScanItem } from "./scanner/api.ts"

/** What an invoice on its way is called in the outbox. */
export const scanKind = "invoiceScan"

const scan: Sender<ScanItem> = {
  send: async (...sent) => (await import("./scanner/outgoing.ts")).sendScan(...sent),
  text: ({ file }) => t("invoices.scans.queue.text", { name: file.name }),
}

/** How what this module keeps on a device reaches the server, on whatever screen one is. */
export const senders: Senders = { [scanKind]: scan }
