import type { TradeText } from "./trade.ts"

export const outside: TradeText = {
  words: `
kind  | says         | words
cover | straat place | straten bestraten bestrating straatwerk sierbestrating
cover | straat       | klinkers tuintegels terrastegels straatstenen betontegels stoeptegels waaltjes
thing | schutting    | schutting tuinscherm tuinafscheiding erfafscheiding
thing | planten      | planten struiken begroeiing tuinplanten heg haag
`,
  works: `
needs        | does         | in   | with            | not                | gives                         | besides
straat       | place        |      | tegel           |                    | everyday.paving asked         |
straat tuin  | place        |      | tegel           |                    | everyday.paving floor         |
tegel        | place extend | tuin | straat          |                    | everyday.paving asked         |
terras       | place        |      |                 | eigen dakbedekking | everyday.paving asked         | explicit
straat/tegel | remove       | tuin | tegel planten   |                    | aanbouw.clearGround asked     |
straat       | remove       |      | tegel planten   |                    | aanbouw.clearGround asked     |
schutting    | place        |      | beton hout tuin |                    | everyday.fence asked          |
schutting    | remove       |      | tuin hout       |                    | everyday.removeFence asked    |
gevel        | clean        |      |                 |                    | everyday.facadeCleaning asked | explicit
`,
}
