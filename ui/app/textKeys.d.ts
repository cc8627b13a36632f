import type { publicTexts, staffTexts } from "./plain.ts"

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof publicTexts & typeof staffTexts }
    returnNull: false
  }
}
