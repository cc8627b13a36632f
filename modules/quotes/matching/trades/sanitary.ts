import type { TradeText } from "./trade.ts"

export const sanitary: TradeText = {
  words: `
kind  | says           | words
place | toilet         | toilet wc wctje wc_pot toilet_pot closet toiletpot wandcloset hangtoilet hangcloset zweeftoilet zwevend_toilet closetpot plee
place | douche         | douche inloopdouche inloop_douche douchehoek doucheruimte regendouche
place | bad            | bad ligbad badkuip hoekbad
thing | duoblok        | duoblok duobloc staand_toilet staande_wc
thing | fontein        | fontein toiletfontein handenwasser
thing | wastafel       | wastafel wasbak badmeubel wastafelmeubel badkamermeubel waskom wastafelkast badkamerkast lavabo
thing | spiegel        | spiegel spiegelkast
thing | douchewand     | douchewand douchedeur glazen_wand glaswand inloopwand douchescherm glazen_douchewand
thing | douchecabine   | douchecabine
thing | douchebak      | douchebak
thing | douchegoot     | douchegoot doucheput
thing | douchekraan    | douchekraan thermostaatkraan doucheset glijstang glijstangset regendoucheset badkraan opbouwdouche doucheset
thing | kraan          | kraan mengkraan wastafelkraan keukenkraan
thing | buitenkraan    | buitenkraan tuinkraan gevelkraan kraan_buiten
thing | reservoir      | inbouwreservoir stortbak reservoir bedieningsplaat
thing | sifon          | sifon
thing | sanitair       | sanitair sanitaire_toestellen
thing | afvoer         | afvoer afvoerbuis afvoerleiding afvoerpijp binnenriolering
thing | riool          | riolering riool rioolbuis buitenriolering rioolleiding huisaansluiting
thing | waterleiding   | waterleiding water leiding leidingwerk waterpunt wateraansluiting wateraanvoer aanvoerleiding
thing | ontstop place  | ontstoppen verstopping verstopt verstopte
thing | wasmachine     | wasmachine droger wasdroger wasmachineaansluiting wasdroogcombinatie
thing | ventilator     | ventilator badkamerventilator afzuiger badkamerafzuiging ventilatie afzuiging
thing | ventilatiebox  | ventilatiebox mechanische_ventilatie mv_box mv-box ventilatieunit
thing | lekkage search | lekkage lek lekt lekken lekkende waterlekkage
`,
  works: `
needs                                | does               | in                                       | with                                | not     | gives                                                     | besides
badkamer                             | remove             |                                          |                                     |         | badkamer.stripTiles walls+floor; badkamer.stripSanitary 3 | explicit; includes tegel sanitair
badkamer                             | place              |                                          |                                     |         | complete_renovatie.bathroom.*                             | explicit; includes tegel sanitair wastafel
toilet/wastafel/douche/bad/fontein/duoblok/douchecabine/douchebak | remove             |                                          |                                     |         | badkamer.stripSanitary 1                                  | includes kraan spiegel
sanitair                             | remove             |                                          |                                     |         | badkamer.stripSanitary 3                                  |
toilet                               | place              |                                          | reservoir                           |         | badkamer.toilet.*                                         |
toilet woning                        | renovate           |                                          | tegel fontein                       |         | complete_renovatie.toilet.*                               | explicit
toilet                               | renovate           |                                          |                                     |         | complete_renovatie.toilet.*                               | explicit
duoblok                              | place              |                                          |                                     |         | everyday.closeCoupled                                     |
fontein                              | place              |                                          | toilet                              |         | everyday.handBasin                                        | includes kraan sifon
wastafel                             | place              |                                          |                                     |         | badkamer.basin.*                                          | includes kraan spiegel sifon
wastafel dubbel                      | place              |                                          |                                     |         | badkamer.doubleBasin.*                                    | includes kraan spiegel sifon
douche                               | place              |                                          |                                     |         | badkamer.shower.*                                         | includes kraan douchekraan douchewand douchegoot thermostaat
bad                                  | place              |                                          |                                     |         | badkamer.bath.*                                           | includes kraan douchekraan
kraan                                | place replace      |                                          | wastafel fontein spoelbak           |         | everyday.tap                                              |
douchekraan                          | place replace      |                                          |                                     |         | everyday.showerTap                                        |
douchewand                           | place replace      |                                          |                                     |         | everyday.showerScreen                                     |
douchecabine                         | place              |                                          |                                     |         | everyday.showerCabin                                      | includes kraan
douchebak                            | place              |                                          |                                     |         | everyday.showerTray                                       |
buitenkraan                          | place replace      |                                          |                                     |         | everyday.outsideTap                                       |
toilet/wastafel/douche/bad           | move               |                                          | waterleiding afvoer                 |         | badkamer.pipesNew 1                                       |
waterleiding/afvoer toilet/wastafel/douche/bad | move               | badkamer toilet                          | waterleiding afvoer                 |         | badkamer.pipesNew 1                                       |
waterleiding/afvoer                  | move               | badkamer toilet                          | waterleiding afvoer                 |         | badkamer.pipesNew 3                                       |
waterleiding/afvoer                  | place replace      | badkamer toilet                          | waterleiding afvoer                 |         | badkamer.pipesSame 3                                      |
waterleiding/afvoer                  | place replace      | keuken                                   | waterleiding afvoer                 |         | keuken.pipesSame                                          |
waterleiding/afvoer                  | move               | keuken                                   | waterleiding afvoer                 |         | keuken.pipesNew                                           |
waterleiding                         | place replace      | complete_renovatie                       | afvoer riool                        |         | complete_renovatie.pipes                                  |
waterleiding                         | place replace      |                                          |                                     |         | everyday.waterPipe asked                                  |
afvoer                               | place replace      |                                          |                                     | ontstop | everyday.drainPipe asked                                  |
riool                                | place replace      |                                          |                                     |         | everyday.sewer asked                                      |
riool/regenpijp                      | place              | aanbouw                                  |                                     |         | aanbouw.drainage                                          |
ontstop                              | place              |                                          | afvoer riool toilet douche wastafel |         | everyday.unblock                                          |
wasmachine                           | place connect move |                                          |                                     |         | badkamer.laundry                                          |
ventilator                           | place replace      | badkamer toilet douche                   |                                     |         | badkamer.fan                                              |
ventilator                           | place              | opbouw                                   |                                     |         | opbouw.ventilation                                        |
ventilatiebox                        | place replace      |                                          |                                     |         | everyday.ventilationBox                                   |
lekkage                              | search             | badkamer keuken toilet complete_renovatie | waterleiding afvoer douche          |         | everyday.leakSearch                                       |
lekkage waterleiding/afvoer/douche/bad | search             |                                          |                                     |         | everyday.leakSearch                                       |
`,
}
