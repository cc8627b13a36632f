import { useState } from "react"
import { type Place, placeOf } from "./place.ts"

export type PositionFault = "denied" | "unavailable" | "timeout"

/** Where this device is, asked once. */
export function usePosition(found: (place: Place, metres: number) => void) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<PositionFault>()

  function locate() {
    if (busy) return
    if (!("geolocation" in navigator)) return setFault("unavailable")
    setBusy(true)
    setFault(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false)
        const place = placeOf(coords.latitude, coords.longitude)
        if (place) found(place, Math.round(coords.accuracy))
      },
      ({ code }) => {
        setBusy(false)
        setFault(code === 1 ? "denied" : code === 3 ? "timeout" : "unavailable")
      },
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    )
  }

  return { locate, busy, fault }
}
