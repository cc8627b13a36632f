import { expect, test } from "bun:test"
import { officeFor } from "#ui/app/office.ts"
import { workerTexts } from "#ui/app/plain.ts"
import { officeTexts } from "#ui/app/staffTexts.ts"
import { imports, sources } from "./imports.testing.ts"
import { keysNamedIn, keysOf } from "./textKeys.testing.ts"

/** For the office alone, also where a worker's screen or call comes by: so are the words in it and in what it loads. */
const forOffice = [
  "modules/dashboard/ui/QuickStart.tsx",
  ...[
    "absence",
    "business",
    "checklist",
    "gps",
    "intake",
    "invoices",
    "notes",
    "projects",
    "quotes",
    "settings",
    "site",
    "stock",
  ].map((module) => `modules/${module}/ui/tells.ts`),
  ...["hooks.ts", "HoursToApprove.tsx", "HoursOnNoProject.tsx", "InvoicesOnNoProject.tsx"].map(
    (file) => `modules/checklist/ui/settle/${file}`,
  ),
  "modules/intake/ui/checks/Deviation.tsx",
  "modules/quotes/catalogue/answers.ts",
  "modules/gps/approval/filling.ts",
  "modules/gps/approval/rates.ts",
  "modules/gps/approval/service.ts",
  "modules/intake/rooms/offer.ts",
  "modules/intake/ui/calculators/ToOrder.tsx",
  "modules/intake/ui/rooms/MeasuredCard.tsx",
  "modules/intake/ui/rooms/MeasuredRow.tsx",
  "modules/intake/ui/plan/space/OfferPicture.tsx",
  "modules/intake/ui/plan/space/useOfferPicture.ts",
  "modules/intake/photos/sharing/schema.ts",
  "modules/intake/ui/photos/sharing/ShareButton.tsx",
  "modules/invoices/purchases/schema.ts",
  "modules/projects/bookings.ts",
  "modules/projects/changes.ts",
  "modules/projects/conflict.ts",
  "modules/projects/customers.ts",
  "modules/projects/editing.ts",
  "modules/projects/rules.ts",
  "modules/projects/schema.ts",
  "modules/projects/ui/detail/Costs.tsx",
  "modules/projects/ui/detail/CostsBeside.tsx",
  "modules/projects/ui/detail/History.tsx",
  "modules/projects/ui/detail/LastHappened.tsx",
  "modules/projects/ui/detail/MoreMenu.tsx",
  "modules/projects/ui/detail/NextStepCard.tsx",
  "modules/projects/ui/detail/StatusControl.tsx",
  "modules/quotes/ui/project/DocumentCount.tsx",
  ...[
    "item/ItemWorth.tsx",
    "item/OfficeActions.tsx",
    "list/LabelsLink.tsx",
    "list/NewItemLink.tsx",
    "list/useWorth.ts",
    "list/ImportLink.tsx",
    "list/OfficeLinks.tsx",
    "list/OrderLink.tsx",
    "scan/NewCode.tsx",
  ].map((file) => `modules/stock/ui/${file}`),
  "modules/timeline/ui/MoveBar.tsx",
  "modules/timeline/ui/MoveButton.tsx",
  "modules/timeline/ui/PlanDialog.tsx",
  "modules/timeline/ui/PlanningTabs.tsx",
]
/** Their names are made where they are used: notices and checks of one's own, tasks of the day, why a scan could not be read, where materials lie. */
const byName =
  /^stock\.place\.(workshop|van)$|^stock\.errors\.projectOver$|^absence\.notices\.(granted|denied)|^notes\.notices\.|^gps\.(movement\.task|positions\.rejected|approval\.(notices\.(own|reminder)|checks\.own))|^timeline\.checks\.(frost|wind|tomorrow)|^gps\.entries\.forgotten$|^invoices\.errors\.(encrypted|broken\w+|too(Large|Heavy|Long)|nothingToRead|onlyFirstPages|readerStopped)$/

const workers = keysOf(workerTexts)
const all = new Set([...workers, ...keysOf(officeTexts)])
const keysIn = keysNamedIn(all)

/** What a worker may have on his screen: words in files that one of his screens loads, and what a call may refuse. */
function metByWorkers(): Map<string, string> {
  const met = new Map<string, string>()
  for (const path of [...loadedForWorkers(), ...answeringWorkers()])
    for (const key of keysIn(sources.get(path) ?? "")) met.set(key, path)
  const { screens, tiles, starts } = officeFor("worker")
  const open = new Set(screens.map(({ path }) => path))
  for (const { path, menu } of screens)
    if (menu) for (const key of keysIn(`"${menu.label}"`)) met.set(key, path)
  for (const { screen, title, text, count } of tiles)
    if (open.has(screen)) for (const key of keysIn(`"${title}" "${text}" "${count}"`)) met.set(key, screen)
  for (const { screen, label } of starts)
    if (open.has(screen)) for (const key of keysIn(`"${label}"`)) met.set(key, screen)
  return met
}

/** From the office's entry, but not by way of a manifest to what the office alone may open. */
const loadedForWorkers = () =>
  [...reach("ui/staff.tsx", { types: false })].filter(
    (path) => !/\/module\.ts$|^ui\/app\/plain\.ts$/.test(path),
  )

/** Routes that a worker may use, and what they use of their own folder: errors have their names there. */
const answeringWorkers = () =>
  [...sources].flatMap(([path, source]) =>
    /^modules\/.*[rR]outes\.ts$/.test(path) && /role: "worker"/.test(source)
      ? [...reach(path, { types: true })].filter((used) => folderOf(used) === folderOf(path))
      : [],
  )

function reach(entry: string, { types }: { types: boolean }): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path) || forOffice.includes(path) || /nl\.ts$/.test(path)) return
    seen.add(path)
    const closed = [...(sources.get(path) ?? "").matchAll(forManagers)].map(([, specifier]) => specifier)
    for (const { from, to, specifier, typeOnly } of imports)
      if (from === path && to && (types || !typeOnly) && !closed.includes(specifier)) visit(to)
  }
  visit(entry)
  return seen
}
const forManagers = /role: "(?:manager|owner)",\s*(?:screen|panel|act): lazy\(\(\) => import\("([^"]+)"\)/g
const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"))

test("each word that a worker may meet is among the workers' texts", () => {
  const missing = [...metByWorkers()].filter(([key]) => !workers.has(key))
  expect(missing.map(([key, path]) => `${key}: ${path}`)).toEqual([])
})

test("what only the office meets is not among them, so that nobody translates it", () => {
  const met = metByWorkers()
  expect(
    [...workers].filter((key) => !met.has(key) && !/^(kit|form)\./.test(key) && !byName.test(key)),
  ).toEqual([])
})

test("no text is among both", () => {
  expect([...keysOf(officeTexts)].filter((key) => workers.has(key))).toEqual([])
})

test("workers' texts stand in files of their own", () => {
  const listed = [
    ...sources.get("ui/app/plain.ts")!.matchAll(/^import \{ (?:\w+ as )?(\w+) \} from "#(.+)"/gm),
  ]
  const files = listed.filter(([, name]) =>
    new RegExp(`: ${name},|^  ${name},`, "m").test(treeOf("workerTexts")),
  )
  expect(files.length).toBeGreaterThan(5)
  expect(files.map(([, , path]) => path).filter((path) => !path!.endsWith("/worker.nl.ts"))).toEqual([])
})
const treeOf = (name: string) =>
  sources.get("ui/app/plain.ts")!.split(`export const ${name} = {`)[1]!.split("\n}")[0]!
