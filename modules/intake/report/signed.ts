import type { Agreement, Signature } from "./schema.ts"

/** Whether the agreements read otherwise than when it was put. */
export const isOutdated = (
  { agreements: signed }: Pick<Signature, "agreements">,
  agreements: readonly Pick<Agreement, "text">[],
): boolean => JSON.stringify(signed) !== JSON.stringify(agreements.map(({ text }) => text))
