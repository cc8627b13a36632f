export const kozijnen = `
code                      | work                                                  | phase       | unit | hours | role       | besides                         | source             | materials
kozijnen.measure          | Kozijnen precies inmeten en laten tekenen             | preparation | st   | 0.4   | carpenter  |                                 | eigen aanname 2026 |
kozijnen.remove           | Oud kozijn met glas uithalen                          | demolition  | st   | 1.5   | carpenter  | spread 0.85-1.4                 | eigen aanname 2026 |
kozijnen.removeSteel      | Toeslag voor het uitslijpen van stalen kozijnen       | demolition  | st   | 1.5   | carpenter  | equipment 12.00                 | eigen aanname 2026 |
kozijnen.rollingScaffold  | Rolsteiger                                            | preparation | dag  | 1     | helper     | equipment 48.00, vat attendant  | eigen aanname 2026 |
kozijnen.aerialPlatform   | Hoogwerker                                            | preparation | dag  | 0.5   | helper     | equipment 295.00, vat attendant | eigen aanname 2026 |
kozijnen.place            | Nieuw kozijn stellen, vastzetten en afdichten         | frames      | st   | 2.5   | carpenter  |                                 | eigen aanname 2026 | 1 Kozijnankers, compriband en pur; 1.5 Beglazingskit en waterslagkit 310 ml; 5 Aftimmerlat binnen, gegrond
kozijnen.frame.kunststof  | Kunststof kozijn met HR++-glas                        | frames      | m2   | 1.2   | carpenter  |                                 | eigen aanname 2026 | 1 Kunststof kozijn met HR++-glas
kozijnen.frame.hout       | Houten kozijn met HR++-glas, gegrond                  | frames      | m2   | 1.4   | carpenter  |                                 | eigen aanname 2026 | 1 Hardhouten kozijn met HR++-glas, gegrond
kozijnen.frame.aluminium  | Aluminium kozijn met HR++-glas                        | frames      | m2   | 1.3   | carpenter  |                                 | eigen aanname 2026 | 1 Aluminium kozijn met HR++-glas
kozijnen.door.kunststof   | Kunststof buitendeur met kozijn                       | frames      | st   | 4     | carpenter  |                                 | eigen aanname 2026 | 1 Kunststof buitendeur met kozijn en driepuntsslot
kozijnen.door.hout        | Houten buitendeur met kozijn                          | frames      | st   | 5     | carpenter  |                                 | eigen aanname 2026 | 1 Hardhouten buitendeur met kozijn en driepuntsslot
kozijnen.door.aluminium   | Aluminium buitendeur met kozijn                       | frames      | st   | 4.5   | carpenter  |                                 | eigen aanname 2026 | 1 Aluminium buitendeur met kozijn en driepuntsslot
kozijnen.slider.kunststof | Kunststof schuifpui van circa 2,5 meter               | frames      | st   | 9     | carpenter  |                                 | eigen aanname 2026 | 1 Kunststof schuifpui 250 x 220 cm HR++
kozijnen.slider.hout      | Houten schuifpui van circa 2,5 meter                  | frames      | st   | 10    | carpenter  |                                 | eigen aanname 2026 | 1 Hardhouten schuifpui 250 x 220 cm HR++
kozijnen.slider.aluminium | Aluminium schuifpui van circa 2,5 meter               | frames      | st   | 9.5   | carpenter  |                                 | eigen aanname 2026 | 1 Aluminium schuifpui 250 x 220 cm HR++
kozijnen.colour           | Meerprijs voor een andere kleur dan wit               | frames      | m2   | 0     | carpenter  |                                 | eigen aanname 2026 | 1 Meerprijs kleur kozijn
kozijnen.triple           | Meerprijs voor triple glas                            | frames      | m2   | 0.2   | carpenter  |                                 | eigen aanname 2026 | 1 Meerprijs triple glas
kozijnen.reveal           | Muren binnen rond de kozijnen bijstucen               | plastering  | m1   | 0.3   | specialist | vat plastering                  | eigen aanname 2026 | 2.5 Gipspleister; 1 Hoekprofiel verzinkt
kozijnen.paint            | Houten kozijnen gronden en aflakken, binnen en buiten | painting    | m2   | 1.3   | carpenter  | vat painting                    | eigen aanname 2026 | 0.18 Grondverf buiten; 0.25 Lakverf hoogglans buiten
kozijnen.vent             | Ventilatierooster op het glas                         | fitting     | st   | 0.5   | carpenter  |                                 | eigen aanname 2026 | 1 Ventilatierooster zelfregelend, per raam
kozijnen.screen           | Inzethor op maat                                      | fitting     | st   | 0.5   | carpenter  |                                 | eigen aanname 2026 | 1 Inzethor aluminium op maat
kozijnen.shutter          | Elektrisch rolluik                                    | fitting     | st   | 3     | carpenter  |                                 | eigen aanname 2026 | 1 Rolluik aluminium elektrisch, op maat
kozijnen.sill             | Nieuwe vensterbank                                    | fitting     | st   | 1     | carpenter  |                                 | eigen aanname 2026 | 1 Vensterbank composiet op maat
`
