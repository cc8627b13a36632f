import type { Block } from "#src/documents/blocks.ts"
import { pdfFile } from "#src/documents/pdf/file.ts"
import type { Sender } from "#src/documents/sender.ts"
import type { OfferTerms } from "./schema.ts"
import { standardTerms } from "./standard.ts"

/** On what the invented company offers; its general conditions are a file that is made. */
export const sampleTerms: Omit<OfferTerms, "conditions"> = {
  ...standardTerms,
  materials: { ...standardTerms.materials, printed: true },
  insurance: { ...standardTerms.insurance, printed: true },
  own: [
    "U zorgt dat wij stroom, water en een toilet kunnen gebruiken.",
    "Wij werken op werkdagen van 07:30 tot 16:30 uur en laten de bouwplaats elke dag bezemschoon achter.",
  ],
}

export const sampleConditions = { title: "Algemene voorwaarden Kust & Bouw", date: "2026-01-01" }

/** A page of conditions in plain words, written for the invented company. */
export const sampleConditionsPdf = (sender: Sender): Promise<Uint8Array> =>
  pdfFile({
    sender,
    title: sampleConditions.title,
    reference: sampleConditions.title,
    number: "",
    day: sampleConditions.date,
    blocks: [
      { kind: "title", text: "Algemene voorwaarden" },
      {
        kind: "paragraph",
        text: "Geldig vanaf 1 januari 2026, bij elke offerte die deze voorwaarden noemt.",
      },
      ...articles.flatMap(([heading, text], index): Block[] => [
        { kind: "heading", text: `${index + 1}. ${heading}` },
        { kind: "paragraph", text },
      ]),
    ],
  })

const articles = [
  [
    "Waarvoor ze gelden",
    "Deze voorwaarden horen bij al ons werk voor u. Staat in de offerte iets anders, dan geldt de offerte. Rechten die de wet u als consument geeft, houdt u altijd.",
  ],
  [
    "Opdracht",
    "De opdracht is er als u de offerte hebt ondertekend of schriftelijk hebt aanvaard. Tekeningen en berekeningen blijven van ons zolang u geen opdracht geeft.",
  ],
  [
    "Uw deel",
    "U zorgt dat wij op de afgesproken dagen bij het werk kunnen en vertelt ons wat u weet over leidingen, asbest en eerdere verbouwingen. Materiaal dat u zelf levert, is er op tijd en heel.",
  ],
  [
    "Planning",
    "Loopt het werk uit, dan hoort u dat zo snel mogelijk van ons, met de reden en een nieuwe datum. Weer waarin niet veilig of goed te werken is, telt niet als werkdag.",
  ],
  [
    "Betaling",
    "U betaalt in de termijnen van de offerte. Is iets niet in orde, dan mag u een deel inhouden dat past bij het gebrek. Betaalt u te laat, dan sturen wij eerst kosteloos een herinnering met een termijn van veertien dagen.",
  ],
  [
    "Gebreken",
    "Meld een gebrek zo snel mogelijk. Is het ons toe te rekenen, dan herstellen wij het kosteloos en binnen redelijke tijd.",
  ],
] as const
