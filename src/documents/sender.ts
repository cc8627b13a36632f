import { cleanLine } from "./text.ts"

/** Who sends a document. What is empty is left out. */
export interface Sender {
  companyName: string
  /** May hold more lines. */
  address: string
  phone: string
  contactEmail: string
  kvk: string
  btwId: string
  iban: string
  /** In pixels, as the company sent it. */
  logoPicture?: { bytes: Uint8Array; kind: "png" | "jpg"; width: number; height: number }
}

/** Of [label, value] pairs those that have a value, as one line each. */
export const filled = (pairs: [label: string, value: string][]): [label: string, value: string][] =>
  pairs
    .map(([label, value]): [string, string] => [label, cleanLine(value).trim()])
    .filter(([, value]) => value !== "")

export const addressLines = (address: string): string[] => address.split("\n").map(cleanLine).filter(Boolean)
