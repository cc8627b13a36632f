import type { TradeText } from "./trade.ts"

export const kitchen: TradeText = {
  words: `
kind  | says        | words
place | keuken      | keuken kkn keukentje keukenblok keukeninrichting keukenopstelling
thing | keukenkast  | keukenkast bovenkast onderkast keukenkastje hangkast
thing | werkblad    | werkblad aanrecht aanrechtblad keukenblad blad
thing | kookeiland  | kookeiland eiland
thing | spoelbak    | spoelbak gootsteen spoelunit
thing | kookplaat   | kookplaat inductiekookplaat inductie inductieplaat keramische_kookplaat
thing | oven        | oven combioven stoomoven magnetron
thing | vaatwasser  | vaatwasser vaatwasmachine afwasmachine
thing | koelkast    | koelkast koelvriescombinatie inbouwkoelkast
thing | afzuigkap   | afzuigkap wasemkap schouwkap
thing | kokendwater | quooker kokendwaterkraan kokend_water_kraan
thing | apparaat    | apparaat apparatuur inbouwapparaat inbouwapparatuur keukenapparatuur
thing | composiet   | composiet
thing | natuursteen | natuursteen graniet marmer marmeren granieten dekton
thing | keramisch   | keramisch keramiek
`,
  works: `
needs                                | does          | in | with                | not | gives                        | besides
keuken                               | remove        |    |                     |     | keuken.strip 4.5             | explicit; includes tegel apparaat werkblad keukenkast
keuken                               | place         |    | keukenkast          |     | keuken.cabinets.* 4.5        | explicit
keuken apparaat                      | place         |    | keukenkast werkblad |     | complete_renovatie.kitchen.* | explicit
keuken eigen                         | place         |    |                     |     | keuken.installOnly 4.5       |
keukenkast                           | place         |    |                     |     | keuken.cabinets.* 4.5        |
keukenkast                           | remove        |    |                     |     | keuken.strip 4.5             |
werkblad                             | place replace |    | keuken              |     | keuken.worktop.* 4.5         |
kookeiland                           | place         |    |                     |     | keuken.island.*              |
kookeiland eigen                     | place         |    |                     |     | keuken.installIsland         |
spoelbak                             | place replace |    |                     |     | keuken.sink.*                | includes kraan sifon
kookplaat                            | place replace |    | elektrisch          |     | keuken.inductie.*            |
oven                                 | place replace |    |                     |     | keuken.oven.*                |
vaatwasser                           | place replace |    |                     |     | keuken.vaatwasser.*          |
koelkast                             | place replace |    |                     |     | keuken.koelkast.*            |
afzuigkap                            | place replace |    |                     |     | keuken.afzuigkap.*           |
kokendwater                          | place replace |    | kraan               |     | keuken.kokendwaterkraan      |
apparaat/kookplaat/oven/vaatwasser/koelkast/afzuigkap | connect       |    | eigen keuken        |     | keuken.connectAppliance      |
apparaat                             | place         |    | keuken eigen        |     | keuken.connectAppliance      |
eigen kookplaat/oven/vaatwasser/koelkast/afzuigkap | place connect |    |                     |     | keuken.connectAppliance      |
`,
}
