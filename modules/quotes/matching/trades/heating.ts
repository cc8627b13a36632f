import type { TradeText } from "./trade.ts"

export const heating: TradeText = {
  words: `
kind  | says             | words
thing | radiator         | radiator paneelradiator verwarming convector
thing | handdoekradiator | handdoekradiator designradiator badkamerradiator handdoekenradiator
thing | ketel            | ketel cv-ketel cvketel cv_ketel combiketel hr-ketel verwarmingsketel hr_ketel
thing | thermostaat      | thermostaat kamerthermostaat klokthermostaat
thing | boiler           | boiler keukenboiler close-in_boiler close_in_boiler close-inboiler
thing | cv               | cv
`,
  works: `
needs                     | does          | in       | with            | not | gives                     | besides
radiator                  | place         |          | cv waterleiding |     | heating.radiator          |
radiator                  | place         | badkamer | cv              |     | badkamer.radiator.*       |
radiator                  | place         | dakkapel | cv              |     | dakkapel.radiator         |
handdoekradiator          | place         |          | cv radiator     |     | badkamer.radiator.*       |
radiator/handdoekradiator | remove        |          | cv              |     | everyday.removeRadiator   |
radiator/handdoekradiator | move          |          | cv waterleiding |     | everyday.moveRadiator     |
radiator/handdoekradiator | rehang        |          |                 |     | everyday.rehangRadiator   |
ketel                     | place replace |          | cv              |     | complete_renovatie.boiler |
thermostaat               | place replace |          | cv              |     | everyday.thermostat       |
boiler                    | place replace |          | elektrisch      |     | everyday.electricBoiler   |
`,
}
