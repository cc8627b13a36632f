export const keuken = `
code                       | work                                                     | phase      | unit | hours | role       | besides            | source             | materials
keuken.strip               | Oude keuken en wandtegels verwijderen                    | demolition | m1   | 2     | helper     | spread 0.8-1.4     | eigen aanname 2026 |
keuken.pipesSame           | Water en afvoer vernieuwen op dezelfde plek              | plumbing   | post | 5     | specialist |                    | eigen aanname 2026 | 6 Meerlagenbuis 16 mm; 3 Hoekstopkranen en fittingen; 3 PVC-afvoerbuis 50 mm met hulpstukken
keuken.pipesNew            | Water en afvoer verleggen naar een nieuwe plek           | plumbing   | post | 12    | specialist | spread 0.8-1.4     | eigen aanname 2026 | 20 Meerlagenbuis 16 mm; 5 Hoekstopkranen en fittingen; 8 PVC-afvoerbuis 50 mm met hulpstukken
keuken.electrics           | Elektra keuken: stopcontacten en aansluitpunten          | electrical | post | 8     | specialist |                    | eigen aanname 2026 | 50 Installatiedraad 2,5 mm² in buis; 8 Inbouwdozen, schakelaars en stopcontacten
keuken.paint               | Wanden en plafond schilderen, 2 lagen                    | painting   | m2   | 0.18  | carpenter  | vat painting       | eigen aanname 2026 | 0.2 Muurverf reinigbaar; 0.3 Afdekfolie en tape
keuken.backsplash          | Tegels boven het werkblad zetten en voegen               | tiling     | m2   | 1.4   | specialist |                    | eigen aanname 2026 | 1 Wandtegel keuken 7,5 x 30 cm; 4.5 Poedertegellijm flexibel C2TE S1; 0.5 Voegmiddel flexibel
keuken.cabinets.basis      | Keukenkasten leveren en plaatsen (onder- en bovenkasten) | fitting    | m1   | 3     | carpenter  |                    | eigen aanname 2026 | 1 Keukenkasten melamine, per meter
keuken.cabinets.midden     | Keukenkasten leveren en plaatsen (onder- en bovenkasten) | fitting    | m1   | 3     | carpenter  |                    | eigen aanname 2026 | 1 Keukenkasten gelakt met softclose, per meter
keuken.cabinets.luxe       | Keukenkasten leveren en plaatsen (onder- en bovenkasten) | fitting    | m1   | 3     | carpenter  |                    | eigen aanname 2026 | 1 Keukenkasten maatwerk hout of lak, per meter
keuken.installOnly         | Door u gekochte keuken plaatsen (kasten en werkblad)     | fitting    | m1   | 4.5   | carpenter  |                    | eigen aanname 2026 | 1 Montagemateriaal keuken
keuken.installCorner       | Extra werk voor een hoek: kast en werkblad op maat       | fitting    | st   | 2.5   | carpenter  |                    | eigen aanname 2026 | 1 Passtukken en plinten
keuken.island.basis        | Kookeiland met kasten leveren en plaatsen                | fitting    | st   | 10    | carpenter  |                    | eigen aanname 2026 | 1 Kookeiland 180 x 90 cm, melamine
keuken.island.midden       | Kookeiland met kasten leveren en plaatsen                | fitting    | st   | 10    | carpenter  |                    | eigen aanname 2026 | 1 Kookeiland 200 x 100 cm, gelakt
keuken.island.luxe         | Kookeiland met kasten leveren en plaatsen                | fitting    | st   | 10    | carpenter  |                    | eigen aanname 2026 | 1 Kookeiland 240 x 110 cm, maatwerk
keuken.installIsland       | Door u gekocht kookeiland plaatsen                       | fitting    | st   | 10    | carpenter  |                    | eigen aanname 2026 |
keuken.worktop.kunststof   | Werkblad kunststof, op maat                              | fitting    | m1   | 0.8   | carpenter  |                    | eigen aanname 2026 | 1 Werkblad HPL 38 mm
keuken.worktop.composiet   | Werkblad composiet, ingemeten en geplaatst               | fitting    | m1   | 0.3   | carpenter  | subcontract 365.00 | eigen aanname 2026 |
keuken.worktop.natuursteen | Werkblad natuursteen of keramiek, ingemeten en geplaatst | fitting    | m1   | 0.3   | carpenter  | subcontract 450.00 | eigen aanname 2026 |
keuken.sink.basis          | Spoelbak met keukenkraan                                 | fitting    | st   | 2     | specialist |                    | eigen aanname 2026 | 1 Spoelbak rvs opbouw met mengkraan
keuken.sink.midden         | Spoelbak met keukenkraan                                 | fitting    | st   | 2     | specialist |                    | eigen aanname 2026 | 1 Spoelbak rvs onderbouw met uittrekkraan
keuken.sink.luxe           | Spoelbak met keukenkraan                                 | fitting    | st   | 2     | specialist |                    | eigen aanname 2026 | 1 Spoelbak graniet of zwart met designkraan
keuken.inductie.basis      | Inductiekookplaat                                        | fitting    | st   | 1.5   | specialist |                    | eigen aanname 2026 | 1 Inductiekookplaat 60 cm
keuken.inductie.midden     | Inductiekookplaat                                        | fitting    | st   | 1.5   | specialist |                    | eigen aanname 2026 | 1 Inductiekookplaat 80 cm met flexzone
keuken.inductie.luxe       | Inductiekookplaat                                        | fitting    | st   | 1.5   | specialist |                    | eigen aanname 2026 | 1 Inductiekookplaat 80 cm met afzuiging
keuken.oven.basis          | Oven                                                     | fitting    | st   | 1     | specialist |                    | eigen aanname 2026 | 1 Inbouwoven hetelucht 60 cm
keuken.oven.midden         | Oven                                                     | fitting    | st   | 1     | specialist |                    | eigen aanname 2026 | 1 Combi-oven met magnetron 45 cm
keuken.oven.luxe           | Oven                                                     | fitting    | st   | 1     | specialist |                    | eigen aanname 2026 | 1 Combistoomoven 60 cm
keuken.vaatwasser.basis    | Vaatwasser                                               | fitting    | st   | 1.5   | specialist |                    | eigen aanname 2026 | 1 Vaatwasser volledig geïntegreerd
keuken.vaatwasser.midden   | Vaatwasser                                               | fitting    | st   | 1.5   | specialist |                    | eigen aanname 2026 | 1 Vaatwasser stil met besteklade
keuken.vaatwasser.luxe     | Vaatwasser                                               | fitting    | st   | 1.5   | specialist |                    | eigen aanname 2026 | 1 Vaatwasser XXL topklasse
keuken.koelkast.basis      | Inbouwkoelkast                                           | fitting    | st   | 1.5   | specialist |                    | eigen aanname 2026 | 1 Inbouwkoelkast 122 cm
keuken.koelkast.midden     | Inbouwkoelkast                                           | fitting    | st   | 1.5   | specialist |                    | eigen aanname 2026 | 1 Inbouw koel-vriescombinatie 178 cm
keuken.koelkast.luxe       | Inbouwkoelkast                                           | fitting    | st   | 1.5   | specialist |                    | eigen aanname 2026 | 1 Inbouw koel-vriescombinatie nofrost topklasse
keuken.afzuigkap.basis     | Afzuigkap                                                | fitting    | st   | 2     | specialist |                    | eigen aanname 2026 | 1 Wandschouwkap 60 cm
keuken.afzuigkap.midden    | Afzuigkap                                                | fitting    | st   | 2     | specialist |                    | eigen aanname 2026 | 1 Afzuigkap inbouw 90 cm
keuken.afzuigkap.luxe      | Afzuigkap                                                | fitting    | st   | 2     | specialist |                    | eigen aanname 2026 | 1 Afzuigkap plafond of eiland
keuken.kokendwaterkraan    | Kokendwaterkraan met boiler                              | fitting    | st   | 2     | specialist |                    | eigen aanname 2026 | 1 Kokendwaterkraan met boiler 3 liter
keuken.connectAppliance    | Door u gekocht apparaat inbouwen en aansluiten           | fitting    | st   | 1.25  | specialist |                    | eigen aanname 2026 |
`
