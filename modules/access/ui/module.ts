import "./styles.css"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"
import { useLogout, useSession } from "./hooks.ts"
import { Login } from "./Login.tsx"

export const access: OfficeModule = {
  door: {
    useSession,
    useLogout,
    Login,
    screens: [{ path: "/auth", screen: lazy(() => import("./Account.tsx")) }],
  },
}
