/** Wiring, switchgear and what is plugged in. */
export const electrical = `
article                                                    | unit | price  | pack     | waste
3-fase hoofdschakelaar, aardlekschakelaar en rail          | st   | 165.00 |          |
Aansluitmateriaal en groepenverklaring                     | st   | 35.00  |          |
Aansluitmateriaal groepenkast                              | st   | 9.00   |          |
Aardlekautomaat 3-fase 16 A                                | st   | 135.00 |          |
Aardlekautomaat 3-fase 16 A, type B of A-EV                | st   | 165.00 |          |
Aardlekautomaat 16 A                                       | st   | 59.00  |          |
Badkamerventilator stil, vochtsensor                       | st   | 145.00 |          |
Dubbele wandcontactdoos met inbouwdoos                     | st   | 14.50  |          |
Eigen groep met stopcontact                                | st   | 75.00  |          |
Groepenkast 12 groepen met aardlek en kookgroep            | st   | 780.00 |          |
Groepenkast met hoofdschakelaar en twee aardlekschakelaars | st   | 245.00 |          |
Grondkabel 5 x 6 mm² in mantelbuis                         | m1   | 7.90   | 1 meter  | 8%
Inbouwdozen, schakelaars en stopcontacten                  | st   | 18.50  |          |
Inbouwspot led IP65 met driver                             | st   | 32.00  |          |
Installatieautomaat 16 A                                   | st   | 12.50  |          |
Installatiedraad 2,5 mm² in buis                           | m1   | 1.45   | 100 rol  | 5%
Installatiekabel 3 x 2,5 mm²                               | m1   | 1.85   | 100 ring |
Installatiekabel 5 x 2,5 mm²                               | m1   | 2.90   | 50 ring  |
Kabelgoot wit 17 x 17 mm met hulpstukken                   | m1   | 2.10   | 2 lengte |
Klokthermostaat met vloersensor                            | st   | 119.00 |          |
Kookgroep 2-fase met aardlekbeveiliging                    | st   | 135.00 |          |
Laadpaal 11 kW met loadbalancing                           | st   | 695.00 |          |
Montage- en aansluitmateriaal                              | st   | 35.00  |          |
Netwerkcontactdoos dubbel                                  | st   | 18.50  |          |
Netwerkkabel cat6                                          | m1   | 0.75   | 305 doos |
Perilex inbouwcontactdoos                                  | st   | 24.00  |          |
Reparatiemortel gips                                       | kg   | 0.75   | 10 zak   |
Rookmelder koppelbaar, 10 jaar batterij                    | st   | 39.00  |          |
Schakelaar, centraaldoos en lasdoos                        | st   | 19.50  |          |
Verwarmingsmat elektrisch 150 W/m²                         | m2   | 78.00  | 1 mat    |
Wandcontactdoos met inbouwdoos                             | st   | 11.50  |          |
Werkschakelaar 2-polig buiten                              | st   | 29.00  |          |
Werkschakelaar 4-polig buiten                              | st   | 42.00  |          |
`
