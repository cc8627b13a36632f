import { useEffect, useRef } from "react"
import { useLocation } from "wouter"
import { useCompany, usePageData } from "#ui/lib/company.ts"
import { useSignedIn } from "#ui/lib/session.ts"

/**
 * Leads an owner who just logged in through the first start, as long as nobody can name or call his company. Only
 * from the screen that a login leads to by itself: who asked for another one gets that.
 */
export function useFirstStart() {
  const { user } = usePageData()
  const { role } = useSignedIn()
  const { companyName, phone } = useCompany()
  const [path, navigate] = useLocation()
  const asked = useRef(false)
  // A page that came for someone signed in is one he opened again, not his way in.
  const due = user === null && role === "owner" && !(companyName && phone) && path === "/dashboard"
  useEffect(() => {
    if (due && !asked.current) navigate("/welkom", { replace: true })
    asked.current = true
  }, [due, navigate])
}
