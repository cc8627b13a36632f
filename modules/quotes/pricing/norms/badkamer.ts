import { perLevel } from "../level.ts"
import { material, type Norm, own } from "../norm.ts"
import { badkamerFixtureNorms } from "./badkamer-fixtures.ts"

const tileGlue = material("Poedertegellijm flexibel C2TE S1", "kg", 4.5, 95, {
  pack: { size: 25, label: "zak" },
})
const grout = material("Voegmiddel flexibel", "kg", 0.5, 240, { pack: { size: 5, label: "zak" } })
const tile = (name: string, priceCents: number, boxSize: number) =>
  material(name, "m2", 1, priceCents, { waste: 0.1, pack: { size: boxSize, label: "doos" } })

export const badkamerNorms = {
  ...badkamerFixtureNorms,
  "badkamer.stripTiles": own({
    description: "Tegels van wand en vloer slopen",
    phase: "demolition",
    unit: "m2",
    hours: 0.45,
    role: "helper",
    equipmentCents: 150,
    spread: { low: 0.8, high: 1.4 },
  }),
  "badkamer.stripSanitary": own({
    description: "Oud sanitair met leidingen verwijderen, per toestel",
    phase: "demolition",
    unit: "st",
    hours: 2.5,
    role: "helper",
  }),
  "badkamer.woodFloor": own({
    description: "Houten vloer verstevigen met cementvezelplaat",
    phase: "shell",
    unit: "m2",
    hours: 0.6,
    role: "carpenter",
    materials: [
      material("Cementvezelplaat 12 mm", "m2", 1, 2850, { waste: 0.1 }),
      material("Schroeven verzinkt 4,2 x 42 mm", "st", 25, 6, { pack: { size: 250, label: "doos" } }),
    ],
  }),
  "badkamer.pipesSame": own({
    description: "Water en afvoer vernieuwen op dezelfde plek, per toestel",
    phase: "plumbing",
    unit: "st",
    hours: 3,
    role: "specialist",
    materials: [
      material("Meerlagenbuis 16 mm", "m1", 5, 165),
      material("Fittingen en bevestiging waterleiding", "st", 1, 2800),
      material("PVC-afvoerbuis 50 mm met hulpstukken", "m1", 2, 720),
    ],
  }),
  "badkamer.pipesNew": own({
    description: "Nieuwe leidingen voor water en afvoer naar een andere plek, per toestel",
    phase: "plumbing",
    unit: "st",
    hours: 5.5,
    role: "specialist",
    materials: [
      material("Meerlagenbuis 16 mm", "m1", 12, 165),
      material("Fittingen en bevestiging waterleiding", "st", 1.5, 2800),
      material("PVC-afvoerbuis 50 mm met hulpstukken", "m1", 5, 720),
    ],
    spread: { low: 0.85, high: 1.35 },
  }),
  "badkamer.electrics": own({
    description: "Elektra badkamer: lichtpunten, stopcontacten en aarding",
    phase: "electrical",
    unit: "post",
    hours: 7,
    role: "specialist",
    materials: [
      material("Installatiedraad 2,5 mm² in buis", "m1", 40, 145, { pack: { size: 100, label: "rol" } }),
      material("Inbouwdozen, schakelaars en stopcontacten", "st", 5, 1850),
      material("Aardlekautomaat 16 A", "st", 1, 5900),
    ],
  }),
  "badkamer.spot": own({
    description: "Inbouwspot led, dimbaar, spatwaterdicht",
    phase: "electrical",
    unit: "st",
    hours: 0.5,
    role: "specialist",
    materials: [material("Inbouwspot led IP65 met driver", "st", 1, 3200)],
  }),
  "badkamer.fan": own({
    description: "Badkamerventilator met naloop",
    phase: "electrical",
    unit: "st",
    hours: 2,
    role: "specialist",
    materials: [material("Badkamerventilator stil, vochtsensor", "st", 1, 14500)],
  }),
  "badkamer.laundry": own({
    description: "Aansluiting voor wasmachine of droger",
    phase: "plumbing",
    unit: "st",
    hours: 3.5,
    role: "specialist",
    materials: [
      material("Wasmachinekraan met afvoersifon", "st", 1, 4800),
      material("Eigen groep met stopcontact", "st", 1, 7500),
    ],
  }),
  "badkamer.ceiling": own({
    description: "Verlaagd plafond van vochtwerende gipsplaat",
    phase: "plastering",
    unit: "m2",
    hours: 0.75,
    role: "carpenter",
    materials: [
      material("Gipsplaat vochtwerend 12,5 mm", "m2", 1, 680, { waste: 0.1 }),
      material("Plafondregels vuren 22 x 50 mm", "m1", 3.2, 115, { waste: 0.1 }),
    ],
  }),
  "badkamer.plasterCeiling": own({
    description: "Plafond glad stucen, klaar voor de verf",
    phase: "plastering",
    unit: "m2",
    hours: 0.45,
    role: "specialist",
    materials: [material("Gipspleister", "kg", 6, 48, { pack: { size: 25, label: "zak" } })],
    service: "plastering",
  }),
  "badkamer.plasterWall": own({
    description: "Wanden zonder tegels glad stucen",
    phase: "plastering",
    unit: "m2",
    hours: 0.4,
    role: "specialist",
    materials: [
      material("Cementpleister voor natte ruimten", "kg", 9, 52, { pack: { size: 25, label: "zak" } }),
    ],
    service: "plastering",
  }),
  "badkamer.paint": own({
    description: "Plafond en wanden schilderen met vochtbestendige verf",
    phase: "painting",
    unit: "m2",
    hours: 0.22,
    role: "carpenter",
    materials: [
      material("Muurverf schimmelwerend, 2 lagen", "l", 0.2, 1650, { pack: { size: 5, label: "emmer" } }),
    ],
    service: "painting",
  }),
  "badkamer.level": own({
    description: "Wanden en vloer uitvlakken voor het tegelwerk",
    phase: "tiling",
    unit: "m2",
    hours: 0.25,
    role: "specialist",
    materials: [material("Egaliseer- en uitvlakmortel", "kg", 5, 78, { pack: { size: 25, label: "zak" } })],
  }),
  "badkamer.waterproofing": own({
    description: "Waterdichte laag onder de tegels met kimband",
    phase: "tiling",
    unit: "m2",
    hours: 0.35,
    role: "specialist",
    materials: [
      material("Kimpasta waterdicht", "kg", 1.4, 720, { pack: { size: 7, label: "emmer" } }),
      material("Kimband 120 mm", "m1", 1, 180, { waste: 0.05, pack: { size: 10, label: "rol" } }),
    ],
  }),
  ...perLevel(
    "badkamer.wallTiles",
    {
      description: "Wandtegels leveren, zetten en voegen",
      phase: "tiling",
      unit: "m2",
      hours: 1,
      role: "specialist",
      materials: [tileGlue, grout],
    },
    {
      basis: tile("Wandtegel keramisch wit 30 x 60 cm", 1950, 1.44),
      midden: tile("Wandtegel keramisch 30 x 60 cm, kleur naar keuze", 3200, 1.44),
      luxe: tile("Wandtegel gerectificeerd 60 x 60 cm, designserie", 5900, 1.44),
    },
  ),
  ...perLevel(
    "badkamer.floorTiles",
    {
      description: "Vloertegels leveren, leggen op afschot en voegen",
      phase: "tiling",
      unit: "m2",
      hours: 1.25,
      role: "specialist",
      materials: [tileGlue, grout],
    },
    {
      basis: tile("Vloertegel antislip R10 30 x 30 cm", 2400, 1.08),
      midden: tile("Vloertegel keramisch antislip 60 x 60 cm", 3800, 1.08),
      luxe: tile("Vloertegel gerectificeerd antislip, designserie", 6800, 1.08),
    },
  ),
  "badkamer.tileExtra": own({
    description: "Toeslag voor grote tegels, mozaïek of een patroon",
    phase: "tiling",
    unit: "m2",
    hours: 0.4,
    role: "specialist",
    materials: [material("Extra snijverlies en nivelleerclips", "m2", 1, 450)],
  }),
  "badkamer.sealing": own({
    description: "Hoeken en aansluitingen afkitten",
    phase: "tiling",
    unit: "m1",
    hours: 0.1,
    role: "specialist",
    materials: [material("Sanitairkit schimmelwerend 310 ml", "st", 0.12, 950)],
  }),
  "badkamer.niche": own({
    description: "Nis in de douche maken en betegelen",
    phase: "tiling",
    unit: "st",
    hours: 4,
    role: "specialist",
    materials: [material("Inbouwnis tegelbaar 30 x 60 cm", "st", 1, 8900)],
  }),
  "badkamer.floorHeating": own({
    description: "Elektrische vloerverwarming met thermostaat",
    phase: "electrical",
    unit: "m2",
    hours: 0.8,
    role: "specialist",
    materials: [material("Verwarmingsmat elektrisch 150 W/m²", "m2", 1, 7800)],
  }),
  "badkamer.floorThermostat": own({
    description: "Klokthermostaat voor de vloerverwarming",
    phase: "electrical",
    unit: "st",
    hours: 1,
    role: "specialist",
    materials: [material("Klokthermostaat met vloersensor", "st", 1, 11900)],
  }),
} satisfies Record<string, Norm>
