/** How an invoice says by which rules it was made. */
export const customization = {
  nlcius: "urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0",
  /** Comes behind it where a part goes to the blocked account (G-rekening). */
  blocked: "#conformant#urn:fdc:nen.nl:gaccount:v1.0",
  /** By which the means of payment of that account is known. */
  blockedId: "GACCOUNT",
}
