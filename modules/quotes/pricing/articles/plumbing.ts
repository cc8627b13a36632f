import type { Article } from "../norm.ts"

/** Pipes, heating and ventilation. */
export const plumbingArticles = {
  "Aansluitset hybride warmtepomp: leidingwerk, beugels en elektra": { unit: "st", priceCents: 65000 },
  "Aansluitset warmtepomp: leidingwerk, beugels en elektra": { unit: "st", priceCents: 125000 },
  "Boilervat 200 liter en buffervat": { unit: "st", priceCents: 185000 },
  "Cv-ketel HR combi CW4": { unit: "st", priceCents: 152000 },
  "Droogbouwplaat met warmteverdeelplaat en buis": { unit: "m2", priceCents: 5200, waste: 0.05 },
  "Fittingen en bevestiging waterleiding": { unit: "st", priceCents: 2800 },
  "Hoekstopkranen en fittingen": { unit: "st", priceCents: 1650 },
  "Hybride warmtepomp 5 kW met regeling": { unit: "st", priceCents: 395000 },
  "Koppelingen en vulmiddel": { unit: "st", priceCents: 6500 },
  "Lucht-waterwarmtepomp 8 kW": { unit: "st", priceCents: 695000 },
  "Meerlagenbuis 16 mm met fittingen": { unit: "m1", priceCents: 320 },
  "Meerlagenbuis 16 mm": { unit: "m1", priceCents: 165 },
  "Paneelradiator type 22 met thermostaatkraan": { unit: "st", priceCents: 31000 },
  "PVC-afvoerbuis 50 mm met hulpstukken": { unit: "m1", priceCents: 720 },
  "PVC-binnenriolering met hulpstukken": { unit: "m1", priceCents: 1150 },
  "PVC-rioolbuis 125 mm met hulpstukken": { unit: "m1", priceCents: 1250 },
  Randisolatie: { unit: "m1", priceCents: 110 },
  "Rookgasafvoer en aansluitset": { unit: "st", priceCents: 21000 },
  "Ventilatiebox met kanalen en roosters": { unit: "st", priceCents: 52500 },
  "Verdeler vloerverwarming 2 groepen met pomp": { unit: "st", priceCents: 46500 },
  "Verdeler vloerverwarming 4 groepen met pomp": { unit: "st", priceCents: 56500 },
  "Vloerverwarmingsbuis 16 mm op noppenplaat": { unit: "m2", priceCents: 2600, waste: 0.05 },
  "Wasmachinekraan met afvoersifon": { unit: "st", priceCents: 4800 },
} satisfies Record<string, Article>
