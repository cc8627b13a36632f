import { kit } from "./kit/nl.ts"

/** All the Dutch a visitor loads. */
export const publicTexts = { kit }
