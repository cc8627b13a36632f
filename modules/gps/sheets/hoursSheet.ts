import type { HoursDocument } from "./document.ts"

/** Makes the workbook; the library loads with the first. */
export const makeHoursSheet = async (document: HoursDocument): Promise<Uint8Array> =>
  (await import("./excel.ts")).hoursExcel(document)
