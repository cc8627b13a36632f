import type { Settings } from "#modules/settings/schema.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { formatEuro } from "#src/shared/euro.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { addressed } from "../documents/addressed.nl.ts"
import { tasks, works } from "../documents/nl.ts"
import { validUntil } from "../documents/terms.ts"
import type { VersionRow } from "../table.ts"
import { termsOf } from "../terms/standard.ts"

/** As long as a subject may be. */
const longest = 200

/** To the client, with his quotation as a PDF. The office reads and changes it before it leaves. */
export function quotationMail(
  { number, projectTypes, client }: { number: string; projectTypes: ProjectType[]; client: string },
  version: Pick<VersionRow, "estimate" | "issuedOn" | "terms">,
  { companyName, phone }: Pick<Settings, "companyName" | "phone">,
): { subject: string; message: string } {
  const { estimate, issuedOn } = version
  const offered = termsOf(version)
  const dear = addressed(client)
  const price = formatEuro(estimate.totals.incVatCents)
  return {
    subject: [`Offerte ${number}${companyName && ` van ${companyName}`}`, works(projectTypes)]
      .filter(Boolean)
      .join(": ")
      .slice(0, longest)
      .trim(),
    message: [
      dear ? `Beste ${dear},` : "Geachte heer, mevrouw,",
      `Hierbij ontvangt u onze offerte ${number} voor ${tasks(projectTypes)}. U vindt hem als pdf bij deze e-mail${offered.conditions ? ", samen met onze algemene voorwaarden" : ""}.`,
      [
        estimate.reverseCharge ? `Prijs (btw verlegd): ${price}` : `Prijs inclusief btw: ${price}`,
        `Geldig tot en met: ${formatLongDay(validUntil(issuedOn, offered))}`,
      ].join("\n"),
      "Gaat u akkoord? Stuur de offerte dan ondertekend aan ons terug. Daarna bevestigen wij u de startdatum.",
      `Hebt u vragen of wilt u iets veranderen? Antwoord dan op deze e-mail${phone && ` of bel ${phone}`}.`,
      ["Met vriendelijke groet,", companyName].filter(Boolean).join("\n"),
    ].join("\n\n"),
  }
}
