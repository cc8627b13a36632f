/** Words on an invoice that Waterpas writes; a person can change them before it is sent. */
export const lineWords = {
  instalment: (index: number, of: number, percent: number, moment: string) =>
    of === 1
      ? moment
      : `Termijn ${index} van ${of} (${percent}%): ${moment.charAt(0).toLowerCase()}${moment.slice(1)}`,
  instalmentTitle: (index: number, of: number) => `Termijn ${index} van ${of}`,
  ofRate: (text: string, rate: number) => `${text}, deel met ${rate}% btw`,
  finalTitle: "Eindfactuur",
  onceTitle: "Het hele werk",
  work: (quotation: string) => `Aangenomen werk volgens offerte ${quotation}`,
  extra: (number: string, title: string, less: boolean) =>
    `${less ? "Minderwerk" : "Meerwerk"} ${number}: ${title}`,
  extraTitle: "Meerwerk",
  earlier: (number: string, day: string) => `Af: factuur ${number} van ${day}`,
  costTitle: "Werk op regiebasis",
  hours: (week: number, monday: string) => `Arbeid in week ${week}, vanaf ${monday}`,
  cost: (description: string, day: string) => `${description} (${day})`,
  freeTitle: (name: string) => `Factuur voor ${name}`,
  creditTitle: (number: string) => `Creditnota bij factuur ${number}`,
  shifted: "Btw verlegd naar de afnemer (artikel 12 lid 5 Wet OB 1968).",
}
