export const dakwerkPlat = `
key                      | question                                         | answer                                        | only if                                          | help

## Uw platte dak nu | Hoe groot is het dak, en wat ligt erop?
dakwerk_plat_werk        | Wat wilt u laten doen?                           | one, required                                 |                                                  | Over de oude laag heen kan alleen als die droog is en vastzit.
  vervangen | De oude dakbedekking eraf, een nieuwe erop
  overlagen | Een nieuwe laag over de oude heen
  nieuw     | Een kaal of nieuw dak bedekken
  herstel   | Een lekkage herstellen
dakwerk_plat_oppervlakte | Hoe groot is het dak?                            | number 1-1000 m², required, quick 15/25/40/60 |                                                  | Lengte maal breedte. Bij een lekkage: alleen het stuk dat kapot is.
dakwerk_plat_hoogte      | Hoe hoog ligt het dak?                           | one                                           |                                                  |
  laag   | Op de begane grond, zoals een garage of aanbouw
  midden | Boven de eerste verdieping
  hoog   | Boven de tweede verdieping of hoger
dakwerk_plat_ballast     | Ligt er iets op de dakbedekking?                 | one, more                                     | dakwerk_plat_werk is vervangen/overlagen/herstel |
  niets  | Nee
  grind  | Grind
  tegels | Tegels
dakwerk_plat_ondergrond  | Wat zit er onder de dakbedekking?                | one, more                                     | dakwerk_plat_werk is vervangen/nieuw             |
  goed      | Hout of beton: droog en stevig
  slecht    | Hout dat zacht of nat is
  weet_niet | Dat weet ik niet

## Het nieuwe dak | Welke dakbedekking, en wilt u isoleren?
dakwerk_plat_materiaal   | Welke dakbedekking wilt u?                       | one                                           | dakwerk_plat_werk is vervangen/overlagen/nieuw   |
  epdm    | EPDM (rubber): gaat het langst mee
  bitumen | Bitumen (dakleer), twee lagen
  advies  | Dat laat ik aan u over
dakwerk_plat_isolatie    | Wilt u het dak isoleren?                         | one                                           | dakwerk_plat_werk is vervangen/overlagen/nieuw   | Boven een verwarmde ruimte is isoleren slim als de dakbedekking toch vernieuwd wordt.
  geen   | Nee
  gewoon | Ja, gewoon (Rc 3,5: ongeveer 8 cm)
  extra  | Ja, extra goed (Rc 6: ongeveer 14 cm)
dakwerk_plat_afwerking   | Wat komt er boven op de dakbedekking?            | one, more                                     | dakwerk_plat_werk is vervangen/overlagen/nieuw   | Voor een groen dak of terras moet het dak sterk genoeg zijn.
  niets  | Niets
  grind  | Grind
  sedum  | Sedum (groen dak)
  tegels | Terrastegels op dragers

## Randen, afvoer en opbouwen | Juist bij de randen en doorvoeren moet een dak waterdicht zijn.
dakwerk_plat_rand        | Wat doen we met de dakrand?                      | one, more                                     | dakwerk_plat_werk is vervangen/overlagen/nieuw   | Boeiboorden zijn de planken langs de rand van het dak.
  trim   | Nieuwe aluminium daktrim
  zink   | Nieuwe afdekking van zink
  boei   | Nieuwe daktrim en nieuwe boeiboorden
  blijft | De dakrand blijft
dakwerk_plat_muur        | Hoeveel meter van het dak sluit aan op een muur? | number 0-150 m, more, quick 0/3/6             | dakwerk_plat_werk is vervangen/overlagen/nieuw   | Bij een aanbouw is dat de kant van het huis. Vul 0 in als het dak los ligt.
dakwerk_plat_afvoeren    | Hoeveel afvoeren voor regenwater zijn er?        | number 0-20 stuks, more, quick 1/2            | dakwerk_plat_werk is vervangen/overlagen/nieuw   |
dakwerk_plat_koepels     | Hoeveel nieuwe lichtkoepels wilt u?              | number 0-12 stuks, more, quick 0/1/2          | dakwerk_plat_werk is vervangen/overlagen/nieuw   | Oude lichtkoepels die we vervangen tellen mee.
dakwerk_plat_panelen     | Hoeveel zonnepanelen liggen er nu?               | number 0-100 panelen, more, quick 0/6/10      | dakwerk_plat_werk is vervangen/overlagen         | We halen ze weg en leggen ze daarna terug.
`
