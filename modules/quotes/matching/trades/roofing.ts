import type { TradeText } from "./trade.ts"

export const roofing: TradeText = {
  words: `
kind  | says           | words
place | dak            | dak
place | dak platdak    | plat_dak platdak platte_dak dakterras
place | dak hellenddak | hellend_dak schuin_dak pannendak schuine_dak hellende_dak
place | platdak        |
place | hellenddak     |
place | dakkapel       | dakkapel
thing | dakpan         | dakpan pan pannen
thing | lei            | leien natuurleien leiendak
thing | geglazuurd     | geglazuurd geglazuurde
thing | dakgoot        | dakgoot goot mastgoot bakgoot
thing | zink dakgoot   | zinkgoot
thing | regenpijp      | regenpijp hemelwaterafvoer hwa regenwaterafvoer
thing | dakbedekking   | dakbedekking dakleer mastiek
thing | bitumen        | bitumen
thing | epdm           | epdm
thing | boeideel       | boeideel boeiboord windveer dakrand
thing | nok            | nok nokvorst nokpan vorst nokvorsten
thing | schoorsteen    | schoorsteen
thing | lood           | lood loodslabbe loodwerk loodvervanger loodslab
thing | koepel         | lichtkoepel koepel daklicht
thing | daktrim        | daktrim
thing | grind          | grind
thing | sedum          | sedum sedumdak groendak
thing | dakbeschot     | dakbeschot dakhout
thing | kapot          | kapot kapotte gebroken gescheurd gescheurde
thing | folie          | folie panlat panlatten tengels dakfolie
`,
  works: `
needs                     | does                          | in                         | with                                   | not         | gives                                           | besides
dakpan                    | remove                        |                            | dak folie                              |             | dakwerk_hellend.strip.pannen                    |
dakpan                    | place                         |                            | dak beton keramisch                    | lei         | dakwerk_hellend.tiles.*                         |
dakpan kapot              | repair replace place          |                            | dak                                    |             | dakwerk_hellend.repair asked                    |
dakpan                    | repair                        |                            | dak                                    |             | dakwerk_hellend.repair asked                    |
dakpan                    | rehang                        |                            | dak                                    |             | dakwerk_hellend.setAside; dakwerk_hellend.relay |
lei                       | remove                        |                            | dak                                    |             | dakwerk_hellend.strip.leien                     |
lei                       | place                         |                            | dak                                    |             | dakwerk_hellend.tiles.leien                     |
folie                     | place replace                 |                            | dak dakpan                             |             | dakwerk_hellend.battens                         |
dakgoot                   | place replace                 |                            | pvc dak zink kunststof                 |             | dakwerk_hellend.gutter.* 6                      |
dakgoot                   | clean                         |                            |                                        |             | everyday.cleanGutter 6                          |
regenpijp                 | place replace                 |                            | pvc zink kunststof                     |             | dakwerk_hellend.downpipe.* 3                    |
dakbedekking/bitumen/epdm | place                         |                            | dak dakbedekking bitumen epdm          |             | dakwerk_plat.cover.*                            |
dakbedekking/bitumen/epdm | remove                        |                            | dak dakbedekking bitumen epdm isolatie |             | dakwerk_plat.strip                              |
dakbedekking/bitumen/epdm | repair                        |                            | dak dakbedekking bitumen               |             | dakwerk_plat.repair asked                       |
boeideel                  | place replace                 |                            | dak kunststof                          |             | dakwerk_plat.edge.boei 10                       |
daktrim                   | place replace                 |                            | aluminium dak boeideel                 |             | dakwerk_plat.edge.trim 10                       |
nok                       | place replace repair          |                            | dak dakpan                             |             | dakwerk_hellend.ridge 6                         |
schoorsteen               | repair                        |                            | voeg lood                              |             | dakwerk_hellend.chimney.herstel                 |
schoorsteen voeg          | place replace repair renovate |                            | lood                                   |             | dakwerk_hellend.chimney.herstel                 |
schoorsteen               | remove                        |                            | dak                                    |             | dakwerk_hellend.chimney.slopen                  |
lood                      | place replace                 |                            | dak gevel wand                         | schoorsteen | dakwerk_plat.wallFlashing 5                     |
koepel                    | place replace                 |                            | dak                                    |             | dakwerk_plat.skylight                           |
koepel                    | place                         | aanbouw                    | dak                                    |             | aanbouw.skylight                                |
grind                     | remove                        | dakwerk_plat platdak dak   | dak                                    |             | dakwerk_plat.ballast.grind                      |
grind                     | place                         | dakwerk_plat platdak dak   | dak                                    |             | dakwerk_plat.finish.grind                       |
tegel                     | remove                        | dakwerk_plat platdak       | dak                                    |             | dakwerk_plat.ballast.tegels                     |
tegel                     | place                         | dakwerk_plat platdak       | dak                                    |             | dakwerk_plat.finish.tegels                      |
sedum                     | place                         |                            | dak                                    |             | dakwerk_plat.finish.sedum                       |
dakbeschot                | replace repair place          |                            | dak hout                               |             | roofing.boarding                                |
platdak                   | place                         | aanbouw opbouw             | dak                                    |             | roofing.flat                                    | explicit
hellenddak                | place                         | aanbouw opbouw             | dak                                    |             | roofing.sloping                                 | explicit
lekkage                   | search repair                 | dakwerk_hellend hellenddak | dak                                    |             | dakwerk_hellend.leakSearch                      |
lekkage                   | search repair                 | dakwerk_plat platdak       | dak                                    |             | dakwerk_plat.leakSearch                         |
lekkage dak               | search                        |                            |                                        |             | dakwerk_hellend.leakSearch                      |
dakkapel                  | remove                        |                            |                                        |             | dakkapel.removeOld asked                        | explicit
`,
}
