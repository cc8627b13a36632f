import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useListView } from "#ui/list/useListView.ts"
import { type Place, workshop } from "../../schema.ts"
import { usePlacesRead, useStock } from "../hooks.ts"
import { CountSheet } from "./CountSheet.tsx"
import { countList } from "./countList.ts"

/** Counts what lies at one place, all of it or a part. */
export default function CountingScreen() {
  const { t } = useTranslation()
  useScreen(t("stock.counting.title"))
  const places = usePlacesRead()
  return (
    <>
      <BackLink href="/material-stock">{t("stock.toList")}</BackLink>
      <div className="stock-counting stack roomy">
        <h1>{t("stock.counting.title")}</h1>
        <Loaded from={places} skeleton={<Skeleton lines={8} height="3rem" />}>
          {(all) => <AtPlace places={all} />}
        </Loaded>
      </div>
    </>
  )
}

/** A worker begins in his own van. */
function AtPlace({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  const view = useListView(countList)
  const stock = useStock()
  const own = places.find(({ key, mine }) => mine && key.startsWith("van:"))?.key
  const start = !reaches(role, "manager") && own ? own : workshop
  const place = places.find(({ key }) => key === view.choices.place)?.key ?? start
  return (
    <div className="stack roomy">
      <Select
        id="tellen-plek"
        label={t("stock.counting.place")}
        value={place}
        onChange={(key) => view.choose("place", key)}
        options={places.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <Loaded from={stock} skeleton={<Skeleton lines={8} height="3rem" />}>
        {(items) => <CountSheet key={place} {...{ view, place, items }} />}
      </Loaded>
    </div>
  )
}
