import { material } from "../articles.ts"
import { fitted, type Norm, own, type Work } from "../norm.ts"

const electric = (description: string, hours: number): Work => ({
  ...fitted(description, hours),
  phase: "electrical",
})
const wire = (metres: number) => material("Installatiedraad 2,5 mm² in buis", metres)
const breaker = material("Aardlekautomaat 16 A")

export const elektraNorms = {
  "elektra.board": own({
    ...electric("Nieuwe groepenkast met hoofdschakelaar en aardlekbeveiliging", 5),
    materials: [
      material("Groepenkast met hoofdschakelaar en twee aardlekschakelaars"),
      material("Aansluitmateriaal en groepenverklaring"),
    ],
  }),
  "elektra.boardGroup": own({
    ...electric("Groep in de nieuwe kast aansluiten en testen", 0.3),
    materials: [material("Installatieautomaat 16 A")],
  }),
  "elektra.boardThreePhase": own({
    ...electric("Groepenkast geschikt maken voor 3-fase", 1.5),
    materials: [material("3-fase hoofdschakelaar, aardlekschakelaar en rail")],
  }),
  "elektra.extraGroup": own({
    ...electric("Extra groep in de kast die er is", 1.5),
    materials: [breaker, material("Aansluitmateriaal groepenkast")],
  }),
  "elektra.rewire": own({
    description: "Oude draden vervangen, met nieuwe stopcontacten en schakelaars",
    phase: "electrical",
    unit: "m2",
    hours: 0.6,
    role: "specialist",
    materials: [
      material("Installatiedraad 2,5 mm² in buis", 5),
      material("Inbouwdozen, schakelaars en stopcontacten", 0.6),
    ],
    spread: { low: 0.8, high: 1.35 },
  }),
  "elektra.socket": own({
    ...electric("Nieuw stopcontact (dubbel) met leiding", 0.8),
    materials: [material("Dubbele wandcontactdoos met inbouwdoos"), wire(7)],
  }),
  "elektra.light": own({
    ...electric("Nieuw lichtpunt met schakelaar en leiding", 1),
    materials: [material("Schakelaar, centraaldoos en lasdoos"), wire(9)],
  }),
  "elektra.data": own({
    ...electric("Aansluiting voor internet of tv met kabel naar de meterkast", 1.3),
    materials: [material("Netwerkkabel cat6", 16), material("Netwerkcontactdoos dubbel")],
  }),
  "elektra.chasing": own({
    ...electric("Sleuf en doos in steen of beton frezen en dichtzetten, per punt", 0.45),
    equipmentCents: 250,
    materials: [material("Reparatiemortel gips", 3)],
    spread: { low: 0.8, high: 1.5 },
  }),
  "elektra.surface": own({
    ...electric("Leiding in het zicht: goot of buis op de muur, per punt", 0.15),
    materials: [material("Kabelgoot wit 17 x 17 mm met hulpstukken", 4)],
  }),
  "elektra.appliance.koken": own({
    ...electric("Kookgroep 2 x 230 V met leiding en contactdoos", 4),
    materials: [
      material("Kookgroep 2-fase met aardlekbeveiliging"),
      material("Installatiekabel 5 x 2,5 mm²", 15),
      material("Perilex inbouwcontactdoos"),
    ],
  }),
  "elektra.appliance.wassen": own({
    ...electric("Eigen groep voor wasmachine of droger", 3),
    materials: [breaker, wire(18), material("Wandcontactdoos met inbouwdoos")],
  }),
  "elektra.appliance.airco": own({
    ...electric("Eigen groep voor een airco met werkschakelaar", 3.5),
    materials: [
      breaker,
      material("Installatiekabel 3 x 2,5 mm²", 20),
      material("Werkschakelaar 2-polig buiten"),
    ],
  }),
  "elektra.appliance.warmtepomp": own({
    ...electric("Eigen groep voor een warmtepomp met werkschakelaar", 4.5),
    materials: [
      material("Aardlekautomaat 3-fase 16 A"),
      material("Installatiekabel 5 x 2,5 mm²", 20),
      material("Werkschakelaar 4-polig buiten"),
    ],
  }),
  "elektra.appliance.zonnepanelen": own({
    ...electric("Voorbereiding zonnepanelen: groep en kabel naar het dak", 5),
    materials: [
      breaker,
      material("Installatiekabel 5 x 2,5 mm²", 20),
      material("Werkschakelaar 4-polig buiten"),
    ],
  }),
  "elektra.chargerGroup": own({
    ...electric("Groep voor de laadpaal met aardlekbeveiliging", 2),
    materials: [material("Aardlekautomaat 3-fase 16 A, type B of A-EV")],
  }),
  "elektra.chargerCable": own({
    description: "Kabel naar de laadpaal, door huis of grond",
    phase: "electrical",
    unit: "m1",
    hours: 0.22,
    role: "specialist",
    materials: [material("Grondkabel 5 x 6 mm² in mantelbuis")],
    spread: { low: 0.8, high: 1.5 },
  }),
  "elektra.charger": own({
    ...electric("Laadpaal 11 kW leveren, monteren en instellen", 3.5),
    materials: [material("Laadpaal 11 kW met loadbalancing")],
  }),
  "elektra.chargerConnect": own({
    ...electric("Door u gekochte laadpaal monteren en aansluiten", 3.5),
    materials: [material("Montage- en aansluitmateriaal")],
  }),
  "elektra.smokeDetector": own({
    ...electric("Rookmelder, draadloos gekoppeld", 0.4),
    materials: [material("Rookmelder koppelbaar, 10 jaar batterij")],
  }),
  "elektra.inspection": own({
    ...electric("Keuring van de hele installatie volgens NEN 1010, met rapport", 1),
    phase: "handover",
    unit: "post",
    subcontractCents: 29500,
  }),
  "elektra.testing": own({
    ...electric("Installatie meten, testen en groepen beschrijven", 1.5),
    phase: "handover",
    unit: "post",
  }),
} satisfies Record<string, Norm>
