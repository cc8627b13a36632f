import useSWR from "swr"
import type { User } from "#modules/access/schema.ts"
import { api as access } from "#modules/access/ui/api.ts"
import type { ApiError } from "#ui/lib/http.ts"
import type { Settings } from "../schema.ts"
import { api } from "./api.ts"

export const settingsPath = "/api/settings"
export const accountsPath = "/api/accounts"

export const useSettings = () => useSWR<Settings, ApiError>(settingsPath, api.get)
export const useAccounts = () => useSWR<User[], ApiError>(accountsPath, access.listAccounts)
