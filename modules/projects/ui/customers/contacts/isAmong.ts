import { emailKey } from "../../../customers/recognition.ts"

/** Whether an e-mail address is one of these, however it was typed. */
export const isAmong = (known: readonly string[], email: string): boolean =>
  known.some((one) => emailKey(one) === emailKey(email))
