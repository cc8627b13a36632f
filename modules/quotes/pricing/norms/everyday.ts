/** Work that builders are asked for every day, found in work items and asked by no question of the wizard. */
export const everyday = `
code                    | work                                               | phase      | unit | hours | role       | besides                         | source             | materials

# Water, heating and electricity
everyday.tap            | Kraan leveren en plaatsen                          | fitting    | st   | 1     | specialist |                                 | eigen aanname 2026 | 1 Kraan eengreeps
everyday.showerTap      | Douchekraan met glijstang leveren en plaatsen      | fitting    | st   | 1.5   | specialist |                                 | eigen aanname 2026 | 1 Thermostaatkraan douche met glijstangset
everyday.showerScreen   | Glazen douchewand plaatsen                         | fitting    | st   | 2     | specialist |                                 | eigen aanname 2026 | 1 Douchewand veiligheidsglas 100 cm
everyday.showerCabin    | Douchecabine plaatsen                              | fitting    | st   | 4     | specialist |                                 | eigen aanname 2026 | 1 Douchecabine compleet 90 x 90 cm
everyday.showerTray     | Douchebak plaatsen en aansluiten                   | fitting    | st   | 3     | specialist |                                 | eigen aanname 2026 | 1 Douchebak composiet met sifon
everyday.closeCoupled   | Staand toilet (duoblok) plaatsen                   | fitting    | st   | 2.5   | specialist |                                 | eigen aanname 2026 | 1 Duoblok staand toilet met zitting
everyday.handBasin      | Fontein met kraan plaatsen                         | fitting    | st   | 2.5   | specialist |                                 | eigen aanname 2026 | 1 Fontein met kraan en sifon
everyday.outsideTap     | Buitenkraan met leiding plaatsen                   | plumbing   | st   | 2.5   | specialist |                                 | eigen aanname 2026 | 1 Vorstvrije buitenkraan
everyday.electricBoiler | Elektrische boiler plaatsen                        | plumbing   | st   | 2     | specialist |                                 | eigen aanname 2026 | 1 Keukenboiler 10 liter
everyday.thermostat     | Kamerthermostaat vervangen                         | plumbing   | st   | 1     | specialist |                                 | eigen aanname 2026 | 1 Kamerthermostaat met klok
everyday.ventilationBox | Ventilatiebox vervangen                            | electrical | st   | 2.5   | specialist |                                 | eigen aanname 2026 | 1 Ventilatiebox met perilex en sturing
everyday.waterPipe      | Waterleiding aanleggen                             | plumbing   | m1   | 0.45  | specialist |                                 | eigen aanname 2026 | 1 Leidingbuis en isolatie, meerlagen
everyday.drainPipe      | Afvoer binnen aanleggen                            | plumbing   | m1   | 0.5   | specialist |                                 | eigen aanname 2026 | 1 PVC-afvoerbuis 50 mm met hulpstukken
everyday.sewer          | Riolering buiten graven en leggen                  | plumbing   | m1   | 1     | specialist |                                 | eigen aanname 2026 | 1 PVC-rioolbuis 125 mm met hulpstukken
everyday.removeRadiator | Radiator verwijderen en leidingen afdoppen         | demolition | st   | 1     | specialist |                                 | eigen aanname 2026 |
everyday.moveRadiator   | Radiator verplaatsen met nieuwe leidingen          | plumbing   | st   | 3.5   | specialist |                                 | eigen aanname 2026 | 6 Meerlagenbuis 16 mm met fittingen
everyday.rehangRadiator | Radiator afnemen en terughangen                    | plumbing   | st   | 1.5   | specialist |                                 | eigen aanname 2026 |
everyday.leakSearch     | Lekkage in leidingen of badkamer opsporen          | plumbing   | post | 3     | specialist | equipment 45.00, spread 0.7-1.8 | eigen aanname 2026 |
everyday.unblock        | Verstopte afvoer ontstoppen                        | plumbing   | post | 1.5   | specialist | equipment 35.00, spread 0.7-1.6 | eigen aanname 2026 |
everyday.replaceSocket  | Stopcontact vervangen op dezelfde plek             | electrical | st   | 0.35  | specialist |                                 | eigen aanname 2026 | 1 Wandcontactdoos met inbouwdoos
everyday.switch         | Schakelaar plaatsen of vervangen                   | electrical | st   | 0.4   | specialist |                                 | eigen aanname 2026 | 1 Schakelaar, centraaldoos en lasdoos
everyday.lamp           | Door u gekochte lamp ophangen en aansluiten        | electrical | st   | 0.5   | specialist |                                 | eigen aanname 2026 | 1 Ophang- en aansluitmateriaal lamp
everyday.outdoorLight   | Buitenlamp leveren en aansluiten                   | electrical | st   | 1.25  | specialist |                                 | eigen aanname 2026 | 1 Buitenlamp led met bewegingssensor
everyday.doorbell       | Deurbel vervangen                                  | electrical | st   | 1     | specialist |                                 | eigen aanname 2026 | 1 Deurbel bedraad met transformator

# Walls outside, gutters and gardens
everyday.brickwork      | Muur metselen, halfsteens                          | shell      | m2   | 1.6   | specialist |                                 | eigen aanname 2026 | 72 Gevelsteen waalformaat; 45 Metsel- en voegmortel
everyday.gardenWall     | Tuinmuur metselen op een fundering                 | shell      | m2   | 2.6   | specialist |                                 | eigen aanname 2026 | 125 Gevelsteen waalformaat; 80 Metsel- en voegmortel; 0.12 Betonmortel C20/25
everyday.repointing     | Voegen van de gevel uithakken en opnieuw voegen    | shell      | m2   | 0.75  | specialist | equipment 2.00                  | eigen aanname 2026 | 8 Metsel- en voegmortel
everyday.facadeCleaning | Gevel reinigen en impregneren                      | handover   | m2   | 0.15  | helper     | equipment 3.50                  | eigen aanname 2026 |
everyday.facadeRender   | Gevel buiten stucen                                | plastering | m2   | 0.6   | specialist | vat plastering                  | eigen aanname 2026 | 1 Buitenpleister met wapening
everyday.paintFacade    | Gevel buiten schilderen                            | painting   | m2   | 0.22  | carpenter  | vat painting                    | eigen aanname 2026 | 0.3 Muurverf schimmelwerend, 2 lagen
everyday.paintFascia    | Boeidelen en goten buiten schuren en schilderen    | painting   | m1   | 0.45  | carpenter  | vat painting                    | eigen aanname 2026 | 0.06 Grondverf buiten; 0.08 Lakverf hoogglans buiten
everyday.cleanGutter    | Dakgoot schoonmaken                                | handover   | m1   | 0.12  | helper     |                                 | eigen aanname 2026 |
everyday.paving         | Tegels of klinkers buiten leggen op zand           | fitting    | m2   | 0.6   | helper     | equipment 2.50                  | eigen aanname 2026 | 1 Betontegel 60 x 60 x 5 cm; 0.08 Straatzand
everyday.fence          | Schutting met betonpalen plaatsen                  | fitting    | m1   | 1     | carpenter  |                                 | eigen aanname 2026 | 1 Tuinscherm 180 x 180 cm met betonpaal
everyday.removeFence    | Oude schutting verwijderen                         | demolition | m1   | 0.35  | helper     |                                 | eigen aanname 2026 |

# Inside
everyday.stripWallpaper | Oud behang verwijderen                             | demolition | m2   | 0.16  | helper     | spread 0.8-1.4, vat attendant   | eigen aanname 2026 |
everyday.stripPlaster   | Oud stucwerk afbikken                              | demolition | m2   | 0.4   | helper     | spread 0.8-1.4                  | eigen aanname 2026 |
everyday.stripCeiling   | Plafond met regelwerk verwijderen                  | demolition | m2   | 0.3   | helper     | spread 0.8-1.4                  | eigen aanname 2026 |
everyday.stripScreed    | Dekvloer uitbreken                                 | demolition | m2   | 0.7   | helper     | spread 0.8-1.4                  | eigen aanname 2026 |
everyday.stripSkirting  | Plinten verwijderen                                | demolition | m1   | 0.08  | helper     | spread 0.8-1.4                  | eigen aanname 2026 |
everyday.removeDoor     | Binnendeur met kozijn verwijderen                  | demolition | st   | 1     | helper     | spread 0.8-1.4                  | eigen aanname 2026 |
everyday.removeStairs   | Oude trap verwijderen                              | demolition | st   | 6     | helper     | spread 0.8-1.4                  | eigen aanname 2026 |
everyday.wallpaper      | Wanden behangen met vliesbehang                    | painting   | m2   | 0.22  | carpenter  | vat wallpapering                | eigen aanname 2026 | 1 Vliesbehang met lijm
everyday.glassFibre     | Glasvezelbehang of renovlies plakken               | painting   | m2   | 0.18  | carpenter  | vat wallpapering                | eigen aanname 2026 | 1 Glasvezelbehang met lijm
everyday.sprayPlaster   | Wanden of plafond spackspuiten                     | plastering | m2   | 0.12  | specialist | vat plastering                  | eigen aanname 2026 | 2.5 Spackpleister
everyday.paintDoor      | Binnendeur met kozijn schuren en schilderen        | painting   | st   | 2.6   | carpenter  | vat painting                    | eigen aanname 2026 | 0.6 Lakverf en grondverf binnen
everyday.paintSkirting  | Plinten schuren en schilderen                      | painting   | m1   | 0.12  | carpenter  | vat painting                    | eigen aanname 2026 | 0.03 Lakverf en grondverf binnen
everyday.paintStairs    | Trap met leuning schuren en schilderen             | painting   | st   | 11    | carpenter  | vat painting                    | eigen aanname 2026 | 2.5 Lakverf en grondverf binnen
everyday.paintRadiator  | Radiator schilderen                                | painting   | st   | 1.6   | carpenter  | vat painting                    | eigen aanname 2026 | 0.4 Lakverf en grondverf binnen
everyday.systemCeiling  | Systeemplafond met platen                          | fitting    | m2   | 0.45  | carpenter  |                                 | eigen aanname 2026 | 1 Systeemplafond met draagprofiel
everyday.blockWall      | Binnenmuur van lijmblokken                         | shell      | m2   | 0.75  | carpenter  |                                 | eigen aanname 2026 | 1 Kalkzandsteen lijmblok 100 mm
everyday.renewSealant   | Oude kitvoegen uitsnijden en opnieuw afkitten      | handover   | m1   | 0.16  | specialist |                                 | eigen aanname 2026 | 1 Siliconenkit sanitair
everyday.regrout        | Tegelvoegen uithalen en opnieuw invoegen           | tiling     | m2   | 0.7   | specialist |                                 | eigen aanname 2026 | 0.5 Voegmiddel flexibel
everyday.sandFloor      | Houten vloer schuren en lakken of oliën            | flooring   | m2   | 0.38  | specialist | equipment 2.50                  | eigen aanname 2026 | 0.2 Lakverf en grondverf binnen
everyday.hangDoor       | Nieuwe binnendeur afhangen in het kozijn dat er is | fitting    | st   | 2     | carpenter  |                                 | eigen aanname 2026 | 1 Binnendeur opdek, afgelakt, met beslag
everyday.lock           | Slot of deurbeslag vervangen                       | fitting    | st   | 0.8   | carpenter  |                                 | eigen aanname 2026 | 1 Deurbeslag met cilinder SKG**
everyday.loftLadder     | Vlizotrap met geïsoleerd luik plaatsen             | fitting    | st   | 5     | carpenter  |                                 | eigen aanname 2026 | 1 Vlizotrap driedelig met geïsoleerd luik
everyday.handrail       | Trapleuning plaatsen                               | fitting    | st   | 1.5   | carpenter  |                                 | eigen aanname 2026 | 1 Handleuning met dragers
everyday.garageDoor     | Elektrische sectionaaldeur plaatsen                | frames     | st   | 8     | carpenter  |                                 | eigen aanname 2026 | 1 Sectionaaldeur 250 x 212 cm, elektrisch
everyday.woodRot        | Houtrot herstellen, per plek                       | frames     | st   | 1.6   | carpenter  |                                 | eigen aanname 2026 | 1 Houtrotvuller tweecomponenten
everyday.cupboard       | Inbouwkast op maat met deuren en planken           | fitting    | m1   | 6     | carpenter  |                                 | eigen aanname 2026 | 1 Kastdeuren en planken op maat
`
