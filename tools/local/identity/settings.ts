import { type Environment, wholeNumber } from "@cathedra/api/setting";
import * as v from "valibot";

/** The path of everything in the service: Keycloak's path of the realm `cathedra`. */
export const realmPath = "/realms/cathedra";
/** The path below the issuer. */
export const passwordPath = "/account/password";
export const clientId = "cathedra-web";
export const audience = "cathedra-api";

const seconds = (fallback: number) => v.optional(wholeNumber(1, 999_999_999), String(fallback));

const environment = v.object({
  IDENTITY_HOST: v.optional(v.string(), "127.0.0.1"),
  IDENTITY_PORT: wholeNumber(0, 65_535),
  IDENTITY_DATA: v.pipe(v.string(), v.minLength(1)),
  /** Origins of the portal, separated by spaces; the first is where the service's own pages link back to. */
  IDENTITY_PORTAL: v.pipe(
    v.string(),
    v.transform((text) => text.split(" ").filter((part) => part !== "")),
    v.array(v.pipe(v.string(), v.url())),
    v.minLength(1),
  ),
  IDENTITY_ACCESS_TOKEN_SECONDS: seconds(5 * 60),
  IDENTITY_SESSION_SECONDS: seconds(30 * 24 * 60 * 60),
});

export type IdentitySettings = {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly portalOrigins: readonly string[];
  readonly accessTokenSeconds: number;
  readonly sessionSeconds: number;
};

/** The settings of the identity service's process, or every problem with them at once. */
export function parseIdentitySettings(
  env: Environment,
):
  | { readonly ok: true; readonly value: IdentitySettings }
  | { readonly ok: false; readonly problems: string[] } {
  const parsed = v.safeParse(environment, env, { abortPipeEarly: true });
  if (!parsed.success) {
    return { ok: false, problems: parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) };
  }
  const { output } = parsed;
  return {
    ok: true,
    value: {
      host: output.IDENTITY_HOST,
      port: output.IDENTITY_PORT,
      dataFolder: output.IDENTITY_DATA,
      portalOrigins: output.IDENTITY_PORTAL.map((url) => new URL(url).origin),
      accessTokenSeconds: output.IDENTITY_ACCESS_TOKEN_SECONDS,
      sessionSeconds: output.IDENTITY_SESSION_SECONDS,
    },
  };
}
