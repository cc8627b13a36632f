import type { TradeText } from "./trade.ts"

export const flooring: TradeText = {
  words: `
kind  | says            | words
cover | laminaat        | laminaat klikvloer laminaatvloer
cover | pvc             | pvc pvc-vloer klik-pvc
cover | parket          | parket parketvloer lamelparket duoplank vloerdelen planken_vloer plankenvloer
cover | tapijt          | tapijt vloerbedekking vloertapijt tapijttegels
cover | vinyl           | vinyl marmoleum linoleum zeil novilon kurk
cover | gietvloer       | gietvloer betonlook_vloer epoxyvloer betonlook
cover | egaliseer place | egaliseren vloer_vlak_maken
cover | egaliseer       | egaline egalisatie egaliseerlaag
cover | dekvloer        | dekvloer zandcement cementdekvloer zandcementvloer smeervloer zandcementdekvloer anhydriet
cover | plint           | plint plintwerk
cover | vloerverwarming | vloerverwarming
cover | ondervloer      | ondervloer ondertapijt geluidsfolie ondervloerplaten
thing | frees           | frezen infrezen ingefreesd gefreesd
thing | verdeler        | verdeler vloerverwarmingsverdeler verdeelunit
thing | dorpel          | dorpel drempel overgangsprofiel onderdorpel overgangsstrip deurdorpel
thing | trap            | trap trapbekleding
thing | trap bekleed    | traprenovatie overzettreden overzettrede
thing | tapijt place    | stofferen
thing | bekleed place   | bekleden
thing | bekleed         | bekleding
thing | leuning         | leuning trapleuning handleuning balustrade
thing | vlizotrap place | vlizotrap zoldertrap zolderluik
thing | visgraat        | visgraat hongaarse_punt visgraatpatroon visgraatmotief
thing | meubel          | meubel meubels inboedel huisraad meubilair
thing | inkort          | inkorten afschaven ingekort
thing | lijmrest        | lijmresten lijmrest gelijmd gelijmde verlijmd verlijmde
thing | scheef          | scheef scheve
thing | droogbouw       | droogbouw droogbouwplaten
thing | lijm            | lijm tegellijm
thing | mdf             | mdf
thing | plak            |
thing | plint plak      | plakplint
`,
  works: `
needs                            | does               | in              | with                            | not                           | gives                                           | besides
laminaat                         |                    |                 | vloer ondervloer                | wand                          | vloeren.laminaat.*                              |
pvc                              |                    |                 | vloer lijm                      | wand dakgoot regenpijp afvoer | vloeren.pvc.*                                   |
parket                           |                    |                 | vloer hout lijm                 | wand                          | vloeren.hout.*                                  |
hout vloer                       |                    |                 |                                 | egaliseer                     | vloeren.hout.*                                  |
tapijt                           |                    |                 | vloer ondervloer                |                               | vloeren.tapijt.*                                |
gietvloer                        |                    |                 | vloer beton                     |                               | vloeren.gietvloer.*                             |
pvc visgraat                     |                    |                 | vloer ondervloer                |                               | vloeren.pvc.*; vloeren.pattern.dun              |
laminaat visgraat                |                    |                 | vloer ondervloer                |                               | vloeren.laminaat.*; vloeren.pattern.dun         |
parket/hout visgraat             |                    |                 | vloer parket hout               |                               | vloeren.hout.*; vloeren.pattern.dik             |
laminaat/tapijt/vinyl            | remove             |                 | vloer plint ondervloer laminaat | lijmrest trap                 | vloeren.strip.los                               |
pvc/parket/gietvloer             | remove             |                 | vloer lijmrest hout             |                               | vloeren.strip.gelijmd                           |
tapijt/vinyl/vloer lijmrest      | remove             |                 | vloer                           |                               | vloeren.strip.gelijmd                           |
lijmrest                         | remove             |                 | vloer                           |                               | vloeren.strip.gelijmd                           |
vloer                            | remove             |                 | plint                           | hout beton                    | vloeren.strip.los                               | note loose
vloer                            | remove             | badkamer toilet |                                 | hout beton                    | badkamer.stripTiles floor                       |
vloer                            | place              |                 |                                 | beton                         | vloeren.pvc.*                                   | explicit; note pvc
vloer                            | place              | badkamer toilet |                                 | beton hout                    | badkamer.floorTiles.*                           | explicit
vloer                            | place              | aanbouw         | beton isolatie                  |                               | aanbouw.floor                                   | explicit
vloer beton                      | place              | aanbouw         | isolatie                        |                               | aanbouw.floor                                   |
vloer                            | place              | opbouw          | hout                            |                               | opbouw.floor                                    | explicit
egaliseer                        |                    |                 | vloer beton ondervloer          | hout wand plafond             | vloeren.primeLevel                              |
egaliseer scheef/dik             |                    |                 | vloer                           | wand plafond                  | vloeren.levelThick                              |
dekvloer                         |                    |                 | vloer                           |                               | vloeren.screed                                  |
dekvloer                         | remove             |                 | vloer                           |                               | everyday.stripScreed                            |
vloerverwarming                  |                    |                 | vloer frees dekvloer droogbouw  |                               | vloeren.heating.*                               |
vloerverwarming elektrisch       |                    |                 | thermostaat                     |                               | badkamer.floorHeating; badkamer.floorThermostat |
verdeler                         | place replace      |                 | vloerverwarming                 |                               | vloeren.manifold                                |
verdeler                         | place              | aanbouw         | vloerverwarming                 |                               | aanbouw.heatingManifold                         |
vloerverwarming/verdeler         | connect            |                 | verdeler                        |                               | vloeren.connectManifold                         |
plint                            |                    |                 | kit hout hoog                   |                               | vloeren.skirting.*                              |
plint                            | remove             |                 |                                 |                               | everyday.stripSkirting                          |
dorpel                           | place replace      |                 |                                 |                               | vloeren.threshold                               |
trap bekleed/laminaat/pvc/parket | place renovate     |                 | bekleed                         |                               | vloeren.stairs                                  |
trap tapijt                      |                    |                 | bekleed                         |                               | vloeren.stairsCarpet                            |
trap                             | place              |                 | leuning hout                    |                               | opbouw.stair.*                                  | explicit
trap                             | remove             |                 | hout                            |                               | everyday.removeStairs                           |
leuning                          | place replace      |                 | trap                            |                               | everyday.handrail                               |
vlizotrap                        | place replace      |                 |                                 |                               | everyday.loftLadder                             |
deur/binnendeur inkort           | place treat        |                 |                                 |                               | vloeren.door                                    |
meubel                           | move rehang remove |                 |                                 |                               | vloeren.furniture                               |
parket                           | treat              |                 | verf vloer hout                 |                               | everyday.sandFloor                              |
hout vloer                       | treat              |                 | verf parket                     |                               | everyday.sandFloor                              |
`,
}
