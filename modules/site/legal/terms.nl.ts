import { formatLongDay } from "#src/shared/dayWords.ts"
import type { LegalFacts } from "./facts.ts"

/** Of a company whose quotations come with conditions in a PDF. */
export const handedOver = ({
  title,
  date,
  companyName,
  reach,
}: { title: string; date: string } & Pick<LegalFacts, "companyName" | "reach">): string =>
  `Bij de offertes van ${companyName} horen de algemene voorwaarden ‘${title}’ van ${formatLongDay(date)}. U krijgt ze als pdf bij uw offerte, voordat u akkoord geeft.${reach ? ` Wilt u ze nu al lezen? Vraag ze aan via ${reach}.` : ""}`

/**
 * The general terms that ship with the program, in line with the clauses of the quotation and with the law
 * that each clause names. The owner checks them and may put his own in their place.
 */
export const termsText = ({ companyName, reach, address, kvk }: LegalFacts): string => `
Deze voorwaarden horen bij de offertes en het werk van ${companyName}. Staat in uw offerte iets anders, dan geldt de offerte. Geen enkele voorwaarde neemt u rechten af die de wet u als consument geeft.

## Wie wij zijn
${[companyName, address, kvk && `KvK ${kvk}`].filter(Boolean).join("\n")}

## Offerte
- Een offerte is vrijblijvend: u zit nergens aan vast zolang u haar niet hebt aanvaard. Tot wanneer zij geldt, staat erop.
- Een offerte op grond van uw antwoorden op deze website is een eerste berekening. Wij bevestigen de prijs nadat wij het werk hebben bekeken.
- De overeenkomst komt tot stand als u de offerte hebt ondertekend of schriftelijk (ook per e-mail) hebt aanvaard. Tekeningen en berekeningen blijven van ons.

## Prijs
- Prijzen voor consumenten zijn inclusief btw, tenzij er iets anders bij staat.
- Een richtprijs overschrijden wij met niet meer dan 10%, tenzij wij u zo vroeg mogelijk hebben gewaarschuwd dat het meer wordt. U kunt het werk dan nog beperken of vereenvoudigen (artikel 7:752 BW).

## Meerwerk en minderwerk
- Wilt u iets extra’s of iets anders, dan noemen wij u vooraf de prijs en leggen wij die schriftelijk vast. Wij mogen meerwerk alleen rekenen als wij u op tijd op de hogere prijs hebben gewezen, tenzij u die zelf had moeten begrijpen (artikel 7:755 BW).
- Wat vervalt, trekken wij af.

## Uitvoering
- Wij voeren het werk goed en deugdelijk uit, volgens de planning die wij met u afspreken. Loopt het uit, dan hoort u dat zo snel mogelijk van ons, met de reden.
- Zien wij een fout in de opdracht of een risico in uw gebouw of in materiaal dat u aanlevert, dan waarschuwen wij u schriftelijk en duidelijk (artikel 7:754 BW).
- U zorgt dat wij bij het werk kunnen, en voor stroom en water. Nodige vergunningen regelen wij alleen als dat in de offerte staat.
- Woningen van voor 1994 kunnen asbest bevatten. Dat moet zijn onderzocht voordat wij slopen.

## Betaling
- U betaalt in de termijnen die in de offerte staan, telkens na ontvangst van een factuur en binnen de termijn die erop staat.
- Betaalt u niet op tijd, dan sturen wij eerst een kosteloze herinnering met een termijn van veertien dagen, die ingaat op de dag nadat u haar hebt ontvangen. Pas daarna mogen wij de wettelijke incassokosten en rente rekenen.
- Is het werk niet in orde, dan mag u een deel van het bedrag inhouden dat past bij het gebrek.

## Bedenktijd
- Sluit u de overeenkomst als consument op afstand (bijvoorbeeld per e-mail) of bij u thuis, dan kunt u haar binnen 14 dagen na de dag van sluiten zonder reden herroepen. Laat ons dat duidelijk weten, bijvoorbeeld per e-mail. Bij de offerte vindt u een formulier dat u kunt gebruiken.
- Wij betalen dan uiterlijk binnen 14 dagen terug wat u hebt betaald. Hebt u ons uitdrukkelijk gevraagd om al in de bedenktijd te beginnen, dan betaalt u het deel dat is uitgevoerd. Is het werk op uw verzoek al helemaal gereed, dan kunt u niet meer herroepen.

## Oplevering en garantie
- Bij de oplevering lopen wij het werk samen na en leggen wij vast wat nog moet gebeuren. U ontvangt dan ook het dossier over het werk (artikel 7:757a BW), tenzij wij samen schriftelijk anders afspreken.
- Gebreken die bij of na de oplevering blijken en ons zijn toe te rekenen, herstellen wij kosteloos en binnen redelijke tijd. Uw wettelijke rechten gelden daarnaast.
- Schade die wij of onze onderaannemers bij het werk veroorzaken en die ons is toe te rekenen, vergoeden wij volgens de wet. Voor de start laten wij u schriftelijk weten of en hoe het werk verzekerd is.

## Klachten
- Bent u niet tevreden, laat het ons dan zo snel mogelijk weten${reach ? ` via ${reach}` : ""}. U krijgt binnen 14 dagen een inhoudelijk antwoord en een voorstel.
- Komen wij er samen niet uit, dan kunt u de zaak voorleggen aan de bevoegde rechter. Nederlands recht is van toepassing.
`
