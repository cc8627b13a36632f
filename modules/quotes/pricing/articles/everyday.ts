/** For the everyday work that a visitor's answers never ask for. */
export const everyday = `
article                                  | unit | price   | pack               | waste
Betontegel 60 x 60 x 5 cm                | m2   | 23.50   | 0.36 tegel         | 5%
Binnendeur opdek, afgelakt, met beslag   | st   | 165.00  |                    |
Buitenlamp led met bewegingssensor       | st   | 65.00   |                    |
Buitenpleister met wapening              | m2   | 18.50   | 5 set              | 8%
Keukenboiler 10 liter                    | st   | 245.00  |                    |
Deurbeslag met cilinder SKG**            | st   | 69.00   |                    |
Deurbel bedraad met transformator        | st   | 55.00   |                    |
Douchebak composiet met sifon            | st   | 285.00  |                    |
Douchecabine compleet 90 x 90 cm         | st   | 625.00  |                    |
Douchewand veiligheidsglas 100 cm        | st   | 325.00  |                    |
Duoblok staand toilet met zitting        | st   | 195.00  |                    |
Fontein met kraan en sifon               | st   | 165.00  |                    |
Glasvezelbehang met lijm                 | m2   | 3.40    | 50 rol             | 10%
Handleuning met dragers                  | st   | 85.00   |                    |
Houtrotvuller tweecomponenten            | st   | 39.00   |                    |
Kamerthermostaat met klok                | st   | 125.00  |                    |
Kastdeuren en planken op maat            | m1   | 395.00  | - levering op maat |
Kraan eengreeps                          | st   | 125.00  |                    |
Leidingbuis en isolatie, meerlagen       | m1   | 4.80    | 50 rol             |
Ophang- en aansluitmateriaal lamp        | st   | 4.50    |                    |
Sectionaaldeur 250 x 212 cm, elektrisch  | st   | 1450.00 |                    |
Siliconenkit sanitair                    | m1   | 1.10    | 12 koker           |
Spackpleister                            | kg   | 0.70    | 25 zak             |
Straatzand                               | m3   | 32.00   | 1 big bag          | 5%
Systeemplafond met draagprofiel          | m2   | 24.50   | 5.76 pak           | 8%
Thermostaatkraan douche met glijstangset | st   | 245.00  |                    |
Tuinscherm 180 x 180 cm met betonpaal    | m1   | 82.00   | 1.8 scherm         |
Ventilatiebox met perilex en sturing     | st   | 385.00  |                    |
Vlizotrap driedelig met geïsoleerd luik  | st   | 385.00  |                    |
Vliesbehang met lijm                     | m2   | 7.50    | 5.3 rol            | 12%
Vorstvrije buitenkraan                   | st   | 49.00   |                    |
`
