/** When an instalment is due, where Waterpas chooses. */
export const moments = {
  start: "Bij de start van het werk",
  halfway: "Halverwege het werk",
  handover: "Na de oplevering",
} as const

/**
 * Clauses as they ship, for the owner to change. A price that rises within three months must leave a consumer free to
 * dissolve the contract (art. 6:236 onder i BW), and the law asks for a warning in time (art. 7:753 lid 3 BW).
 */
export const standardClauses = {
  materials:
    "Stijgt de inkoopprijs van materiaal nadat de overeenkomst is gesloten, zonder dat dit aan ons is toe te rekenen en zonder dat wij daar bij de prijs rekening mee hoefden te houden, dan mogen wij het verschil doorberekenen, zonder opslag. Wij waarschuwen u dan zo vroeg mogelijk en laten u de hogere inkoopprijs zien (artikel\u00a07:753\u00a0BW); u kunt het werk nog beperken of vereenvoudigen. Daalt de inkoopprijs, dan krijgt u het verschil. Bent u consument en verhogen wij de prijs binnen drie maanden nadat de overeenkomst is gesloten, dan mag u haar ontbinden.",
  insurance:
    "Wij zijn verzekerd voor aansprakelijkheid (AVB). Schade aan het werk zelf tijdens de uitvoering, zoals door storm, brand of diefstal, is verzekerd met onze CAR-verzekering (construction all-risks). Als u dat vraagt, krijgt u voor de start een bewijs van verzekering. Meld de verbouwing ook bij uw eigen opstal- en inboedelverzekeraar.",
}
