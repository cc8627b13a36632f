import { addDays, type Day } from "#src/shared/days.ts"
import { facturX } from "./sample/facturX.ts"
import type { SampleBuyer, SampleInvoice, SampleLine } from "./sample/invoice.ts"
import { type Layout, samplePdf } from "./sample/pdf.ts"
import { sampleScan } from "./sample/scan.ts"
import { type SampleSupplier, suppliers } from "./sample/suppliers.ts"
import { sampleUbl } from "./sample/ubl.ts"
import type { ScanFormat } from "./schema.ts"

/** What arrives at the invented company: an invoice, and how it comes. */
export interface SampleArrival {
  invoice: SampleInvoice
  layout: Layout
  as: "pdf" | "scan" | "photo" | "ubl" | "facturX"
}

/** The file that its sender would send, or that somebody would photograph. */
export async function sampleFile({ invoice, layout, as }: SampleArrival): Promise<{
  name: string
  format: ScanFormat
  bytes: Uint8Array
}> {
  const named = (ending: string) =>
    `${invoice.supplier.name.split(" ")[0]} ${invoice.number.replaceAll("/", "-")}.${ending}`
  if (as === "ubl") return { name: named("xml"), format: "xml", bytes: sampleUbl(invoice) }
  if (as === "facturX") return { name: named("pdf"), format: "pdf", bytes: await facturX(invoice, layout) }
  const pdf = await samplePdf(invoice, layout)
  if (as === "pdf") return { name: named("pdf"), format: "pdf", bytes: pdf }
  if (as === "photo")
    return { name: named("jpg"), format: "picture", bytes: await sampleScan(pdf, { turned: 1.2 }) }
  return { name: named("jpg"), format: "picture", bytes: await sampleScan(pdf) }
}

/** A season of purchases for the invented company; order and address fit the jobs of modules/projects/sampleJobs.ts. */
export const sampleInvoices = (today: Day, buyer: SampleBuyer): SampleArrival[] =>
  arrivals.map(({ daysAgo, supplier, number, lines, layout, as, ...rest }) => ({
    layout,
    as,
    invoice: {
      ...{ supplier, buyer, number, date: addDays(today, -daysAgo), term: 30 },
      ...{
        kind: "invoice",
        reverseCharge: false,
        blockedPercent: 0,
        orderReference: "",
        deliveryAddress: "",
      },
      ...rest,
      lines: lines.map(
        ([description, quantity, unit, price, rate = 21]): SampleLine => ({
          ...{ description, quantity, unit, price, rate },
        }),
      ),
    },
  }))

type Line = [description: string, quantity: number, unit: string, price: number, rate?: number]
interface Arrival extends Partial<Omit<SampleInvoice, "date" | "lines">> {
  daysAgo: number
  supplier: SampleSupplier
  number: string
  lines: Line[]
  layout: Layout
  as: SampleArrival["as"]
}

const at = {
  extension: { orderReference: "Aanbouw Boogert", deliveryAddress: "Hogezoom 31, 4328 EE Burgh-Haamstede" },
  bathroom: { orderReference: "Badkamer De Jonge", deliveryAddress: "Julianastraat 14, 4301 EK Zierikzee" },
  dormer: {
    orderReference: "Dakkapel Van der Weele",
    deliveryAddress: "Korte Moermondsweg 6, 4325 GD Renesse",
  },
  kitchen: { orderReference: "Keuken Oele", deliveryAddress: "Van der Spiegelstraat 22, 4461 LD Goes" },
  frames: {
    orderReference: "Kozijnen havenpand",
    deliveryAddress: "Haven Zuidzijde 9, 4318 AG Brouwershaven",
  },
  attic: { orderReference: "Zolder Padmos", deliveryAddress: "Dorpsstraat 47, 4322 AA Scharendijke" },
}

const arrivals: Arrival[] = [
  {
    ...{
      daysAgo: 34,
      supplier: suppliers.merchant,
      number: "2026-7741",
      layout: "classic",
      as: "pdf",
      ...at.extension,
    },
    lines: [
      ["Kalkzandsteen lijmblok 100 mm", 640, "st", 2.18],
      ["Lijmmortel winter 25 kg", 24, "zak", 9.95],
      ["Spouwanker RVS 4 x 275 mm", 250, "st", 0.46],
      ["Statiegeld pallet", 8, "st", 12.5],
    ],
  },
  {
    ...{
      daysAgo: 19,
      supplier: suppliers.merchant,
      number: "2026-7806",
      kind: "credit",
      layout: "classic",
      as: "pdf",
    },
    ...at.extension,
    lines: [
      ["Retour lijmblok 100 mm", -48, "st", 2.18],
      ["Retour pallet", -6, "st", 12.5],
    ],
  },
  {
    ...{
      daysAgo: 26,
      supplier: suppliers.concrete,
      number: "F26100482",
      layout: "ledger",
      as: "ubl",
      ...at.extension,
    },
    lines: [
      ["Betonmortel C20/25 XC2", 11.5, "m³", 128.4],
      ["Pompwagen, voorrijden en eerste uur", 1, "st", 310],
      ["Wachttijd", 0.75, "uur", 96],
    ],
  },
  {
    ...{
      daysAgo: 12,
      supplier: suppliers.mason,
      number: "26/031",
      layout: "letter",
      as: "scan",
      reverseCharge: true,
    },
    ...at.extension,
    lines: [
      ["Metselwerk binnenblad", 84, "m²", 31],
      ["Voegwerk plint", 22, "m", 12.5],
    ],
  },
  {
    ...{
      daysAgo: 9,
      supplier: suppliers.scaffolding,
      number: "SDK-2026-118",
      layout: "modern",
      as: "pdf",
      ...at.dormer,
    },
    lines: [
      ["Rolsteiger 8 m, huur per week", 2, "week", 165],
      ["Dakrandbeveiliging", 14, "m", 6.75],
      ["Transport en montage", 1, "st", 240],
    ],
  },
  {
    ...{
      daysAgo: 6,
      supplier: suppliers.dormers,
      number: "VF-20264417",
      layout: "modern",
      as: "facturX",
      ...at.dormer,
    },
    lines: [["Prefab dakkapel 3,5 m, tweede termijn", 1, "st", 4250]],
  },
  {
    ...{ daysAgo: 4, supplier: suppliers.crane, number: "10458", layout: "letter", as: "pdf", ...at.dormer },
    lines: [
      ["Mobiele kraan 40 ton", 4, "uur", 135],
      ["Rijplaten", 6, "st", 18.5],
    ],
  },
  {
    ...{
      daysAgo: 15,
      supplier: suppliers.containers,
      number: "DC260911",
      layout: "ledger",
      as: "pdf",
      ...at.bathroom,
    },
    lines: [
      ["Container 6 m³ gemengd puin", 1, "st", 385],
      ["Huur extra week", 1, "week", 25],
    ],
  },
  {
    ...{
      daysAgo: 8,
      supplier: suppliers.tiles,
      number: "TK-88120",
      layout: "classic",
      as: "ubl",
      ...at.bathroom,
    },
    lines: [
      ["Wandtegel 30 x 60 mat wit", 28.8, "m²", 34.95],
      ["Vloertegel 60 x 60 basalt", 9.36, "m²", 46.5],
      ["Tegellijm flex 25 kg", 9, "zak", 21.4],
      ["Projectkorting", -1, "st", 84.2],
    ],
  },
  {
    ...{
      daysAgo: 21,
      supplier: suppliers.electrician,
      number: "2026.0317",
      layout: "modern",
      as: "ubl",
      ...at.kitchen,
    },
    ...{ reverseCharge: true, blockedPercent: 30 },
    lines: [
      ["Nieuwe groep en krachtstroom keuken", 1, "st", 1120],
      ["Montage-uren", 16, "uur", 54.5],
    ],
  },
  {
    ...{
      daysAgo: 3,
      supplier: suppliers.painter,
      number: "SVZ26-064",
      layout: "letter",
      as: "pdf",
      ...at.frames,
    },
    lines: [
      ["Buitenschilderwerk kozijnen, woning ouder dan 2 jaar", 38, "m²", 46.5, 9],
      ["Schilderwerk werkplaats", 1, "st", 640, 21],
    ],
  },
  {
    ...{
      daysAgo: 5,
      supplier: suppliers.timber,
      number: "HG 60418",
      layout: "classic",
      as: "scan",
      ...at.attic,
    },
    lines: [
      ["Isolatieplaat PIR 120 mm", 46, "m²", 27.9],
      ["Vuren regel 38 x 89 mm", 96, "m", 3.15],
      ["Gipsplaat 12,5 mm 120 x 260", 30, "st", 11.2],
    ],
  },
  {
    ...{
      daysAgo: 2,
      supplier: suppliers.diyShop,
      number: "8841-06",
      kind: "receipt",
      term: 0,
      layout: "receipt",
      as: "photo",
    },
    lines: [
      ["Verfroller set", 1, "st", 14.99],
      ["Bouwfolie 4 x 25 m", 2, "st", 21.5],
      ["Flessen water", 1, "st", 3.6, 9],
    ],
  },
  {
    ...{
      daysAgo: 1,
      supplier: suppliers.fuel,
      number: "004127",
      kind: "receipt",
      term: 0,
      layout: "receipt",
      as: "pdf",
    },
    lines: [["Diesel 52,41 liter", 1, "st", 94.86]],
  },
]
