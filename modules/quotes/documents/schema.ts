import * as z from "zod/mini"

/** The six documents of a request, in the order in which the office shows them. */
export const documentKinds = [
  "offerte",
  "offerteInformeel",
  "calculatie",
  "planning",
  "materiaalstaat",
  "nacalculatie",
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** All that is made of a version: the quotation also as a PDF, to send, and its written text as a document. */
export const fileKinds = [...documentKinds, "offertePdf", "offerteTekst"] as const
export type FileKind = (typeof fileKinds)[number]

/** The documents that a project shows. */
export const projectDocumentKinds = [
  "offerte",
  "calculatie",
  "planning",
  "materiaalstaat",
  "nacalculatie",
] as const satisfies DocumentKind[]
export type ProjectDocumentKind = (typeof projectDocumentKinds)[number]

export const ProjectDocument = z.object({
  kind: z.enum(projectDocumentKinds),
  name: z.string(),
  state: z.enum(["ready", "waiting", "failed"]),
  /** Made when it is asked for, with what was booked until then: it has no size and no date of its own. */
  fresh: z.boolean(),
  bytes: z.nullable(z.int()),
  createdAt: z.nullable(z.iso.datetime()),
})
export type ProjectDocument = z.infer<typeof ProjectDocument>
