import type { EstimateLine } from "../pricing/line.ts"
import { type Material, phases } from "../pricing/norm.ts"
import { sampleLine } from "./sampleLine.ts"

const floorAnswer = {
  kind: "answer",
  question: "badkamer_oppervlakte",
  text: "uw antwoord op 'Hoe groot is de vloer van de badkamer?'",
} as const
const wallAnswer = {
  kind: "answer",
  question: "badkamer_oppervlakte",
  text: "wanden 2,4 m hoog rond de vloer, volgens uw antwoord op 'Hoe groot is de vloer van de badkamer?'",
} as const
const lowRate = "stukadoren en schilderen van een woning ouder dan 2 jaar"

const adhesive: Material = {
  name: "Tegellijm flexibel",
  unit: "kg",
  perUnit: 4.5,
  waste: 0.05,
  priceCents: 92,
  pack: { size: 25, label: "zak" },
}

/** Six square metres, tiled to the ceiling. */
export const bathroom = (): EstimateLine[] =>
  [
    sampleLine("algemeen.inrichten", "preparation", "Werkplek inrichten, vloeren en trap afdekken", {
      quantity: 1,
      unit: "post",
      hours: 3,
      role: "helper",
      materials: [
        { name: "Stucloper", unit: "m2", perUnit: 20, priceCents: 85, pack: { size: 65, label: "rol" } },
      ],
    }),
    sampleLine("algemeen.afvoer", "preparation", "Afvalcontainer 6 m³, plaatsen en afvoeren", {
      quantity: 1,
      unit: "st",
      hours: 0.5,
      role: "helper",
      equipment: 38500,
    }),
    sampleLine("badkamer.sloop_tegels", "demolition", "Wand- en vloertegels verwijderen", {
      quantity: 31.52,
      unit: "m2",
      hours: 0.45,
      role: "helper",
      equipment: 150,
      source: wallAnswer,
    }),
    sampleLine("badkamer.sloop_sanitair", "demolition", "Bestaand sanitair afkoppelen en verwijderen", {
      quantity: 4,
      unit: "st",
      hours: 0.75,
      role: "helper",
    }),
    sampleLine("badkamer.elektra", "electrical", "Elektra badkamer aanpassen, inclusief aarding", {
      quantity: 1,
      unit: "post",
      hours: 9,
      role: "specialist",
      materials: [
        { name: "Installatiedraad en buis", unit: "m1", perUnit: 35, waste: 0.1, priceCents: 145 },
        { name: "Inbouwspot led IP65", unit: "st", perUnit: 4, priceCents: 2450 },
      ],
    }),
    sampleLine("badkamer.leidingen", "plumbing", "Water- en afvoerleidingen vernieuwen", {
      quantity: 4,
      unit: "st",
      hours: 3.25,
      role: "specialist",
      materials: [
        { name: "Meerlagenbuis 16 mm", unit: "m1", perUnit: 6, waste: 0.1, priceCents: 285 },
        { name: "Pvc-afvoer met hulpstukken", unit: "m1", perUnit: 2.5, waste: 0.1, priceCents: 690 },
      ],
    }),
    sampleLine("badkamer.stuc_plafond", "plastering", "Plafond stucen, sausklaar", {
      quantity: 6.25,
      unit: "m2",
      hours: 0.6,
      role: "specialist",
      vat: 9,
      reason: lowRate,
      source: floorAnswer,
      materials: [
        {
          name: "Gipspleister",
          unit: "kg",
          perUnit: 10,
          waste: 0.05,
          priceCents: 48,
          pack: { size: 25, label: "zak" },
        },
      ],
    }),
    sampleLine("badkamer.wandtegels", "tiling", "Wandtegels 30 x 60 zetten en voegen", {
      quantity: 25.27,
      unit: "m2",
      hours: 1.3,
      role: "specialist",
      source: wallAnswer,
      materials: [
        {
          name: "Wandtegel 30 x 60 cm",
          unit: "m2",
          perUnit: 1,
          waste: 0.1,
          priceCents: 2895,
          pack: { size: 1.08, label: "doos" },
        },
        adhesive,
      ],
    }),
    sampleLine("badkamer.vloertegels", "tiling", "Vloertegels 60 x 60 leggen op afschot, met kimband", {
      quantity: 6.25,
      unit: "m2",
      hours: 1.6,
      role: "specialist",
      source: floorAnswer,
      materials: [
        {
          name: "Vloertegel 60 x 60 cm",
          unit: "m2",
          perUnit: 1,
          waste: 0.1,
          priceCents: 3450,
          pack: { size: 1.44, label: "doos" },
        },
        adhesive,
      ],
    }),
    sampleLine("badkamer.sanitair", "fitting", "Inloopdouche, wandcloset en wastafelmeubel plaatsen", {
      quantity: 1,
      unit: "post",
      hours: 18,
      role: "specialist",
      materials: [
        { name: "Wandcloset met inbouwreservoir", unit: "st", perUnit: 1, priceCents: 48500 },
        { name: "Wastafelmeubel 100 cm", unit: "st", perUnit: 1, priceCents: 67500 },
        { name: "Douchewand 120 cm, gehard glas", unit: "st", perUnit: 1, priceCents: 39900 },
        { name: "Thermostatische douchekraan", unit: "st", perUnit: 1, priceCents: 27500 },
      ],
    }),
    sampleLine("badkamer.schilderwerk", "painting", "Plafond en kozijn schilderen", {
      quantity: 8,
      unit: "m2",
      hours: 0.35,
      role: "specialist",
      vat: 9,
      reason: lowRate,
      materials: [
        {
          name: "Muurverf badkamer",
          unit: "l",
          perUnit: 0.25,
          priceCents: 1895,
          pack: { size: 2.5, label: "emmer" },
        },
      ],
    }),
    sampleLine("algemeen.oplevering", "handover", "Schoon opleveren en samen nalopen", {
      quantity: 1,
      unit: "post",
      hours: 3,
      role: "helper",
    }),
  ].sort((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))
