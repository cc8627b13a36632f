import start from "./migrations/0001_start.sql" with { type: "text" }
import company from "./migrations/0002_company.sql" with { type: "text" }
import quotations from "./migrations/0003_quotations.sql" with { type: "text" }
import invoices from "./migrations/0004_invoices.sql" with { type: "text" }
import hours from "./migrations/0005_hours.sql" with { type: "text" }
import jobs from "./migrations/0006_jobs.sql" with { type: "text" }
import stalls from "./migrations/0007_stalls.sql" with { type: "text" }
import quotationLists from "./migrations/0008_quotation_lists.sql" with { type: "text" }
import jobSenders from "./migrations/0009_job_senders.sql" with { type: "text" }
import starts from "./migrations/0010_starts.sql" with { type: "text" }
import secretLinks from "./migrations/0011_secret_links.sql" with { type: "text" }
import requestStatus from "./migrations/0012_request_status.sql" with { type: "text" }
import offerTerms from "./migrations/0013_offer_terms.sql" with { type: "text" }
import acceptedWork from "./migrations/0014_accepted_work.sql" with { type: "text" }
import costTotals from "./migrations/0015_cost_totals.sql" with { type: "text" }
import answeredMessages from "./migrations/0016_answered_messages.sql" with { type: "text" }
import appointments from "./migrations/0017_appointments.sql" with { type: "text" }
import quotationTemplates from "./migrations/0018_quotation_templates.sql" with { type: "text" }
import logByTime from "./migrations/0019_log_by_time.sql" with { type: "text" }
import planningSeen from "./migrations/0020_planning_seen.sql" with { type: "text" }
import absence from "./migrations/0021_absence.sql" with { type: "text" }
import notes from "./migrations/0022_notes.sql" with { type: "text" }
import customerContacts from "./migrations/0023_customer_contacts.sql" with { type: "text" }
import commitments from "./migrations/0024_commitments.sql" with { type: "text" }
import workDays from "./migrations/0025_work_days.sql" with { type: "text" }
import checklist from "./migrations/0026_checklist.sql" with { type: "text" }
import stock from "./migrations/0027_stock.sql" with { type: "text" }
import invoiceStock from "./migrations/0028_invoice_stock.sql" with { type: "text" }
import intakePhotos from "./migrations/0029_intake_photos.sql" with { type: "text" }
import intakeChecks from "./migrations/0030_intake_checks.sql" with { type: "text" }
import intakeRooms from "./migrations/0031_intake_rooms.sql" with { type: "text" }
import intakeReport from "./migrations/0032_intake_report.sql" with { type: "text" }
import intakeItemPhotos from "./migrations/0033_intake_item_photos.sql" with { type: "text" }
import intakePlans from "./migrations/0034_intake_plans.sql" with { type: "text" }
import extraWork from "./migrations/0036_extra_work.sql" with { type: "text" }
import salesInvoices from "./migrations/0037_sales_invoices.sql" with { type: "text" }

/** Every change of the schema in order; the schema's version is how many have run. Never edited after release. */
export const migrations: string[] = [
  start,
  company,
  quotations,
  invoices,
  hours,
  jobs,
  stalls,
  quotationLists,
  jobSenders,
  starts,
  secretLinks,
  requestStatus,
  offerTerms,
  acceptedWork,
  costTotals,
  answeredMessages,
  appointments,
  quotationTemplates,
  logByTime,
  planningSeen,
  absence,
  notes,
  customerContacts,
  commitments,
  workDays,
  checklist,
  stock,
  invoiceStock,
  intakePhotos,
  intakeChecks,
  intakeRooms,
  intakeReport,
  intakeItemPhotos,
  intakePlans,
  extraWork,
  salesInvoices,
]
