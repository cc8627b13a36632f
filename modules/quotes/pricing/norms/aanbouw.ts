export const aanbouw = `
code                     | work                                                     | phase       | unit | hours | role       | besides                                            | source             | materials

# Inside
aanbouw.electrics        | Elektra aanbouw: groep, stopcontacten en lichtpunten     | electrical  | post | 14    | specialist |                                                    | eigen aanname 2026 | 90 Installatiedraad 2,5 mm² in buis; 12 Inbouwdozen, schakelaars en stopcontacten; 1 Aardlekautomaat 16 A
aanbouw.heatingManifold  | Verdeler vloerverwarming aansluiten op de cv             | plumbing    | st   | 6     | specialist |                                                    | eigen aanname 2026 | 1 Verdeler vloerverwarming 2 groepen met pomp
aanbouw.ceiling          | Plafond van gipsplaat op regelwerk                       | plastering  | m2   | 0.6   | carpenter  |                                                    | eigen aanname 2026 | 1 Gipsplaat 12,5 mm; 3.2 Regelwerk vuren 22 x 50 mm

# The building
aanbouw.drawings         | Bouwtekeningen en constructieberekening laten maken      | preparation | post | 4     | carpenter  | subcontract 2950.00, spread 0.8-1.4                | eigen aanname 2026 |
aanbouw.clearGround      | Tegels en planten weghalen, terrein vlak maken           | preparation | m2   | 0.3   | helper     |                                                    | eigen aanname 2026 |
aanbouw.handTransport    | Extra transport met de hand door smalle doorgang of huis | preparation | uur  | 1     | helper     | spread 0.8-1.5                                     | eigen aanname 2026 |
aanbouw.excavate         | Grond ontgraven en afvoeren                              | foundation  | m3   | 0.35  | helper     | equipment 16.00, subcontract 26.00, spread 0.8-1.4 | eigen aanname 2026 |
aanbouw.pileRig          | Heistelling of boormachine aan- en afvoeren              | foundation  | post | 2     | carpenter  | subcontract 1450.00                                | eigen aanname 2026 |
aanbouw.pile             | Funderingspaal aanbrengen                                | foundation  | st   | 0.5   | carpenter  | subcontract 385.00, spread 0.8-1.5                 | eigen aanname 2026 |
aanbouw.foundation       | Fundering van gewapend beton met funderingsmuur          | foundation  | m1   | 1.6   | carpenter  | spread 0.85-1.35                                   | eigen aanname 2026 | 0.28 Betonmortel C20/25; 14 Wapeningsstaal B500; 0.6 Kalkzandsteen funderingsblok
aanbouw.floor            | Geïsoleerde begane-grondvloer met druklaag               | foundation  | m2   | 1     | carpenter  |                                                    | eigen aanname 2026 | 1 PS-isolatievloer Rc 3,7 met broodjes; 0.08 Betonmortel C20/25; 1.15 Wapeningsnet 6-150
aanbouw.opening          | Gevel openbreken en stalen balk plaatsen                 | shell       | m1   | 7     | carpenter  | equipment 65.00, spread 0.8-1.5                    | eigen aanname 2026 | 1.1 Stalen balk HEA 200 met oplegplaten; 1 Brandwerende gipsplaat en mortel
aanbouw.wall.steen       | Spouwmuur van kalkzandsteen met isolatie en metselwerk   | shell       | m2   | 2.4   | carpenter  |                                                    | eigen aanname 2026 | 72 Gevelsteen waalformaat; 48 Metsel- en voegmortel; 1 Kalkzandsteen lijmblok 100 mm; 1 Spouwisolatie Rd 4,7; 5 Spouwankers rvs
aanbouw.wall.hout        | Houtskeletwand met isolatie en houten gevel              | shell       | m2   | 2.2   | carpenter  |                                                    | eigen aanname 2026 | 3.2 Regelwerk vuren 38 x 184 mm; 1 Glaswol Rd 5,0 180 mm; 1 OSB 12 mm en folies; 1 Gevelhout thermisch gemodificeerd
aanbouw.wall.stuc        | Muur van kalkzandsteen met isolatie en buitenstuc        | shell       | m2   | 1     | carpenter  | subcontract 135.00                                 | eigen aanname 2026 | 1 Kalkzandsteen lijmblok 150 mm
aanbouw.roof.glas        | Glazen dak van aluminium met zonwerend HR++-glas         | roofing     | m2   | 1     | carpenter  | subcontract 640.00, spread 0.85-1.35               | eigen aanname 2026 |
aanbouw.drainage         | Hemelwaterafvoer en aansluiting op het riool             | roofing     | post | 7     | specialist |                                                    | eigen aanname 2026 | 4 Zinken hemelwaterafvoer 80 mm met beugels; 8 PVC-rioolbuis 125 mm met hulpstukken
aanbouw.skylight         | Lichtkoepel met opstand, 100 x 100 cm                    | roofing     | st   | 5     | carpenter  |                                                    | eigen aanname 2026 | 1 Lichtkoepel dubbelwandig 100 x 100 cm met opstand
aanbouw.front.schuifpui  | Schuifpui met HR++-glas, circa 3 meter                   | frames      | st   | 10    | carpenter  |                                                    | eigen aanname 2026 | 1 Schuifpui aluminium 300 x 230 cm HR++
aanbouw.front.openslaand | Openslaande deuren met HR++-glas en zijlichten           | frames      | st   | 9     | carpenter  |                                                    | eigen aanname 2026 | 1 Openslaande deuren met zijlichten 300 x 230 cm HR++
aanbouw.front.vouwwand   | Vouwwand met HR++-glas, circa 4 meter                    | frames      | st   | 16    | carpenter  |                                                    | eigen aanname 2026 | 1 Vouwwand aluminium 400 x 230 cm HR++
aanbouw.front.raam       | Raam en tuindeur met HR++-glas                           | frames      | st   | 9     | carpenter  |                                                    | eigen aanname 2026 | 1 Kozijn met raam 180 x 150 cm HR++; 1 Kozijn met tuindeur HR++
`
