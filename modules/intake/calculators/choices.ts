/** As many rooms as a note of a project has lines for. */
export const mostRooms = 20
export const longestRoomName = 30
/** What a project knows of a room that was measured: m², m, m² less doors and windows, m³. */
export const takenMeasures = ["floor", "perimeter", "walls", "volume"] as const
export type TakenMeasure = (typeof takenMeasures)[number]

export const surfaces = ["walls", "ceiling", "wallsAndCeiling", "floor"] as const
export type Surface = (typeof surfaces)[number]
export const tiledSurfaces = ["floor", "walls"] as const

export const substances = ["concrete", "sand", "gravel", "other"] as const
export type Substance = (typeof substances)[number]
/** They come loose by the lorry, or in big bags. */
export const inBigBags: readonly Substance[] = ["sand", "gravel"]
export const layings = ["straight", "diagonal"] as const
export type Laying = (typeof layings)[number]

/** By which the rates of VAT are called, whatever they are. */
export const vatRates = ["high", "low"] as const
