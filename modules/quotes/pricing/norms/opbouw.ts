export const opbouw = `
code                        | work                                                          | phase       | unit | hours | role       | besides                             | source             | materials

# Inside
opbouw.stairOpening         | Trapgat maken in de bestaande vloer of het dak                | shell       | st   | 18    | carpenter  | spread 0.8-1.6                      | eigen aanname 2026 | 1 Ravelingen, bekleding en bevestiging
opbouw.stair.vast           | Vaste houten trap met leuning en hekwerk                      | fitting     | st   | 14    | carpenter  |                                     | eigen aanname 2026 | 1 Vurenhouten trap met kwart, leuning en hek
opbouw.stair.luxe           | Open trap van hardhout of staal met leuning en hekwerk        | fitting     | st   | 18    | carpenter  | spread 0.8-1.5                      | eigen aanname 2026 | 1 Open trap hardhout of staal met balustrade
opbouw.lining               | Buitenwanden en plafond binnen bekleden met gipsplaat         | insulation  | m2   | 0.45  | carpenter  |                                     | eigen aanname 2026 | 2.5 Regelwerk vuren 22 x 50 mm; 1 Gipsplaat 12,5 mm
opbouw.innerWall            | Binnenwand van metaalprofielen, isolatie en gipsplaat         | insulation  | m2   | 0.9   | carpenter  |                                     | eigen aanname 2026 | 2.6 Metalstud profielen 75 mm; 2 Gipsplaat 12,5 mm; 1 Glaswol 60 mm
opbouw.electrics            | Elektra: groepen, stopcontacten, lichtpunten en rookmelder    | electrical  | m2   | 0.55  | specialist |                                     | eigen aanname 2026 | 5 Installatiedraad 2,5 mm² in buis; 0.5 Inbouwdozen, schakelaars en stopcontacten
opbouw.ventilation          | Ventilatie aansluiten op nieuwe of bestaande unit             | plumbing    | post | 10    | specialist |                                     | eigen aanname 2026 | 1 Ventilatiebox met kanalen en roosters
opbouw.door                 | Binnendeur met kozijn en beslag, afgelakt                     | fitting     | st   | 5     | carpenter  |                                     | eigen aanname 2026 | 1 Binnendeur afgelakt met kozijn en beslag

# The storey
opbouw.drawings             | Bouwtekeningen en constructieberekening laten maken           | preparation | post | 6     | carpenter  | subcontract 4200.00, spread 0.8-1.4 | eigen aanname 2026 |
opbouw.scaffold             | Steiger rondom, huur voor de hele ruwbouw                     | preparation | m2   | 0     | helper     | subcontract 15.50, vat attendant    | eigen aanname 2026 |
opbouw.temporaryRoof        | Tijdelijk zeildak zodat het huis droog blijft                 | preparation | m2   | 0.1   | helper     | subcontract 36.00, spread 0.7-1.4   | eigen aanname 2026 |
opbouw.removeRoof.plat      | Dakbedekking, grind en dakrand van het platte dak verwijderen | demolition  | m2   | 0.5   | helper     |                                     | eigen aanname 2026 |
opbouw.removeRoof.schuin    | Schuin dak met pannen en dakconstructie slopen                | demolition  | m2   | 1.4   | helper     | equipment 4.50, spread 0.85-1.35    | eigen aanname 2026 |
opbouw.steel                | Stalen balken en ankers om de opbouw te dragen                | shell       | m1   | 1     | carpenter  | spread 0.7-1.6                      | eigen aanname 2026 | 1 Stalen balk HEA 200 met oplegplaten (waste 5%)
opbouw.floor                | Nieuwe houten verdiepingsvloer met isolatie tegen geluid      | shell       | m2   | 0.95  | carpenter  |                                     | eigen aanname 2026 | 2.2 Vuren balk C24 71 x 221 mm; 1 Underlayment 18 mm; 1 Glaswol 100 mm; 1 Raveeldragers en bouten
opbouw.strengthenFloor      | Zoldervloer verstevigen tot woonvloer                         | shell       | m2   | 0.6   | carpenter  | spread 0.8-1.4                      | eigen aanname 2026 | 1.1 Vuren balk C24 71 x 171 mm; 1 Underlayment 18 mm
opbouw.wall                 | Houtskeletwand met isolatie, in de fabriek gemaakt            | shell       | m2   | 0.7   | carpenter  |                                     | eigen aanname 2026 | 1 Houtskeletelement Rc 4,7 met folies; 1 Ankers, kit en luchtdichte tape
opbouw.wallByHand           | Toeslag: wanden en dak zonder kraan ter plekke opbouwen       | shell       | m2   | 0.8   | carpenter  | equipment 3.50                      | eigen aanname 2026 |
opbouw.craneReach           | Toeslag voor een grotere kraan die over huizen heen reikt     | shell       | dag  | 1     | helper     | equipment 980.00, spread 0.8-1.4    | eigen aanname 2026 |
opbouw.joint                | Waterdichte aansluiting op de bestaande gevel met lood        | roofing     | m1   | 0.8   | specialist |                                     | eigen aanname 2026 | 1 Bladlood 25 pond met voegmateriaal
opbouw.cladding.hout        | Gevel van houten delen op regelwerk                           | frames      | m2   | 1     | carpenter  |                                     | eigen aanname 2026 | 1 Gevelhout thermisch gemodificeerd; 2.2 Regelwerk geïmpregneerd
opbouw.cladding.kunststof   | Gevel van kunststof of composiet op regelwerk                 | frames      | m2   | 0.9   | carpenter  |                                     | eigen aanname 2026 | 1 Gevelpaneel composiet; 2.2 Regelwerk geïmpregneerd
opbouw.cladding.steenstrips | Gevel van steenstrips op plaat, gevoegd                       | frames      | m2   | 0.5   | carpenter  | subcontract 92.00                   | eigen aanname 2026 | 1 Cementplaat met regelwerk
opbouw.cladding.stuc        | Gevel van isolatieplaat met buitenstuc                        | frames      | m2   | 0.2   | carpenter  | subcontract 115.00                  | eigen aanname 2026 |
opbouw.windowTrim           | Waterslag en dagkanten van een raam in de nieuwe gevel        | frames      | st   | 0.3   | carpenter  |                                     | eigen aanname 2026 | 1 Waterslag en dagkantafwerking
`
