import { createContext, useContext, useEffect } from "react"
import { useLocation } from "wouter"
import { useCompany } from "./company.ts"
import { arrive } from "./scroll.ts"

/** On the server: catches what the screen that was rendered says in the head of the page. */
export const HeadContext = createContext<{ title?: string; description?: string }>({})

/**
 * Every screen says its name here. The browser's title becomes 'Schermnaam – Bedrijf', and after a change of
 * route the heading gets the focus: wouter does neither. `description`: what search engines show under the title.
 */
export function useScreen(name: string, description?: string) {
  const { companyName } = useCompany()
  const [path] = useLocation()
  const head = useContext(HeadContext)
  const title = companyName ? `${name} – ${companyName}` : name
  if (typeof document === "undefined") Object.assign(head, { title, description })

  useEffect(() => {
    document.title = title
  }, [title])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another arrival, also in the same screen
  useEffect(() => arrive(), [path])
}
