import { formatMoment } from "#ui/lib/format.ts"
import type { ScanRow } from "../../scans/schema.ts"

/** What a scan is called: whose invoice it is, or its file as long as that isn't known. */
export const scanName = ({ supplier, fileName }: ScanRow): string => supplier || fileName

/** Which one of those with that name: by its number, or its file and when it came. For who can't see the rest of the row. */
export const scanMark = ({ supplier, invoiceNumber, fileName, createdAt }: ScanRow): string =>
  invoiceNumber || [supplier && fileName, formatMoment(createdAt)].filter(Boolean).join(" ")

export const scanRowId = (id: number) => `scan-${id}`
