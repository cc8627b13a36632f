/** Arithmetic and rules without a database, which the browser loads too. */
export const pureFiles = ["words"]
