import type { officeTexts, publicTexts, workerTexts } from "./plain.ts"

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof publicTexts & typeof workerTexts & typeof officeTexts }
    returnNull: false
  }
}
