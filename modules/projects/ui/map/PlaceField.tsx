import { LocateFixed, X } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { MapOnDemand } from "#ui/kit/Map.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { degreesText, type Place, placeOf } from "./place.ts"
import { type PlaceValue, usePasteText, usePlaceTexts } from "./usePlaceTexts.ts"
import { usePosition } from "./usePosition.ts"

export interface PlaceFieldProps extends PlaceValue {
  /** To look it up on a map elsewhere. */
  address: string
  onChange: (place: Place | null) => void
}

/**
 * The place of a project: a tap on the map, pasted coordinates or a link, where this device is, or two numbers.
 * `onChange` gets null as long as the numbers are no place.
 */
export function PlaceField({ latitude, longitude, address, onChange }: PlaceFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [said, setSaid] = useState("")
  const set = (place: Place, text: string) => {
    onChange(place)
    setSaid(text)
  }
  const numbers = usePlaceTexts({ latitude, longitude }, (place) => {
    onChange(place)
    setSaid("")
  })
  const paste = usePasteText((place) => place && set(place, t("projects.map.found", texts(place))))
  const position = usePosition((place, metres) =>
    set(place, t("projects.map.here", { metres: Math.max(1, metres) })),
  )
  const here = latitude !== null && longitude !== null ? { latitude, longitude } : undefined
  const wrong = (is: boolean, text: string) => (is ? text : undefined)

  return (
    <fieldset className="field place">
      <legend className="field-label">{t("projects.map.legend")}</legend>
      <p className="field-hint">{t("projects.map.hint")}</p>
      <TextField
        id={`${id}-plak`}
        label={t("projects.map.paste")}
        hint={
          <>
            {t("projects.map.pasteHint")}{" "}
            {address.trim() !== "" && (
              <a href={searchOf(address)} target="_blank" rel="noreferrer">
                {t("projects.map.lookUp")}
              </a>
            )}
          </>
        }
        error={paste.fault && t(`projects.map.pasteFault.${paste.fault}`)}
        optional
        value={paste.text}
        onChange={paste.change}
        onBlur={paste.leave}
      />
      <div className="place-numbers">
        <NumberField
          id={`${id}-breedte`}
          label={t("projects.map.latitude")}
          error={wrong(numbers.wrong.latitude, t("projects.map.latitudeWrong"))}
          optional
          value={numbers.shown.latitude}
          onChange={(text) => numbers.type({ latitude: text })}
          onBlur={() => numbers.leave("latitude")}
        />
        <NumberField
          id={`${id}-lengte`}
          label={t("projects.map.longitude")}
          error={wrong(numbers.wrong.longitude, t("projects.map.longitudeWrong"))}
          optional
          value={numbers.shown.longitude}
          onChange={(text) => numbers.type({ longitude: text })}
          onBlur={() => numbers.leave("longitude")}
        />
      </div>
      <div className="cluster tight">
        <Button busy={position.busy} busyLabel={t("projects.map.locating")} onClick={position.locate}>
          <LocateFixed aria-hidden size="1.3em" />
          {t("projects.map.locate")}
        </Button>
        {here && (
          <Button variant="plain" onClick={numbers.clear}>
            <X aria-hidden size="1.2em" />
            {t("projects.map.clear")}
          </Button>
        )}
      </div>
      <Notice tone="bad">
        {position.fault && <p>{t(`projects.map.positionFault.${position.fault}`)}</p>}
      </Notice>
      <p role="status" className="place-said flush">
        {said}
      </p>
      <MapOnDemand
        label={t("projects.map.pick")}
        marks={here ? [{ ...here, id: "plek", name: t("projects.map.pin") }] : []}
        onPick={(point) => {
          const place = placeOf(point.latitude, point.longitude)
          if (place) set(place, t("projects.map.found", texts(place)))
        }}
      />
    </fieldset>
  )
}

const texts = ({ latitude, longitude }: Place) => ({
  latitude: degreesText(latitude),
  longitude: degreesText(longitude),
})

const searchOf = (address: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`
