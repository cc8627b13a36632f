export const kozijnen = `
key                  | question                                   | answer                                      | only if                                   | help

## Wat wilt u vervangen? | Tel alle ramen en deuren die u wilt laten doen.
kozijnen_werk        | Wat wilt u laten doen?                     | one, required                               |                                           |
  vervangen | Kozijnen met glas vervangen
  glas      | Alleen het glas vervangen
kozijnen_ramen       | Hoeveel ramen zijn het?                    | number 0-80 stuks, required, quick 2/4/6/10 |                                           | Een kozijn met twee ramen naast elkaar telt als één.
kozijnen_formaat     | Hoe groot zijn de meeste ramen?            | one                                         |                                           |
  klein     | Klein: minder dan 1 m²
  gemiddeld | Gemiddeld: 1 tot 2 m²
  groot     | Groot: meer dan 2 m²
kozijnen_deuren      | Hoeveel buitendeuren vervangen we?         | number 0-20 stuks, quick 0/1/2              | kozijnen_werk is vervangen                | Bijvoorbeeld de voordeur en de achterdeur.
kozijnen_schuifpuien | Hoeveel schuifpuien of openslaande deuren? | number 0-10 stuks, quick 0/1/2              | kozijnen_werk is vervangen                |

## Hoe is het nu? | Dit bepaalt hoeveel werk het uithalen is.
kozijnen_huidig      | Waarvan zijn de kozijnen nu?               | one, more                                   |                                           |
  hout      | Hout
  kunststof | Kunststof
  aluminium | Aluminium
  staal     | Staal
kozijnen_hoogte      | Hoe hoog zitten de hoogste ramen?          | one                                         |                                           | Voor hoge ramen hebben we een steiger of hoogwerker nodig.
  begane_grond | Op de begane grond
  eerste       | Op de eerste of tweede verdieping
  hoger        | Hoger dan de tweede verdieping

## De nieuwe kozijnen | Kies materiaal, glas en extra's.
kozijnen_materiaal   | Welk materiaal wilt u?                     | one                                         | kozijnen_werk is vervangen                |
  kunststof | Kunststof
  hout      | Hout
  aluminium | Aluminium
kozijnen_kleur       | Welke kleur?                               | one, more                                   | kozijnen_materiaal is kunststof/aluminium |
  wit   | Wit
  kleur | Een andere kleur
kozijnen_glas        | Welk glas wilt u?                          | one                                         |                                           |
  hrpp   | HR++ (dubbel, goed isolerend)
  triple | Triple (driedubbel, isoleert het best)
kozijnen_afwerking   | Wat doen wij aan de afwerking?             | several, more                               | kozijnen_werk is vervangen                |
  stuc       | Muren binnen rond de kozijnen bijstucen
  schilderen | Houten kozijnen schilderen
kozijnen_extras      | Wilt u nog iets erbij?                     | several, more                               |                                           | We rekenen deze voor elk raam.
  roosters      | Ventilatieroosters
  horren        | Horren
  rolluiken     | Elektrische rolluiken
  vensterbanken | Nieuwe vensterbanken
`
