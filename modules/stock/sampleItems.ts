import type { ItemFields } from "./items/schema.ts"

/** A material of the invented company: as much as was counted, and what happened to it since. */
export interface SampleItem
  extends Pick<ItemFields, "name" | "supplier" | "category" | "article" | "unit" | "location"> {
  bounds: [min: number, max: number]
  /** Of one, excluding VAT. */
  price: number
  counted: number
  bought?: [quantity: number, price: number]
  moved?: [quantity: number, van: string]
  used?: [quantity: number, job: string, by: string][]
  /** The article of the price list, and how much of it is in one. */
  quoted?: [as: string, units: number]
  /** Bought so many days ago, if that is long. */
  age?: number
}

type More = Pick<SampleItem, "bought" | "moved" | "used" | "quoted" | "age">
type Row = [
  name: string,
  article: string,
  unit: string,
  location: string,
  min: number,
  max: number,
  price: number,
  counted: number,
  more?: More,
]

const of = (category: string, supplier: string, rows: Row[]): SampleItem[] =>
  rows.map(([name, article, unit, location, min, max, price, counted, more]) => ({
    ...{ name, supplier, category, article, unit, location, price, counted },
    ...more,
    bounds: [min, max],
  }))

const [badkamer, aanbouw, zolder] = [
  "Badkamer familie De Jonge",
  "Aanbouw familie Boogert",
  "Zolder isoleren en aftimmeren",
]

/** What a small builder has on his shelves, with prices of 2026. */
export const sampleItems: SampleItem[] = [
  ...of("Bevestiging", "IJzerhandel Schouwen", [
    ["Spaanplaatschroef 4 x 40, 200 stuks", "SPS-4040", "doos", "Stelling A1", 6, 30, 7.85, 18],
    [
      "Spaanplaatschroef 5 x 60, 200 stuks",
      "SPS-5060",
      "doos",
      "Stelling A1",
      8,
      30,
      12.4,
      14,
      { moved: [3, "daan"], used: [[1, zolder, "daan"]] },
    ],
    ["Spaanplaatschroef 6 x 120, 100 stuks", "SPS-6120", "doos", "Stelling A1", 4, 16, 18.9, 9],
    [
      "Gipsplaatschroef 3,9 x 35, 1.000 stuks",
      "GPS-3935",
      "doos",
      "Stelling A1",
      3,
      12,
      13.75,
      6,
      { used: [[1, zolder, "joost"]] },
    ],
    ["Plug 8 mm, 100 stuks", "PLG-08", "doos", "Stelling A2", 5, 20, 6.2, 11],
    ["Keilbout M10 x 100", "KB-10100", "stuks", "Stelling A2", 40, 200, 1.35, 120],
    ["Hoekanker 90 x 90 x 65", "HA-9090", "stuks", "Stelling A2", 50, 250, 0.95, 260],
    ["Draadnagel 3,1 x 75, 2,5 kg", "DN-3175", "doos", "Stelling A2", 2, 10, 11.6, 5],
  ]),
  ...of("Hout en plaat", "Houthandel De Schelde", [
    [
      "Vuren regel 44 x 70, 3 m",
      "VR-4470",
      "stuks",
      "Loods, rek 1",
      30,
      150,
      5.6,
      96,
      { bought: [40, 5.85], used: [[24, zolder, "joost"]] },
    ],
    [
      "Vuren balk 71 x 171, 4,5 m",
      "VB-71171",
      "stuks",
      "Loods, rek 1",
      6,
      30,
      31.5,
      14,
      { used: [[4, aanbouw, "sander"]] },
    ],
    ["Underlayment 18 mm, 122 x 244", "UL-18", "plaat", "Loods, rek 2", 6, 40, 38.75, 22],
    ["Multiplex berken 12 mm, 122 x 244", "MB-12", "plaat", "Loods, rek 2", 3, 15, 54.2, 3],
    ["OSB 3 11 mm, 122 x 244", "OSB-11", "plaat", "Loods, rek 2", 8, 40, 17.9, 26],
    ["MDF plint 12 x 90, 2,44 m", "MP-1290", "stuks", "Loods, rek 3", 15, 80, 4.15, 42],
  ]),
  ...of("Afbouw", "Bouwstoffen Zeeland", [
    [
      "Gipsplaat 12,5 mm, 60 x 260",
      "GP-125",
      "plaat",
      "Loods, rek 4",
      20,
      120,
      6.95,
      74,
      { used: [[18, zolder, "joost"]], quoted: ["Gipsplaat 12,5 mm", 1.56] },
    ],
    [
      "Gipsplaat groen 12,5 mm, 60 x 260",
      "GPG-125",
      "plaat",
      "Loods, rek 4",
      10,
      60,
      9.8,
      24,
      {
        used: [[8, badkamer, "daan"]],
        quoted: ["Gipsplaat vochtwerend 12,5 mm", 1.56],
      },
    ],
    [
      "Gipspleister 25 kg",
      "GPL-25",
      "zak",
      "Loods, pallet 1",
      8,
      40,
      10.95,
      7,
      { quoted: ["Gipspleister", 25] },
    ],
    ["Voegenvuller gips 5 kg", "VV-5", "zak", "Stelling B1", 4, 20, 9.4, 12],
    ["Wapeningsband 90 m", "WB-90", "rol", "Stelling B1", 4, 20, 5.25, 9],
    [
      "Metselmortel 25 kg",
      "MM-25",
      "zak",
      "Loods, pallet 1",
      12,
      60,
      5.1,
      38,
      {
        used: [[14, aanbouw, "sander"]],
      },
    ],
    ["Cementdekvloer 25 kg", "CD-25", "zak", "Loods, pallet 2", 10, 50, 5.65, 54],
  ]),
  ...of("Isolatie", "Bouwstoffen Zeeland", [
    [
      "Glaswol 140 mm, Rd 4,00, 4,86 m²",
      "GW-140",
      "pak",
      "Loods, rek 5",
      4,
      24,
      41.5,
      16,
      {
        used: [[6, zolder, "joost"]],
      },
    ],
    ["PIR-plaat 100 mm, 60 x 120", "PIR-100", "plaat", "Loods, rek 5", 6, 40, 19.8, 18],
    [
      "Dampremmende folie 2 x 25 m",
      "DF-50",
      "rol",
      "Stelling B2",
      2,
      8,
      34.6,
      4,
      {
        used: [[0.5, zolder, "joost"]],
      },
    ],
    ["Compriband 15/5-12, 5,6 m", "CB-15", "rol", "Stelling B2", 6, 30, 6.7, 13],
  ]),
  ...of("Kit en lijm", "IJzerhandel Schouwen", [
    [
      "Sanitairkit wit 310 ml",
      "SK-W",
      "stuks",
      "Stelling B3",
      12,
      48,
      6.85,
      26,
      {
        moved: [6, "joost"],
        used: [[2, badkamer, "joost"]],
      },
    ],
    ["Acrylaatkit wit 310 ml", "AK-W", "stuks", "Stelling B3", 18, 72, 2.95, 31, { moved: [6, "daan"] }],
    ["Montagekit 290 ml", "MK-290", "stuks", "Stelling B3", 12, 48, 5.4, 9],
    [
      "Purschuim 750 ml",
      "PS-750",
      "bus",
      "Stelling B3",
      8,
      36,
      8.25,
      17,
      {
        moved: [3, "daan"],
        used: [[1, zolder, "daan"]],
      },
    ],
    ["Houtlijm D3 750 g", "HL-D3", "stuks", "Stelling B3", 3, 12, 8.9, 6],
  ]),
  ...of("Tegelwerk", "Bouwstoffen Zeeland", [
    [
      "Tegellijm flex C2TE S1, 25 kg",
      "TL-25",
      "zak",
      "Loods, pallet 3",
      8,
      40,
      18.4,
      21,
      {
        bought: [10, 18.95],
        used: [[9, badkamer, "daan"]],
        quoted: ["Poedertegellijm flexibel C2TE S1", 25],
      },
    ],
    [
      "Voegmiddel zilvergrijs 5 kg",
      "VM-ZG",
      "zak",
      "Stelling B4",
      4,
      20,
      12.1,
      8,
      {
        used: [[2, badkamer, "daan"]],
        quoted: ["Voegmiddel flexibel", 5],
      },
    ],
    [
      "Kimband 120 mm, 10 m",
      "KB-120",
      "rol",
      "Stelling B4",
      2,
      10,
      14.8,
      2,
      { quoted: ["Kimband 120 mm", 10] },
    ],
    ["Mozaïektegel blauw, restant", "MZ-REST", "m2", "Loods, pallet 6", 0, 0, 46.5, 7.4, { age: 310 }],
  ]),
  ...of("Sanitair", "Sanitair Walcheren", [
    [
      "Pvc-buis 40 mm, 4 m",
      "PB-40",
      "stuks",
      "Loods, rek 6",
      6,
      30,
      7.3,
      15,
      {
        used: [[3, badkamer, "joost"]],
      },
    ],
    ["Bocht pvc 40 mm, 90 graden", "BP-40", "stuks", "Stelling C1", 20, 100, 0.85, 64],
    ["Knelkoppeling 15 mm", "KK-15", "stuks", "Stelling C1", 20, 80, 2.6, 33, { moved: [8, "joost"] }],
  ]),
]
