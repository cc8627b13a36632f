import latin from "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff" with { type: "file" }
import bold from "@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff" with { type: "file" }
import latinExt from "@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff" with {
  type: "file",
}
import boldExt from "@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff" with {
  type: "file",
}
import { openFace } from "#src/documents/pdf/face.ts"
import type { Cut, Faces } from "#src/documents/pdf/type.ts"

/** The typeface of documents, for one that is made on this device. Names may come from all of Europe west of Greece. */
export async function loadFaces(): Promise<Faces> {
  const [regular, strong] = await Promise.all([
    Promise.all([opened("SourceSans3-Regular", latin), opened("SourceSans3-Regular-LatinExt", latinExt)]),
    Promise.all([opened("SourceSans3-SemiBold", bold), opened("SourceSans3-SemiBold-LatinExt", boldExt)]),
  ])
  const of = (cut: Cut) => (cut === "regular" ? regular : strong)
  return {
    faceWith: (cut, codePoints) =>
      of(cut).find((face) => codePoints.every((codePoint) => face.glyphOf(codePoint) > 0)),
    firstFace: (cut) => of(cut)[0],
  }
}

async function opened(name: string, path: string) {
  const reply = await fetch(path)
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
  return openFace(name, new Uint8Array(await reply.arrayBuffer()))
}
