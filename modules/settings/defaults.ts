import { settings as nl } from "./nl.ts"
import type { OpenFrom, Settings } from "./schema.ts"

const weekday: OpenFrom = { opens: "08:00", closes: "18:00" }
const saturday: OpenFrom = { opens: "09:00", closes: "16:00" }

/** Before anyone filled in anything: usual opening hours and shares of kinds of work, the rest empty. */
export const defaults: Settings = {
  companyName: "",
  contactEmail: "",
  phone: "",
  address: "",
  kvk: "",
  btwId: "",
  iban: "",
  gAccountIban: "",
  logo: "",
  openingHours: [weekday, weekday, weekday, weekday, weekday, saturday, null],
  closedPeriods: [],
  serviceArea: "",
  headline: "",
  intro: "",
  story: "",
  owner: { name: "", role: "", about: "" },
  ownerPhoto: "",
  socialLinks: { facebook: "", instagram: "", linkedin: "", youtube: "" },
  checklistLinks: {
    mail: "",
    calendar: "",
    chat: "",
    storage: "",
    weather: "https://www.knmi.nl",
    taskList: "",
  },
  shares: [
    { label: nl.work.renovation, percent: 40 },
    { label: nl.work.maintenance, percent: 30 },
    { label: nl.work.extension, percent: 20 },
    { label: nl.work.newBuild, percent: 10 },
  ],
  showTestimonials: true,
  underConstruction: false,
  privacyText: "",
  termsText: "",
  answerDays: { call: 2, visit: 3, quote: 5 },
  typesNotOffered: [],
  typesWithoutPrice: [],
  calculatorPage: false,
  paintCoverage: 10,
  paintCanLitres: 5,
  realEstateRecords: false,
  urenregistratieMode: "gps_automatisch",
  autoGpsStart: true,
  gpsTrails: false,
}
