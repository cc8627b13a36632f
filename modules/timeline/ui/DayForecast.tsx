import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudRain,
  CloudRainWind,
  CloudSnow,
  CloudSun,
  CloudSunRain,
  type LucideIcon,
  Sun,
  TriangleAlert,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Day } from "#src/shared/days.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import type { Forecast, Sky } from "../schema.ts"
import { weatherOn } from "./dayWeather.ts"

const icons: Record<Sky, LucideIcon> = {
  clear: Sun,
  fair: CloudSun,
  cloudy: CloudSun,
  overcast: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  showers: CloudSunRain,
  rain: CloudRain,
  heavyRain: CloudRainWind,
  sleet: CloudHail,
  snow: CloudSnow,
  thunder: CloudLightning,
}

/** What the weather will be that day, in words as well, and what a roofer must know. */
export function DayForecast({
  day,
  projectIds,
  places,
}: {
  day: Day
  projectIds: number[]
  places: Forecast["places"]
}) {
  const { t } = useTranslation()
  const weather = weatherOn(day, projectIds, places)
  if (!weather) return null
  const { sky, min, max, rain, gusts, warnings } = weather
  const Icon = sky && icons[sky]
  const wet = rain !== null && Math.round(rain) >= 1
  return (
    <div className="day-weather cluster flush">
      {Icon && (
        <p className="day-sky row">
          <Icon aria-hidden size="1.4em" />
          {t(`timeline.weather.sky.${sky}`)}
        </p>
      )}
      {min !== null && max !== null && (
        <p>{t("timeline.weather.degrees", { min: whole(min), max: whole(max) })}</p>
      )}
      {wet && <p>{t("timeline.weather.rain", { rain: whole(rain) })}</p>}
      {warnings.includes("wind") && <p>{t("timeline.weather.gusts", { gusts: whole(gusts!) })}</p>}
      {warnings.length > 0 && (
        <p className="day-warnings cluster tight">
          <span className="visually-hidden">{t("timeline.weather.roof")} </span>
          {warnings.map((warning) => (
            <Badge key={warning} tone="warn" icon={TriangleAlert}>
              {t(`timeline.weather.warning.${warning}`)}
            </Badge>
          ))}
        </p>
      )}
    </div>
  )
}

/** '-1', never '-0', with a real minus sign. */
const whole = (value: number) => String(Math.round(value) + 0).replace("-", "\u2212")
