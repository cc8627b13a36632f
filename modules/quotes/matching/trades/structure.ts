import type { TradeText } from "./trade.ts"

export const structure: TradeText = {
  words: `
kind  | says                 | words
place | aanbouw              | aanbouw uitbouw
place | opbouw               | opbouw dakopbouw
thing | draagmuur            | draagmuur dragend dragende
thing | wand binnenwand      | binnenmuur tussenmuur tussenwand scheidingswand binnenwand
thing | wand gipswand        | gipswand metalstud metalstudwand gipsmuur systeemwand
thing | wand blok            | gibo gibowand gibomuur gasbetonwand
thing | blok                 | gasbeton ytong lijmblokken kalkzandsteen cellenbeton gasbetonblokken gipsblokken gibo_blokken
thing | metsel               | metselen metselwerk gemetseld opmetselen dichtmetselen
thing | wand metsel tuinmuur | tuinmuur
thing | binnenwand           |
thing | gipswand             |
thing | tuinmuur             |
thing | doorbraak            | doorbraak doorbreken doorgang muurdoorbraak sparing opening
thing | fundering            | fundering fundament
thing | heipaal              | heipaal funderingspaal palen
thing | grond remove         | graven ontgraven uitgraven afgraven
thing | grond                | grond aarde zand graafwerk
thing | spouwmuur            | spouwmuur
thing | houtskelet           | houtskelet hsb houtskeletbouw hsb-wand houtskeletwand
thing | balk                 | balk latei stalen_balk ligger ipe hea
thing | tekening             | bouwtekening constructieberekening constructietekening
thing | trapgat              | trapgat vide
thing | casco                | casco
thing | kruipluik            | kruipluik
`,
  works: `
needs          | does              | in                                       | with                                     | not                       | gives                          | besides
wand           | remove            | badkamer keuken complete_renovatie opbouw aanbouw vloeren kamer woning | binnenwand gipswand steen blok hout      | gevel draagmuur doorbraak | complete_renovatie.lightWall   | note light
draagmuur      | remove place      |                                          | wand doorbraak balk staal                |                           | complete_renovatie.bearingWall |
gipswand       | place             |                                          | wand binnenwand gipswand gipsplaat staal hout isolatie |                           | opbouw.innerWall usual:10      |
binnenwand     | place             |                                          | wand binnenwand gipswand gipsplaat staal hout isolatie | steen blok metsel         | opbouw.innerWall usual:10      |
wand gipsplaat | place             |                                          | hout staal isolatie                      |                           | opbouw.innerWall usual:10      |
blok           | place             |                                          | wand binnenwand metsel                   |                           | everyday.blockWall usual:10    |
metsel         | place             |                                          | wand steen gevel binnenwand              |                           | everyday.brickwork asked       |
tuinmuur       | place             |                                          | metsel wand steen                        |                           | everyday.gardenWall asked      |
wand metsel    | place             | tuin                                     | steen                                    |                           | everyday.gardenWall asked      |
fundering      | place             |                                          | beton                                    |                           | aanbouw.foundation asked       |
heipaal        | place             |                                          | fundering beton                          |                           | aanbouw.pile asked             |
grond          | remove place haul |                                          | fundering                                |                           | aanbouw.excavate asked         |
spouwmuur      | place             |                                          | metsel wand steen blok isolatie          |                           | aanbouw.wall.steen asked       |
houtskelet     | place             |                                          | wand hout isolatie                       |                           | aanbouw.wall.hout asked        |
houtskelet     | place             | opbouw                                   | wand hout isolatie                       |                           | opbouw.wall asked              |
tekening       | place             | aanbouw                                  |                                          |                           | aanbouw.drawings               |
tekening       | place             | opbouw                                   |                                          |                           | opbouw.drawings                |
trapgat        | place             |                                          | vloer trap                               |                           | opbouw.stairOpening            |
casco          | remove            |                                          | kamer woning                             |                           | complete_renovatie.stripShell  |
woning         | remove            | complete_renovatie                       |                                          |                           | complete_renovatie.stripShell  | explicit
gevel          | remove            | aanbouw                                  | doorbraak balk                           |                           | aanbouw.opening 3              | explicit
dakpan         | remove            | opbouw                                   | dak                                      |                           | opbouw.removeRoof.schuin       |
`,
}
