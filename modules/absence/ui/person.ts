import type { Kind } from "#ui/form/kind.ts"
import { select } from "#ui/form/kinds.tsx"

const chosen = select<string>()

/** An account, by its number; undefined as long as nobody was chosen. */
export const person: Kind<
  string,
  number | undefined,
  typeof chosen extends Kind<infer _T, infer _V, infer Extra> ? Extra : never
> = {
  ...chosen,
  show: (id) => (id === undefined ? "" : String(id)),
  read: (typed) => (typed === "" ? undefined : Number(typed)),
}

export interface PersonOption {
  value: string
  label: string
}
