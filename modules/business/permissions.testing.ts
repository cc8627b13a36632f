import type { Permission } from "#src/tests/permissions.testing.ts"

export const permissions: Permission[] = [
  ["GET /api/projects/:id/billing", "manager"],
  ["PUT /api/projects/:id/billing-plan", "manager"],
  ["POST /api/projects/:id/sales-invoices", "manager"],
  ["GET /api/sales-invoices", "manager"],
  ["POST /api/sales-invoices", "manager"],
  ["GET /api/sales-invoices/:id", "manager"],
  ["PUT /api/sales-invoices/:id", "manager"],
  ["POST /api/sales-invoices/:id/credits", "manager"],
  ["GET /api/sales-invoices/:id/file/:format", "manager"],
  ["GET /api/sales-invoices/:id/mail", "manager"],
  ["POST /api/sales-invoices/:id/mail", "manager"],
  ["POST /api/sales-invoices/:id/payments", "manager"],
  ["PUT /api/sales-invoices/:id/removed", "manager"],
  ["PUT /api/sales-invoices/:id/sending", "manager"],
  ["GET /api/sales-invoices/due", "manager"],
  ["PUT /api/sales-payments/:id/removed", "manager"],
  ["GET /api/sales-series", "manager"],
  ["PUT /api/sales-series", "owner"],
]
