/** The Dutch of invoices and credit notes as the client gets them. */
export const invoiceWords = {
  invoice: "Factuur",
  credit: "Creditnota",
  invoiceNumber: "Factuurnummer",
  creditNumber: "Creditnotanummer",
  invoiceDate: "Factuurdatum",
  creditDate: "Datum",
  due: "Vervaldatum",
  delivered: "Leverdatum",
  period: "Periode",
  /** '16 t/m 22 november 2026' */
  span: (from: string, to: string) => `${from} t/m ${to}`,
  customer: "Klantnummer",
  project: "Projectnummer",
  quotation: "Offerte",
  reference: "Uw kenmerk",
  btwId: "Uw btw-id",
  credits: "Bij factuur",
  creditsOf: "Factuur van",
  columns: {
    description: "Omschrijving",
    quantity: "Aantal",
    unit: "Eenheid",
    price: "Prijs",
    vat: "Btw",
    amount: "Bedrag",
  },
  shiftedRate: "verlegd",
  net: "Subtotaal excl. btw",
  vatOver: (rate: number, base: string) => `Btw ${rate}% over ${base}`,
  shiftedOver: (base: string) => `Btw verlegd over ${base}`,
  total: "Totaal incl. btw",
  shiftedTotal: "Totaal, btw verlegd",
  vatReason: (rate: number, reason: string) => `${rate}% btw: ${reason}`,
  /** Art. 35a lid 1 onder k Wet OB. */
  shifted: (btwId: string) => `Btw verlegd naar btw-id ${btwId} (artikel\u00a012 lid\u00a05 Wet OB 1968).`,
  pay: {
    heading: "Betaling",
    amount: "Te betalen",
    until: "Uiterlijk op",
    iban: "IBAN",
    name: "Ten name van",
    reference: "Onder vermelding van",
    scan: "Scan om te betalen",
    /** Where the rest goes to the blocked account. */
    scanPart: (amount: string) => `Scan om ${amount} te betalen`,
    split: (hours: string) =>
      `Wilt u het bedrag over twee rekeningen verdelen? Het deel voor onze G-rekening is voor de loonheffingen over ${hours} uur werk in deze factuur.`,
    blocked: "Op G-rekening",
    rest: "Op bankrekening",
    hours: "Manuren",
    /** An amount and where it goes: '€ 500,00 naar NL.. ABNA ..' */
    to: (amount: string, iban: string) => `${amount} naar ${iban}`,
  },
  nothing: "U hoeft niets te betalen.",
  back: (amount: string) =>
    `U krijgt ${amount} van ons terug. Staat er nog een factuur open, dan trekken wij het daarvan af.`,
  /** In the data of a business. */
  creditTerms: "Dit bedrag trekken wij af van wat nog openstaat, of u krijgt het terug.",
  hours: (hours: string) => `Manuren in deze factuur: ${hours}`,
}
