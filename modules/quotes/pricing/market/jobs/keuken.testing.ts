export const keuken = `
job | for | size | home | euros | days | sources | reason

kitchen of 2.5 m, simple | keuken | small | terraced | 6000-12000 | 3-7 | bylder.prijzen, woonklasse.keuken, risk.keuken, groot.keuken | Kitchens stand at 6,000 to 20,000 and simple ones at 7,500 to 13,000; 2.5 metres with four appliances is the low third of both. Days: fitting takes 1 to 3, demolition, pipes and tiles the rest.
  verdieping 0, keuken_situatie vervangen, keuken_leidingen zelfde, keuken_kookgroep ja, keuken_oppervlakte 7, keuken_lengte 2.5, keuken_vorm recht, keuken_levering wij, keuken_niveau basis, keuken_werkblad kunststof, keuken_apparaten inductie/oven/koelkast/afzuigkap, keuken_wanden achterwand, keuken_vloer blijft

kitchen of 4.5 m in a corner | keuken | usual | terraced | 12500-24000 | 4-10 | woonklasse.keuken, risk.keuken, bylder.prijzen, constructieshop | Comfort with a composite worktop stands at 13,000 to 25,000, the middle class at 10,600 to 30,500, and a kitchen alone at 12,000 to 18,000 in 2021 (15,600 to 23,400 at +30%). Days: 1 to 3 weeks with demolition, pipes and tiles.
  verdieping 0, keuken_situatie vervangen, keuken_leidingen zelfde, keuken_kookgroep nee, keuken_oppervlakte 12, keuken_lengte 4.5, keuken_vorm hoek, keuken_levering wij, keuken_niveau midden, keuken_werkblad composiet, keuken_apparaten inductie/oven/vaatwasser/koelkast/afzuigkap, keuken_wanden achterwand, keuken_vloer blijft

kitchen of 8 m with an island, luxury | keuken | large | detached | 29000-58000 | 9-20 | woonklasse.keuken, risk.keuken, bylder.prijzen | Premium stands at 25,000 to 60,000 and more; plastering and painting 25 m2 (500 to 1,000 on a usual one) and a tiled floor of 25 m2 at 60 to 130 come with it. Days: up to three weeks, and plaster and tiles.
  verdieping 0, keuken_situatie vervangen, keuken_leidingen anders, keuken_kookgroep nee, keuken_oppervlakte 25, keuken_lengte 8, keuken_vorm eiland, keuken_levering wij, keuken_niveau luxe, keuken_werkblad natuursteen, keuken_apparaten inductie/oven/vaatwasser/koelkast/afzuigkap/kokendwaterkraan, keuken_wanden stucen/schilderen/achterwand, keuken_vloer tegels

client's own kitchen fitted, old one out | keuken | odd | terraced | 2200-4600 | 2-5 | groot.keuken, groot.kosten, montagebaas | Fitting 700 to 2,500 and demolition 300 to 700, in all 2,000 to 5,000 without VAT with installation work (2,400 to 6,000 with it); fitting alone is sold at 1,100 to 2,500. The high end is without moved connections, which stay here. Days: 1 to 3 of fitting and a day of demolition.
  verdieping 0, keuken_situatie vervangen, keuken_leidingen zelfde, keuken_kookgroep ja, keuken_oppervlakte 10, keuken_lengte 4, keuken_vorm hoek, keuken_levering klant, keuken_apparaten inductie/oven/vaatwasser/koelkast/afzuigkap, keuken_vloer blijft

client's own kitchen fitted in an empty room | keuken | odd | emptied | 1300-2800 | 1-3 | montagebaas, groot.keuken | Fitting alone is sold at 1,100 to 2,500, and stands at 700 to 2,500 for labour; connecting an appliance is about 75 each. Three metres with four appliances, connections there.
  verdieping 0, keuken_situatie leeg, keuken_leidingen zelfde, keuken_kookgroep ja, keuken_oppervlakte 8, keuken_lengte 3, keuken_vorm recht, keuken_levering klant, keuken_apparaten inductie/oven/vaatwasser/koelkast, keuken_vloer blijft

kitchen of 5 m moved to another room | keuken | odd | corner | 15000-29000 | 6-14 | woonklasse.keuken, risk.keuken, groot.keuken | The usual kitchen (12,500 to 24,000), half a metre more, with water and drain laid to the new room (300 to 900, the high end and more here), groups of 150 to 350 each, and plaster and paint of 500 to 1,500.
  verdieping 0, keuken_situatie verplaatsen, keuken_kookgroep nee, keuken_oppervlakte 14, keuken_lengte 5, keuken_vorm hoek, keuken_levering wij, keuken_niveau midden, keuken_werkblad composiet, keuken_apparaten inductie/oven/vaatwasser/koelkast/afzuigkap, keuken_wanden schilderen/achterwand, keuken_vloer blijft
`
