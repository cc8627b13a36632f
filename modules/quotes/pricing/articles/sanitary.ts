/** Bathroom fixtures. */
export const sanitary = `
article                                                    | unit | price   | pack | waste
Badmeubelset 60 cm met kraan en spiegel                    | st   | 465.00  |      |
Badmeubelset 80 cm met kraan en ledspiegel                 | st   | 895.00  |      |
Badmeubelset 100 cm maatwerk met spiegelkast               | st   | 1950.00 |      |
Badmeubelset 120 cm dubbel met kranen en ledspiegel        | st   | 1395.00 |      |
Badmeubelset 120 cm dubbel met kranen en spiegel           | st   | 825.00  |      |
Badmeubelset 140 cm dubbel maatwerk met spiegelkast        | st   | 2895.00 |      |
Designradiator 170 x 60 cm                                 | st   | 345.00  |      |
Designradiator 180 x 60 cm, mat zwart of rvs               | st   | 695.00  |      |
Doucheset: inbouwregendouche, tegelgoot en glaswand 120 cm | st   | 2250.00 |      |
Doucheset: regendouche, rvs-goot en glaswand 100 cm        | st   | 980.00  |      |
Doucheset: thermostaatkraan, put en glaswand 90 cm         | st   | 520.00  |      |
Handdoekradiator wit 120 x 50 cm                           | st   | 145.00  |      |
Inbouwbad acryl 170 x 75 cm met badkraan                   | st   | 480.00  |      |
Inbouwbad acryl 180 x 80 cm met thermostaatkraan           | st   | 920.00  |      |
Inbouwnis tegelbaar 30 x 60 cm                             | st   | 89.00   |      |
Leidingwerk, lijm en voeg                                  | post | 250.00  |      |
Leidingwerk, lijm, voeg en kimband                         | post | 1150.00 |      |
Sanitairkit schimmelwerend 310 ml                          | st   | 9.50    |      |
Tegels en sanitair badkamer, basis                         | post | 2400.00 |      |
Tegels en sanitair badkamer, luxe                          | post | 8200.00 |      |
Tegels en sanitair badkamer, midden                        | post | 3900.00 |      |
Tegels en sanitair toilet, basis                           | post | 650.00  |      |
Tegels en sanitair toilet, luxe                            | post | 2100.00 |      |
Tegels en sanitair toilet, midden                          | post | 1050.00 |      |
Vrijstaand bad 180 x 80 cm met vrijstaande kraan           | st   | 2450.00 |      |
Wandcloset randloos design met metalen drukplaat           | st   | 1150.00 |      |
Wandcloset randloos met reservoir en softclose-zitting     | st   | 595.00  |      |
Wandcloset-set met inbouwreservoir en drukplaat            | st   | 385.00  |      |
`
