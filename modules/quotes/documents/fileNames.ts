import type { DocumentKind, FileKind, ProjectDocumentKind } from "./schema.ts"

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

const pdf = "application/pdf"

const mediaTypes: Record<FileKind, string> = {
  offerte: docx,
  offerteInformeel: docx,
  calculatie: xlsx,
  planning: docx,
  materiaalstaat: xlsx,
  nacalculatie: xlsx,
  offertePdf: pdf,
  offerteTekst: docx,
}
export const mediaTypeOf = (kind: FileKind) => mediaTypes[kind]

/**
 * The name under which a request's document is saved: 'Offerte_12.docx'. It ends as its contents do, or it would not
 * open: the planning is a text document.
 */
export function fileNameOf(kind: DocumentKind, requestId: number): string {
  const name = kind.replace(/[A-Z]/, (letter) => `_${letter}`).replace(/^./, (letter) => letter.toUpperCase())
  return `${name}_${requestId}.${endingOf(kind)}`
}

/** The code of the refusal for a project without a quotation; its screen shows a toast of its own. */
export const noProjectDocuments = "quotes.noProjectDocuments"

/** The name under which a project's document is saved. */
export const projectFileNameOf = (kind: ProjectDocumentKind): string => `${kind}.${endingOf(kind)}`

/** The name under which a document of a version is saved: 'Offerte O-2026-0012 v2.pdf'. */
export const versionFileName = (kind: FileKind, number: string, version: number): string =>
  `${versionNames[kind]} ${safe(number)} v${version}.${endingOf(kind)}`

/** The name under which the general conditions are attached and saved. */
export const conditionsFileName = ({ title }: { title: string }): string =>
  `${safe(title, 100) || "Algemene voorwaarden"}.pdf`

/** Without what a file system refuses or reads as a folder, and no longer than a number is, or this. */
const safe = (name: string, most = 40): string =>
  name
    .replace(/[^\p{L}\p{N} .-]+/gu, "-")
    .replace(/\.{2,}/g, ".")
    .slice(0, most)
    .trim()

const versionNames: Record<FileKind, string> = {
  offerte: "Offerte",
  offerteInformeel: "Offerte informeel",
  calculatie: "Calculatie",
  planning: "Planning",
  materiaalstaat: "Materiaalstaat",
  nacalculatie: "Nacalculatie",
  offertePdf: "Offerte",
  offerteTekst: "Offertetekst",
}

const endings = new Map([
  [docx, "docx"],
  [xlsx, "xlsx"],
  [pdf, "pdf"],
])
const endingOf = (kind: FileKind) => endings.get(mediaTypes[kind])!
