import type { TradeText } from "./trade.ts"

export const finishing: TradeText = {
  words: `
kind  | says             | words
cover | stuc werk        | stucwerk pleisterwerk raapwerk stukadoorswerk
cover | stuc place       | stucen stucadoren stukadoren stuken stucken stuukwerk pleisteren gladpleisteren gladstucen bepleisteren
cover | stuc             | stuc pleister stucco
cover | verf werk        | schilderwerk sauswerk lakwerk binnenschilderwerk
cover | verf place       | verven schilderen sauzen witten latexen lakken aflakken beitsen gronden overschilderen wit_maken
cover | verf             | verf schilder saus latex muurverf lak
cover | verf buiten werk | buitenschilderwerk
cover | verf buiten      | buitenverf
cover | behang place     | behangen
cover | behang           | behang behangwerk vliesbehang fotobehang
cover | glasvezel        | glasvezelbehang glasvlies renovlies renovatievlies scanbehang glasvezel
cover | spack place      | spackspuiten
cover | spack            | spack spachtelputz spuitwerk sierpleister spackwerk
thing | gipsplaat        | gipsplaat gyproc gipskarton gipskartonplaat rigips gips
thing | plaat            | plaat
thing | verlaagd         | verlaagd verlagen verlaagde
thing | systeemplafond   | systeemplafond
thing | houtwerk         | houtwerk
thing | dagkant          | dagkant neggekant raamkant
`,
  works: `
needs                            | does         | in                     | with                          | not                    | gives                                       | besides
verf                             |              |                        |                               | vloer buiten gevel dak | finishing.paint named:walls+ceiling         |
verf                             |              | badkamer toilet douche |                               | vloer                  | badkamer.paint named:walls+ceiling          |
verf                             |              | keuken                 |                               | vloer                  | keuken.paint named:walls+ceiling            |
verf                             |              | dakkapel               |                               | buiten                 | dakkapel.paintInside named:walls+ceiling    |
verf buiten                      |              | dakkapel               |                               |                        | dakkapel.paintOutside asked                 |
verf kozijn                      |              |                        | binnen buiten                 |                        | kozijnen.paint 1.6                          |
verf buiten/houtwerk             |              |                        | houtwerk buiten               | wand gevel             | kozijnen.paint asked                        |
verf deur/binnendeur             |              |                        | kozijn binnen                 | buiten                 | everyday.paintDoor                          |
verf plint                       |              |                        |                               |                        | everyday.paintSkirting around               |
verf trap                        |              |                        | leuning                       |                        | everyday.paintStairs                        |
verf radiator                    |              |                        |                               |                        | everyday.paintRadiator                      |
verf gevel/wand buiten/gevel     |              |                        |                               |                        | everyday.paintFacade asked                  |
verf boeideel/dakgoot            |              |                        | buiten dakgoot boeideel       |                        | everyday.paintFascia 10                     |
stuc                             |              |                        |                               | buiten gevel vloer     | finishing.plaster named:walls+ceiling       |
stuc plafond                     |              | badkamer toilet        |                               |                        | badkamer.plasterCeiling                     |
stuc wand                        |              | badkamer toilet        |                               |                        | badkamer.plasterWall walls                  |
stuc                             |              | dakkapel               |                               |                        | dakkapel.plaster named:walls+ceiling        |
stuc gipsplaat                   |              |                        |                               |                        | finishing.plasterBoards named:walls+ceiling |
stuc kozijn/dagkant              | place repair |                        | kozijn                        |                        | kozijnen.reveal 5                           |
stuc gevel/buiten                |              |                        | wand gevel                    |                        | everyday.facadeRender asked                 |
stuc                             | remove       |                        |                               |                        | everyday.stripPlaster named:walls+ceiling   |
spack                            |              |                        |                               |                        | everyday.sprayPlaster named:walls+ceiling   |
behang                           |              |                        |                               |                        | everyday.wallpaper named:walls              |
glasvezel                        |              |                        | behang                        |                        | everyday.glassFibre named:walls             |
behang/glasvezel                 | remove       |                        | glasvezel                     |                        | everyday.stripWallpaper named:walls         |
plafond gipsplaat/plaat/verlaagd |              |                        | hout gipsplaat plaat          |                        | aanbouw.ceiling                             |
plafond                          |              |                        |                               |                        | aanbouw.ceiling                             | explicit
plafond                          |              | badkamer toilet        | gipsplaat plaat verlaagd      |                        | badkamer.ceiling                            | explicit
plafond gipsplaat/plaat/verlaagd |              | badkamer toilet        | gipsplaat plaat               |                        | badkamer.ceiling                            |
plafond                          | remove       |                        | verlaagd plaat gipsplaat hout |                        | everyday.stripCeiling                       |
systeemplafond                   |              |                        |                               |                        | everyday.systemCeiling                      |
systeemplafond                   | remove       |                        |                               |                        | everyday.stripCeiling                       |
dakkapel                         | finish       |                        | binnen                        |                        | dakkapel.lining walls+ceiling               |
`,
}
