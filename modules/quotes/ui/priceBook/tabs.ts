import type { ComponentType } from "react"
import type { TextKey } from "#ui/lib/i18n.ts"
import type { PriceBookView } from "../../priceBook/schema.ts"
import { Articles } from "./Articles.tsx"
import { Changes } from "./Changes.tsx"
import { ExperienceTab } from "./ExperienceTab.tsx"
import { Norms } from "./Norms.tsx"
import { Rates } from "./Rates.tsx"

interface PriceBookTab {
  /** In the address: '?tab=normen'. */
  name: string
  label: TextKey
  tab: ComponentType<{ book: PriceBookView }>
}

/** The parts of the price book, in this order; the first is shown when the address names none. */
export const priceBookTabs: PriceBookTab[] = [
  { name: "tarieven", label: "quotes.priceBook.screen.tab.rates", tab: Rates },
  { name: "normen", label: "quotes.priceBook.screen.tab.norms", tab: Norms },
  { name: "artikelen", label: "quotes.priceBook.screen.tab.articles", tab: Articles },
  { name: "ervaring", label: "quotes.priceBook.screen.tab.experience", tab: ExperienceTab },
  { name: "wijzigingen", label: "quotes.priceBook.screen.tab.changes", tab: Changes },
]
