/** A project as the office types it. */
export const dormer = {
  name: "Dakkapel Poststraat",
  description: "Prefab dakkapel aan de achterkant",
  projectTypes: ["dakkapel"],
  address: "Poststraat 8, 4301 AB Zierikzee",
  latitude: 51.65,
  longitude: 3.92,
  startDate: "2026-11-23",
  endDate: "2026-12-04",
  estimatedPrice: "€ 12.500,-",
  estimatedNet: "10.330,58",
}
