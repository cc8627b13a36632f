import { t } from "#ui/lib/i18n.ts"
import { searchIn } from "#ui/lib/search.ts"
import { list } from "#ui/list/list.ts"
import type { Shot } from "../shots.ts"

/** Of a photo of which nobody said what it is. */
export const noCategory = "geen"

export const categoryOf = ({ category }: Pick<Shot, "category">) =>
  t(category ? `intake.photos.category.${category}` : "intake.photos.noCategory")

const find = searchIn((shot: Shot) =>
  [shot.title, shot.notes, shot.location, categoryOf(shot), shot.by].join(" "),
)

/** The photos of a job. */
export const shotList = list<Shot>()({
  keyOf: ({ key }) => key,
  choices: {
    category: {
      word: "soort",
      fits: ({ category }, chosen) => (category ?? noCategory) === chosen,
    },
    place: { word: "plek", fits: ({ location }, chosen) => location === chosen },
    /** Under which headings they stand. */
    by: { word: "per" },
  },
  find,
  openWord: "foto",
  texts: { name: "intake.photos.title", search: "intake.photos.search", found: "intake.photos.found" },
})
