import type { DocumentKind, ProjectDocumentKind } from "./schema.ts"

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

const mediaTypes: Record<DocumentKind, string> = {
  offerte: docx,
  offerteInformeel: docx,
  calculatie: xlsx,
  planning: docx,
  materiaalstaat: xlsx,
  nacalculatie: xlsx,
}
export const mediaTypeOf = (kind: DocumentKind) => mediaTypes[kind]

/**
 * The name under which a request's document is saved: section 7.3 of the specification, but for the planning,
 * which the documents themselves make a text document: its name ends as its contents do, or it would not open.
 */
export function fileNameOf(kind: DocumentKind, requestId: number): string {
  const name = kind.replace(/[A-Z]/, (letter) => `_${letter}`).replace(/^./, (letter) => letter.toUpperCase())
  return `${name}_${requestId}.${endingOf(kind)}`
}

/** The code of the refusal for a project without a quotation; its screen shows a toast of its own. */
export const noProjectDocuments = "quotes.noProjectDocuments"

/** The name under which a project's document is saved: section 7.2 of the specification. */
export const projectFileNameOf = (kind: ProjectDocumentKind): string => `${kind}.${endingOf(kind)}`

const endingOf = (kind: DocumentKind) => (mediaTypes[kind] === docx ? "docx" : "xlsx")
