/** Of lines and walls, as light as a plan of an architect. */
export const colour = { ink: "1D2A32", wall: "C3C9CC", faint: "48575F", white: "FFFFFF" }
