import type { CompanyData, Settings } from "./schema.ts"

/** An invented company: the numbers pass their checks but belong to nobody. */
export const sampleCompany: CompanyData = {
  companyName: "Kust & Bouw",
  contactEmail: "kantoor@kustenbouw.example",
  phone: "0111 - 00 00 00",
  address: "Havenweg 12\n4301 JK Zierikzee",
  kvk: "00000000",
  btwId: "NL002455799B11",
  iban: "NL02 ABNA 0123 4567 89",
  gAccountIban: "",
}

/** What the invented company tells on its pages. Nobody of this name is known to us, nor are the addresses taken. */
export const sampleSite = {
  openingHours: [
    { opens: "07:30", closes: "17:00" },
    { opens: "07:30", closes: "17:00" },
    { opens: "07:30", closes: "17:00" },
    { opens: "07:30", closes: "17:00" },
    { opens: "07:30", closes: "16:30" },
    { opens: "09:00", closes: "13:00" },
    null,
  ],
  serviceArea: "Zeeland",
  headline: "Verbouwen op Schouwen-Duiveland en ver daarbuiten",
  intro:
    "Een nieuwe badkamer, een dakkapel of een aanbouw met uitzicht op de dijk: wij maken het, van de eerste schets tot de laatste kitnaad. U weet vooraf wat het kost en wie er bij u over de vloer komt.",
  story: [
    "Kust & Bouw begon in 2009 met één bus, twee timmerlieden en een werkplaats aan de haven van Zierikzee. De eerste klus was een lekkend plat dak in Burgh-Haamstede. Het ligt er nog.",
    "Inmiddels zijn we met negen vaste mensen: timmerlieden, een metselaar, een tegelzetter en twee leerlingen. Voor elektra en loodgieterswerk werken we met bedrijven uit de buurt die we al jaren kennen. Aan de kust vraagt een huis om andere keuzes dan in de stad: zout, wind en slagregen komen overal bij. Daar houden we in elk detail rekening mee.",
    "U hebt van begin tot eind één aanspreekpunt. We komen kijken voordat we een prijs noemen, werken volgens een planning die u vooraf krijgt, en laten de bouwplaats elke middag netjes achter. Gaat er iets anders dan gedacht, dan hoort u het van ons voordat we verdergaan.",
  ].join("\n\n"),
  owner: {
    name: "Annelies Kloet",
    role: "Eigenaar en uitvoerder",
    about:
      "Ik leerde het vak van mijn vader, die scheepstimmerman was, en werkte elf jaar als uitvoerder voordat ik zelf begon. Bij elke klus kom ik minstens twee keer per week langs. U mag me altijd bellen, ook over iets kleins.",
  },
  socialLinks: {
    facebook: "https://facebook.example/kustenbouw",
    instagram: "https://instagram.example/kustenbouw",
    linkedin: "",
    youtube: "",
  },
} satisfies Partial<Settings>
