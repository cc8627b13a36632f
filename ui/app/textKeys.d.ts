import type { menuTexts, publicTexts, screenTexts, workerTexts } from "./plain.ts"

declare module "i18next" {
  interface CustomTypeOptions {
    resources: {
      translation: typeof publicTexts & typeof workerTexts & typeof menuTexts & typeof screenTexts
    }
    returnNull: false
  }
}
