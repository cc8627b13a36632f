import { filled } from "./filled.ts"

/** One sentence for none, for one and for some, which say how many. */
export interface Counted {
  none: string
  one: string
  some: string
}

export const counted = ({ none, one, some }: Counted, count: number): string =>
  filled(count === 0 ? none : count === 1 ? one : some, { count })
