import { perLevel } from "../level.ts"
import { fitted, material, type Norm } from "../norm.ts"

export const badkamerFixtureNorms = {
  ...perLevel("badkamer.radiator", fitted("Handdoekradiator leveren en aansluiten", 2.5), {
    basis: material("Handdoekradiator wit 120 x 50 cm", "st", 1, 14500),
    midden: material("Designradiator 170 x 60 cm", "st", 1, 34500),
    luxe: material("Designradiator 180 x 60 cm, mat zwart of rvs", "st", 1, 69500),
  }),
  ...perLevel("badkamer.shower", fitted("Inloopdouche met thermostaatkraan, goot en glaswand", 6), {
    basis: material("Doucheset: thermostaatkraan, put en glaswand 90 cm", "st", 1, 52000),
    midden: material("Doucheset: regendouche, rvs-goot en glaswand 100 cm", "st", 1, 98000),
    luxe: material("Doucheset: inbouwregendouche, tegelgoot en glaswand 120 cm", "st", 1, 225000),
  }),
  ...perLevel("badkamer.bath", fitted("Ligbad plaatsen met badkraan", 6), {
    basis: material("Inbouwbad acryl 170 x 75 cm met badkraan", "st", 1, 48000),
    midden: material("Inbouwbad acryl 180 x 80 cm met thermostaatkraan", "st", 1, 92000),
    luxe: material("Vrijstaand bad 180 x 80 cm met vrijstaande kraan", "st", 1, 245000),
  }),
  ...perLevel("badkamer.toilet", fitted("Zwevend toilet met inbouwreservoir", 4), {
    basis: material("Wandcloset-set met inbouwreservoir en drukplaat", "st", 1, 38500),
    midden: material("Wandcloset randloos met reservoir en softclose-zitting", "st", 1, 59500),
    luxe: material("Wandcloset randloos design met metalen drukplaat", "st", 1, 115000),
  }),
  ...perLevel("badkamer.basin", fitted("Wastafelmeubel met kraan en spiegel", 3.5), {
    basis: material("Badmeubelset 60 cm met kraan en spiegel", "st", 1, 46500),
    midden: material("Badmeubelset 80 cm met kraan en ledspiegel", "st", 1, 89500),
    luxe: material("Badmeubelset 100 cm maatwerk met spiegelkast", "st", 1, 195000),
  }),
  ...perLevel("badkamer.doubleBasin", fitted("Wastafelmeubel met twee kranen en spiegel", 4.5), {
    basis: material("Badmeubelset 120 cm dubbel met kranen en spiegel", "st", 1, 82500),
    midden: material("Badmeubelset 120 cm dubbel met kranen en ledspiegel", "st", 1, 139500),
    luxe: material("Badmeubelset 140 cm dubbel maatwerk met spiegelkast", "st", 1, 289500),
  }),
} satisfies Record<string, Norm>
