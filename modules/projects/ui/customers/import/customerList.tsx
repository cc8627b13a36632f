import type { ListImport } from "#ui/import/listImport.ts"
import { t } from "#ui/lib/i18n.ts"
import {
  customerColumns,
  type ImportColumn,
  type ImportCounts,
  type ImportRow,
  projectColumns,
} from "../../../import/schema.ts"
import { api } from "../api.ts"
import { customersPath, projectsPath } from "../hooks.ts"
import { ImportedCustomer } from "./ImportedCustomer.tsx"

export const customerList: ListImport<ImportColumn, ImportRow, ImportCounts> = {
  path: `${customersPath}/import`,
  preview: api.preview,
  takeIn: api.takeIn,
  refreshes: [customersPath, projectsPath],
  intro: "projects.customers.import.intro",
  groups: [
    { label: "projects.customers.one", columns: customerColumns },
    { label: "projects.customers.import.project", columns: projectColumns },
  ],
  columnText: (column) => t(`projects.customers.import.column.${column}`),
  missing: (held) =>
    names.some((name) => held.has(name)) ? undefined : t("projects.customers.import.noName"),
  faultText: (fault) => t(`projects.customers.import.fault.${fault}`),
  about: (row) => <ImportedCustomer row={row} />,
  linesOf: ({ newCustomers, filledCustomers, newProjects }) =>
    [
      newCustomers > 0 && t("projects.customers.import.newCustomers", { count: newCustomers }),
      filledCustomers > 0 && t("projects.customers.import.filledCustomers", { count: filledCustomers }),
      newProjects > 0 && t("projects.customers.import.newProjects", { count: newProjects }),
    ].filter((line) => line !== false),
  back: { href: "/klanten", label: "projects.customers.toList" },
}

const names: ImportColumn[] = ["name", "company", "firstName", "lastName"]
