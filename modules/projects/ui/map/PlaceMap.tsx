import { useTranslation } from "react-i18next"
import { MapOnDemand } from "#ui/kit/Map.tsx"

/** Where a project is, on a map that is shown on asking. */
export function PlaceMap({
  name,
  latitude,
  longitude,
}: {
  name: string
  latitude: number
  longitude: number
}) {
  const { t } = useTranslation()
  return (
    <MapOnDemand label={t("projects.map.of", { name })} marks={[{ id: "plek", name, latitude, longitude }]} />
  )
}
