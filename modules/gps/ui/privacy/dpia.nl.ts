import { keptDays } from "../../constants.ts"

/** What the program knows of the company and of how it keeps hours; empty: not filled in. */
export interface DpiaFacts {
  companyName: string
  address: string
  kvk: string
  reach: string
  /** The office may see tracks. */
  trails: boolean
  /** '21 november 2026' */
  day: string
}

const blank = (what: string) => `[Vul in: ${what}]`
const known = (value: string, what: string) => value || blank(what)

/**
 * The data protection impact assessment of keeping hours with GPS (AVG article 35, paragraph 7). It says what the program
 * does and proposes a judgment; what only the company knows or must choose stands between square brackets.
 */
export const dpiaText = ({ companyName, address, kvk, reach, trails, day }: DpiaFacts): string => `
Concept van ${day}. Gemaakt met Waterpas, op grond van de instellingen van die dag.

## 1. Wie en wat
Verwerkingsverantwoordelijke: ${[known(companyName, "naam van het bedrijf"), address.replaceAll("\n", ", "), kvk && `KvK ${kvk}`].filter(Boolean).join(", ")}.
Bereikbaar via: ${known(reach, "e-mailadres en telefoonnummer")}.
Verantwoordelijk voor deze DPIA: ${blank("naam en functie")}.
Functionaris voor gegevensbescherming: ${blank("naam, of ‘niet aangesteld’ en waarom dat niet hoeft")}.
Aantal medewerkers van wie uren worden bijgehouden: ${blank("aantal; en of er ook inhuur of zzp’ers bij zijn")}.

Dit is een beoordeling vooraf van het bijhouden van uren met GPS op de telefoon van medewerkers. Zij is nodig omdat medewerkers op grote schaal of stelselmatig worden gevolgd: het controleren van werknemers, bijvoorbeeld met GPS, staat op de lijst van de Autoriteit Persoonsgegevens van verwerkingen waarvoor een DPIA verplicht is (AVG artikel 35). Nemen wij deze verwerking in gebruik, dan staat zij ook in ons verwerkingsregister (AVG artikel 30).

## 2. Wat er gebeurt
- Een medewerker start en stopt een timer in de app, of vult zijn uren met de hand in. Uren staan op een project, of op algemeen, verlof of ziek.
- Zegt hij op zijn toestel ja tegen GPS, dan legt de app de plek vast waar uren beginnen en eindigen, en punten onderweg.
- Dat gebeurt alleen zolang zijn timer loopt en de app open is. In een pauze en zonder lopende timer wordt geen plek vastgelegd. Wat buiten een lopende timer wordt gestuurd, weigert de server.
- ‘GPS aan’ staat zichtbaar in beeld zolang er een plek wordt vastgelegd. De medewerker kan GPS op elk moment uitzetten; zijn uren lopen door.
- De app kan de timer voorstellen of starten bij het project waar iemand is. De medewerker kan dat terugdraaien en uitzetten.
- De app kan uit plek en beweging een lijst met taken voor die dag maken. Die lijst is voor de medewerker zelf. Zet hij de bewegingsdetectie aan, dan kijkt die ook zonder lopende timer waar hij is. De plek zelf wordt dan niet opgeslagen, de taken wel.
- Wie nee zegt, gebruikt dezelfde timer zonder plek, of vult zijn uren met de hand in.
- Kantoor kijkt de uren na, keurt ze goed of stuurt ze terug. Elke correctie krijgt een reden, en die blijft bewaard.
- Er is geen besluit dat alleen door een computer wordt genomen (AVG artikel 22). Een mens keurt uren goed.

## 3. Waarvoor
- De juiste uren op het juiste project: voor loon, nacalculatie en facturen.
- Minder vergeten en minder verkeerd ingevulde uren, zonder dat iemand ’s avonds formulieren invult.
- Voldoen aan de plicht om arbeids- en rusttijden bij te houden (Arbeidstijdenwet).
De plekken worden niet gebruikt voor het beoordelen van tempo, gedrag of prestaties, niet voor toezicht in vrije tijd en niet voor het verkopen of delen van gegevens. Wil het bedrijf ze ooit voor iets anders gebruiken, bijvoorbeeld bij een vermoeden van fraude, dan is daarvoor eerst een nieuwe beoordeling nodig.
Andere doelen: ${blank("geen, of welke")}.

## 4. Welke gegevens, en hoe lang
- Uren: begin, einde, pauze, project, soort, opmerking, wie ze goedkeurde en wat er is gewijzigd. Bewaard: ${blank("bewaartermijn; wat nodig is voor de belastingdienst minstens 7 jaar, arbeidstijden minstens 52 weken")}. Waterpas verwijdert uren niet vanzelf.
- Plek van begin en einde van uren (breedtegraad, lengtegraad, nauwkeurigheid): tot ${keptDays.checkIns} dagen nadat de uren zijn goedgekeurd of verwijderd. Daarna verwijdert het programma ze vanzelf. Uren die niemand goedkeurt of verwijdert, houden hun plek: keur dus op tijd goed.
- Punten onderweg: ${keptDays.positions} dagen. Daarna verwijdert het programma ze vanzelf.
- Tijden volgens de klok van het toestel, en hoeveel die afwijkt: bij de uren.
- Antwoord op de privacymelding: wie, wanneer, ja of nee, welke tekst en welk toestel.
- Taken uit de bewegingsdetectie: per dag, met het project waar iemand was, bij de medewerker zelf. Na ${keptDays.checkIns} dagen verwijdert het programma ze vanzelf.
- Verlof en ziekte: alleen dat iemand verlof had of ziek was, nooit waarom. De reden van ziekte mag niet in een opmerking staan.
- Reservekopieën: ${blank("hoe lang back-ups worden bewaard; ook daarin staan plekken")}.
Dat iemand ziek was, is een gegeven over gezondheid (AVG artikel 9). Een werkgever mag het verwerken voor zover dat nodig is voor loon en begeleiding bij ziekte (Uitvoeringswet AVG artikel 30). Verder gaat het niet om bijzondere persoonsgegevens. Een plek kan wel iets gevoeligs verraden, bijvoorbeeld een bezoek aan een arts in werktijd. Daarom wordt in pauzes niets vastgelegd en verdwijnen punten snel.

## 5. Wie erbij kan
- De medewerker: alles van zichzelf. Hij kan het zelf downloaden.
- Kantoor (leidinggevenden en eigenaar): de uren van iedereen en de plek van begin en einde.
- Punten onderweg: ${trails ? `de eigenaar heeft ingesteld dat kantoor ook de routes van de laatste ${keptDays.positions} dagen kan zien. ${blank("waarom dat nodig is en waarom begin en einde niet genoeg zijn; anders zetten wij dit uit")}` : "alleen de medewerker zelf. De eigenaar kan instellen dat kantoor routes ziet; dan verandert de melding, wordt iedereen opnieuw gevraagd, ziet kantoor alleen punten van na het nieuwe ja en moet deze DPIA worden herzien. Dat staat nu uit."}
- Uurkosten per persoon ziet alleen de eigenaar. Leidinggevenden zien wat de goedgekeurde uren van een project samen kosten; werkte daar één persoon, dan is dat zijn uurprijs.
- De server: ${blank("waar hij staat en wie hem beheert; met een beheerder buiten het bedrijf is een verwerkersovereenkomst nodig, AVG artikel 28")}.
- Kaarten: ${blank("van welke dienst de achtergrondkaart komt; die ziet welk stukje kaart iemand opvraagt, niet wie het is")}.
- Buiten de Europese Economische Ruimte: ${blank("nee, of welke gegevens en met welke waarborgen")}.
- Met anderen gedeeld: ${blank("bijvoorbeeld het loonbureau krijgt uren, nooit plekken")}.

## 6. Op welke grond
De grond is het gerechtvaardigd belang van het bedrijf (AVG artikel 6 lid 1 onder f): een kloppende urenadministratie. Voor het bewaren van uren zelf is er een wettelijke plicht (artikel 6 lid 1 onder c) en de arbeidsovereenkomst (onder b).
Toestemming is niet de grond. Een werknemer is tegenover zijn werkgever niet vrij genoeg om nee te zeggen, dus zijn toestemming telt in de regel niet. Het ‘ja’ in de app is daarom geen toestemming in de zin van de AVG, maar een extra waarborg: zonder dat ‘ja’ legt het toestel niets vast.
Afweging van belangen:
- Het bedrijf heeft belang bij uren die kloppen: zij zijn de basis van loon en nacalculatie.
- De medewerker heeft belang bij een werkdag zonder volgsysteem, en bij uren die kloppen.
- De inbreuk is beperkt: alleen in werktijd, alleen met de timer aan, zichtbaar, kort bewaard, en te weigeren zonder gevolg.
Uitkomst van de afweging: ${blank("bevestig, of schrijf op wat voor uw bedrijf anders is")}.

## 7. Noodzaak en het minst ingrijpende middel
- Alleen met de hand invullen kan, en blijft altijd mogelijk. Het geeft meer fouten en vergeten uren. ${blank("uw ervaring: hoe vaak kloppen uren nu niet?")}
- Een prikklok of bord op het werk past niet bij bedrijven met veel korte, wisselende klussen.
- Een kastje in de bus volgt ook rijden en privégebruik, en gaat dus verder.
- Alleen begin en einde vastleggen is minder ingrijpend dan een route. De route is er om zelf te kunnen nakijken waar uren bleven, en om een vergeten einde te vinden. ${trails ? blank("waarom kantoor de route nodig heeft") : "Daarom ziet alleen de medewerker hem, en verdwijnt hij snel."}
- Er worden niet meer gegevens verzameld dan nodig: geen contacten, geen andere apps, geen plek op de achtergrond.

## 8. Risico’s en maatregelen
- Medewerkers voelen zich voortdurend gevolgd. Maatregel: alleen met lopende timer, zichtbaar ‘GPS aan’, uit te zetten, geen route voor kantoor${trails ? " (staat nu aan: risico hoger)" : ""}. Kans ${trails ? "middel" : "laag"}, gevolg middel.
- Plekken worden voor iets anders gebruikt, zoals beoordelen. Maatregel: doel ligt hier vast, kort bewaard, wie wat wijzigt wordt vastgelegd. Kans laag, gevolg groot. Afspraak in het bedrijf: ${blank("wie aanspreekbaar is en wat er gebeurt als iemand zich er niet aan houdt")}.
- Wie nee zegt, krijgt toch nadeel. Maatregel: dezelfde timer zonder plek; nee is geen reden voor een gesprek. Kans ${blank("laag, middel of hoog")}, gevolg groot.
- Iemand zonder recht ziet plekken. Maatregel: inloggen met een eigen account, rollen, wachtwoorden onleesbaar opgeslagen, verbinding via https. Kans laag, gevolg groot. ${blank("is https ingesteld, heeft iedereen een eigen account?")}
- Een toestel raakt kwijt. Maatregel: uitloggen op afstand door een nieuw wachtwoord te zetten; schermslot verplicht. Kans middel, gevolg klein. ${blank("eigen of zakelijke telefoons, en wat daarover is afgesproken")}
- De GPS zit ernaast en iemand wordt ten onrechte aangesproken. Maatregel: onnauwkeurige punten tellen niet mee en zijn gemarkeerd, een gat wordt als gat getoond, de medewerker ziet hetzelfde als kantoor en kan verbeteren. Kans middel, gevolg klein.
- Een vergeten timer legt vrije tijd vast. Maatregel: de app legt niets vast als zij dicht is; een timer die doorloopt wordt ’s nachts gesloten en als onvolledig gemeld. Kans laag, gevolg middel.
- Gegevens blijven te lang staan. Maatregel: een taak van het programma verwijdert ze vanzelf, elke dag. Kans laag, gevolg middel.
Restrisico na deze maatregelen: ${blank("laag, middel of hoog. Blijft het hoog, dan moet u vóór gebruik de Autoriteit Persoonsgegevens raadplegen, AVG artikel 36")}.

## 9. Rechten van medewerkers
- Weten: voor het eerste gebruik staat in de app wat er wordt vastgelegd, waarom, hoe lang en wie het ziet. De tekst blijft te lezen onder Privacy (AVG artikel 13).
- Inzien en meenemen: met één knop, als bestanden die een ander programma kan lezen (artikelen 15 en 20).
- Verbeteren: zelf, of via kantoor, met een reden die bewaard blijft (artikel 16).
- Verwijderen en beperken: op verzoek; plekken verdwijnen vanzelf. Uren die voor de administratie nodig zijn, blijven (artikelen 17 en 18).
- Bezwaar: op verzoek, en door GPS uit te zetten (artikel 21).
- Verzoeken gaan naar: ${known(reach, "e-mailadres of persoon")}. Antwoord binnen een maand.
- Klacht: bij de Autoriteit Persoonsgegevens.

## 10. Raadplegen van medewerkers
De wet vraagt om, waar dat past, de mening van de medewerkers (AVG artikel 35 lid 9).
- Is er een ondernemingsraad, dan is vooraf zijn instemming nodig (Wet op de ondernemingsraden, artikel 27 lid 1 onder k en l). Instemming van: ${blank("datum en besluit, of ‘er is geen ondernemingsraad’")}.
- Is er geen ondernemingsraad, dan leggen wij het plan uit en bespreken wij het met iedereen. Besproken op: ${blank("datum, met wie, wat zij vonden en wat daarmee is gedaan")}.
- Een zin in een personeelshandboek is niet genoeg: doel, manier en hoe vaak er wordt vastgelegd, moeten precies zijn verteld. Verteld op: ${blank("datum en hoe")}.

## 11. Datalekken
Gaat er iets mis met plekken of uren, dan meldt wie het merkt het direct bij ${blank("naam en telefoonnummer")}. Wij melden het binnen 72 uur nadat wij het weten bij de Autoriteit Persoonsgegevens, tenzij het geen risico geeft voor de medewerkers (AVG artikel 33). Is het risico groot, dan vertellen wij het ook aan hen (artikel 34). Elk datalek komt in ons eigen overzicht.

## 12. Besluit en herziening
Advies van de functionaris voor gegevensbescherming, als die er is: ${blank("advies en datum")}.
Besluit: ${blank("wel of niet in gebruik nemen, en onder welke voorwaarden")}.
Beoordeeld door: ${blank("naam en functie")}. Datum: ${blank("datum")}. Handtekening: ${blank("handtekening")}.
Wij bekijken deze DPIA opnieuw op ${blank("datum, uiterlijk over een jaar")}, en eerder als er iets verandert: als kantoor routes mag zien, bij een nieuw doel, een andere server, een andere manier van vastleggen of na een datalek.
`
