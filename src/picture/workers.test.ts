import { signInAs } from "../tests/hoursScreens.testing.ts"
import { open, press, type Screen } from "../tests/walk.testing.ts"
import { freezeScreens, phone } from "./screens.testing.ts"

const asDaan = signInAs("daan")
const asBram = signInAs("bram")

/** What who works outside may open, and some that look otherwise for who is no owner. */
const screens: Screen[] = [
  ["start", "/dashboard", "main h1", asDaan],
  ["menu", "", "dialog[open]", press("Meer")],
  ["projects", "/projects", "main li a"],
  ["project", "/projects?zoek=Boogert", "main h1", open("Aanbouw familie Boogert", "/projects/")],
  ["project not his to change", "/projects/1/bewerken", "main h1"],
  ["planning", "/project-timeline", "main h1"],
  ["hours", "/gps-tracking", ".timer-stop"],
  ["hours to type", "/gps-tracking/invoeren", "main form"],
  ["week sheet", "/uren/weekstaat", ".hours-card"],
  ["route of a day", "/uren/route", ".leaflet-container, .map-offer"],
  ["movement", "/gps-urenregistratie-enhanced", "main h2"],
  ["privacy", "/gps-privacy", ".privacy-notice"],
  ["scanner", "/invoice-ocr", ".scan-row"],
  ["queue", "/wachtrij", ".empty"],
  ["purchase invoices", "/purchase-invoices", "main h1"],
  ["settings", "/settings", "main h1"],
  ["account", "/auth", "main, form"],
  ["start of a manager", "/dashboard", ".dashboard-recent", asBram],
  [
    "project of a manager",
    "/projects?zoek=Boogert",
    ".project-invoices li",
    async (page, url) => {
      await open("Aanbouw familie Boogert", "/projects/")(page, url)
      await page.getByRole("link", { name: /^Kosten/ }).click()
    },
  ],
  ["project to change", "/projects/1/bewerken", "main form"],
  ["customer to change", "/klanten/1/bewerken", "main form"],
  ["settings of a manager", "/settings", "main h1"],
  ["what an hour costs, for a manager", "/uren/tarieven", "main h1"],
  ["first start, for a manager", "/welkom", "main h1"],
]

freezeScreens("workers", { screens, first: [asDaan, asBram], size: phone })
