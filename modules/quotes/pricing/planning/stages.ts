/**
 * What a job is made of on site, in the order in which it is usually done. `place`: what can go on at the same time:
 * work in different places can, and so can work in one place unless one of it is `alone` there; `off` takes no day on
 * site, `beside` is done within the days of the other work. `people`: the fewest and the most that work on it.
 * `second`: from how many hours on a second person comes. `after`: what it waits for, with days of drying or
 * hardening counted on the calendar ('plastering 7'); of what the job doesn't have it waits for what that waits for.
 * `open`: the building stands open in between, so it is begun only when it can be closed before a weekend or holiday.
 */
export const stageTable = `
stage        | activity                                    | place        | people | second | after                                                                                  | open | source
office       | Werkvoorbereiding, inmeten en bestellen     | off          | 1-1    | 0      |                                                                                        |      |
scaffold     | Steiger plaatsen en weghalen door verhuur   | off          | 1-1    | 0      |                                                                                        |      |
visit        | Voorrijden en schoon achterlaten            | beside       | 1-1    | 0      |                                                                                        |      |
daily        | Elke werkdag: bus, opruimen en sjouwen      | beside       | 1-1    | 0      |                                                                                        |      |
preparation  | Inrichten, afdekken en afschermen           | site         | 1-2    | 8      |                                                                                        |      |
demolition   | Slopen en afvoeren                          | inside       | 1-3    | 8      | preparation                                                                            |      |
foundation   | Grondwerk en fundering                      | outside      | 2-2    | 0      | preparation, demolition                                                                |      |
groundFloor  | Begane-grondvloer storten                   | outside      | 2-2    | 0      | foundation 3                                                                           |      | op funderingsbeton kan men na 1 of 2 dagen staan (een-huis-bouwen.be); eigen aanname: na 3 dagen draagt het muren
shell        | Ruwbouw                                     | outside      | 1-3    | 10     | foundation 3, groundFloor 3, demolition                                                |      | eigen aanname: beton draagt na 3 dagen het eerste metselwerk
masonry      | Muren metselen                              | outside      | 1-3    | 10     | foundation 3, groundFloor 3, demolition                                                |      |
dormer       | Dak openen, dakkapel plaatsen en dichtmaken | roof         | 3-3    | 0      |                                                                                        | yes  |
roofing      | Dakwerk, elke avond weer dicht              | roof         | 1-3    | 10     | shell, masonry 2, dormer, preparation                                                  |      | eigen aanname: metselwerk is na 2 dagen hard genoeg voor een dak
frames       | Kozijnen, deuren en gevel                   | outside      | 1-3    | 8      | shell, masonry, dormer, roofing                                                        |      |
outsidePaint | Buitenschilderwerk en kozijnen schilderen   | outside      | 1-2    | 60     | frames, dormer, roofing                                                                |      |
breakout     | Gevel openbreken en balk plaatsen           | inside       | 2-2    | 0      | roofing, frames                                                                        | yes  |
insulation   | Isoleren en wanden zetten                   | inside       | 1-2    | 16     | roofing, frames, breakout, demolition                                                  |      |
electrical   | Elektra                                     | inside       | 1-2    | 40     | demolition, shell, masonry, frames, roofing, breakout                                  |      |
plumbing     | Water, afvoer en verwarming                 | inside       | 1-2    | 40     | demolition, shell, masonry, frames, roofing, breakout                                  |      |
milling      | Vloerverwarming infrezen                    | inside alone | 1-2    | 16     | plumbing, insulation                                                                   |      |
screed       | Dekvloer storten                            | inside alone | 1-2    | 16     | plumbing, insulation                                                                   |      |
heatedScreed | Dekvloer over de vloerverwarming storten    | inside alone | 1-2    | 16     | plumbing, insulation                                                                   |      |
plastering   | Stucwerk                                    | inside alone | 1-2    | 40     | electrical, plumbing, insulation, milling 1, screed 3, heatedScreed 3                  |      | eigen aanname: een dekvloer is na 3 dagen te belopen
underlay     | Uitvlakken, egaliseren en waterdicht maken  | inside alone | 1-2    | 24     | plastering 1, milling 3, screed 28, heatedScreed 42, plumbing, electrical, demolition  |      | zandcement is na 28 dagen hard genoeg en daarna 14 dagen opgestookt (altenavloeren.nl, piersmavloeren.nl, dutzfloors.com); eigen aanname: de vulling van de sleuven droogt 3 dagen
bathroom     | Badkamer en toilet betegelen en inrichten   | inside       | 1-2    | 160    | underlay 1, screed 28, heatedScreed 42, plastering 1, plumbing, electrical             |      | een badkamer van 4 tot 6 m² duurt 8 tot 15 werkdagen (grootinkluswerk.nl): er is plaats voor één
tiling       | Tegelwerk                                   | inside       | 1-2    | 80     | underlay 1, screed 28, heatedScreed 42, plastering 1                                   |      | eigen aanname: uitvlakmortel en kimlaag drogen een nacht
painting     | Schilderwerk                                | inside       | 1-2    | 100    | plastering 7, tiling 1, frames, insulation                                             |      | stucwerk droogt 1 mm per dag en minstens 7 dagen (stucwerk038.nl, nwgroep.nl)
flooring     | Vloeren leggen                              | inside alone | 1-2    | 16     | painting 1, underlay 1, screed 49, heatedScreed 42, tiling 1, bathroom 1, plastering 3 |      | zandcement van 7 cm droogt een week per cm; met vloerverwarming 28 dagen en 14 dagen opstoken tot 1,8% vocht (altenavloeren.nl, bastelparket.nl)
sanitary     | Sanitair plaatsen                           | inside       | 1-2    | 24     | flooring, painting, tiling 1, plastering 1                                             |      | sanitair komt op de tegels, waar niet geschilderd is; eigen aanname: tegellijm droogt een nacht
fitting      | Afbouw en montage                           | inside       | 1-2    | 24     | flooring, painting 1, tiling 1, plastering 1                                           |      | eigen aanname: tegellijm en verf drogen een nacht
cabinets     | Keukenkasten plaatsen                       | inside       | 1-2    | 12     | flooring, painting 1, tiling 1, underlay 1, plastering 1                               |      |
worktop      | Werkblad inmeten, leveren en plaatsen       | inside       | 1-2    | 8      | cabinets 7                                                                             |      | steen wordt ingemeten als de kasten staan en is er na een week (grootinkluswerk.nl)
appliances   | Apparaten inbouwen en aansluiten            | inside       | 1-2    | 16     | cabinets, worktop                                                                      |      |
backsplash   | Achterwand tegelen                          | inside       | 1-1    | 0      | cabinets, worktop                                                                      |      |
handover     | Schoonmaken, nalopen en opleveren           | site         | 1-2    | 4      | everything                                                                             |      |
`

/** Norms whose work is done in another stage than the phase under which the calculation shows them. */
export const stagesOfNorms = `
norm                           | stage
general.workPreparation        | office
general.containerOnStreet      | office
general.asbestosSurvey         | office
aanbouw.drawings               | office
opbouw.drawings                | office
isolatie.subsidyFile           | office
isolatie.cavitySurvey          | office
kozijnen.measure               | office
general.waste                  | clearing
general.wasteByVan             | clearing
general.callOut                | visit
general.transport              | daily
general.parking                | daily
general.siteFacilities         | daily
general.siteToilet             | daily
general.siteFence              | daily
general.dailyTidying           | daily
general.carrying               | daily
dakkapel.scaffold              | scaffold
dakwerk_hellend.scaffold       | scaffold
dakwerk_hellend.scaffoldBridge | scaffold
opbouw.scaffold                | scaffold
dakkapel.removeOld             | dormer
dakkapel.openRoof              | dormer
dakkapel.trimming              | dormer
dakkapel.prefab                | dormer
dakkapel.prefabDelivery        | dormer
dakkapel.crane                 | dormer
dakkapel.front                 | dormer
dakkapel.cheeks                | dormer
dakkapel.roof                  | dormer
dakkapel.windows               | dormer
dakkapel.openingWindow         | dormer
dakkapel.vent                  | dormer
dakkapel.flashing              | dormer
dakwerk_hellend.strip          | roofing
dakwerk_hellend.setAside       | roofing
dakwerk_hellend.chimney        | roofing
dakwerk_hellend.roofWindow     | roofing
dakwerk_hellend.solarPanel     | roofing
dakwerk_plat.strip             | roofing
dakwerk_plat.ballast           | roofing
dakwerk_plat.solarPanel        | roofing
roofing.boarding               | roofing
kozijnen.remove                | frames
kozijnen.removeSteel           | frames
isolatie.glass                 | frames
aanbouw.opening                | breakout
vloeren.heating.frezen         | milling
vloeren.screed                 | screed
vloeren.primeLevel             | underlay
vloeren.levelExtra             | underlay
vloeren.levelThick             | underlay
badkamer.woodFloor             | plumbing
badkamer.level                 | underlay
badkamer.waterproofing         | underlay
vloeren.tegels                 | tiling
badkamer.floorHeating          | underlay
keuken.cabinets                | cabinets
keuken.installOnly             | cabinets
keuken.installCorner           | cabinets
keuken.installIsland           | cabinets
keuken.island                  | cabinets
keuken.worktop.kunststof       | cabinets
keuken.worktop                 | worktop
keuken.sink                    | appliances
keuken.inductie                | appliances
keuken.oven                    | appliances
keuken.vaatwasser              | appliances
keuken.koelkast                | appliances
keuken.afzuigkap               | appliances
keuken.kokendwaterkraan        | appliances
keuken.connectAppliance        | appliances
keuken.backsplash              | backsplash
dakkapel.paintOutside          | outsidePaint
kozijnen.paint                 | outsidePaint
aanbouw.floor                  | groundFloor
aanbouw.wall.steen             | masonry
aanbouw.wall.stuc              | masonry
complete_renovatie.bathroom    | bathroom
complete_renovatie.toilet      | bathroom
complete_renovatie.kitchen     | cabinets
badkamer.radiator              | sanitary
badkamer.shower                | sanitary
badkamer.bath                  | sanitary
badkamer.toilet                | sanitary
badkamer.basin                 | sanitary
badkamer.doubleBasin           | sanitary
`
