import { expect, test } from "bun:test"
import { sources } from "./imports.testing.ts"

/** Who reads the address and is no list. */
const otherAddresses: Record<string, string> = {
  "modules/changes/ui/Changes.tsx": "of whom and how far back, which the server looks up",
  "modules/intake/ui/IntakeScreen.tsx": "a part of the screen",
  "modules/intake/ui/calculators/proposedProject.ts": "for which project one reckons",
  "modules/intake/ui/checks/templates/TemplatesScreen.tsx": "of which kind of job",
  "modules/projects/ui/detail/ProjectDetail.tsx": "a part of the screen",
  "modules/intake/ui/plan/PlanTab.tsx": "a floor",
  "modules/projects/ui/form/NewProject.tsx": "for whom the project is",
  "modules/quotes/ui/quotation/QuotationScreen.tsx": "which version is shown",
  "modules/quotes/ui/quotation/NewQuotation.tsx": "for which project it is",
  "modules/quotes/ui/quotation/useBroughtLine.ts": "a line that another screen brings",
  "modules/quotes/ui/quotation/versions/Comparison.tsx": "which versions are compared",
  "modules/quotes/ui/extraWork/NewExtraWork.tsx": "for which job, and what is known already",
  "modules/quotes/ui/priceBook/PriceBookScreen.tsx": "a part of the screen; the lists are within",
  "modules/stock/ui/item/ItemDetail.tsx": "where it is to be counted",
  "modules/stock/ui/orders/wanted.ts": "what another screen asks to order",
  "modules/stock/ui/edit/NewItemScreen.tsx": "which code it has",
  "modules/timeline/ui/board/boardAddress.ts": "some weeks",
  "modules/timeline/ui/useWeekAddress.ts": "a week",
  "modules/gps/ui/week/addresses.ts": "whose week sheet",
  "modules/settings/ui/SettingsScreen.tsx": "a part of the screen",
  "modules/settings/ui/welcome/Welcome.tsx": "a step",
  "modules/dashboard/ui/figures/FiguresScreen.tsx": "a period",
}
/** Tables whose columns are the days of one week: nothing to choose, to search or to page. */
const otherTables: Record<string, string> = {
  "modules/gps/ui/week/WeekTable.tsx": "everyone's hours of a week",
  "modules/gps/ui/week/sheet/SheetLines.tsx": "a week sheet",
}

const screens = [...sources].filter(
  ([path]) =>
    /^ui\/|^modules\/[^/]+\/ui\//.test(path) &&
    !/^ui\/(list|kit)\/|\/public\/|\.(test|testing)\.tsx?$/.test(path),
)
const using = (pattern: RegExp) =>
  screens.flatMap(([path, source]) => (pattern.test(source) ? [path] : [])).toSorted()

test("a list is described in one way: none reads the address by itself", () => {
  expect(using(/\buseSearchParams\b/)).toEqual(Object.keys(otherAddresses).toSorted())
})

test("a list is drawn in one way: none has a search field or a table of its own", () => {
  expect(using(/<SearchField\b/)).toEqual([])
  expect(using(/<DataTable\b/)).toEqual(Object.keys(otherTables).toSorted())
})
