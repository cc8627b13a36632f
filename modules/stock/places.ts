import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { filled } from "#src/shared/filled.ts"
import { reaches } from "#src/shared/roles.ts"
import { type Place, type PlaceKey, workshop } from "./schema.ts"
import { stock as nl } from "./worker.nl.ts"

export type Places = ReturnType<typeof createPlaces>

/** Where materials can lie: the workshop, the van of everyone who works here, and each job that is going on. */
export function createPlaces({
  db,
  projects,
}: {
  db: Db
  projects: Pick<Projects, "colleagues" | "everyone" | "names" | "isWaiting" | "workplaces">
}) {
  const lying = db.$client.query<{ place: PlaceKey }, []>(
    "SELECT DISTINCT place FROM stock_levels WHERE quantity > 0",
  )

  function nameOf(place: PlaceKey): string {
    const [kind, id] = parted(place)
    if (kind === "project") return projects.names([id]).get(id) ?? ""
    if (kind === "van") return vanOf(projects.everyone().find((person) => person.id === id)?.name ?? "")
    return nl.place.workshop
  }
  return {
    nameOf,
    /** One's own van first, for who works on sites. */
    list(me: User): Place[] {
      const vans = projects.colleagues().map(({ id, name }) => ({
        ...{ key: `van:${id}`, name: vanOf(name), mine: id === me.id, open: true },
      }))
      const jobs = projects
        .workplaces(me.id)
        .map(({ id, name, mine }) => ({ key: `project:${id}`, name, mine, open: true }))
      const open = [{ key: workshop, name: nl.place.workshop, mine: false, open: true }, ...vans, ...jobs]
      // What still lies with somebody who left, or where a job is over, is to be fetched or counted away.
      const left = lying
        .all()
        .filter(({ place }) => !open.some(({ key }) => key === place))
        .map(({ place }) => ({ key: place, name: nameOf(place), mine: false, open: false }))
      const all = [...open, ...left]
      return reaches(me.role, "manager") ? all : all.toSorted((a, b) => Number(b.mine) - Number(a.mine))
    },
    /** Of somebody who left or a job that is over nothing is put anywhere any more. */
    requireOpen(place: PlaceKey | undefined) {
      if (place === undefined || place === workshop) return
      const [kind, id] = parted(place)
      const isThere =
        kind === "van" ? projects.colleagues().some((person) => person.id === id) : projects.isWaiting(id)
      if (!isThere) throw invalid({ place: "stock.placeUnknown" })
    },
    requireWorking(projectId: number) {
      if (!projects.isWaiting(projectId)) throw new DomainError("stock.projectOver", 409)
    },
  }
}

const vanOf = (name: string) => filled(nl.place.van, { name })

function parted(place: PlaceKey): ["workshop" | "van" | "project", number] {
  const [kind, id] = place.split(":")
  return [kind as "van", Number(id)]
}
