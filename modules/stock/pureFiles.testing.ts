/** Arithmetic without a database: how quantities and prices are kept. */
export const pureFiles = ["amounts"]
