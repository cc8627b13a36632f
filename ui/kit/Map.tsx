import { MapPinned } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "./Button.tsx"
import type { MapProps } from "./LeafletMap.tsx"
import { Skeleton } from "./Skeleton.tsx"

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
