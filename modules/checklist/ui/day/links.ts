import type { TextKey } from "#ui/lib/i18n.ts"
import type { Category, LinkName } from "../../schema.ts"

interface InternalLink {
  href: string
  label: TextKey
}

const to = (href: string, label: TextKey): InternalLink => ({ href, label })

/** The company's own screens, by subject: each shown once it is there, to who may see it. */
export const internalLinks: Partial<Record<Category, InternalLink[]>> = {
  hours: [to("/gps-tracking", "checklist.link.hours")],
  invoicing: [
    to("/invoice-ocr", "checklist.link.scan"),
    to("/purchase-invoices", "checklist.link.purchases"),
    to("/business-management", "checklist.link.invoices"),
  ],
  planning: [to("/project-timeline", "checklist.link.planning"), to("/projects", "checklist.link.projects")],
  budget: [to("/business-intelligence", "checklist.link.figures"), to("/dashboard", "checklist.link.today")],
  tools: [to("/material-stock", "checklist.link.stock")],
}

/** Sites of others, by subject; the owner fills in where his are. */
export const outsideLinks: Partial<Record<Category, LinkName[]>> = {
  permits: ["storage"],
  planning: ["todo", "chat"],
  weather: ["weather"],
  mail: ["mail", "chat"],
  calendar: ["calendar"],
  documents: ["storage"],
}
