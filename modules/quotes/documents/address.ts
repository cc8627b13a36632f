import { filled } from "#src/documents/sender.ts"
import type { DocumentInput } from "./document.ts"

/** Name, street and place, without what is empty. */
export const clientLines = ({ client }: DocumentInput): string[] =>
  filled([
    ["", client.name],
    ["", client.address],
    ["", `${client.postcode}  ${client.city}`],
  ]).map(([, value]) => value)

/** Numbers that read as one (telephone, IBAN) stay on one line. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0")
