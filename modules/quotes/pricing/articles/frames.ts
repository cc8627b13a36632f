/** Frames, glass, doors and stairs. */
export const frames = `
article                                                 | unit | price   | pack               | waste
Aftimmerlat binnen, gegrond                             | m1   | 3.10    | 2.7 lengte         | 10%
Aftimmerset dakraam                                     | st   | 95.00   |                    |
Aluminium buitendeur met kozijn en driepuntsslot        | st   | 2550.00 |                    |
Aluminium kozijn met HR++-glas                          | m2   | 615.00  | - levering op maat |
Aluminium schuifpui 250 x 220 cm HR++                   | st   | 3950.00 |                    |
Beglazingsband en kit                                   | m2   | 7.50    | 2 set              |
Beglazingsband, kit en nieuwe glaslatten                | m2   | 19.00   | 2 set              |
Beglazingskit en waterslagkit 310 ml                    | st   | 7.50    |                    |
Binnendeur afgelakt met kozijn en beslag                | st   | 325.00  |                    |
Binnendeur massief of glas met kozijn en beslag         | st   | 795.00  |                    |
Binnendeur massief of glas met beslag                   | st   | 380.00  |                    |
Binnendeur opdek met stalen kozijn en beslag            | st   | 245.00  |                    |
Binnendeur stomp, afgelakt, met beslag                  | st   | 175.00  |                    |
Binnendeur stomp met houten kozijn en beslag            | st   | 395.00  |                    |
Dakraam tuimel 78 x 118 cm, HR++                        | st   | 435.00  |                    |
Gevelrooster zelfregelend met buis                      | st   | 89.00   |                    |
Gootstuk met isolatiekraag                              | st   | 145.00  |                    |
Hardhouten buitendeur met kozijn en driepuntsslot       | st   | 1720.00 |                    |
Hardhouten dakkapelkozijn met HR++-glas, gegrond, vast  | m2   | 425.00  | - levering op maat |
Hardhouten kozijn met HR++-glas, gegrond                | m2   | 475.00  | - levering op maat |
Hardhouten schuifpui 250 x 220 cm HR++                  | st   | 3450.00 |                    |
HR++-glas 4-15-4 argon                                  | m2   | 79.00   | - levering op maat |
Inzethor aluminium op maat                              | st   | 95.00   |                    |
Kozijn met raam 180 x 150 cm HR++                       | st   | 890.00  |                    |
Kozijn met tuindeur HR++                                | st   | 1350.00 |                    |
Kozijnankers, compriband en pur                         | st   | 19.00   |                    |
Kunststof buitendeur met kozijn en driepuntsslot        | st   | 1350.00 |                    |
Kunststof dakkapelkozijn met HR++-glas, vast            | m2   | 335.00  | - levering op maat |
Kunststof kozijn met HR++-glas                          | m2   | 350.00  | - levering op maat |
Kunststof schuifpui 250 x 220 cm HR++                   | st   | 2680.00 |                    |
Meerprijs draai-kiepraam                                | st   | 155.00  |                    |
Meerprijs kleur kozijn                                  | m2   | 45.00   | - toeslag          |
Meerprijs triple glas                                   | m2   | 68.00   | - toeslag          |
Open trap hardhout of staal met balustrade              | st   | 4950.00 |                    |
Openslaande deuren met zijlichten 300 x 230 cm HR++     | st   | 3150.00 |                    |
Prefab dakkapel met houten kozijnen, per m² voorkant    | m2   | 770.00  | - stuk op maat     |
Prefab dakkapel met kunststof kozijnen, per m² voorkant | m2   | 690.00  | - stuk op maat     |
Rolluik aluminium elektrisch, op maat                   | st   | 485.00  |                    |
Rolluik aluminium elektrisch, per m breed               | m1   | 310.00  | - levering op maat |
Schuifpui aluminium 300 x 230 cm HR++                   | st   | 3850.00 |                    |
Screen windvast elektrisch, per m breed                 | m1   | 270.00  | - levering op maat |
Triple glas 4-12-4-12-4 argon                           | m2   | 135.00  | - levering op maat |
Vensterbank composiet op maat                           | st   | 78.00   |                    |
Vensterbank kunststof 25 cm                             | m1   | 34.00   | 3 lengte           | 10%
Ventilatierooster zelfregelend 100 cm                   | st   | 95.00   |                    |
Ventilatierooster zelfregelend, per raam                | st   | 135.00  |                    |
Vouwwand aluminium 400 x 230 cm HR++                    | st   | 7450.00 |                    |
Vurenhouten trap met kwart, leuning en hek              | st   | 1895.00 |                    |
Waterslag en dagkantafwerking                           | st   | 65.00   |                    |
`
