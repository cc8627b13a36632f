import { Camera, Images } from "lucide-react"
import { type ComponentProps, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { useFoot } from "#ui/lib/useFoot.ts"
import { useOutgoing } from "#ui/outbox/useOutbox.ts"
import { longestLocation, type PhotoCategory, photoCategories } from "../../../photos/schema.ts"
import { isShot } from "../items.ts"
import type { Shot } from "../shots.ts"
import { useRoom } from "./useRoom.ts"
import { useTaking } from "./useTaking.ts"

const pictures = ["image/*", ".heic", ".heif"].join(",")

/** What the next photos are of and where, and the one button that takes them, in reach of a thumb. */
export function TakePhotos({ project, shots }: { project: number; shots: readonly Shot[] }) {
  const { t } = useTranslation()
  const taking = useTaking(project, shots)
  const { chosen, choose, nextTitle, said, take } = taking
  const loose = useOutgoing().filter((item) => isShot(item) && !item.kept).length
  const left = useRoom(said.taken)
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
      <Notice tone="bad">
        {said.leftOut.length > 0 && (
          <ul className="plain">
            {said.leftOut.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>{t(`intake.photos.leftOut.${reason}`, { name })}</li>
            ))}
          </ul>
        )}
      </Notice>
      <Notice tone="bad">{loose > 0 && t("intake.photos.loose", { count: loose })}</Notice>
      <Notice tone="warn">{left !== undefined && t("intake.photos.room", { count: left })}</Notice>
      <div ref={foot} className="intake-camera no-print">
        <Pick
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
        </Pick>
        <Pick multiple name={t("intake.photos.choose")} onFiles={take}>
          <Images aria-hidden size="1.3em" />
          {t("intake.photos.choose")}
        </Pick>
        <p role="status" className="visually-hidden">
          {said.taken && t("intake.photos.taken", { title: said.taken })}
        </p>
      </div>
    </>
  )
}

interface PickProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** Of the field, for who hears it. */
  name: string
  multiple?: boolean
  /** Opens the camera of a phone. */
  capture?: "environment"
  onFiles: (files: File[]) => Promise<void>
}

function Pick({ name, multiple, capture, onFiles, ...button }: PickProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={pictures}
        aria-label={name}
        {...{ multiple, capture }}
        onChange={(event) => {
          void onFiles([...(event.target.files ?? [])])
          // The same photo once more is a change as well.
          event.target.value = ""
        }}
      />
    </>
  )
}

/** The places of this job, the last one first. */
export const placesOf = (shots: readonly Shot[]): string[] =>
  [...new Set(shots.map(({ location }) => location))].filter(Boolean)
