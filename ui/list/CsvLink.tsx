import { Download } from "lucide-react"
import type { ReactNode } from "react"

/** What the list holds, as a file for a spreadsheet; the server makes it. */
export const CsvLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="button button-secondary" href={href} download>
    <Download aria-hidden size="1.2em" />
    {children}
  </a>
)
