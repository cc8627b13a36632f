/** How far a list is: a screen counts as the server does. */
export const pureFiles = ["progress"]
