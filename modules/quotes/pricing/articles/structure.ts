/** Concrete, masonry and steel. */
export const structure = `
article                                     | unit | price  | pack               | waste
Betonmortel C20/25                          | m3   | 175.00 | 0.5 halve kuub     | 5%
Gevelsteen waalformaat                      | st   | 0.62   | 500 pallet         | 5%
Kalkzandsteen funderingsblok                | m2   | 32.00  | 0.13 blok          | 5%
Kalkzandsteen lijmblok 100 mm               | m2   | 19.50  | 0.13 blok          | 5%
Kalkzandsteen lijmblok 150 mm               | m2   | 26.50  | 0.13 blok          | 5%
Metsel- en voegmortel                       | kg   | 0.17   | 25 zak             |
PS-isolatievloer Rc 3,7 met broodjes        | m2   | 54.00  | - levering op maat |
Spouwankers rvs                             | st   | 0.45   | 250 doos           |
Stalen balk HEA 200 met oplegplaten         | m1   | 165.00 | - stuk op maat     |
Stalen balk HEA 200 van 6 m met oplegplaten | m1   | 165.00 | 6 balk             |
Wapeningsnet 6-150                          | m2   | 4.20   | 6 net              |
Wapeningsstaal B500                         | kg   | 1.65   | 3.7 staaf          | 5%
`
