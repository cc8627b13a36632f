import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import type { StockItems } from "./items/service.ts"
import type { Movements } from "./movements/service.ts"
import { sampleItems } from "./sampleItems.ts"
import { type PlaceKey, workshop } from "./schema.ts"

/** What lies in the workshop and in the vans, and what was taken to the jobs at hand. */
export const fillStock: Fill<{
  access: Access
  projects: Projects
  stockItems: StockItems
  stockMovements: Movements
}> = ({ access, projects, stockItems, stockMovements }, { putBack }) => {
  const people = new Map(access.list().map((user) => [user.username, user]))
  const who = (username: string) => people.get(username) as User
  const van = (username: string): PlaceKey => `van:${who(username).id}`
  const jobs = new Map(projects.list({ open: true }, who("annelies")).map(({ name, id }) => [name, id]))

  for (const {
    bounds,
    price,
    counted,
    bought,
    moved,
    used = [],
    quoted,
    age = 90,
    ...texts
  } of sampleItems) {
    putBack(age)
    const [minStock, maxStock] = bounds
    const [quotedAs, quotedUnits] = quoted ?? []
    const fields = { ...texts, code: "", minStock, maxStock, currentPrice: price, quotedAs, quotedUnits }
    const id = stockItems.add(fields, null, who("annelies"))
    putBack(60)
    stockMovements.count(id, { quantity: counted }, null, who("bram"))
    putBack(20)
    if (bought) stockMovements.adjust(id, { adjustment: bought[0], price: bought[1] }, null, who("annelies"))
    putBack(9)
    if (moved)
      stockMovements.move(id, { quantity: moved[0], from: workshop, to: van(moved[1]) }, null, who(moved[1]))
    for (const [at, [quantity, job, by]] of used.entries()) {
      putBack(6 - at)
      const projectId = jobs.get(job)
      const place = moved?.[1] === by ? van(by) : workshop
      if (projectId !== undefined)
        stockMovements.adjust(id, { adjustment: -quantity, projectId, place }, null, who(by))
    }
  }
}
