/** The objects of a PDF file, whoever writes them. In a value a text is a name, as `Font` in `/Type /Font`. */
export interface PdfObjects<Ref> {
  add(value: Record<string, unknown>): Ref
  /** Packed. */
  stream(content: Uint8Array | string): Ref
  /** A text that is no name. */
  text(value: string): unknown
}
