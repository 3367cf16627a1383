import { isAtLeast, type Version } from "../version.ts";
import type { Decision } from "./decision.ts";
import { mayUseLogbook } from "./logbook.ts";
import type { Role } from "./role.ts";

/** What decides on the links of the top bar. */
export type NavigationFacts = {
  readonly roles: readonly Role[];
  readonly logbook: boolean;
  /** The value of the service tag cookie; empty counts as none. */
  readonly serviceTag: string | null;
  /** Whether the address carries `debug=vist`. */
  readonly debugVist: boolean;
  readonly clientVersion: Version;
};

export type TopBarLink = "home" | "logbook" | "administration" | "system";

/** The links of the top bar that a signed-in person sees, in their order (1.007-1.010). */
export function topBarLinks(facts: NavigationFacts): readonly TopBarLink[] {
  const links: readonly (readonly [TopBarLink, boolean])[] = [
    ["home", true],
    ["logbook", mayUseLogbook(facts) === "allowed"],
    ["administration", mayOpenAdministration(facts) === "allowed"],
    ["system", seesSystem(facts)],
  ];
  return links.filter(([, shown]) => shown).map(([link]) => link);
}

/** Every admin and staff role; `demo` is not one of them (1.009, X20). */
export function mayOpenAdministration(actor: { readonly roles: readonly Role[] }): Decision {
  const admitted = ["group_admin", "customer_admin", "sys_admin", "support", "product", "qa"] as const;
  return admitted.some((role) => actor.roles.includes(role)) ? "allowed" : "forbidden";
}

const firstVersionWithSystem: Version = { major: 1, minor: 1, patch: 0 };

/** On a simulator (service tag, or `debug=vist`) whose client is 1.1.0 or higher (1.010). It hides a link, no more (X34). */
function seesSystem({ serviceTag, debugVist, clientVersion }: NavigationFacts): boolean {
  const onSimulator = debugVist || (serviceTag !== null && serviceTag !== "");
  return onSimulator && isAtLeast(clientVersion, firstVersionWithSystem);
}
