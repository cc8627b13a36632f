import useSWR, { mutate } from "swr"
import { type ApiError, isCutOff } from "#ui/lib/http.ts"
import { useRememberedOnSite } from "#ui/lib/remembered.ts"
import {
  type CountedAt,
  type ItemHistory,
  type Place,
  type PlaceKey,
  Places,
  type StockItem,
  StockItems,
} from "../schema.ts"
import { api } from "./api.ts"
import { useWithWaiting } from "./moving/waiting.ts"

/** Every read of materials begins with it. */
export const stockPath = "/api/materials/stock"
const placesPath = "/api/materials/places"

/** Five thousand take more than a megabyte, so not every minute; one's own changes show at once. */
const forOthers = 300_000

/** With what was done here without a connection; a worker's device opens it without one too. */
export function useStock(wanted = true) {
  const read = useRememberedOnSite(StockItems, wanted && stockPath, () => api.list(), forOthers)
  return { ...read, data: useWithWaiting(read.data) }
}

export const useArchive = (wanted: boolean) =>
  useSWR<StockItem[], ApiError>(wanted ? [stockPath, "archived"] : null, () => api.list({ archived: true }), {
    revalidateIfStale: true,
  })

/**
 * With the newest lines of its history; those that were there stay while more are asked for. Without a connection it
 * is as the list knows it, and its history isn't there.
 */
export function useItem(id: number, most: number) {
  const read = useSWR<ItemHistory, ApiError>([itemPath(id), most], () => api.one(id, most), {
    ...{ revalidateIfStale: true, keepPreviousData: true },
  })
  const list = useStock(!read.data && isCutOff(read.error))
  const [item] = useWithWaiting(read.data && [read.data.item]) ?? []
  const known = list.data?.find((each) => each.id === id)
  const data: KnownItem | undefined = read.data
    ? { ...read.data, item: item! }
    : known && { item: known, total: 0 }
  return { ...read, since: read.data ? undefined : list.since, data }
}

export type KnownItem = Pick<ItemHistory, "item" | "total"> & Partial<Pick<ItemHistory, "movements">>

/** When what lies at a place was last counted. */
export const useCountedAt = (place: PlaceKey) =>
  useSWR<CountedAt, ApiError>([countsPath, place], () => api.countedAt(place), { revalidateIfStale: true })
export const countsPath = "/api/materials/counts"

export const usePlacesRead = () => useRememberedOnSite(Places, placesPath, api.places)
export const usePlaces = () => usePlacesRead().data ?? nowhere
const nowhere: Place[] = []

/** What shows a movement of it, besides the list: its own page, and what a project costs. */
export const touchedBy = (id: number) => [itemPath(id), "/api/projects"]
const itemPath = (id: number) => `${stockPath}/${id}`

/** In the list, and on its page, it is as the reply says, at once, without reading thousands again. */
export function keep(item: StockItem) {
  void mutate<ItemHistory>(
    (key) => Array.isArray(key) && key[0] === itemPath(item.id),
    (known) => known && { ...known, item },
    { revalidate: false },
  )
  return mutate<StockItem[]>(stockPath, (all) => all?.map((each) => (each.id === item.id ? item : each)), {
    revalidate: false,
  })
}
