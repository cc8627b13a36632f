import { Boxes } from "lucide-react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ListBody } from "#ui/list/ListBody.tsx"
import { ListFilter } from "#ui/list/ListFilter.tsx"
import { useCounts, useFound } from "#ui/list/useFound.ts"
import { useListView } from "#ui/list/useListView.ts"
import { useSelection } from "#ui/list/useSelection.ts"
import { useStock } from "../hooks.ts"
import { Categories } from "../list/Categories.tsx"
import { LabelForm } from "./LabelForm.tsx"
import { labelList } from "./labelList.ts"

/** Labels for on the shelf, of all that is found or of what is ticked. */
export default function LabelsScreen() {
  const { t } = useTranslation()
  useScreen(t("stock.labels.open"))
  const view = useListView(labelList)
  const stock = useStock()
  const rows = useFound(view, stock.data)
  const counts = useCounts(view, stock.data)
  const { ticked, take } = useSelection(view, rows)
  const one = view.choices.item
  return (
    <>
      <BackLink href={one ? `/material-stock/${one}` : "/material-stock"}>
        {one ? t("stock.edit.back", { name: rows[0]?.name ?? "" }) : t("stock.toList")}
      </BackLink>
      <div className="stack loose">
        <ScreenHead title={t("stock.labels.open")} facts={one && rows[0] ? [rows[0].name] : undefined} />
        <LabelForm items={ticked.length > 0 ? ticked : rows} />
        <section className="stack roomy">
          {!one && (
            <>
              <ListFilter view={view} counts={counts} />
              <Categories view={view} items={stock.data} />
            </>
          )}
          <ListBody
            view={view}
            from={stock}
            rows={rows}
            empty={<EmptyState icon={Boxes} title={t("stock.list.none")} />}
          >
            {(shown) =>
              !one && (
                <div className="narrow">
                  <CheckboxGroup
                    id="etiketten-materialen"
                    legend={t("stock.labels.which")}
                    hint={t("stock.labels.whichHint")}
                    options={shown.map(({ id, name, location }) => ({
                      ...{ value: String(id), label: name, hint: location },
                    }))}
                    value={ticked.map(({ id }) => String(id))}
                    onChange={(ids) => take(shown.filter(({ id }) => ids.includes(String(id))))}
                  />
                </div>
              )
            }
          </ListBody>
        </section>
      </div>
    </>
  )
}
