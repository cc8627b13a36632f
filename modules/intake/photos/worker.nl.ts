/** Photos on site. */
export const photos = {}

export const photoErrors = {
  photoTitleTooLong: "Een titel is hooguit 120 tekens.",
  photoNotesTooLong: "Een notitie is hooguit 2.000 tekens.",
  photoLocationTooLong: "Een plek is hooguit 120 tekens.",
  photoCategory: "Kies waar de foto over gaat.",
  photoTakenAt: "De tijd van de foto is niet te lezen.",
  photoUrl: "Dit adres is geen foto van deze opname. Voeg de foto zelf toe.",
  photoUrlGone: "Deze foto is niet meer te gebruiken. Voeg hem opnieuw toe.",
  photoData: "Dit is geen foto die we kunnen lezen. Kies een JPG, PNG of WebP.",
  photoDataTooLarge: "Deze foto is te groot om zo mee te sturen. Hij mag hooguit 5 MB zijn.",
  photoShapes: "Er is te veel op deze foto getekend. Hooguit 200 pijlen, cirkels en teksten passen erbij.",
  photoChangedMeanwhile: "Iemand anders heeft dit intussen gewijzigd. Bekijk het eerst.",
  photoDrawnMeanwhile: "Op deze foto heeft iemand anders intussen getekend. Bekijk dat eerst.",
}
