import { formatQuantity } from "#src/shared/euro.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import type { PriceChange, PricedArticle, PricedNorm } from "../../priceBook/schema.ts"

/** 'm²'; 'stuk', or 'stuks' where more of them stand beside it. */
export const unitWord = (unit: PricedNorm["unit"], quantity = 1) =>
  t(`quotes.priceBook.unit.${unit}`, { count: Number(quantity.toFixed(3)) })

/** '12 m²', '1 stuk', '3 stuks' */
export const amountWord = (quantity: number, unit: PricedNorm["unit"]) =>
  `${formatQuantity(quantity)} ${unitWord(unit, quantity)}`

/** 'plaat van 1,56 m²', or 'stuk op maat'; nothing when it is sold by the unit. */
export function packWord({ pack, unit }: Pick<PricedArticle, "pack" | "unit">): string {
  if (!pack?.size) return pack?.label ?? ""
  return t("quotes.priceBook.articles.pack", {
    label: pack.label,
    size: formatQuantity(pack.size),
    unit: unitWord(unit, pack.size),
  })
}

/** What comes before the dot of a code: a type of project, or a trade that several types need. */
export const kindOfWork = ({ code }: Pick<PricedNorm, "code">) => code.slice(0, code.indexOf("."))

const trades = ["general", "lifting", "roofing", "heating", "finishing", "everyday"] as const

/** 'Badkamer', 'Afwerking' */
export function kindWord(kind: string): string {
  const trade = trades.find((each) => each === kind)
  return trade ? t(`quotes.priceBook.group.${trade}`) : (typeLabels[kind as keyof typeof typeLabels] ?? kind)
}

/** '0,45 uur', '€ 12,50' or '12%' */
export function figureText(field: PriceChange["field"], value: number): string {
  if (field === "hours") return `${formatQuantity(value)} ${t("quotes.priceBook.change.hourUnit")}`
  return field === "percent" ? `${formatQuantity(value)}%` : formatEuros(value)
}

/** 'Gipspleister, prijs: van € 0,48 naar € 0,52' */
export function changeText(change: PriceChange): string {
  const { field, value, before, standard } = change
  const textOf = (figure: number | null) => {
    if (figure !== null) return figureText(field, figure)
    const shipped = standard === null ? "" : figureText(field, standard)
    return `${shipped} ${t("quotes.priceBook.changes.standard")}`.trim()
  }
  return t("quotes.priceBook.changes.line", {
    name: subjectOf(change),
    from: textOf(before),
    to: textOf(value),
  })
}

function subjectOf({ kind, code, name, field }: PriceChange): string {
  if (kind === "margin" || field === "percent") return t("quotes.priceBook.changes.margin")
  if (kind === "rate") return t("quotes.priceBook.changes.rate", { name: roleWord(code).toLowerCase() })
  return t("quotes.priceBook.changes.of", { name, field: t(`quotes.priceBook.changes.field.${field}`) })
}

const roles = ["specialist", "carpenter", "helper"] as const

/** 'Timmerman' */
export function roleWord(code: string): string {
  const role = roles.find((each) => each === code)
  return role ? t(`quotes.priceBook.role.${role}`) : code
}
