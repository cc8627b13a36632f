import type { TradeText } from "./trade.ts"

export const insulation: TradeText = {
  words: `
kind  | says                    | words
cover | isolatie place          | isoleren
cover | isolatie                | isolatie isolatiewerk isolatiemateriaal glaswol steenwol pir pir-platen isolatieplaten naisolatie na-isolatie
thing | spouw                   | spouw
thing | bodem                   | bodem bodemisolatie
thing | kruipruimte             | kruipruimte
thing | voorzetwand             | voorzetwand
thing | tocht                   | tocht tochtstrip tochtstrips kieren kier tochtwering kierdichting
place | vloer zoldervloer kamer | zoldervloer vlieringvloer
place | zoldervloer             |
`,
  works: `
needs                      | does         | in                         | with                          | not                     | gives                         | besides
isolatie spouw/spouwmuur   | place        |                            | wand gevel                    |                         | isolatie.cavity asked         |
isolatie vloer/kruipruimte | place        |                            | vloer kruipruimte             |                         | isolatie.floor.*              |
isolatie bodem             | place        |                            | kruipruimte                   |                         | isolatie.soil                 |
isolatie zoldervloer       | place        |                            | vloer                         |                         | isolatie.atticFloor.*         |
isolatie dak               | place        |                            | binnen hellenddak             | platdak buiten          | isolatie.roof.*               |
isolatie                   | place        | dakwerk_hellend hellenddak | dak buiten                    | binnen vloer wand spouw | dakwerk_hellend.insulation.*  |
isolatie dak buiten        | place        |                            | hellenddak                    | platdak                 | dakwerk_hellend.insulation.*  |
isolatie                   | place        | dakwerk_plat platdak       | dak                           | vloer wand spouw        | dakwerk_plat.insulation.*     |
isolatie wand              | place        |                            | gipsplaat gevel binnen        | buiten                  | isolatie.frontWall.* walls    |
voorzetwand                | place        |                            | isolatie wand gipsplaat gevel |                         | isolatie.frontWall.* usual:10 |
isolatie gevel             | place        |                            | binnen wand                   | buiten                  | isolatie.frontWall.* asked    |
isolatie                   | remove       |                            | dak vloer wand                |                         | isolatie.strip asked          |
isolatie spouw/spouwmuur   | remove clean |                            |                               |                         | isolatie.cavityEmpty asked    |
spouw/spouwmuur            | search       |                            | isolatie                      |                         | isolatie.cavitySurvey         |
tocht                      | place repair |                            | kozijn deur                   |                         | isolatie.draughtProofing      |
`,
}
