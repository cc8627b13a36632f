import type { publicTexts } from "./publicTexts.ts"
import type { staffTexts } from "./staffTexts.ts"

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof publicTexts & typeof staffTexts }
    returnNull: false
  }
}
