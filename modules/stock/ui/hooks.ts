import useSWR, { mutate } from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { useRememberedOnSite } from "#ui/lib/remembered.ts"
import { type ItemHistory, type Place, Places, type StockItem, StockItems } from "../schema.ts"
import { api } from "./api.ts"

/** Every read of materials begins with it. */
export const stockPath = "/api/materials/stock"
const placesPath = "/api/materials/places"

/** Five thousand take more than a megabyte, so not every minute; one's own changes show at once. */
const forOthers = 300_000

/** Who works on sites finds what he scans without a connection too. */
export const useStock = () => useRememberedOnSite(StockItems, stockPath, () => api.list(), forOthers)

export const useArchive = (wanted: boolean) =>
  useSWR<StockItem[], ApiError>(wanted ? [stockPath, "archived"] : null, () => api.list({ archived: true }), {
    revalidateIfStale: true,
  })

/** With the newest lines of its history; those that were there stay while more are asked for. */
export const useItem = (id: number, most: number) =>
  useSWR<ItemHistory, ApiError>([itemPath(id), most], () => api.one(id, most), {
    ...{ revalidateIfStale: true, keepPreviousData: true },
  })

export const usePlacesRead = () => useRememberedOnSite(Places, placesPath, api.places)
export const usePlaces = () => usePlacesRead().data ?? nowhere
const nowhere: Place[] = []

/** What shows a movement of it, besides the list: its own page, and what a project costs. */
export const touchedBy = (id: number) => [itemPath(id), "/api/projects"]
const itemPath = (id: number) => `${stockPath}/${id}`

/** In the list it is as the reply says, at once, without reading thousands again. */
export const keep = (item: StockItem) =>
  mutate<StockItem[]>(stockPath, (all) => all?.map((each) => (each.id === item.id ? item : each)), {
    revalidate: false,
  })
