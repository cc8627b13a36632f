import { material } from "../articles.ts"
import { fitted, type Norm, own } from "../norm.ts"

export const dakkapelFinishNorms = {
  "dakkapel.openingWindow": own({
    ...fitted("Raam dat open kan: draai-kiep met beslag", 0.3),
    phase: "frames",
    role: "carpenter",
    materials: [material("Meerprijs draai-kiepraam")],
  }),
  "dakkapel.tripleGlass": own({
    description: "Drievoudig glas in plaats van HR++ glas",
    phase: "frames",
    unit: "m2",
    hours: 0,
    role: "carpenter",
    materials: [material("Meerprijs triple glas")],
  }),
  "dakkapel.vent": own({
    ...fitted("Ventilatierooster in het kozijn", 0.3),
    phase: "frames",
    role: "carpenter",
    materials: [material("Ventilatierooster zelfregelend 100 cm")],
  }),
  "dakkapel.shutter": own({
    ...fitted("Elektrisch rolluik leveren en aansluiten", 1.2),
    unit: "m1",
    materials: [material("Rolluik aluminium elektrisch, per m breed")],
  }),
  "dakkapel.sunScreen": own({
    ...fitted("Elektrische screen leveren en aansluiten", 1),
    unit: "m1",
    materials: [material("Screen windvast elektrisch, per m breed")],
  }),
  "dakkapel.paintOutside": own({
    description: "Houten kozijnen en dakrand buiten schilderen",
    phase: "painting",
    unit: "m2",
    hours: 0.8,
    role: "carpenter",
    materials: [material("Grondverf buiten", 0.1), material("Lakverf hoogglans buiten", 0.15)],
    service: "painting",
  }),
  "dakkapel.lining": own({
    description: "Binnenkant afwerken: folie, regelwerk en gipsplaat",
    phase: "insulation",
    unit: "m2",
    hours: 0.75,
    role: "carpenter",
    materials: [
      material("Dampremmende folie"),
      material("Regelwerk vuren 22 x 50 mm", 3),
      material("Gipsplaat 12,5 mm", 1, { waste: 0.15 }),
    ],
  }),
  "dakkapel.plaster": own({
    description: "Binnenkant van de dakkapel glad stucen",
    phase: "plastering",
    unit: "m2",
    hours: 0.55,
    role: "specialist",
    materials: [material("Gipspleister", 7)],
    service: "plastering",
  }),
  "dakkapel.paintInside": own({
    description: "Binnenkant van de dakkapel schilderen, 2 lagen",
    phase: "painting",
    unit: "m2",
    hours: 0.25,
    role: "carpenter",
    materials: [material("Muurverf reinigbaar", 0.2)],
    service: "painting",
  }),
  "dakkapel.sill": own({
    ...fitted("Vensterbank op maat", 0.6),
    unit: "m1",
    role: "carpenter",
    materials: [material("Vensterbank kunststof 25 cm")],
  }),
  "dakkapel.radiator": own({
    ...fitted("Radiator met leiding op de cv aansluiten", 4),
    phase: "plumbing",
    materials: [
      material("Paneelradiator type 22 met thermostaatkraan"),
      material("Meerlagenbuis 16 mm met fittingen", 8),
    ],
  }),
  "dakkapel.socket": own({
    ...fitted("Stopcontact in de dakkapel", 1.5),
    phase: "electrical",
    materials: [
      material("Dubbele wandcontactdoos met inbouwdoos"),
      material("Installatiedraad 2,5 mm² in buis", 8),
    ],
  }),
} satisfies Record<string, Norm>
