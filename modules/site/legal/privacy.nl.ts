import type { LegalFacts } from "./facts.ts"

/**
 * The privacy statement that ships with the program: what it stores, why and how long (AVG articles 13 and 15 to 21).
 * The owner checks it and may put his own in its place.
 */
export const privacyText = ({ companyName, reach, address, kvk }: LegalFacts): string => `
Op deze pagina leest u welke gegevens ${companyName} van u bewaart, waarom, hoe lang, en wat uw rechten zijn.

## Wie verantwoordelijk is
${[companyName, address, kvk && `KvK ${kvk}`].filter(Boolean).join("\n")}

${reach && `Vragen over uw gegevens? Neem contact op via ${reach}.`}

## Welke gegevens wij bewaren
- Vraagt u een offerte aan: uw naam, e-mailadres en telefoonnummer, uw adres als u dat invult, uw antwoorden op de vragen over uw woning en uw foto’s. De plaatsbepaling en andere verborgen gegevens halen wij uit de foto’s voordat wij ze bewaren.
- Stuurt u een bericht via het contactformulier: uw naam, e-mailadres, telefoonnummer als u dat invult, het onderwerp en uw bericht.
- Bent u klant: wat nodig is om het werk te maken en te factureren, zoals het werkadres, afspraken, tekeningen, foto’s van het werk, offertes en facturen.
- Uw internetadres (IP-adres) gebruiken wij alleen kort in het geheugen van onze server, om misbruik van de formulieren te voorkomen. Wij slaan het niet bij uw gegevens op.

Wat niet verplicht is, staat als optioneel bij het veld. De rest hebben wij nodig: zonder kunnen wij geen offerte maken of antwoord geven.

## Waarom wij ze bewaren
- Om uw vraag te beantwoorden, een offerte te maken en het werk uit te voeren (uitvoering van een overeenkomst, of stappen daarvoor op uw verzoek).
- Om onze boekhouding te doen zoals de wet voorschrijft (wettelijke plicht).
- Om garantie en klachten te kunnen afhandelen, en om misbruik van onze website tegen te gaan (gerechtvaardigd belang).

Wij gebruiken uw gegevens niet voor reclame en verkopen ze niet. Een programma berekent de eerste prijs uit uw antwoorden; of u de offerte krijgt en voor welke prijs, beslist een mens.

## Hoe lang wij ze bewaren
- Facturen en wat daarbij hoort: 7 jaar, zoals de belastingwet voorschrijft. Gegevens over onroerende zaken: 10 jaar.
- Offertes, tekeningen en foto’s van uitgevoerd werk: zolang wij voor het werk aansprakelijk kunnen zijn.
- Aanvragen en berichten waaruit geen opdracht volgt: niet langer dan nodig is om u te helpen. U kunt ons vragen ze eerder te verwijderen.
- Een aanvraag die u nog niet hebt verstuurd, staat alleen op uw eigen apparaat en vervalt daar na 30 dagen. Foto’s die al zijn verstuurd bij een aanvraag die u niet afmaakt, verwijderen wij na een dag.

## Met wie wij ze delen
Alleen met wie ze nodig heeft voor uw werk of voor onze administratie, zoals een onderaannemer, leverancier of boekhouder, en met de overheid als de wet dat eist. Met wie gegevens in onze opdracht verwerkt, zoals het bedrijf waar onze server staat of dat onze e-mail verstuurt, maken wij afspraken over de beveiliging. Vult u postcode en huisnummer in, dan kan onze server daarmee de straat, de plaats en het bouwjaar opvragen bij een dienst van de overheid; meer gaat daar niet naartoe.

## Cookies en andere volgmiddelen
Deze website gebruikt geen volgcookies, geen reclame en geen statistiek van anderen. Er wordt niets bij een ander bedrijf opgehaald als u de site bekijkt; kiest u voor de route of een sociaal netwerk, dan opent u de website van een ander bedrijf. Uw browser bewaart wat nodig is om de site te laten werken: de tekst en foto’s die u aan het invullen bent en, voor onze medewerkers, het inloggen. Dat zijn functionele gegevens, waarvoor geen toestemming nodig is.

## Hoe wij ze beveiligen
Alleen medewerkers die zijn ingelogd, kunnen uw gegevens zien. Wat zij doen met aanvragen en projecten, wordt vastgelegd.

## Uw rechten
U mag:
- uw gegevens inzien en er een kopie van krijgen;
- ze laten verbeteren of aanvullen;
- ze laten verwijderen;
- ons vragen ze voorlopig niet te gebruiken (de verwerking beperken);
- bezwaar maken tegen het gebruik, als wij ons beroepen op ons gerechtvaardigd belang;
- ze meenemen, in een bestand dat een ander kan lezen.

Laat ons weten wat u wilt${reach ? ` via ${reach}` : ""}. U hebt binnen een maand antwoord. Sommige gegevens moeten wij van de wet bewaren; dan leggen wij uit welke.

Bent u niet tevreden over hoe wij met uw gegevens omgaan, dan horen wij dat graag. U kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens: autoriteitpersoonsgegevens.nl.
`
