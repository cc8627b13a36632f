/**
 * What closes a day on a building site and in its office. `who`: everyone, only who works on site, or only the office.
 * In the order in which one walks through it. `place`, within its category, is of an item for good: an owner's own order
 * is kept by it. A new one between two takes a number between theirs.
 */
export const itemTable = `
code                | category   | place | priority | who      | task

hours.own           | hours      | 10    | high     | everyone | Eigen uren van vandaag staan erin, met begin, einde en pauze
hours.project       | hours      | 20    | medium   | everyone | Uren en reistijd staan op het juiste project
hours.extra         | hours      | 30    | high     | everyone | Meerwerk is opgeschreven, met akkoord van de klant

invoicing.received  | invoicing  | 10    | medium   | office   | Binnengekomen facturen en bonnen zijn gescand
invoicing.sent      | invoicing  | 20    | high     | office   | Wat klaar is, is gefactureerd
invoicing.overdue   | invoicing  | 30    | medium   | office   | Over te late betalingen is gebeld of gemaild

safety.site         | safety     | 10    | high     | everyone | Bouwplaats is afgesloten en veilig achtergelaten
safety.scaffold     | safety     | 20    | high     | everyone | Steiger, ladders en randbeveiliging zijn nagekeken
safety.services     | safety     | 30    | high     | everyone | Stroom, gas en water zijn afgesloten waar dat moet

ppe.worn            | ppe        | 10    | high     | everyone | Helm, schoenen, bril en gehoorbescherming zijn gedragen waar het moest
ppe.replaced        | ppe        | 20    | low      | everyone | Versleten beschermingsmiddelen zijn vervangen of besteld

permits.there       | permits    | 10    | high     | office   | Vergunningen en meldingen voor morgen zijn binnen
permits.ground      | permits    | 20    | medium   | office   | Voor graven en slopen: KLIC-melding en asbestonderzoek zijn er

planning.tomorrow   | planning   | 10    | high     | office   | Iedereen weet waar en hoe laat hij morgen begint
planning.materials  | planning   | 20    | high     | everyone | Materiaal voor morgen ligt klaar of komt op tijd
planning.trades     | planning   | 30    | medium   | office   | Onderaannemers van deze week zijn bevestigd
planning.delay      | planning   | 40    | medium   | everyone | Uitloop van vandaag is doorgegeven

budget.costs        | budget     | 10    | medium   | office   | Kosten van vandaag staan op het project
budget.over         | budget     | 20    | low      | office   | Werk dat over zijn begroting gaat, is besproken

weather.read        | weather    | 10    | medium   | everyone | Het weer van morgen is bekeken voor het werk buiten
weather.covered     | weather    | 20    | high     | everyone | Open dak, gevel en materiaal zijn afgedekt

mail.answered       | mail       | 10    | medium   | office   | E-mail van klanten is beantwoord

calendar.tomorrow   | calendar   | 10    | medium   | office   | Afspraken van morgen zijn bevestigd
calendar.visits     | calendar   | 20    | low      | office   | Opnames en opleveringen staan in de agenda

documents.photos    | documents  | 10    | medium   | everyone | Foto's van vandaag zijn gemaakt, ook van wat straks dicht zit
documents.agreed    | documents  | 20    | high     | everyone | Afspraken met de klant staan op papier
documents.filed     | documents  | 30    | low      | office   | Tekeningen, garanties en certificaten zijn opgeborgen

tools.counted       | tools      | 10    | medium   | everyone | Gereedschap is geteld en opgeborgen
tools.charged       | tools      | 20    | low      | everyone | Accu’s staan aan de lader, en wat kapot is, is gemeld

waste.cleared       | waste      | 10    | medium   | everyone | Bouwplaats is opgeruimd en bezemschoon
waste.container     | waste      | 20    | low      | everyone | Container is nagekeken, en afgemeld als hij vol is

neighbours.street   | neighbours | 10    | medium   | everyone | Stoep en straat zijn schoon en vrij
neighbours.told     | neighbours | 20    | low      | everyone | Buren weten van lawaai, stof of een afzetting morgen
`
