/**
 * What closes a day on a building site and in its office. `who`: everyone, only who works on site, or only the office.
 * In the order in which one walks through it.
 */
export const itemTable = `
code                | category  | priority | who      | task

hours.own           | hours     | high     | everyone | Eigen uren van vandaag staan erin, met begin, einde en pauze
hours.project       | hours     | medium   | everyone | Uren en reistijd staan op het juiste project
hours.extra         | hours     | high     | everyone | Meerwerk is opgeschreven, met akkoord van de klant

invoicing.received  | invoicing | medium   | office   | Binnengekomen facturen en bonnen zijn gescand
invoicing.sent      | invoicing | high     | office   | Wat klaar is, is gefactureerd
invoicing.overdue   | invoicing | medium   | office   | Over te late betalingen is gebeld of gemaild

safety.site         | safety    | high     | everyone | Bouwplaats is afgesloten en veilig achtergelaten
safety.scaffold     | safety    | high     | everyone | Steiger, ladders en randbeveiliging zijn nagekeken
safety.services     | safety    | high     | everyone | Stroom, gas en water zijn dicht waar dat moet

ppe.worn            | ppe       | high     | everyone | Helm, schoenen, bril en gehoorbescherming zijn gedragen waar het moest
ppe.replaced        | ppe       | low      | everyone | Versleten beschermingsmiddelen zijn vervangen of besteld

permits.there       | permits   | high     | office   | Vergunningen en meldingen voor morgen zijn binnen
permits.ground      | permits   | medium   | office   | Voor graven en slopen: KLIC-melding en asbestonderzoek zijn er

planning.tomorrow   | planning  | high     | office   | Iedereen weet waar en hoe laat hij morgen begint
planning.materials  | planning  | high     | everyone | Materiaal voor morgen ligt klaar of komt op tijd
planning.trades     | planning  | medium   | office   | Onderaannemers van deze week zijn bevestigd
planning.delay      | planning  | medium   | everyone | Uitloop van vandaag is doorgegeven

budget.costs        | budget    | medium   | office   | Kosten van vandaag staan op het project
budget.over         | budget    | low      | office   | Werk dat over zijn begroting gaat, is besproken

weather.read        | weather   | medium   | everyone | Het weer van morgen is bekeken voor het werk buiten
weather.covered     | weather   | high     | everyone | Open dak, gevel en materiaal zijn afgedekt

mail.answered       | mail      | medium   | office   | E-mail van klanten is beantwoord

calendar.tomorrow   | calendar  | medium   | office   | Afspraken van morgen zijn bevestigd
calendar.visits     | calendar  | low      | office   | Opnames en opleveringen staan in de agenda

documents.photos    | documents | medium   | everyone | Foto's van vandaag zijn gemaakt, ook van wat straks dicht zit
documents.agreed    | documents | high     | everyone | Afspraken met de klant staan op papier
documents.filed     | documents | low      | office   | Tekeningen, garanties en certificaten zijn opgeborgen

tools.counted       | tools     | medium   | everyone | Gereedschap is geteld en opgeborgen
tools.charged       | tools     | low      | everyone | Accu's laden op, en wat kapot is, is gemeld

waste.cleared       | waste     | medium   | everyone | Bouwplaats is opgeruimd en bezemschoon
waste.container     | waste     | low      | everyone | Container is nagekeken, en afgemeld als hij vol is

neighbours.street   | neighbours | medium  | everyone | Stoep en straat zijn schoon en vrij
neighbours.told     | neighbours | low     | everyone | Buren weten van lawaai, stof of een afzetting morgen
`
