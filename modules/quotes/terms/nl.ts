import {
  longestClause,
  longestMoment,
  longestTitle,
  maxConditionsMegabytes,
  mostClauses,
  mostInstalments,
} from "./schema.ts"

export const offerTermsErrors = {
  validityWrong: "Vul een heel aantal dagen in van 1 tot en met 365.",
  paymentDaysWrong: "Vul een heel aantal dagen in van 1 tot en met 60.",
  momentWrong: `Zeg in hooguit ${longestMoment} tekens wanneer deze termijn betaald wordt.`,
  percentWrong: "Vul een heel getal in van 1 tot en met 100.",
  instalmentsCount: `Maak 1 tot en met ${mostInstalments} termijnen.`,
  instalmentsSum: "De termijnen zijn samen geen 100%. Pas ze aan.",
  clauseTooLong: `Deze tekst is te lang. Er passen ${longestClause} tekens in.`,
  clauseEmpty: "Vul deze tekst in, of haal hem weg.",
  clausesTooMany: `Er passen hooguit ${mostClauses} eigen afspraken. Haal er een weg.`,
  conditionsTitle: `Vul een naam in van hooguit ${longestTitle} tekens.`,
  conditionsDay: "Vul de datum in die op de voorwaarden staat, tussen 1950 en 2100.",
  conditionsNoPdf: `Dit bestand is geen pdf, of niet heel. Bewaar de voorwaarden als pdf van hooguit ${maxConditionsMegabytes} MB.`,
  conditionsGone: "Dit bestand is er niet meer. Kies het opnieuw.",
  noConditions: "Hier horen geen algemene voorwaarden bij.",
  termsChangedMeanwhile:
    "{{name}} heeft deze voorwaarden op {{day}} om {{time}} gewijzigd. Uw wijzigingen zijn nog niet bewaard.",
}
