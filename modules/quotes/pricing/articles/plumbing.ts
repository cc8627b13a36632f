/** Pipes, heating and ventilation. */
export const plumbing = `
article                                                         | unit | price   | pack       | waste
Aansluitset hybride warmtepomp: leidingwerk, beugels en elektra | st   | 650.00  |            |
Aansluitset warmtepomp: leidingwerk, beugels en elektra         | st   | 1250.00 |            |
Boilervat 200 liter en buffervat                                | st   | 1850.00 |            |
Cv-ketel HR combi CW4                                           | st   | 1520.00 |            |
Droogbouwplaat met warmteverdeelplaat en buis                   | m2   | 52.00   | 5 pak      | 5%
Fittingen en bevestiging waterleiding                           | st   | 28.00   |            |
Hoekstopkranen en fittingen                                     | st   | 16.50   |            |
Hybride warmtepomp 5 kW met regeling                            | st   | 3950.00 |            |
Koppelingen en vulmiddel                                        | st   | 65.00   |            |
Lucht-waterwarmtepomp 8 kW                                      | st   | 5950.00 |            |
Meerlagenbuis 16 mm met fittingen                               | m1   | 3.20    | 5 lengte   |
Meerlagenbuis 16 mm                                             | m1   | 1.65    | 50 rol     |
Paneelradiator type 22 met thermostaatkraan                     | st   | 310.00  |            |
PVC-afvoerbuis 50 mm met hulpstukken                            | m1   | 7.20    | 4 lengte   |
PVC-binnenriolering met hulpstukken                             | m1   | 11.50   | 4 lengte   |
PVC-rioolbuis 125 mm met hulpstukken                            | m1   | 12.50   | 5 lengte   |
Randisolatie                                                    | m1   | 1.10    | 50 rol     |
Rookgasafvoer en aansluitset                                    | st   | 210.00  |            |
Ventilatiebox met kanalen en roosters                           | st   | 525.00  |            |
Verdeler vloerverwarming 2 groepen met pomp                     | st   | 465.00  |            |
Verdeler vloerverwarming 4 groepen met pomp                     | st   | 565.00  |            |
Vloerverwarmingsbuis 16 mm op noppenplaat                       | m2   | 26.00   | 1.12 plaat | 5%
Wasmachinekraan met afvoersifon                                 | st   | 48.00   |            |
`
