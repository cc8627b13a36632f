import type { Role } from "../shared/roles.ts"

/** What a module lets people find: a row of its own becomes an entry of the index, in the transaction of each change. */
export interface Findable {
  kind: string
  /** Who may find it. */
  least: Role
  /** Where an entry leads: its id follows. */
  address: string
  /**
   * SELECT id, title, subtitle, words, phone, cents, state: what is read of an entry, and in `words` what it is found by
   * besides that. All who may find it read all of this.
   */
  rows: string
  /** Tables by which entries change. */
  follows: Followed[]
}

export interface Followed {
  table: string
  /** SELECT of the ids whose entries a row of that table changes; the row itself is called `row`. */
  ids: string
  /** Of an UPDATE only these columns matter. */
  columns?: string[]
}

/** SQL: a telephone number as digits, with a Dutch number in its national form, however it was typed. */
export function phoneDigits(column: string): string {
  const bare = [" ", "-", "(", ")", ".", "/"].reduce((sql, sign) => `replace(${sql}, '${sign}', '')`, column)
  return `CASE WHEN ${bare} LIKE '+31%' THEN '0' || ltrim(substr(${bare}, 4), '0')
    WHEN ${bare} LIKE '0031%' THEN '0' || ltrim(substr(${bare}, 5), '0') ELSE ltrim(${bare}, '+') END`
}

/** SQL: the word that an amount is found by; `amountWord` makes the same of what was typed. */
export const amountInWords = (cents: string): string =>
  `'eur' || (abs(${cents}) / 100) || 'x' || substr('0' || (abs(${cents}) % 100), -2)`
