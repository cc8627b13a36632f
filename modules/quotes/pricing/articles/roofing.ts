/** Coverings, edges and gutters of roofs. */
export const roofing = `
article                                           | unit | price  | pack               | waste
Aluminium daktrim of mastgoot                     | m1   | 14.50  | 2.5 lengte         | 5%
Ballast, klemmen en rubber                        | st   | 9.00   |                    |
Beschermdoek en randgrind                         | m2   | 4.50   | 25 set             | 5%
Betonpan sneldek of gelijk                        | st   | 1.25   | 240 pallet         | 5%
Bitumen hechtlaag en reparatiemateriaal           | m2   | 2.40   | 25 blik            |
Bitumen onderlaag 3 mm                            | m2   | 4.80   | 7.5 rol            | 12%
Bitumen toplaag APP 4 mm                          | m2   | 7.20   | 5 rol              | 12%
Bladlood 25 pond met voegmateriaal                | m1   | 38.00  | 6 rol              | 5%
Bladlood 25 pond                                  | kg   | 5.20   | 25 rol             |
Boeideel rockpanel 8 mm                           | m1   | 19.50  | 3.05 lengte        | 10%
Boeideel volkunststof 250 mm                      | m1   | 24.50  | 3.05 lengte        | 10%
Dakfolie dampopen                                 | m2   | 1.95   | 75 rol             | 12%
Dakgrind 16-32 mm                                 | kg   | 0.12   | 1000 big bag       |
Dakhaken en klemmen                               | st   | 14.00  |                    |
Dakpan, bijpassend of gebruikt                    | st   | 2.40   |                    |
Daktrim aluminium                                 | m1   | 9.50   | 2.5 lengte         | 10%
Dampremmende laag bitumen                         | m2   | 3.20   | 15 rol             | 10%
EPDM-contactlijm                                  | l    | 9.80   | 5 blik             |
EPDM-dakfolie 1,2 mm, op maat                     | m2   | 12.50  | - stuk op maat     | 12%
Geïsoleerd dakelement Rc 6,3                      | m2   | 79.00  | - levering op maat | 5%
Gevelpan links of rechts                          | st   | 8.90   |                    | 5%
Gootbeugels en hulpstukken pvc                    | m1   | 6.50   | 4 set              |
Gootbeugels, soldeer en zinkwerk                  | m1   | 8.50   | 3 set              |
Hout, folie en pannen om dicht te maken           | post | 185.00 |                    |
Isolatielijm of parkers met drukplaat             | m2   | 2.80   | 10 set             |
Isolatieschroef en tengel voor dakisolatie        | m2   | 4.20   | 10 set             |
Keramische pan, geglazuurd                        | st   | 2.75   | 240 pallet         | 5%
Keramische pan, matte engobe                      | st   | 1.95   | 240 pallet         | 5%
Keramische terrastegel 60 x 60 x 2 cm             | m2   | 39.00  | 0.72 doos          | 6%
Kit, haften en schuimband                         | m1   | 2.50   | 10 set             |
Klangen, soldeer en bevestiging                   | m1   | 4.50   | 10 set             |
Leien en leihaken voor de aansluiting             | m2   | 58.00  | 1 pak              |
Leihaken rvs                                      | st   | 0.16   | 500 doos           |
Lichtkoepel dubbelwandig 80 x 80 cm met opstand   | st   | 415.00 |                    |
Lichtkoepel dubbelwandig 100 x 100 cm met opstand | st   | 625.00 |                    |
Loodvervanger 300 mm                              | m1   | 16.50  | 5 rol              | 10%
Natuurlei 50 x 25 cm                              | m2   | 48.00  | 5 krat             | 8%
Nokvorst met klem                                 | st   | 7.80   |                    | 5%
Ondervorst ventilerend                            | m1   | 5.20   | 5 rol              | 5%
Panhaken en rvs schroeven                         | st   | 0.22   | 250 doos           |
Panlat vuren 26 x 40 mm                           | m1   | 1.05   | 4.5 lengte         | 8%
Panlatten, folie en bevestiging                   | m2   | 4.20   | 10 set             |
PIR-dakplaat tand en groef 80 mm                  | m2   | 21.50  | 2.88 plaat         | 5%
PIR-dakplaat tand en groef 140 mm                 | m2   | 36.50  | 2.88 plaat         | 5%
PIR-plaat plat dak 80 mm                          | m2   | 19.50  | 7.2 pak            | 6%
PIR-plaat plat dak 120 mm                         | m2   | 29.50  | 7.2 pak            | 6%
PIR-plaat plat dak 140 mm                         | m2   | 34.00  | 7.2 pak            | 6%
Propaangas                                        | kg   | 2.90   | 10.5 fles          |
PVC-mastgoot 150 mm                               | m1   | 11.50  | 4 lengte           | 8%
PVC-regenpijp 80 mm met beugels                   | m1   | 8.50   | 4 lengte           | 8%
Randhout en boeideel geplastificeerd              | m1   | 16.50  | 2.5 lengte         | 10%
Reparatiebaan, primer en kit                      | m2   | 19.50  | 5 set              | 15%
Ruiter en vorstbeugels                            | m1   | 2.60   | 4.2 lengte         |
Sedumcassette compleet 54 x 54 cm                 | m2   | 42.00  | 0.29 cassette      | 3%
Stadsuitloop of onderuitloop met bladvanger       | st   | 49.00  |                    |
Strook dakbedekking voor de opstand               | m1   | 4.20   | 15 rol             | 10%
Tengel vuren 22 x 50 mm                           | m1   | 0.95   | 4.5 lengte         | 8%
Titaanzink 0,8 mm met onderlaag                   | m2   | 82.00  | 2 plaat            | 20%
Verstelbare tegeldrager                           | st   | 2.10   |                    |
Voegmortel en kit                                 | post | 45.00  |                    |
Vogelschroot met ventilatieprofiel                | m1   | 4.20   | 1 lengte           | 5%
Zinken bakgoot B37, 0,8 mm                        | m1   | 39.00  | 3 lengte           | 8%
Zinken hemelwaterafvoer 80 mm met beugels         | m1   | 21.50  | 2 lengte           | 8%
Zinken muurafdekker 0,8 mm, gezet                 | m1   | 34.00  | 3 lengte           | 8%
`
