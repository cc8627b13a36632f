import { useTranslation } from "react-i18next"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { ListSearch } from "#ui/list/ListFilter.tsx"
import type { ViewOf } from "#ui/list/useListView.ts"
import { photoCategories } from "../../../photos/schema.ts"
import type { Shot } from "../shots.ts"
import { placesOf } from "../taking/TakePhotos.tsx"
import { groupingIn, groupings, slugs } from "./grouped.ts"
import { categoryOf, noCategory, type shotList } from "./shotList.ts"

interface GalleryFilterProps {
  view: ViewOf<typeof shotList>
  shots: readonly Shot[]
}

/** What part of the photos is shown, and under which headings. */
export function GalleryFilter({ view, shots }: GalleryFilterProps) {
  const { t } = useTranslation()
  const { choices, choose } = view
  const there = new Set(shots.map(({ category }) => category))
  const categories = [...photoCategories, null].filter((category) => there.has(category))
  const places = placesOf(shots).toSorted((a, b) => a.localeCompare(b, "nl"))
  return (
    <div className="intake-filter stack tight no-print">
      <ListSearch view={view} />
      <Disclosure summary={t("intake.photos.by.more")}>
        <Segmented
          legend={t("intake.photos.by.legend")}
          options={groupings.map((value) => ({ value, label: t(`intake.photos.by.${value}`) }))}
          value={groupingIn(choices.by)}
          onChange={(by) => choose("by", slugs[by])}
        />
        <div className="intake-narrow">
          {categories.length > 1 && (
            <Select
              id="filter-soort"
              label={t("intake.photos.what")}
              value={choices.category}
              empty={t("intake.photos.every")}
              options={categories.map((category) => ({
                value: category ?? noCategory,
                label: categoryOf({ category }),
              }))}
              onChange={(value) => choose("category", value)}
            />
          )}
          {places.length > 0 && (
            <Select
              id="filter-plek"
              label={t("intake.photos.where")}
              value={choices.place}
              empty={t("intake.photos.every")}
              options={places.map((place) => ({ value: place, label: place }))}
              onChange={(value) => choose("place", value)}
            />
          )}
        </div>
      </Disclosure>
    </div>
  )
}
