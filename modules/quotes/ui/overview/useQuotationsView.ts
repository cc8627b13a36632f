import { useSearchParams } from "wouter"
import { withChange } from "#ui/lib/query.ts"
import { type PileView, usePileView } from "#ui/lib/usePileView.ts"
import { type Origin, origins, type QuotationState } from "../../quotations/schema.ts"

const stateSlugs: Record<QuotationState | "all", string> = {
  all: "",
  proposed: "voorstel",
  concept: "concept",
  sent: "verstuurd",
  accepted: "geaccepteerd",
  rejected: "afgewezen",
  expired: "verlopen",
}

const originSlugs: Record<Origin, string> = { generator: "chatgpt", request: "aanvragen", hand: "zelf" }

/** What one looks at, kept in the address. Its piles are the states. */
export interface QuotationsView extends PileView<QuotationState | "all"> {
  origin: Origin | undefined
  originHref: (origin: Origin | undefined) => string
  /** All of them, whatever was chosen or searched for. */
  allHref: string
}

export function useQuotationsView(): QuotationsView {
  const view = usePileView(stateSlugs, "offerte")
  const [params] = useSearchParams()

  return {
    ...view,
    origin: origins.find((origin) => originSlugs[origin] === params.get("herkomst")),
    originHref: (origin) =>
      `?${withChange(params, { herkomst: origin ? originSlugs[origin] : "", offerte: "" })}`,
    allHref: "?",
  }
}
