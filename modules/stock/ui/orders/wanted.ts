import { useSearchParams } from "wouter"
import { safeParse } from "zod/v4/core"
import type { Proposal, ProposedLine } from "../../orders/schema.ts"
import { Amount, type StockItem } from "../../schema.ts"
import { useStock } from "../hooks.ts"

interface Wish {
  itemId: number
  quantity: number
  /** What it is for and how much of that there is, which the order tells. */
  why: string
}

/** Where one orders so much of a material, for another screen. */
export const ordering = ({ itemId, quantity, why }: Wish): string =>
  `/material-stock/bestellen?materiaal=${itemId}&aantal=${quantity}&voor=${encodeURIComponent(why)}`

/** What the address asks to order: `line` of what is there; `pending` as long as that isn't known. */
export function useWanted(): { line: WantedLine | undefined; pending: boolean } {
  const [search] = useSearchParams()
  const quantity = safeParse(Amount, Number(search.get("aantal") ?? Number.NaN))
  const asked = quantity.success ? Number(search.get("materiaal")) : 0
  const { data, error } = useStock(asked > 0)
  const item = data?.find(({ id }) => id === asked)
  return {
    line: item && quantity.success ? lineOf(item, quantity.data, search.get("voor") ?? "") : undefined,
    pending: asked > 0 && !data && !error,
  }
}

type WantedLine = ProposedLine & { supplier: string; why: string }

/** What is asked of one supplier; `note`: what stands on the order from the start. */
export type Asked = Proposal[number] & { note?: string }

const longestWhy = 300

const lineOf = (item: StockItem, quantity: number, why: string): WantedLine => ({
  ...{ itemId: item.id, name: item.name, article: item.article, unit: item.unit, supplier: item.supplier },
  ...{ there: item.quantity, onOrder: 0, maxStock: item.maxStock, neededFor: [] },
  ...{ quantity, price: item.currentPrice ?? 0, why: why.slice(0, longestWhy) },
})

/** With what is wanted, of whoever supplies it, first. */
export function withWanted(proposal: Proposal, wanted: WantedLine | undefined): readonly Asked[] {
  if (!wanted) return proposal
  const { supplier, why, ...line } = wanted
  const known = proposal.find((each) => each.supplier === supplier)
  const same = known?.lines.find(({ itemId }) => itemId === line.itemId)
  const lines = known?.lines.filter((each) => each !== same) ?? []
  const card = {
    ...{ supplier, email: known?.email ?? "", note: why },
    lines: [same ? { ...same, quantity: line.quantity } : line, ...lines],
  }
  return [card, ...proposal.filter((each) => each !== known)]
}
