import { knownRoles } from "@cathedra/domain/access";
import * as v from "valibot";
import { sessions } from "../auth/auth.ts";

const claims = v.object({ realm_access: v.object({ roles: v.array(v.string()) }) });

/** The roles of whoever is signed in, as their token says; with errors alone, and nothing else of them (G.027). */
export function ownRoles(): string | undefined {
  const state = sessions.get();
  if (state.status !== "signedIn") return undefined;
  try {
    const [, payload = ""] = state.session.accessToken.split(".");
    const parsed = v.parse(claims, JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))));
    return knownRoles(parsed.realm_access.roles).join(",") || undefined;
  } catch {
    return undefined;
  }
}
