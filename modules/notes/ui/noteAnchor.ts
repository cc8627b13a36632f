/** As the server's notices lead to it (../notices.ts). */
export const noteAnchor = (id: number) => `notitie-${id}`
