/** Floors, skirting and what lies under them. */
export const flooring = `
article                                               | unit | price  | pack       | waste
Duoplank eiken 15 mm, geolied                         | m2   | 64.00  | 2.4 pak    | 8%
Duoplank eiken 21 mm, extra breed, geolied            | m2   | 98.00  | 2.4 pak    | 8%
Egaliseermiddel                                       | kg   | 0.95   | 25 zak     |
Egaliseermortel vezelversterkt                        | kg   | 0.62   | 25 zak     |
Extra snijverlies bij patroon, hout of tegels         | m2   | 6.50   | - toeslag  |
Extra snijverlies bij patroon                         | m2   | 3.50   | - toeslag  |
Gietvloer betonlook, met de hand gespaand             | m2   | 62.00  | 5 set      |
Gietvloer epoxy, 2 mm, met primer en topcoat          | m2   | 29.00  | 5 set      |
Gietvloer polyurethaan, 2,5 mm, met primer en topcoat | m2   | 43.00  | 5 set      |
Lamelparket eiken 14 mm, gelakt                       | m2   | 46.00  | 2.2 pak    | 8%
Laminaat 7 mm klasse 31                               | m2   | 9.50   | 2.4 pak    | 7%
Laminaat 8 mm klasse 32, v-groef                      | m2   | 16.50  | 2.2 pak    | 7%
Laminaat 12 mm klasse 33, waterbestendig              | m2   | 28.50  | 1.6 pak    | 7%
MDF-plint wit 12 x 70 mm                              | m1   | 3.20   | 2.4 lengte | 10%
MDF-plint wit 15 x 120 mm                             | m1   | 6.20   | 2.4 lengte | 10%
Montagekit en acrylaatkit                             | m1   | 0.45   | 12 koker   |
Ondertapijt en tapijtlijm                             | m2   | 5.20   | 15 rol     | 5%
Ondervloer 10 dB                                      | m2   | 4.20   | 15 rol     | 5%
Ondervloerplaat multiplex 6,5 mm                      | m2   | 11.50  | 2.98 plaat | 8%
Overgangsprofiel aluminium 90 cm                      | st   | 16.50  |            |
Parketlijm elastisch                                  | kg   | 6.90   | 16 emmer   |
Plakplint 5 x 24 mm                                   | m1   | 1.90   | 2.4 lengte | 10%
PVC-lijm                                              | kg   | 8.50   | 12 emmer   |
PVC-stroken dryback 2 mm                              | m2   | 21.50  | 3.37 pak   | 7%
PVC-stroken dryback 2,5 mm                            | m2   | 26.00  | 3.37 pak   | 7%
PVC-stroken dryback 3 mm, designserie                 | m2   | 46.00  | 3.37 pak   | 7%
Schroeven en nieten                                   | m2   | 0.90   | 10 doos    |
Tapijt projectkwaliteit, 4 m breed                    | m2   | 14.50  | 4 meter    | 12%
Tapijt wolmix, 4 m breed                              | m2   | 29.00  | 4 meter    | 12%
Tapijt zuiver wol, 4 m breed                          | m2   | 59.00  | 4 meter    | 12%
Traprenovatieset 13 treden                            | st   | 620.00 |            |
Traptapijt met ondertapijt, 13 treden                 | st   | 265.00 |            |
Voorstrijk voor egaline                               | l    | 6.50   | 10 emmer   |
`
