import { MapPinned } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "./Button.tsx"
import { Skeleton } from "./Skeleton.tsx"

export interface MapPoint {
  latitude: number
  longitude: number
}

/** A pin with its name, as it is read out. */
export interface MapMark extends MapPoint {
  id: number | string
  name: string
}

export interface MapProps {
  /** Names the region: 'Kaart van Badkamer Kade 3'. */
  label: string
  marks: readonly MapMark[]
  /** A tap on the map, or the only pin put down elsewhere. Say elsewhere on the page how it goes without the map. */
  onPick?: (point: MapPoint) => void
}

const LeafletMap = lazy(() => import("./LeafletMap.tsx"))

/** Shown on asking: only then the map's pictures are asked of the Kadaster, which sees from which address. */
export function MapOnDemand(props: MapProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  if (shown)
    return (
      <Suspense fallback={<Skeleton lines={1} height="20rem" />}>
        <LeafletMap {...props} />
      </Suspense>
    )
  return (
    <div className="map-offer">
      <Button onClick={() => setShown(true)}>
        <MapPinned aria-hidden size="1.3em" />
        {t("kit.map.show")}
      </Button>
      <p className="field-hint">{t("kit.map.from")}</p>
    </div>
  )
}
