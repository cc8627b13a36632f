/** 'Badkamer, Toilet' */
export const namesOf = (rooms: readonly { name: string }[]): string =>
  rooms.map(({ name }) => name).join(", ")
