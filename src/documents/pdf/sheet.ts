import type { Typesetter } from "./type.ts"

/** What parts are laid out on: between the margins, with the faces of the document. */
export interface Sheet {
  type: Typesetter
  left: number
  width: number
}
