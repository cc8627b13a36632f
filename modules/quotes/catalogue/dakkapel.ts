export const dakkapel = `
key                    | question                                      | answer                                 | only if                             | help

## Plaats en maten | Een schatting is goed. We meten later alles precies op.
dakkapel_situatie      | Wat wilt u laten doen?                        | one, required                          |                                     |
  nieuw     | Een nieuwe dakkapel op een dicht dak
  vervangen | Een oude dakkapel vervangen
dakkapel_plaats        | Aan welke kant van het huis komt de dakkapel? | one                                    |                                     | Aan de voorkant is vaak een vergunning nodig. Aan de achterkant meestal niet.
  achter | Achterkant
  voor   | Voorkant
  zij    | Zijkant
dakkapel_breedte       | Hoe breed wordt de dakkapel?                  | number 1-12 m, required, quick 2/3/4/5 |                                     | Van buitenkant tot buitenkant. De meeste dakkapellen zijn 2 tot 5 meter breed.
dakkapel_hoogte        | Hoe hoog wordt de voorkant?                   | number 1-2.5 m, more, quick 1.5/1.75   |                                     | Meestal 1,5 tot 1,75 m. Hoger dan 1,75 m mag niet zonder vergunning.
dakkapel_helling       | Hoe steil is uw dak?                          | one, more                              |                                     | Hoe flauwer het dak, hoe dieper de dakkapel wordt.
  flauw  | Flauw (ongeveer 30 graden)
  gewoon | Gewoon (ongeveer 40 tot 45 graden)
  steil  | Steil (50 graden of meer)
dakkapel_bedekking     | Wat ligt er op het dak?                       | one, more                              | dakkapel_situatie is nieuw          |
  pannen | Dakpannen
  leien  | Leien of shingles
  riet   | Riet

## Uitvoering | Hoe moet de dakkapel eruitzien?
dakkapel_bouwwijze     | Hoe wilt u de dakkapel laten bouwen?          | one                                    |                                     | Prefab is meestal sneller en goedkoper, maar er moet een kraan bij kunnen.
  prefab      | In de fabriek gemaakt, in één dag geplaatst (prefab)
  ter_plaatse | Op het dak zelf opgebouwd
  advies      | Dat laat ik aan u over
dakkapel_materiaal     | Welke kozijnen wilt u?                        | one                                    |                                     |
  kunststof | Kunststof: weinig onderhoud
  hout      | Hout, geschilderd
dakkapel_wangen        | Waarmee bekleden we de zijkanten?             | one, more                              |                                     |
  kunststof | Kunststof schroten
  plaat     | Gladde gevelplaat (zoals Trespa)
  zink      | Zink
dakkapel_ramen         | Hoeveel ramen moeten open kunnen?             | number 0-10 ramen, more, quick 1/2/3   |                                     | Het gaat om draai-kiepramen. De andere ramen zijn vast glas.
dakkapel_extras        | Wilt u nog iets extra's?                      | several, more                          |                                     |
  triple   | Drievoudig glas in plaats van HR++
  roosters | Ventilatieroosters in de kozijnen
  horren   | Inzethorren
  rolluik  | Elektrisch rolluik
  screen   | Zonwering (screen)

## Binnen en bereikbaarheid | Hoe ver werken we de binnenkant af, en hoe komt de dakkapel boven?
dakkapel_binnen        | Hoe ver moeten we de binnenkant afmaken?      | one, required                          |                                     |
  kaal  | Niet: ik werk het binnen zelf af
  plaat | Dicht met gipsplaat, klaar om te stucen
  af    | Helemaal af: gestuct en geschilderd
dakkapel_binnen_extras | Wat komt er binnen nog bij?                   | several, more                          | dakkapel_binnen is plaat/af         |
  vensterbank   | Vensterbank
  radiator      | Radiator op de cv
  stopcontacten | Twee stopcontacten
dakkapel_kraan         | Waar kan een hijskraan staan?                 | one                                    | dakkapel_bouwwijze is prefab/advies | Een kraan heeft ongeveer 3 bij 10 meter ruimte nodig.
  dichtbij  | Aan de kant van de dakkapel
  over_huis | Alleen aan de andere kant van het huis
  niet      | Er kan geen kraan bij
`
