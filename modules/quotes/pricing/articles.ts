import { lazy } from "#src/shared/lazy.ts"
import { byName, centsIn, numberIn, oneOf, percentIn, rowsOf } from "#src/shared/textTable.ts"
import { electrical } from "./articles/electrical.ts"
import { everyday } from "./articles/everyday.ts"
import { flooring } from "./articles/flooring.ts"
import { frames } from "./articles/frames.ts"
import { insulation } from "./articles/insulation.ts"
import { kitchen } from "./articles/kitchen.ts"
import { painting } from "./articles/painting.ts"
import { plumbing } from "./articles/plumbing.ts"
import { roofing } from "./articles/roofing.ts"
import { sanitary } from "./articles/sanitary.ts"
import { site } from "./articles/site.ts"
import { structure } from "./articles/structure.ts"
import { tiling } from "./articles/tiling.ts"
import { timber } from "./articles/timber.ts"
import { walls } from "./articles/walls.ts"
import { type Article, type Material, type Pack, units } from "./norm.ts"

const tables = [
  ...[electrical, everyday, flooring, frames, insulation, kitchen, painting, plumbing],
  ...[roofing, sanitary, site, structure, tiling, timber, walls],
]

/** The price list: every article by its name, with its price, what it is ordered in and the waste that is usual. */
export const articles = lazy(() => byName(tables.flatMap(articlesIn)))

/** `price`: euros per unit, excluding VAT. `pack`: what it is sold in, so many units in one. */
export const articlesIn = (text: string) =>
  rowsOf(text, ["article", "unit", "price", "pack", "waste"], (row): [name: string, article: Article] => {
    const [name, unit, price, pack, waste] = row
    const article: Article = { unit: oneOf(units, unit), priceCents: centsIn(price) }
    if (waste) article.waste = percentIn(waste) / 100
    if (pack) article.pack = packIn(pack)
    return [name, article]
  })

/** '1.08 doos', or '- stuk op maat' where there is no size. */
function packIn(cell: string): Pack {
  const [size, label] = parted(cell)
  return { size: size === "-" ? null : numberIn(size), label }
}

/** '4.5 Poedertegellijm', with '(waste 10%)' where the work loses more or less of it than is usual. */
export function materialIn(cell: string): Material {
  const [perUnit, described] = parted(cell)
  const [name = "", waste] = described.split(/ \(waste (.+)\)$/)
  const article = articles()[name]
  if (!article) throw new Error(`Not an article: '${cell}'`)
  const material: Material = { name, perUnit: numberIn(perUnit), ...article }
  if (waste) material.waste = percentIn(waste) / 100
  return material
}

/** At the first space. */
function parted(cell: string): [first: string, rest: string] {
  const space = cell.indexOf(" ")
  return [cell.slice(0, space), cell.slice(space + 1)]
}
