import type { GenerateQuotation } from "./schema.ts"

/** `expired`: sent so long ago that its price no longer holds. */
export type Fate = "concept" | "sent" | "accepted" | "rejected" | "expired"

interface SampleQuotation extends GenerateQuotation {
  daysAgo: number
  /** What became of it; without it nobody has kept it yet. */
  fate?: Fate
}

/** What the office typed for the invented company, oldest first. */
export const sampleQuotations: SampleQuotation[] = [
  {
    projectType: "verbouwing",
    answers: {
      projectDetails: "Benedenverdieping van een jaren-70 woning, bewoond tijdens het werk.",
      oppervlakte: 42,
      werkzaamheden: [
        "oude vloer verwijderen",
        "42 m2 pvc vloer leggen",
        "stucwerk plafond 42 m2",
        "90 m2 wanden schilderen",
        "6 stopcontacten bijplaatsen",
      ],
    },
    contactInfo: {
      name: "Familie Kloet",
      address: "Meeuwenlaan 12, 4322 LK Scharendijke",
      email: "kloet@voorbeeld.example",
      phone: "06 00 00 61 12",
    },
    facts: { use: "dwelling", builtIn: 1974, olderThan2Years: true },
    daysAgo: 63,
    fate: "accepted",
  },
  {
    projectType: "dakopbouw",
    answers: {
      oppervlakte: 28,
      werkzaamheden: [
        "plat dak slopen 28 m2",
        "houtskelet wanden 46 m2",
        "dakbedekking epdm 30 m2",
        "vaste trap plaatsen",
      ],
    },
    contactInfo: {
      name: "H. Brouwershaven",
      address: "Havenkade 31, 4318 LD Brouwershaven",
      phone: "06 00 00 61 31",
    },
    facts: { use: "dwelling", builtIn: 1932, olderThan2Years: true },
    daysAgo: 51,
    fate: "expired",
  },
  {
    projectType: "keuken",
    answers: {
      werkzaamheden: [
        "oude keuken slopen",
        "keuken plaatsen 4 strekkende meter",
        "tegels boven werkblad 3 m2",
        "inductie aansluiten",
      ],
    },
    contactInfo: {
      name: "Atelier Oosterland",
      address: "Zeedijkje 4, 4307 LR Oosterland",
      email: "atelier@voorbeeld.example",
      phone: "06 00 00 61 04",
    },
    facts: { use: "business", builtIn: 1998, olderThan2Years: true },
    daysAgo: 24,
    fate: "rejected",
  },
  {
    projectType: "badkamer",
    answers: {
      projectDetails: "Bad eruit, inloopdouche erin. Mevrouw is slecht ter been: vlakke vloer.",
      oppervlakte: 7.5,
      werkzaamheden: [
        "oude badkamer slopen",
        "inloopdouche plaatsen",
        "toilet vervangen",
        "12 m2 wandtegels zetten",
        "vloer tegelen",
        "stucwerk plafond",
        "2 beugels monteren",
      ],
    },
    contactInfo: {
      name: "Mevrouw Padmos",
      address: "Lindehof 22, 4301 XR Zierikzee",
      email: "mevrouw.padmos@voorbeeld.example",
      phone: "06 00 00 61 22",
    },
    facts: { use: "dwelling", builtIn: 1986, olderThan2Years: true },
    daysAgo: 6,
    fate: "sent",
  },
  {
    projectType: "aanbouw",
    answers: {
      oppervlakte: 18,
      werkzaamheden: [
        "fundering 13 m1",
        "vloer 18 m2",
        "spouwmuur 32 m2",
        "plat dak 18 m2",
        "schuifpui plaatsen",
      ],
    },
    contactInfo: {
      name: "Joost en Mieke van Renesse",
      address: "Zeeroosweg 9, 4325 LP Renesse",
      email: "vanrenesse@voorbeeld.example",
      phone: "06 00 00 61 09",
    },
    facts: { use: "dwelling", builtIn: 2003, olderThan2Years: true },
    daysAgo: 3,
    fate: "concept",
  },
  {
    projectType: "badkamer",
    answers: {
      werkzaamheden: [
        "12 m2 tegels zetten",
        "wastafel plaatsen",
        "radiator verplaatsen",
        "antieke kroonluchter ophangen",
      ],
    },
    contactInfo: { name: "B. den Boer", address: "Kadeplein 3, 4301 XS Zierikzee", phone: "06 00 00 61 03" },
    daysAgo: 0,
  },
]
