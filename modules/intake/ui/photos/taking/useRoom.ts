import { useCallback, useEffect, useState } from "react"

/** As a phone's camera makes them; made smaller they take a tenth. */
const ofOnePhoto = 8_000_000
/** With less left one is told. */
const fewPhotos = 20

/**
 * How many more photos the device can keep: undefined as long as that is not known, or are plenty. Asked again with
 * each that is taken, `taken`.
 */
export function useRoom(taken: unknown): number | undefined {
  const [left, setLeft] = useState<number>()
  const look = useCallback(async () => {
    const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
    if (quota === undefined || usage === undefined) return setLeft(undefined)
    const photos = Math.max(0, Math.floor((quota - usage) / ofOnePhoto))
    setLeft(photos < fewPhotos ? photos : undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo is the reason to look again
  useEffect(() => void look(), [look, taken])
  return left
}
