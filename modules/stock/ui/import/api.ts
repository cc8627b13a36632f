import { post } from "#ui/lib/http.ts"
import { ImportCounts, type ImportOrder, ImportPreview, type ImportSheet } from "../../import/schema.ts"

export const api = {
  preview: (sheet: ImportSheet) => post(ImportPreview, "/api/materials/import/preview", sheet),
  takeIn: (order: ImportOrder) => post(ImportCounts, "/api/materials/import", order),
}
