import { useState } from "react"
import { degreesText, isShortLink, type Place, parseDegrees, parsePlace, placeOf } from "./place.ts"

export interface PlaceValue {
  latitude: number | null
  longitude: number | null
}
type Change = (place: Place | null) => void
type Texts = { latitude: string; longitude: string }

/** What stands in the two fields for numbers, also while it is not a place (yet). */
export function usePlaceTexts({ latitude, longitude }: PlaceValue, onChange: Change) {
  const [typed, setTyped] = useState<Texts>({ latitude: textOf(latitude), longitude: textOf(longitude) })
  const meant = placeIn(typed)
  const elsewhere = latitude !== (meant?.latitude ?? null) || longitude !== (meant?.longitude ?? null)
  // A place from the map, a paste or the device takes the place of what was typed.
  const shown = elsewhere ? { latitude: textOf(latitude), longitude: textOf(longitude) } : typed
  const [left, setLeft] = useState<Partial<Record<keyof Texts, boolean>>>({})

  function type(change: Partial<Texts>) {
    const next = { ...shown, ...change }
    setTyped(next)
    onChange(placeIn(next))
  }
  return {
    shown,
    type,
    /** Told once a field was left, not while one types. */
    wrong: {
      latitude: Boolean(left.latitude) && isWrong(shown.latitude, 90, shown.longitude),
      longitude: Boolean(left.longitude) && isWrong(shown.longitude, 180, shown.latitude),
    },
    leave: (field: keyof Texts) => setLeft((known) => ({ ...known, [field]: true })),
    clear() {
      setLeft({})
      setTyped({ latitude: "", longitude: "" })
      onChange(null)
    },
  }
}

const textOf = (value: number | null) => (value === null ? "" : degreesText(value))

function placeIn({ latitude, longitude }: Texts): Place | null {
  const [lat, long] = [parseDegrees(latitude), parseDegrees(longitude)]
  return lat === undefined || long === undefined ? null : (placeOf(lat, long) ?? null)
}

/** Empty is right only when the other is empty too. */
function isWrong(text: string, most: number, other: string) {
  if (text.trim() === "") return other.trim() !== ""
  const value = parseDegrees(text)
  return value === undefined || Math.abs(value) > most
}

/** The field in which one pastes: it is emptied once a place was found in it. */
export function usePasteText(onChange: Change) {
  const [text, setText] = useState("")
  const [fault, setFault] = useState<"unknown" | "shortLink">()
  function change(next: string) {
    const place = parsePlace(next)
    setText(place ? "" : next)
    setFault(undefined)
    if (place) onChange(place)
  }
  function leave() {
    if (text.trim() !== "") setFault(isShortLink(text) ? "shortLink" : "unknown")
  }
  return { text, fault, change, leave }
}
