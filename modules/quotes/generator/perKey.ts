/** What has the same key one after another; without a key at once. */
export function createPerKey() {
  const last = new Map<string, Promise<unknown>>()
  return {
    async take<T>(key: string | null, act: () => Promise<T>): Promise<T> {
      if (key === null) return act()
      const before = last.get(key)
      const turn = before ? before.then(act, act) : act()
      last.set(key, turn)
      try {
        return await turn
      } finally {
        if (last.get(key) === turn) last.delete(key)
      }
    },
  }
}
