import { Camera, Images } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Select } from "#ui/kit/Select.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { useFoot } from "#ui/lib/useFoot.ts"
import { longestLocation, type PhotoCategory, photoCategories } from "../../../photos/schema.ts"
import type { Shot } from "../shots.ts"
import { KeptNotices } from "./KeptNotices.tsx"
import { PhotoPick } from "./PhotoPick.tsx"
import { useTaking } from "./useTaking.ts"

/** What the next photos are of and where, and the one button that takes them, in reach of a thumb. */
export function TakePhotos({ project, shots }: { project: number; shots: readonly Shot[] }) {
  const { t } = useTranslation()
  const taking = useTaking(project, shots)
  const { chosen, choose, nextTitle, said, take } = taking
  const foot = useFoot<HTMLDivElement>("--bar")
  const places = useId()
  return (
    <>
      <div className="intake-what toolbar no-print">
        <Select
          id="opname-soort"
          label={t("intake.photos.what")}
          value={chosen.category}
          onChange={(category) => choose({ category: category as PhotoCategory })}
          options={photoCategories.map((value) => ({ value, label: t(`intake.photos.category.${value}`) }))}
        />
        <TextField
          id="opname-plek"
          label={t("intake.photos.where")}
          value={chosen.location}
          onChange={(location) => choose({ location })}
          maxLength={longestLocation}
          list={places}
          autoComplete="off"
          optional
        />
        <datalist id={places}>
          {placesOf(shots).map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      </div>
      <KeptNotices said={said} />
      <div ref={foot} className="intake-camera no-print">
        <PhotoPick
          variant="accent"
          className="intake-shutter"
          capture="environment"
          name={t("intake.photos.take")}
          onFiles={take}
        >
          <Camera aria-hidden size="1.5em" />
          <span>
            {t("intake.photos.take")}
            <span className="intake-next"> {nextTitle}</span>
          </span>
        </PhotoPick>
        <PhotoPick multiple name={t("intake.photos.choose")} onFiles={take}>
          <Images aria-hidden size="1.3em" />
          {t("intake.photos.choose")}
        </PhotoPick>
        <p role="status" className="visually-hidden">
          {said.taken && t("intake.photos.taken", { title: said.taken })}
        </p>
      </div>
    </>
  )
}

/** The places of this job, the last one first. */
export const placesOf = (shots: readonly Shot[]): string[] =>
  [...new Set(shots.map(({ location }) => location))].filter(Boolean)
