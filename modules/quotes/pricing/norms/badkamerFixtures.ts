import { perLevel } from "../level.ts"
import { fitted, type Norm } from "../norm.ts"

export const badkamerFixtureNorms = {
  ...perLevel("badkamer.radiator", fitted("Handdoekradiator leveren en aansluiten", 2.5), {
    basis: "Handdoekradiator wit 120 x 50 cm",
    midden: "Designradiator 170 x 60 cm",
    luxe: "Designradiator 180 x 60 cm, mat zwart of rvs",
  }),
  ...perLevel("badkamer.shower", fitted("Inloopdouche met thermostaatkraan, goot en glaswand", 6), {
    basis: "Doucheset: thermostaatkraan, put en glaswand 90 cm",
    midden: "Doucheset: regendouche, rvs-goot en glaswand 100 cm",
    luxe: "Doucheset: inbouwregendouche, tegelgoot en glaswand 120 cm",
  }),
  ...perLevel("badkamer.bath", fitted("Ligbad plaatsen met badkraan", 6), {
    basis: "Inbouwbad acryl 170 x 75 cm met badkraan",
    midden: "Inbouwbad acryl 180 x 80 cm met thermostaatkraan",
    luxe: "Vrijstaand bad 180 x 80 cm met vrijstaande kraan",
  }),
  ...perLevel("badkamer.toilet", fitted("Zwevend toilet met inbouwreservoir", 4), {
    basis: "Wandcloset-set met inbouwreservoir en drukplaat",
    midden: "Wandcloset randloos met reservoir en softclose-zitting",
    luxe: "Wandcloset randloos design met metalen drukplaat",
  }),
  ...perLevel("badkamer.basin", fitted("Wastafelmeubel met kraan en spiegel", 3.5), {
    basis: "Badmeubelset 60 cm met kraan en spiegel",
    midden: "Badmeubelset 80 cm met kraan en ledspiegel",
    luxe: "Badmeubelset 100 cm maatwerk met spiegelkast",
  }),
  ...perLevel("badkamer.doubleBasin", fitted("Wastafelmeubel met twee kranen en spiegel", 4.5), {
    basis: "Badmeubelset 120 cm dubbel met kranen en spiegel",
    midden: "Badmeubelset 120 cm dubbel met kranen en ledspiegel",
    luxe: "Badmeubelset 140 cm dubbel maatwerk met spiegelkast",
  }),
} satisfies Record<string, Norm>
