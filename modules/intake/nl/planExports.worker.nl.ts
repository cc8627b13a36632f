/** A floor plan as a file that others can open. */
export const planExports = {
  open: "Exporteren",
  title: "Plattegrond exporteren",
  nothing: "Teken eerst een ruimte.",
  paper: "Papier",
  scale: "Schaal",
  proposed: "1:{{scale}} (grootste die past)",
  oneTo: "1:{{scale}}",
  tooLarge:
    "Op schaal 1:{{scale}} past deze verdieping niet op {{paper}}. Kies een kleinere schaal of groter papier.",
  tooLargeAtAll:
    "Deze verdieping past op geen enkele schaal op {{paper}}. DXF kan wel, dat is op ware grootte.",
  kind: {
    pdf: { name: "PDF", text: "Op schaal, met kader en titelblok" },
    dxf: { name: "DXF", text: "Voor tekenprogramma’s, op ware grootte in mm" },
    svg: { name: "SVG", text: "Tekening zonder kader, op schaal" },
    png: { name: "PNG", text: "Afbeelding, {{dpi}} pixels per inch" },
  },
  make: "{{name}} maken",
  file: "Plattegrond {{project}} {{floor}}",
  busy: "Bezig met maken",
  failed: "Het bestand is niet gemaakt",
  failedText: "Probeer het opnieuw. Lukt het niet, kies dan een kleinere schaal of een ander soort bestand.",
}
