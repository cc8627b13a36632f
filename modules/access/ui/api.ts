import * as z from "zod/mini"
import { ApiError, get, post } from "#ui/lib/http.ts"
import { LoggedOut, type Login, type NewAccount, User } from "../schema.ts"

export const api = {
  /** Who is signed in; null when nobody is. */
  currentUser: (): Promise<User | null> => get(User, "/api/user").catch(nullWhenSignedOut),
  login: (login: Login) => post(User, "/api/login", login),
  logout: () => post(LoggedOut, "/api/logout"),
  listAccounts: () => get(z.array(User), "/api/accounts"),
  createAccount: (account: NewAccount) => post(User, "/api/accounts", account),
}

function nullWhenSignedOut(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null
  throw error
}
