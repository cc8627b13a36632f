import { readFileSync } from "node:fs"
import archivo from "@fontsource/archivo/files/archivo-latin-700-normal.woff" with { type: "file" }
import archivoExt from "@fontsource/archivo/files/archivo-latin-ext-700-normal.woff" with { type: "file" }
import cyrillic from "@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff" with {
  type: "file",
}
import cyrillicBold from "@fontsource/source-sans-3/files/source-sans-3-cyrillic-600-normal.woff" with {
  type: "file",
}
import greek from "@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff" with { type: "file" }
import greekBold from "@fontsource/source-sans-3/files/source-sans-3-greek-600-normal.woff" with {
  type: "file",
}
import latin from "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff" with { type: "file" }
import latinBold from "@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff" with {
  type: "file",
}
import latinExt from "@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff" with {
  type: "file",
}
import latinExtBold from "@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff" with {
  type: "file",
}
import vietnamese from "@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-normal.woff" with {
  type: "file",
}
import vietnameseBold from "@fontsource/source-sans-3/files/source-sans-3-vietnamese-600-normal.woff" with {
  type: "file",
}
import { type Face, openFace } from "./face.ts"
import type { Cut, Faces } from "./type.ts"

/** The files of a cut, in the order in which a character is looked for: names of people come in many alphabets. */
const files: Record<Cut, [name: string, path: string][]> = {
  regular: [
    ["SourceSans3-Regular", latin],
    ["SourceSans3-Regular-LatinExt", latinExt],
    ["SourceSans3-Regular-Cyrillic", cyrillic],
    ["SourceSans3-Regular-Greek", greek],
    ["SourceSans3-Regular-Vietnamese", vietnamese],
  ],
  bold: [
    ["SourceSans3-SemiBold", latinBold],
    ["SourceSans3-SemiBold-LatinExt", latinExtBold],
    ["SourceSans3-SemiBold-Cyrillic", cyrillicBold],
    ["SourceSans3-SemiBold-Greek", greekBold],
    ["SourceSans3-SemiBold-Vietnamese", vietnameseBold],
  ],
  heading: [
    ["Archivo-Bold", archivo],
    ["Archivo-Bold-LatinExt", archivoExt],
    ["SourceSans3-SemiBold-Cyrillic", cyrillicBold],
    ["SourceSans3-SemiBold-Greek", greekBold],
    ["SourceSans3-SemiBold-Vietnamese", vietnameseBold],
  ],
}

/** Those of the server; a file is read when it is first needed. */
export const faces: Faces = {
  faceWith(cut, codePoints) {
    for (const [name, path] of files[cut]) {
      const face = opened(name, path)
      if (codePoints.every((codePoint) => face.glyphOf(codePoint) > 0)) return face
    }
    return undefined
  },
  firstFace: (cut) => opened(...files[cut][0]!),
}

const open = new Map<string, Face>()

function opened(name: string, path: string): Face {
  const known = open.get(name)
  if (known) return known
  const face = openFace(name, readFileSync(path))
  open.set(name, face)
  return face
}
