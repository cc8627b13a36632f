/** Put on the page of the office that a device keeps for when the server can't be reached; see ui/sw.ts. */
export const keptMark = "data-kept"
export const isKeptPage = () => document.documentElement.hasAttribute(keptMark)

/** Which files the page of the office was made with. */
export const pageVersion = () => document.documentElement.dataset.version
