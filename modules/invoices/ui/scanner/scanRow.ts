import type { ScanRow } from "../../scans/schema.ts"

/** What a scan is called: whose invoice it is, or its file as long as that isn't known. */
export const scanName = ({ supplier, fileName }: ScanRow): string => supplier || fileName

export const scanRowId = (id: number) => `scan-${id}`
