export const dakwerkHellend = `
key                         | question                                                 | answer                                     | only if                                                            | help

## Uw dak nu | Wat is er aan de hand met het dak, en hoe groot is het?
dakwerk_hellend_werk        | Wat wilt u laten doen?                                   | one, required                              |                                                                    |
  vernieuwen | Het dak helemaal vernieuwen met nieuwe pannen of leien
  hergebruik | Nieuwe latten en folie, de oude pannen gaan terug
  herstel    | Een lekkage of kapotte pannen herstellen
dakwerk_hellend_herstel     | Hoe groot is het stuk dat kapot is?                      | number 1-100 m², required, quick 1/2/5/10  | dakwerk_hellend_werk is herstel                                    | Een plek met 15 kapotte pannen is ongeveer 1 m².
dakwerk_hellend_lengte      | Hoe lang is het dak, langs de goot gemeten?              | number 1-60 m, required, quick 5/6/8/10    | dakwerk_hellend_werk is vernieuwen/hergebruik                      | Een rijtjeshuis is ongeveer 5 tot 6 meter breed.
dakwerk_hellend_schuin      | Hoe lang is het schuine stuk, van goot tot nok?          | number 0.5-20 m, more, quick 5/6/7         | dakwerk_hellend_werk is vernieuwen/hergebruik                      | Bij een rijtjeshuis is dit meestal 5 tot 6 meter.
dakwerk_hellend_zijden      | Gaat het om één kant van het dak of om beide kanten?     | one                                        | dakwerk_hellend_werk is vernieuwen/hergebruik                      |
  een   | Eén kant
  beide | Beide kanten (voor en achter)
dakwerk_hellend_bedekking   | Wat ligt er nu op het dak?                               | one                                        | dakwerk_hellend_werk is vernieuwen                                 | In golfplaten en leien van voor 1994 kan asbest zitten.
  pannen     | Dakpannen
  leien      | Leien of shingles
  golfplaten | Golfplaten
dakwerk_hellend_beschot     | Hoe is het hout onder de pannen?                         | one, more                                  | dakwerk_hellend_werk is vernieuwen/hergebruik                      | Dit hout heet dakbeschot. U ziet het soms vanaf de zolder.
  goed      | Goed en droog
  deels     | Op een paar plekken slecht
  slecht    | Slecht, of er zit geen hout onder
  weet_niet | Dat weet ik niet

## Het nieuwe dak | Wat komt ervoor terug?
dakwerk_hellend_pan         | Wat wilt u op het nieuwe dak?                            | one                                        | dakwerk_hellend_werk is vernieuwen                                 |
  beton      | Betonpannen: voordelig
  keramisch  | Keramische pannen: gaan langer mee
  geglazuurd | Geglazuurde keramische pannen
  leien      | Natuurleien
dakwerk_hellend_isolatie    | Wilt u het dak van buitenaf isoleren?                    | one                                        | dakwerk_hellend_werk is vernieuwen/hergebruik                      | De isolatie komt onder de pannen. Het dak wordt dan iets hoger.
  geen   | Nee
  gewoon | Ja, gewoon (Rc 3,5: ongeveer 8 cm)
  extra  | Ja, extra goed (Rc 6: ongeveer 14 cm)
dakwerk_hellend_goten       | Wilt u nieuwe dakgoten?                                  | one                                        |                                                                    | Nieuwe regenpijpen horen daarbij.
  geen | Nee, de goten blijven
  zink | Ja, van zink
  pvc  | Ja, van kunststof
dakwerk_hellend_gootlengte  | Hoeveel meter dakgoot is dat?                            | number 1-120 m, more, quick 5/10           | dakwerk_hellend_werk is herstel, dakwerk_hellend_goten is zink/pvc |

## Schoorsteen, ramen en panelen | Alles wat door of op het dak zit, kost extra werk.
dakwerk_hellend_schoorsteen | Wat doen we met de schoorsteen?                          | one, more                                  |                                                                    |
  geen    | Er is geen schoorsteen, of hij blijft zoals hij is
  herstel | Opnieuw voegen en nieuw lood
  slopen  | Weghalen en het dak dichtmaken
dakwerk_hellend_dakramen    | Hoeveel nieuwe dakramen wilt u?                          | number 0-12 dakramen, more, quick 0/1/2    |                                                                    | Ook oude dakramen die we vervangen tellen mee.
dakwerk_hellend_panelen     | Hoeveel zonnepanelen liggen er nu?                       | number 0-60 panelen, more, quick 0/6/10/14 | dakwerk_hellend_werk is vernieuwen/hergebruik                      | We halen ze weg en leggen ze daarna terug.

## Bij het dak komen | Zo bepalen we welke steiger nodig is.
dakwerk_hellend_goothoogte  | Hoe hoog zit de dakgoot?                                 | number 2-20 m, more, quick 3/5.5/8         | dakwerk_hellend_werk is vernieuwen/hergebruik                      | Bij twee woonlagen onder de goot is dit ongeveer 5,5 meter.
dakwerk_hellend_obstakel    | Staat er iets onder het dak, zoals een serre of aanbouw? | yesNo, more                                | dakwerk_hellend_werk is vernieuwen/hergebruik                      | Dan bouwen we de steiger eroverheen.
`
