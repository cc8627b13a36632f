/** What any job needs, and what several types need alike. */
export const shared = `
code                      | work                                                      | phase       | unit | hours | role       | besides                                                   | source             | materials

# Once in any job, whatever its types
general.workPreparation   | Werkvoorbereiding: inmeten, bestellen en plannen          | preparation | uur  | 1     | carpenter  | vat attendant                                             | eigen aanname 2026 |
general.callOut           | Voorrijden, klein materieel en schoon achterlaten         | preparation | post | 0.5   | carpenter  | equipment 12.00, vat attendant                            | bylder.elektricien, echt.elektricien: voorrijden 25 tot 60 euro 2026 |
general.transport         | Bus met gereedschap en klein materieel                    | preparation | dag  | 0     | carpenter  | equipment 32.50, vat attendant                            | eigen aanname 2026 |
general.parking           | Betaald parkeren bij het werk                             | preparation | dag  | 0     | helper     | equipment 22.00, margin 0%, spread 0.6-1.8, vat attendant | eigen aanname 2026 |
general.protection        | Vloeren en looproute afdekken en beschermen               | preparation | m2   | 0.06  | helper     | vat attendant                                             | eigen aanname 2026 | 1 Stucloper 65 cm; 1.5 Afdektape 50 mm
general.dustScreen        | Werkruimte stofdicht afschermen met folie en ritsdeur     | preparation | st   | 1.5   | helper     | vat attendant                                             | eigen aanname 2026 | 1 Ritsdeur stofwand 220 x 112 cm; 10 Bouwfolie 4 m breed
general.siteFacilities    | Bouwplaats: bouwhekken, opslag en bouwstroom              | preparation | dag  | 0     | helper     | equipment 16.00, vat attendant                            | eigen aanname 2026 |
general.siteFence         | Bouwhekken om de plek onder het dak                       | preparation | dag  | 0     | helper     | equipment 6.00, vat attendant                             | eigen aanname 2026 |
general.siteToilet        | Bouwtoilet huren en laten schoonhouden                    | preparation | dag  | 0     | helper     | equipment 8.00, vat attendant                             | eigen aanname 2026 |
general.asbestosSurvey    | Onderzoek naar asbest door een gecertificeerd bureau      | preparation | post | 0.5   | carpenter  | subcontract 495.00, spread 0.8-1.4, vat attendant         | eigen aanname 2026 |
general.containerOnStreet | Plek op straat voor de container aanvragen en afzetten    | preparation | post | 1.5   | carpenter  | equipment 45.00, vat attendant                            | eigen aanname 2026 |
general.waste             | Bouw- en sloopafval afvoeren in een container             | demolition  | m3   | 0.25  | helper     | subcontract 72.00, spread 0.8-1.35, vat attendant         | eigen aanname 2026 |
general.wasteByVan        | Bouw- en sloopafval afvoeren in zakken met de bus         | demolition  | m3   | 1.2   | helper     | subcontract 85.00, spread 0.8-1.35, vat attendant         | eigen aanname 2026 |
general.carrying          | Materiaal en afval dragen over trappen of langere afstand | demolition  | uur  | 1     | helper     | spread 0.7-1.5, vat attendant                             | eigen aanname 2026 |
general.dailyTidying      | Elke dag opruimen en de werkplek bezemschoon achterlaten  | handover    | dag  | 0.25  | helper     | vat attendant                                             | eigen aanname 2026 |
general.finalCleaning     | Eindschoonmaak binnen na het werk                         | handover    | uur  | 1     | helper     | vat cleaning                                              | eigen aanname 2026 | 1 Schoonmaakmiddel en doeken
general.handover          | Samen nalopen, opleveren en opleverdossier                | handover    | uur  | 1     | carpenter  | vat attendant                                             | eigen aanname 2026 |

# Getting material up
lifting.crane             | Hijskraan voor zwaar materiaal                            | shell       | dag  | 2     | carpenter  | equipment 980.00                                          | eigen aanname 2026 |
lifting.ladderLift        | Ladderlift om materiaal op het dak te brengen             | preparation | dag  | 0.5   | helper     | equipment 145.00, vat attendant                           | eigen aanname 2026 |

# Roofs of whatever is built on, and what comes back on an old one
roofing.flat              | Plat dak: balken, beschot, isolatie en EPDM               | roofing     | m2   | 1.8   | carpenter  |                                                           | eigen aanname 2026 | 1.9 Vuren balk C24 71 x 196 mm; 1 Underlayment 18 mm; 1 PIR-plaat plat dak 140 mm; 1 EPDM-dakfolie 1,2 mm, op maat; 0.45 EPDM-contactlijm; 1 Dampremmende laag bitumen
roofing.sloping           | Schuin dak: balken, isolatie en dakpannen                 | roofing     | m2   | 2.2   | carpenter  |                                                           | eigen aanname 2026 | 1 Geïsoleerd dakelement Rc 6,3; 3.1 Panlat vuren 26 x 40 mm; 1.7 Tengel vuren 22 x 50 mm; 14 Keramische pan, matte engobe; 6 Panhaken en rvs schroeven; 0.9 Vuren balk C24 71 x 221 mm
roofing.edge              | Dakrand met boeidelen, trim of goot                       | roofing     | m1   | 0.7   | carpenter  |                                                           | eigen aanname 2026 | 1 Boeideel rockpanel 8 mm; 1 Aluminium daktrim of mastgoot
roofing.boarding          | Slecht dakhout vervangen door nieuwe platen               | shell       | m2   | 0.5   | carpenter  | spread 0.8-1.5                                            | eigen aanname 2026 | 1 Underlayment 18 mm; 14 Schroeven verzinkt 5 x 60 mm

# Heating of new rooms; what lies in the floor stands with the floors
heating.radiator          | Radiator met leidingen naar de cv                         | plumbing    | st   | 5     | specialist |                                                           | eigen aanname 2026 | 1 Paneelradiator type 22 met thermostaatkraan; 12 Meerlagenbuis 16 mm met fittingen

# Plaster and paint of ordinary rooms; bathrooms, kitchens and dormers have work of their own
finishing.plaster         | Wanden en plafonds glad stucen                            | plastering  | m2   | 0.28  | specialist | vat plastering                                            | eigen aanname 2026 | 7 Gipspleister; 0.15 Voorstrijk voor stucwerk
finishing.plasterBoards   | Gipsplaten glad stucen                                    | plastering  | m2   | 0.26  | specialist | vat plastering                                            | eigen aanname 2026 | 5 Gipspleister
finishing.paint           | Wanden en plafonds schilderen, 2 lagen                    | painting    | m2   | 0.16  | carpenter  | vat painting                                              | eigen aanname 2026 | 0.2 Muurverf mat wit
`
