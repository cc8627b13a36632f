/** Measures without a database: a screen counts the labels of a sheet as the server does. */
export const pureFiles = ["labels/sheets"]
