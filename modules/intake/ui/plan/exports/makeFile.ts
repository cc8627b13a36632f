import { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { bestScale, type Laid } from "../../../plan/exports/papers.ts"
import type { About } from "../../../plan/exports/sheet.ts"
import { svgOf } from "../../../plan/exports/svg.ts"
import { pictureOf } from "../../../plan/picture/picture.ts"
import { scales } from "../../../plan/picture/scales.ts"
import type { Plan } from "../../../plan/schema.ts"
import { pngOf } from "./png.ts"

export const exportKinds = ["pdf", "dxf", "svg", "png"] as const
export type FileKind = (typeof exportKinds)[number]

interface Wanted {
  plan: Plan
  /** How it lies on paper, which a DXF doesn't need. */
  laid: Laid | undefined
  about: About
}

/** A plan as a file of this kind. What writes PDF or DXF is loaded when it is first asked for, which may fail. */
export async function makeFile(kind: FileKind, wanted: Wanted): Promise<Blob> {
  try {
    return await makers[kind](wanted)
  } catch {
    throw new ApiError(500, "intake.planExports.failed", t("intake.planExports.failedText"))
  }
}

const makers: Record<FileKind, (wanted: Wanted) => Promise<Blob>> = {
  async pdf({ laid, about }) {
    const [{ planPdf }, { loadFaces }] = await Promise.all([
      import("../../../plan/exports/sheet.ts"),
      import("#ui/lib/paperFaces.ts"),
    ])
    const bytes = planPdf(laid!, about, await loadFaces())
    return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/pdf" })
  },
  async dxf({ plan }) {
    const { dxfOf } = await import("../../../plan/exports/dxf.ts")
    // Only its texts have to do with paper.
    const drawing = pictureOf(plan, bestScale(plan, "A3") ?? scales.at(-1)!)!
    return new Blob([dxfOf(drawing)], { type: "image/vnd.dxf" })
  },
  svg: async ({ laid, about }) => new Blob([svgOf(laid!.drawing, titleOf(about))], { type: "image/svg+xml" }),
  png: ({ laid, about }) => pngOf(laid!.drawing, titleOf(about)),
}

const titleOf = ({ project, floor }: About) => [project, floor].filter(Boolean).join(", ")
