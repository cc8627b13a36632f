import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import type { Customer, CustomerCard, Happened } from "../../schema.ts"
import { api } from "./api.ts"

/** Every read of a customer begins with it, so a write refreshes them all. */
export const customersPath = "/api/customers"
export const projectsPath = "/api/projects"

/** Five thousand take more than a megabyte, so not every minute. */
const forNewOnes = 300_000

/** Everyone, by name; who was added elsewhere shows within five minutes. */
export const useCustomers = () => usePolled<Customer[]>(customersPath, api.list, forNewOnes)

export const useCustomer = (id: number) =>
  useSWR<CustomerCard, ApiError>([customersPath, id], () => api.get(id), { revalidateIfStale: true })

/** The newest lines; those that were there stay while more are asked for. */
export const useHappened = (id: number, limit: number) =>
  useSWR<Happened, ApiError>([customersPath, id, "history", limit], () => api.history(id, { limit }), {
    ...{ revalidateIfStale: true, keepPreviousData: true },
  })
