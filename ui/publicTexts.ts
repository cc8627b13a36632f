import { wizard } from "#modules/quotes/ui/public/nl.ts"
import { firstTexts } from "./firstTexts.ts"

/** All the Dutch a visitor may load. */
export const publicTexts = { ...firstTexts, wizard }
