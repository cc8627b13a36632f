export const dakkapel = `
job | for | size | home | euros | days | sources | reason

prefab dormer of 2 m, ready to plaster | dakkapel | small | terraced | 5500-11000 | 1-3 | dakkapellen.breedte, groot.dakkapel, bylder.dakkapel | 2 metres stands at 4,500 to 6,500, prefab up to 2.5 metres placed at 7,000 to 11,000, 2.5 metres at 7,000 to 12,000. Days: placed in one, closed inside on the second.
  verdieping 2, lift nee, dakkapel_situatie nieuw, dakkapel_plaats achter, dakkapel_breedte 2, dakkapel_hoogte 1.5, dakkapel_helling gewoon, dakkapel_bedekking pannen, dakkapel_bouwwijze prefab, dakkapel_materiaal kunststof, dakkapel_wangen kunststof, dakkapel_ramen 1, dakkapel_binnen plaat, dakkapel_kraan dichtbij

prefab dormer of 3 m, finished inside | dakkapel | usual | terraced | 8000-15500 | 2-6 | dakkapellen.breedte, woonklasse.dakwerk, groot.dakkapel, bylder.dakkapel | 3 metres prefab stands at 5,500 to 7,500 with 1,000 to 2,500 for the inside; prefab at 7,500 to 11,000; and 7,000 to 11,000 up to 2.5 metres, 1,200 to 1,900 a metre more, 400 to 900 for the crane and 900 to 2,500 for plaster and paint. Days: one to place, the rest inside, drying not counted.
  verdieping 2, lift nee, dakkapel_situatie nieuw, dakkapel_plaats achter, dakkapel_breedte 3, dakkapel_hoogte 1.65, dakkapel_helling gewoon, dakkapel_bedekking pannen, dakkapel_bouwwijze prefab, dakkapel_materiaal kunststof, dakkapel_wangen kunststof, dakkapel_ramen 2, dakkapel_extras roosters, dakkapel_binnen af, dakkapel_binnen_extras vensterbank, dakkapel_kraan dichtbij

wooden dormer of 5 m built on the roof, finished | dakkapel | large | corner | 14500-28000 | 6-15 | bylder.dakkapel, dakkapellen.breedte | 4 to 5 metres wide stands at 14,000 to 25,000, 5 metres at 11,000 to 18,000 and more; wood adds 500 to 1,500, finishing inside 1,000 to 3,000. Days: 3 to 5 for a usual one, half as many again for 5 metres, and plaster and paint.
  verdieping 2, lift nee, dakkapel_situatie nieuw, dakkapel_plaats achter, dakkapel_breedte 5, dakkapel_hoogte 1.7, dakkapel_helling gewoon, dakkapel_bedekking pannen, dakkapel_bouwwijze ter_plaatse, dakkapel_materiaal hout, dakkapel_wangen plaat, dakkapel_ramen 3, dakkapel_extras roosters, dakkapel_binnen af, dakkapel_binnen_extras vensterbank/radiator

dormer of 3 m built on the roof, ready to plaster | dakkapel | odd | terraced | 8500-16000 | 4-8 | dakkapellen.breedte, bylder.dakkapel, groot.dakkapel | Built on site 3 metres stands at 8,000 to 10,500 and 9,000 to 16,000, made to measure 13,000 to 18,000 at one firm. Days: 3 to 5 on two pages, and boards inside.
  verdieping 2, lift nee, dakkapel_situatie nieuw, dakkapel_plaats achter, dakkapel_breedte 3, dakkapel_hoogte 1.65, dakkapel_helling gewoon, dakkapel_bedekking pannen, dakkapel_bouwwijze ter_plaatse, dakkapel_materiaal kunststof, dakkapel_wangen plaat, dakkapel_ramen 2, dakkapel_binnen plaat

prefab dormer of 4 m, bare inside | dakkapel | odd | terraced | 7000-13500 | 1-2 | dakkapelwiki, dakkapellen.breedte, groot.dakkapel | 4 metres stands at 7,000 to 10,000 with placing and VAT, prefab at 7,000 to 9,500, and 7,000 to 11,000 with 1.5 metres at 1,200 to 1,900 and a crane gives 9,200 to 14,800. Days: placed in one.
  verdieping 2, lift nee, dakkapel_situatie nieuw, dakkapel_plaats achter, dakkapel_breedte 4, dakkapel_hoogte 1.65, dakkapel_helling gewoon, dakkapel_bedekking pannen, dakkapel_bouwwijze prefab, dakkapel_materiaal kunststof, dakkapel_wangen kunststof, dakkapel_ramen 2, dakkapel_binnen kaal, dakkapel_kraan dichtbij
`
