/** What one finds of an assumption that no question asks: the first is as the quotation takes it. */
export const doubt = [
  { value: "klopt", label: "Klopt" },
  { value: "anders", label: "Klopt niet" },
]
