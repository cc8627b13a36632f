import { useSyncExternalStore } from "react"
import { createPhotoShelf } from "#ui/lib/photoShelf.ts"
import { createPhotoStore, type Photo } from "#ui/lib/photoStore.ts"
import { maxPhotoBytes, maxPhotos } from "../../requests/schema.ts"
import { api } from "./api.ts"
import { useDrafts } from "./device.ts"
import { edited } from "./draft.ts"
import type { DraftStore } from "./draftStore.ts"
import { createPrices, type Price } from "./prices.ts"
import { createSender, type Sending } from "./sending.ts"

/** The photos, the sender and the price of a draft; they live on when the visitor looks at another page. */
const posts = new WeakMap<DraftStore, ReturnType<typeof createPost>>()

function createPost(drafts: DraftStore) {
  const photos = createPhotoStore({
    shelf: createPhotoShelf("waterpas-aanvraag"),
    limits: { most: maxPhotos, largest: maxPhotoBytes },
    changed: () => drafts.change((draft) => edited(draft)),
  })
  return { photos, sender: createSender({ drafts, photos, api }), prices: createPrices(api.priceRange) }
}

export function usePost() {
  const drafts = useDrafts()
  const post = posts.get(drafts) ?? createPost(drafts)
  posts.set(drafts, post)
  return post
}

export function usePhotos(): readonly Photo[] {
  const { photos } = usePost()
  return useSyncExternalStore(photos.subscribe, photos.get, none)
}

export function useSending(): Sending {
  const { sender } = usePost()
  return useSyncExternalStore(sender.subscribe, sender.get, idle)
}

export function usePrice(): Price {
  const { prices } = usePost()
  return useSyncExternalStore(prices.subscribe, prices.get, prices.get)
}

const noPhotos: readonly Photo[] = []
const none = () => noPhotos
const notSending: Sending = { state: "idle" }
const idle = () => notSending
