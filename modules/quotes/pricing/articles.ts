import { electricalArticles } from "./articles/electrical.ts"
import { everydayArticles } from "./articles/everyday.ts"
import { flooringArticles } from "./articles/flooring.ts"
import { framesArticles } from "./articles/frames.ts"
import { insulationArticles } from "./articles/insulation.ts"
import { kitchenArticles } from "./articles/kitchen.ts"
import { paintingArticles } from "./articles/painting.ts"
import { plumbingArticles } from "./articles/plumbing.ts"
import { roofingArticles } from "./articles/roofing.ts"
import { sanitaryArticles } from "./articles/sanitary.ts"
import { siteArticles } from "./articles/site.ts"
import { structureArticles } from "./articles/structure.ts"
import { tilingArticles } from "./articles/tiling.ts"
import { timberArticles } from "./articles/timber.ts"
import { wallsArticles } from "./articles/walls.ts"
import type { Article, Material } from "./norm.ts"

/** The price list: every article by its name, with its price, what it is ordered in and the waste that is usual. */
export const articles = {
  ...electricalArticles,
  ...everydayArticles,
  ...flooringArticles,
  ...framesArticles,
  ...insulationArticles,
  ...kitchenArticles,
  ...paintingArticles,
  ...plumbingArticles,
  ...roofingArticles,
  ...sanitaryArticles,
  ...siteArticles,
  ...structureArticles,
  ...tilingArticles,
  ...timberArticles,
  ...wallsArticles,
} satisfies Record<string, Article>

export type ArticleName = keyof typeof articles

/** So much of an article per unit of work; `waste` where the work loses more or less of it than is usual. */
export function material(name: ArticleName, perUnit = 1, order: Pick<Article, "waste"> = {}): Material {
  const { pack, ...article }: Article = articles[name]
  return { name, perUnit, ...article, ...order, ...(pack && { pack: { size: pack[0], label: pack[1] } }) }
}
