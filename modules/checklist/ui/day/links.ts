import type { TextKey } from "#ui/lib/i18n.ts"
import type { Category, LinkName } from "../../schema.ts"

interface InternalLink {
  href: string
  label: TextKey
  /** What it leads to: shown once that is there, to who may see it. */
  screen: string
}

const to = (href: string, label: TextKey, screen = href): InternalLink => ({ href, label, screen })

/** The company's own screens, by subject. */
export const internalLinks: Partial<Record<Category, InternalLink[]>> = {
  hours: [
    to("/gps-tracking", "checklist.link.hours"),
    to("/gps-urenregistratie", "checklist.link.gps", "/gps-tracking"),
  ],
  invoicing: [
    to("/invoice-ocr", "checklist.link.scan"),
    to("/purchase-invoices", "checklist.link.purchases"),
    to("/invoice-generator", "checklist.link.invoices", "/business-management"),
  ],
  planning: [
    to("/project-planner", "checklist.link.planning", "/project-timeline"),
    to("/projects", "checklist.link.projects"),
  ],
  budget: [
    to("/business-intelligence", "checklist.link.figures"),
    to("/master-dashboard", "checklist.link.today", "/dashboard"),
  ],
  tools: [to("/materials", "checklist.link.stock", "/material-stock")],
}

/** Sites of others, by subject; the owner fills in where his are. */
export const outsideLinks: Partial<Record<Category, LinkName[]>> = {
  permits: ["storage"],
  planning: ["taskList", "chat"],
  weather: ["weather"],
  mail: ["mail", "chat"],
  calendar: ["calendar"],
  documents: ["storage"],
}
