import type { TradeText } from "./trade.ts"

export const tiling: TradeText = {
  words: `
kind  | says        | words
cover | tegel werk  | tegelwerk betegeling
cover | tegel vloer | plavuizen
cover | tegel       | tegel keramiek_tegels mozaiek
cover | tegel place | tegelen betegelen tegelzetten tegelzetwerk mozaieken
cover | voeg place  | voegen invoegen inwassen
cover | voeg        | voeg voegwerk
cover | kit place   | kitten afkitten dichtkitten
cover | kit         | kit kitwerk kitvoeg kitnaad kitrand siliconen siliconenkit sanitairkit kitlaag kitranden
cover | waterdicht  | kimband kimpasta kimmen waterdichtmaken waterdichting waterdicht tegelcoating wps
cover | uitvlak     | uitvlakken vlakmaken uitvullen vlak vlakzetten
thing | nis         | nis inbouwnis douchenis wandnis
thing | achterwand  | achterwand spatwand spatscherm
`,
  works: `
needs                   | does                                 | in                                       | with                | not        | gives                                                   | besides
tegel                   | remove                               |                                          |                     | dak tuin   | badkamer.stripTiles named:floor                         |
tegel                   | remove                               | badkamer toilet                          |                     |            | badkamer.stripTiles named:walls+floor                   |
tegel vloer             | remove                               | keuken complete_renovatie vloeren aanbouw opbouw kamer |                     |            | vloeren.strip.tegels                                    |
tegel                   | remove                               | vloeren                                  |                     |            | vloeren.strip.tegels                                    |
tegel                   | place                                | badkamer toilet                          | voeg kit lijm       | plafond    | badkamer.wallTiles.* walls; badkamer.floorTiles.* floor |
tegel wand/zet          | place                                |                                          | voeg lijm           | tuin gevel | badkamer.wallTiles.* walls                              |
tegel wand/zet          | place                                | badkamer toilet                          | voeg lijm           |            | badkamer.wallTiles.* walls                              |
tegel wand/zet          | place                                | keuken                                   | voeg lijm           |            | keuken.backsplash usual:3                               |
tegel achterwand        | place                                |                                          | voeg                |            | keuken.backsplash usual:3                               |
tegel vloer/leg         | place                                |                                          | voeg lijm           | tuin       | vloeren.tegels.*                                        |
tegel vloer/leg         | place                                | badkamer toilet                          | voeg lijm           |            | badkamer.floorTiles.*                                   |
tegel                   | place                                | vloeren                                  | voeg lijm           |            | vloeren.tegels.*                                        |
uitvlak                 | place                                | badkamer                                 |                     |            | badkamer.level named:walls+floor                        |
waterdicht              | place                                |                                          | douche wand vloer   |            | badkamer.waterproofing wet                              |
kit                     | place                                |                                          | bad douche wastafel |            | badkamer.sealing around                                 |
kit                     | replace repair remove renovate       |                                          | bad douche          |            | everyday.renewSealant around                            |
voeg                    | replace repair renovate              | badkamer toilet keuken                   | tegel               |            | everyday.regrout named:walls+floor                      |
voeg tegel              | replace repair renovate              |                                          |                     |            | everyday.regrout named:floor                            |
voeg gevel/buiten/steen | place replace repair renovate remove |                                          |                     |            | everyday.repointing asked                               |
nis                     | place                                | badkamer douche                          | tegel               |            | badkamer.niche                                          |
`,
}
