/** Which addresses are whose, as section 2.1 of the specification lists them. The server and both entries ask here. */
const publicPaths = [
  "/",
  "/home",
  "/offerte",
  "/offerte-aanvraag",
  "/over-ons",
  "/contact",
  "/privacy",
  "/voorwaarden",
]

/** Only the server knows their text, so a link to them loads a page. */
const serverPaths = ["/privacy", "/voorwaarden"]

/** Everything under these needs a login; '/auth' is where one logs in with an account. */
const staffRoots = [
  "/auth",
  "/dashboard",
  "/projects",
  "/klanten",
  "/offerte-aanvragen",
  "/berichten",
  "/business-intelligence",
  "/daily-checklist",
  "/evening-checklist",
  "/chatgpt-quotation",
  "/chatgpt-quotations",
  "/offertes",
  "/normen",
  "/gps-tracking",
  "/working-gps",
  "/gps-urenregistratie-enhanced",
  "/gps-privacy",
  "/uren",
  "/wachtrij",
  "/invoice-ocr",
  "/purchase-invoices",
  "/material-stock",
  "/project-timeline",
  "/quick-calculator",
  "/job-intake",
  "/business-management",
  "/settings",
  "/welkom",
  "/invoice-allocation",
  "/wachtrij",
]

/** Old and short addresses that visitors and staff may still type. */
export const redirects: Record<string, string> = {
  "/quotation": "/offerte-aanvraag",
  "/master-dashboard": "/dashboard",
  "/project-planner": "/project-timeline",
  "/invoice-generator": "/business-management",
  "/materials": "/material-stock",
  "/gps-urenregistratie": "/gps-tracking",
}

export const isPublicPath = (path: string) => publicPaths.includes(path)
export const isServerPath = (path: string) => serverPaths.includes(path)
export const isStaffPath = (path: string) =>
  staffRoots.some((root) => path === root || path.startsWith(`${root}/`))
