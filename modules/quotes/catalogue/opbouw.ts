export const opbouw = `
key                | question                                                        | answer                                       | only if                             | help

## Plek en maten | Waar komt de extra verdieping, en hoe groot wordt hij?
opbouw_plek        | Waar komt de opbouw?                                            | one, required                                |                                     |
  plat_dak   | Op het platte dak van het huis
  schuin_dak | In plaats van het schuine dak
  aanbouw    | Op een aanbouw of garage
opbouw_oppervlakte | Hoeveel vierkante meter vloer komt erbij?                       | number 6-300 m², required, quick 20/30/40/60 |                                     | Lengte maal breedte van de nieuwe verdieping, aan de buitenkant gemeten.
opbouw_hoogte      | Hoe hoog worden de nieuwe muren?                                | number 2.3-4 m, more                         |                                     | Meestal ongeveer 3 m aan de buitenkant. Binnen houdt u dan 2,6 m over.

## Constructie en voorbereiding | Kan uw huis de opbouw dragen, en zijn er tekeningen?
opbouw_draagkracht | Heeft een constructeur gekeken of uw huis de opbouw kan dragen? | one                                          |                                     |
  sterk      | Ja, het huis is sterk genoeg
  versterken | Ja, er moeten stalen balken bij
  nee        | Nee, nog niet
opbouw_tekeningen  | Zijn er al bouwtekeningen en een berekening?                    | one, more                                    |                                     | Voor een opbouw is bijna altijd een vergunning nodig.
  ja          | Ja, die zijn er
  laten_maken | Nee, die mag u voor mij regelen
  zelf        | Nee, die regel ik zelf
opbouw_kraan       | Waar kan een hijskraan staan?                                   | one, more                                    |                                     |
  dichtbij | Naast of voor het huis
  ver      | Verder weg: over huizen of tuinen heen
  niet     | Er kan geen kraan bij

## Buitenkant | Gevel, dak en ramen.
opbouw_gevel       | Hoe werken we de buitenmuren af?                                | one                                          |                                     |
  hout        | Houten delen
  kunststof   | Kunststof of composiet: weinig onderhoud
  steenstrips | Steenstrips: lijkt op metselwerk
  stuc        | Buitenstuc
opbouw_dak         | Welk dak wilt u?                                                | one                                          |                                     |
  plat   | Plat dak
  groen  | Plat dak met sedum (groen dak)
  schuin | Schuin dak met pannen
opbouw_ramen       | Hoeveel ramen komen erin?                                       | number 1-40 ramen, more, quick 2/4/6         |                                     | We rekenen met ramen van ongeveer 1,5 m².
opbouw_kozijnen    | Welke kozijnen wilt u?                                          | one, more                                    |                                     |
  kunststof | Kunststof
  hout      | Hout
  aluminium | Aluminium

## Binnenkant | Hoe ver maken wij de opbouw af?
opbouw_afwerking   | Hoe leveren we de binnenkant op?                                | one, required                                |                                     | Wilt u er ook een badkamer? Kies dan bij stap 1 ook 'Badkamer'.
  casco     | Casco: wind- en waterdicht, de rest doe ik zelf
  stucklaar | Klaar om te stucen, met elektra en verwarming
  klaar     | Helemaal klaar om in te richten
opbouw_kamers      | Hoeveel kamers komen er?                                        | number 1-15 kamers, more, quick 1/2/3        | opbouw_afwerking is stucklaar/klaar |
opbouw_verwarming  | Hoe wilt u de kamers verwarmen?                                 | one, more                                    | opbouw_afwerking is stucklaar/klaar |
  radiatoren      | Radiatoren
  vloerverwarming | Vloerverwarming
  geen            | Geen verwarming
opbouw_trap        | Hoe komt u op de nieuwe verdieping?                             | one                                          |                                     |
  vast     | Met een nieuwe vaste trap
  luxe     | Met een nieuwe open trap van hardhout of staal
  bestaand | Er is al een trap, of een deur op die hoogte
`
