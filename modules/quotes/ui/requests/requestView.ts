import type { Moved } from "#ui/lib/useMoved.ts"
import { type PileView, usePileView } from "#ui/lib/usePileView.ts"
import type { Disposition, Pile, QuoteRequest } from "../../requests/schema.ts"

export type RequestView = PileView<Pile>
export type MovedRequests = Moved<QuoteRequest, Disposition>

const slugs: Record<Pile, string> = {
  open: "open",
  won: "opdracht",
  rejected: "afgewezen",
  archived: "gearchiveerd",
  spam: "spam",
}

export const useRequestView = () => usePileView(slugs, "aanvraag")
