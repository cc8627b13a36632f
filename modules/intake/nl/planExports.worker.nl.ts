/** A floor plan as a file that others can open. */
export const planExports = {
  open: "Exporteren",
  title: "Plattegrond exporteren",
  nothing: "Teken eerst een ruimte.",
  kind: "Soort bestand",
  kinds: { pdf: "PDF", dxf: "DXF", svg: "SVG", png: "PNG" },
  hints: {
    pdf: "Op schaal, met kader en titelblok",
    dxf: "Voor tekenprogramma’s, op ware grootte in mm",
    svg: "Tekening zonder kader, op schaal",
    png: "Afbeelding van {{dots}} beeldpunten per inch",
  },
  paper: "Papier",
  scale: "Schaal",
  proposed: "De grootste die past: 1:{{scale}}",
  noScale: "Geen schaal past",
  oneTo: "1:{{scale}}",
  tooLarge:
    "Op schaal 1:{{scale}} past deze verdieping niet op {{paper}}. Kies een kleinere schaal of groter papier.",
  tooLargeAtAll: "Deze verdieping past op geen enkele schaal op {{paper}}. Kies groter papier, of DXF.",
  withoutOld: "De oude tekening eronder gaat niet mee.",
  make: "Maken",
  file: "Plattegrond {{project}} {{floor}}",
  failed: "Het bestand is niet gemaakt",
  failedText: "Probeer het opnieuw, of kies een ander soort bestand.",
}
