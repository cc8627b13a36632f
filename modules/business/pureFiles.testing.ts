/** What the browser loads of this module besides its screens, schemas and texts. */
export const pureFiles = ["sales/totals"]
