/** What is reckoned with until someone says otherwise, each with where it comes from. */

/** Square metres that a litre covers, as the Consumentenbond says of wall paint, and litres in the usual can. */
export const paintStandards = { coverage: 10, canLitres: 5 }
/** consumentenbond.nl/muurverf: two coats for any job. */
export const usualCoats = 2
/** What is on most cans, in m² per litre. */
export const usualCoverage = { least: 8, most: 12 }

/** Of the surface, by how tiles are laid: laid straight a tenth is cut away, along the diagonal half as much again. */
export const wastePercent = { straight: 10, diagonal: 15 }

/** A bag of 25 kg gives 12,5 litres of wet mix: mot.be, 'hoeveelheden mortel'. */
export const bag = { kilos: 25, litres: 12.5 }
/** Cubic metres that a mixer brings at most: holcim.be, 'productie en transport'. */
export const mixerCubes = 12
/**
 * Cubic metres of a big bag: it holds 1000 to 1300 litres, de.wikipedia.org, 'Big Pack'. Some suppliers fill it with
 * less, as a cubic metre of sand weighs more than the ton that many bags may carry.
 */
export const bigBagCubes = { usual: 1, less: 0.7 }
/**
 * Kilos of a cubic metre, dry and loose: betonlexicon.nl, 'holle ruimte', coarse sand and gravel, and mot.be,
 * 'hoeveelheden mortel', of sand. Of concrete betonfahrerblog.blogspot.com, 'Schwergewicht auf vier Achsen'.
 */
export const density = { concrete: 2400, sand: 1600, gravel: 1700 }
/** Sand sinks when it is compacted: onlinetuinieren.nl, 'berekening m3', 20% under paving, 5% elsewhere. */
export const usualExtra = { paving: 20, loss: 5 }
