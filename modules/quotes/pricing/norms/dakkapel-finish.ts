import { fitted, material, type Norm, own } from "../norm.ts"

export const dakkapelFinishNorms = {
  "dakkapel.openingWindow": own({
    ...fitted("Raam dat open kan: draai-kiep met beslag", 0.3),
    phase: "frames",
    role: "carpenter",
    materials: [material("Meerprijs draai-kiepraam", "st", 1, 15500)],
  }),
  "dakkapel.tripleGlass": own({
    description: "Drievoudig glas in plaats van HR++ glas",
    phase: "frames",
    unit: "m2",
    hours: 0,
    role: "carpenter",
    materials: [material("Meerprijs drievoudig glas", "m2", 1, 6200)],
  }),
  "dakkapel.vent": own({
    ...fitted("Ventilatierooster in het kozijn", 0.3),
    phase: "frames",
    role: "carpenter",
    materials: [material("Ventilatierooster zelfregelend 100 cm", "st", 1, 9500)],
  }),
  "dakkapel.insectScreen": own({
    ...fitted("Inzethor op maat", 0.4),
    role: "carpenter",
    materials: [material("Inzethor aluminium op maat", "st", 1, 9500)],
  }),
  "dakkapel.shutter": own({
    ...fitted("Elektrisch rolluik leveren en aansluiten", 1.2),
    unit: "m1",
    materials: [material("Rolluik aluminium elektrisch, per m breed", "m1", 1, 31000)],
  }),
  "dakkapel.sunScreen": own({
    ...fitted("Elektrische screen leveren en aansluiten", 1),
    unit: "m1",
    materials: [material("Screen windvast elektrisch, per m breed", "m1", 1, 27000)],
  }),
  "dakkapel.paintOutside": own({
    description: "Houten kozijnen en dakrand buiten schilderen",
    phase: "painting",
    unit: "m2",
    hours: 0.8,
    role: "carpenter",
    materials: [
      material("Grond- en lakverf buiten", "l", 0.25, 3200, { pack: { size: 2.5, label: "blik" } }),
    ],
    service: "painting",
  }),
  "dakkapel.lining": own({
    description: "Binnenkant afwerken: folie, regelwerk en gipsplaat",
    phase: "insulation",
    unit: "m2",
    hours: 0.75,
    role: "carpenter",
    materials: [
      material("Dampremmende folie", "m2", 1.1, 110, { pack: { size: 75, label: "rol" } }),
      material("Regelwerk vuren 22 x 50 mm", "m1", 3, 115, { waste: 0.1 }),
      material("Gipsplaat 12,5 mm", "m2", 1, 420, { waste: 0.15 }),
    ],
  }),
  "dakkapel.plaster": own({
    description: "Binnenkant van de dakkapel glad stucen",
    phase: "plastering",
    unit: "m2",
    hours: 0.55,
    role: "specialist",
    materials: [material("Gipspleister", "kg", 7, 48, { pack: { size: 25, label: "zak" } })],
    service: "plastering",
  }),
  "dakkapel.paintInside": own({
    description: "Binnenkant van de dakkapel schilderen, 2 lagen",
    phase: "painting",
    unit: "m2",
    hours: 0.25,
    role: "carpenter",
    materials: [material("Muurverf reinigbaar", "l", 0.2, 1350, { pack: { size: 5, label: "emmer" } })],
    service: "painting",
  }),
  "dakkapel.sill": own({
    ...fitted("Vensterbank op maat", 0.6),
    unit: "m1",
    role: "carpenter",
    materials: [material("Vensterbank kunststof 25 cm", "m1", 1, 3400, { waste: 0.1 })],
  }),
  "dakkapel.radiator": own({
    ...fitted("Radiator met leiding op de cv aansluiten", 4),
    phase: "plumbing",
    materials: [
      material("Paneelradiator type 22, 60 x 120 cm", "st", 1, 21500),
      material("Meerlagenbuis 16 mm met hulpstukken", "m1", 8, 450),
    ],
  }),
  "dakkapel.socket": own({
    ...fitted("Stopcontact in de dakkapel", 1.5),
    phase: "electrical",
    materials: [
      material("Inbouwdoos met wandcontactdoos", "st", 1, 1450),
      material("Installatiedraad 2,5 mm² in buis", "m1", 8, 145, { pack: { size: 100, label: "rol" } }),
    ],
  }),
} satisfies Record<string, Norm>
