/** What is reckoned with until someone says otherwise, each with where it comes from. */

/** Square metres that a litre covers, as the Consumentenbond says of wall paint, and litres in the usual can. */
export const paintStandards = { coverage: 10, canLitres: 5 }
/** consumentenbond.nl/muurverf: two coats for any job. */
export const usualCoats = 2
/** In m² per litre: what one is told to be sure of, and what the Consumentenbond got out of it in its tests. */
export const usualCoverage = { least: 8, most: 12 }

/**
 * Of the surface, by how tiles are laid: laid straight a tenth is cut away, as sellers of tiles reckon
 * (fliesen-kemmler.de, 'Verschnitt'); half as much again along the diagonal is a rule of thumb.
 */
export const wastePercent = { straight: 10, diagonal: 15 }

/** A bag of 25 kg gives 12,5 litres of wet mix: mot.be, 'hoeveelheden mortel'. */
export const bag = { kilos: 25, litres: 12.5 }
/** A cubic metre of dry sand: mot.be, 'hoeveelheden mortel'. */
export const sandKilos = 1600
/** Sand sinks when it is compacted: onlinetuinieren.nl, 'berekening m3', 20% under paving, 5% elsewhere. */
export const usualExtra = { paving: 20, loss: 5 }
