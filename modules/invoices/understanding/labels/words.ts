/**
 * What a label says that its value is. Kinds that are no field of ours are as useful: a number that is called
 * 'klantnummer' isn't the invoice's.
 */
export type LabelKind =
  | "invoiceNumber"
  | "otherInvoice"
  | "order"
  | "customer"
  | "project"
  | "slip"
  | "otherNumber"
  | "date"
  | "dueDate"
  | "deliveryDate"
  | "orderDate"
  | "paidDate"
  | "otherDate"
  | "iban"
  | "blockedIban"
  | "kvk"
  | "btwId"
  | "phone"
  | "web"
  | "sender"
  | "accountHolder"
  | "addressee"
  | "delivery"
  | "work"
  | "subject"
  | "amount"
  | "column"

/** How much a label says: `sure` it is nothing else, `likely` it may be, `vague` the value must fit as well. */
export type Strength = "sure" | "likely" | "vague"

/** Dutch, English, German and French; 'a|b' are two labels; spaces, accents and signs don't count. */
export const labelWords: [LabelKind, Strength, string][] = [
  [
    "invoiceNumber",
    "sure",
    `
    factuurnummer|factuurnr|factuurnum|factuurno|factuur no|factnr|fact nr|factuurid|factuur id|
    faktuurnummer|faktuurnr|faktuur nr|fact nummer|nummer factuur|nr factuur|nummer van deze factuur|
    rekeningnummer factuur|rekening nr factuur|notanummer|notanr|nota no|nota id|nota nummer|
    kassabonnummer|kassabonnr|kassabon no|verzamelfactuurnummer|termijnfactuurnummer|
    factuurreferentie|factuur ref|factuurkenmerk|creditnotanummer|creditnotanr|creditfactuurnummer|
    creditfactuurnr|creditnummer|credit nr|creditnota no|declaratienummer|declaratienr|documentnummer|
    documentnr|document no|document number|doc nr|doc no|docnr|invoice number|invoice no|invoice nr|
    invoice num|invoice id|invoice reference|tax invoice no|bill no|bill number|receipt no|
    receipt number|credit note number|credit note no|credit memo no|rechnungsnummer|rechnungsnr|
    rechnung nr|rechnung nummer|rg nr|belegnummer|belegnr|gutschriftnummer|gutschrift nr|
    numero de facture|no facture|facture no|facture n|factuurvolgnummer|volgnummer factuur|stuknummer|
    stuknr|boekstuknummer
    `,
  ],
  [
    "invoiceNumber",
    "likely",
    `
    factuur|faktuur|nota|rekening|kassabon|kasbon|invoice|tax invoice|sales invoice|rechnung|facture|
    creditnota|credit nota|creditfactuur|credit factuur|credit|credit note|credit memo|gutschrift|
    verkoopfactuur|verzamelfactuur|termijnfactuur|voorschotfactuur|voorschotnota|voorschotrekening|
    eindfactuur|eindafrekening|slotfactuur|declaratie|document|bonnummer|bonnr|bon no|bon nr|receipt|
    ticket|ticketnummer|ticketnr|rekeningnummer|transactienummer|transactie nr|factuur met nummer|
    onder vermelding van factuurnummer|onder vermelding van|ovv|betalingskenmerk|betaalkenmerk|
    betalingsreferentie|bill
    `,
  ],
  [
    "invoiceNumber",
    "vague",
    `
    nummer|nr|no|number|num|ons kenmerk|onze referentie|onze ref|our reference|our ref|kenmerk|
    referentie|reference|ref|unser zeichen|volgnummer|volgnr|id
    `,
  ],
  [
    "otherInvoice",
    "sure",
    `
    oorspronkelijk factuurnummer|oorspronkelijke factuur|originele factuur|origineel factuurnummer|
    original invoice|vorige factuur|credit op factuur|correctie op factuur|correctie factuur|
    gecrediteerde factuur|ivm nota|ivm factuur|crediteert factuur|betreft nota|inzake nota|
    reeds gefactureerd|eerder gefactureerd|oorspr factuur|oorspr factuurnr|oorspr nota|orig factuur|
    orig factuurnr|betreft factuurnummer|betreft factuurnr|credit van factuur|behoort bij factuur
    `,
  ],
  [
    "order",
    "sure",
    `
    bestelnummer|bestelnr|bestel nr|bestelling|besteld onder|inkoopnr|inkoopnummer|inkoopordernummer|
    inkoopordernr|inkooporder|inkoop nr|ordernummer|ordernr|order no|order nr|order number|order id|
    uw order|uw ordernummer|uw ordernr|uw bestelling|uw bestelnummer|uw bestelnr|opdrachtnummer|
    opdrachtnr|uw opdracht|uw opdrachtnummer|po nummer|po number|po no|po nr|purchase order|
    purchase order no|purchase order number|bestellnummer|bestellnr|auftragsnummer|auftragsnr|
    uw inkoopnummer|verkoopordernummer|verkooporder|verkooporder nr|orderbevestiging|
    numero de commande
    `,
  ],
  [
    "order",
    "likely",
    `
    uw kenmerk|uw referentie|uw ref|uw referentienummer|your reference|your ref|ihr zeichen|order|
    opdracht|po|referentie klant|klantreferentie|kenmerk klant|kenmerk opdrachtgever|
    customer reference|besteller referentie|bestelreferentie
    `,
  ],
  [
    "customer",
    "sure",
    `
    klantnummer|klantnr|klant nr|klant no|klantcode|klant id|klantnum|debiteurnummer|debiteurnr|
    debiteurennummer|debiteurennr|debiteur nr|debnr|deb nr|deb no|debiteur|debiteurencode|
    relatienummer|relatienr|relatie nr|relatiecode|relatie|lidnummer|lidnr|accountnummer|account no|
    account number|customer number|customer no|customer id|client no|client number|kundennummer|
    kundennr|kd nr|numero client|uw klantnummer|uw klantnr|uw debiteurnummer|uw debiteurennummer|
    crediteurnummer|crediteurnr|crediteur nr|leveranciersnummer|leveranciersnr|pasnummer|pas nr|
    klantenkaart|kaartnummer
    `,
  ],
  ["date", "vague", "van"],
  ["invoiceNumber", "vague", "bon"],
  ["slip", "vague", "bon"],
  [
    "project",
    "sure",
    `
    projectnummer|projectnr|project nr|project no|project number|project id|projectcode|project code|
    uw projectnummer|uw project|ons project|project|projectnaam|project naam|werknummer|werknr|
    werk nr|uw werknummer|werkordernummer|werkorder|werkbonnummer|werkbon nr|werkopdracht|
    kostenplaats|kostendrager|projekt|bauvorhaben|bouwnummer|dossiernummer|dossiernr|dossier
    `,
  ],
  [
    "slip",
    "sure",
    `
    pakbon|pakbonnummer|pakbonnr|pakbon nr|packing slip|packing slip no|afleverbon|afleverbonnummer|
    afleverbonnr|afleverbon nr|leverbon|leverbonnr|leverbonnummer|leveringsbon|vrachtbrief|
    vrachtbriefnummer|vrachtbriefnr|weegbon|weegbonnummer|weegbon nr|werkbon|delivery note|
    delivery note no|lieferschein|lieferscheinnr|lieferschein nr|leveringsnummer|leveringnr|
    zendingnummer|zending nr|mandagstaat|begeleidingsbrief|afvalstroomnummer|afvalstroomnr
    `,
  ],
  [
    "otherNumber",
    "sure",
    `
    offertenummer|offertenr|offerte nr|offerte|quote no|quotation|angebot|artikelnummer|artikelnr|
    artikelcode|art nr|artnr|artikel nr|contractnummer|contractnr|contract|polisnummer|meternummer|
    pagina|blad|bladzijde|page|seite|pag|bsn|loonheffingennummer|loonheffingsnummer|sofinummer|
    kenteken|filiaal|filiaalnr|kassa|kassanr|kassa nr|terminal|autorisatie|machtiging|mandaat|
    incassant id|incassantid|versie|serienummer|serienr|vergunningnummer|vihb|vihb nummer|niwo|eori|
    gln|ean|swift|bic|swift code|bic code|bic swift|vestigingsnummer|bankcode|batch|regelnr|
    aantal regels|weeknummer|week|periode|termijn|km stand|g rekening percentage|medewerker|
    verkoper nr|caissiere|bediende
    `,
  ],
  [
    "date",
    "sure",
    `
    factuurdatum|factuur datum|faktuurdatum|datum factuur|fact datum|factdatum|notadatum|nota datum|
    datum nota|rekeningdatum|kassabondatum|bondatum|bon datum|datum bon|creditdatum|creditnotadatum|
    datum creditnota|declaratiedatum|documentdatum|document date|invoice date|date of invoice|
    date of issue|issue date|issued|issued on|date issued|bill date|rechnungsdatum|belegdatum|
    date de facture|date facture|date de la facture|opgemaakt|opgemaakt op|opmaakdatum|opgesteld|
    opgesteld op|uitgiftedatum|datum uitgifte|uitgereikt|uitgereikt op|datum van uitreiking|
    verzenddatum|verzonden|verzonden op|verstuurd|verstuurd op|dagtekening|gefactureerd op|
    factureringsdatum|tax point|datum van deze factuur|aanmaakdatum|datum document
    `,
  ],
  ["date", "likely", "datum|date|dd|d d|dato|datum tijd|datum en tijd|gedateerd|dated"],
  [
    "dueDate",
    "sure",
    `
    vervaldatum|verval|verval datum|vervaldag|vervalt|vervalt op|uiterste datum|uiterste betaaldatum|
    uiterste betaaldag|uiterlijk|uiterlijk te betalen|uiterlijk betalen|uiterlijk te voldoen|
    uiterlijke betaaldatum|uiterlijk op|betaaldatum|betalen voor|te betalen voor|te voldoen voor|
    betalen op uiterlijk|te betalen uiterlijk|betalen uiterlijk|voldoen uiterlijk|te betalen op|
    betaal voor|betaal uiterlijk|betalen tot|betaling voor|betaling uiterlijk|betaling uiterlijk op|
    betaling voor of op|tot en met|tm|voldoen voor|voor of op|gelieve te betalen voor|due date|due|
    due on|due by|payment due|payment due date|payment due by|pay by|pay before|please pay by|fallig|
    fallig am|fallig bis|falligkeit|falligkeitsdatum|zahlbar bis|zahlungsziel|date decheance|echeance|
    betalingsdatum|betaling verwacht|incassodatum|datum incasso|wordt geincasseerd op|afschrijfdatum|
    te betalen tm|betaaltermijn tot|betaaldag
    `,
  ],
  [
    "deliveryDate",
    "sure",
    `
    leverdatum|leveringsdatum|datum levering|geleverd op|geleverd|afleverdatum|levering|levering op|
    uitvoering|uitvoeringsdatum|datum uitvoering|uitgevoerd|uitgevoerd op|verricht op|prestatiedatum|
    prestatie|datum werk|werkdatum|datum werkzaamheden|delivery date|date of supply|supply date|
    delivered|service date|lieferdatum|leistungsdatum|liefertermin|verzending|bezorgdatum|ophaaldatum|
    datum prestatie|opgeleverd|opleverdatum|oplevering|periode|period|over de periode|
    leveringsperiode|weekeinde
    `,
  ],
  [
    "orderDate",
    "sure",
    `
    orderdatum|order datum|besteldatum|bestel datum|datum bestelling|besteld op|besteld|opdrachtdatum|
    datum opdracht|order date|ordered|bestelldatum|auftragsdatum|offertedatum|datum offerte|
    aangenomen op|pakbondatum|datum pakbon|d d order
    `,
  ],
  [
    "paidDate",
    "sure",
    `
    betaald op|betaald|voldaan op|voldaan|ontvangen op|ontvangen|betaling ontvangen|
    betaling ontvangen op|reeds voldaan|reeds betaald op|paid|paid on|payment received|payment date|
    bezahlt am|bezahlt|gepind op|pinbetaling|contant voldaan|aanbetaling van|aanbetaling dd|
    vooruitbetaald op
    `,
  ],
  [
    "otherDate",
    "sure",
    `
    afgedrukt|afgedrukt op|printdatum|print datum|geprint|geprint op|geboortedatum|ingangsdatum|
    startdatum|einddatum|geldig tot|geldig tm|keuringsdatum|keuring|prijspeil|sinds|ingeschreven|
    gedeponeerd|voorwaarden|versie van|herinneringsdatum|offerte van|telefoondatum|valutadatum|
    korting bij betaling voor|bij betaling voor|skonto bis
    `,
  ],
  [
    "iban",
    "sure",
    `
    iban|iban nr|ibannummer|iban nummer|iban rekening|bankrekening|bankrekeningnummer|bankrekeningnr|
    banknummer|bank nr|bankgegevens|rekening iban|bank|bank account|account iban|bankverbindung|
    rekeningnr|banknr|rek nr|reknr|op rekening|op rekeningnummer|op bankrekening|op iban|
    ons rekeningnummer|kontonummer|compte bancaire|rabobank|ing|abn amro|ing bank|knab|bunq|triodos|
    asn bank|sns|regiobank
    `,
  ],
  [
    "blockedIban",
    "sure",
    `
    g rekening|grekening|g rek|grek|geblokkeerde rekening|g rekeningnummer|g rekeningnr|g account|
    iban g rekening|g rekening iban|iban g rek|wka rekening
    `,
  ],
  [
    "kvk",
    "sure",
    `
    kvk|kvknr|kvk nr|kvknummer|kvk nummer|kvk no|k v k|kamer van koophandel|kamer van koophandel nr|
    kamer van koophandelnummer|kamer v koophandel|handelsregister|handelsregisternummer|
    handelsregister nr|hr nr|hrnr|inschrijfnummer kvk|chamber of commerce|coc|coc no|coc number|
    ingeschreven onder nummer|kvk inschrijving|h r
    `,
  ],
  [
    "btwId",
    "sure",
    `
    btw id|btwid|btw identificatienummer|btwidentificatienummer|btw nummer|btwnummer|btw nr|btwnr|
    btw no|omzetbelastingnr|omzetbelastingnummer|omzetbelasting nr|ob nummer|ob nr|obnr|
    fiscaal nummer|fiscaalnummer|vat|vat no|vat nr|vat number|vat id|vat reg no|vat registration|
    ust id|ust idnr|ustidnr|umsatzsteuer id|tva|no tva|numero de tva|tax id|rsin|ons btw nummer|
    uw btw nummer|uw btw id|uw btw nr|btw nummer afnemer|btw id afnemer|btw nummer klant
    `,
  ],
  [
    "phone",
    "sure",
    `
    tel|telefoon|telefoonnummer|telefoonnr|tel nr|telnr|phone|mobiel|mob|gsm|fax|mobile|06|bel|
    bereikbaar op|whatsapp
    `,
  ],
  ["web", "sure", "e mail|email|mail|website|web|internet|www"],
  [
    "sender",
    "sure",
    `
    leverancier|verkoper|afzender|opdrachtnemer|onderaannemer|uitvoerder|supplier|seller|vendor|
    lieferant|from|gefactureerd door|van leverancier|bedrijf|bedrijfsnaam
    `,
  ],
  [
    "accountHolder",
    "sure",
    `
    tnv|ten name van|op naam van|rekeninghouder|account holder|account name|beneficiary|begunstigde|
    kontoinhaber|naam rekeninghouder|in the name of
    `,
  ],
  [
    "addressee",
    "sure",
    `
    factuur aan|factuuradres|factureren aan|gefactureerd aan|facturatieadres|geadresseerde|afnemer|
    klant|klantgegevens|opdrachtgever|koper|aan|tav|t a v|ter attentie van|attn|attention|
    debiteurgegevens|bill to|billed to|invoice to|sold to|customer|buyer|client|rechnung an|
    rechnungsempfanger|empfanger|kunde|facture a|rekening voor|nota voor|factuur voor|bestemd voor|
    uw gegevens|besteld door|crediteren aan|credit aan|postadres klant|de heer|mevrouw|dhr|mevr|
    firma klant
    `,
  ],
  [
    "delivery",
    "sure",
    `
    afleveradres|aflever adres|leveradres|leveringsadres|bezorgadres|verzendadres|geleverd aan|
    geleverd op adres|afgeleverd op|afgeleverd aan|delivery address|deliver to|delivered to|ship to|
    shipping address|lieferadresse|lieferanschrift|adresse de livraison|losadres|losplaats|laadadres|
    ophaaladres|plaatsingsadres|bestemming|aflevering
    `,
  ],
  [
    "work",
    "sure",
    `
    werk|werkadres|werkplek|werklocatie|werkzaamheden te|uitgevoerd te|uitgevoerd op adres|
    uitgevoerde werkzaamheden te|werkzaamheden aan|object|objectadres|projectadres|project adres|
    projectlocatie|locatie|bouwplaats|bouwlocatie|bouwadres|bouwwerk|montageadres|installatieadres|
    uitvoeringsadres|uitvoeringslocatie|adres werk|adres werkzaamheden|adres project|
    plaats werkzaamheden|plaats van uitvoering|site|site address|job site|baustelle|chantier|woning|
    perceel
    `,
  ],
  [
    "subject",
    "sure",
    `
    betreft|onderwerp|inzake|omschrijving werk|omschrijving project|subject|re|regarding|betrifft|
    objet|concerns
    `,
  ],
  [
    "amount",
    "sure",
    `
    totaal|subtotaal|totaal excl|totaal incl|totaalbedrag|te betalen|te voldoen|bedrag|factuurbedrag|
    factuurtotaal|notabedrag|eindtotaal|netto|bruto|btw|omzetbelasting|korting|som|total|amount|
    amount due|balance|saldo|openstaand|wisselgeld|contant|pin|summe|betrag|mwst|kwantumkorting|
    percentage|excl btw|incl btw
    `,
  ],
  [
    "column",
    "vague",
    `
    aantal|omschrijving|prijs|eenheid|artikel|product|stuks|stuksprijs|aant|per stuk|regeltotaal|
    eenheidsprijs|per|st|hoeveelheid|wat|samen|verrichting|omvang|bedrag|geleverd|waarde|netto|naam|
    artikelcode|artikelnr|btw|tarief|nummer|nr|qty|quantity|description|unit price|unit|price|amount|
    item|item no|menge|bezeichnung|einzelpreis|gesamt|totaal|uren|uur|materiaal|dienst|datum|reden|
    soort|korting|prijs per eenheid|per eenheid|pos|positie|code
    `,
  ],
]
