import type { CustomerId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/**
 * The facts that decide what a person may do with a station. Naming it in a cookie, an address or an argument is not among
 * them: a service tag is a hint and never grants a right.
 */
export type StationFacts = {
  readonly customerId: CustomerId;
  /** Whether the person has linked the station by its pin. */
  readonly isLinked: boolean;
  /** Whether the person is signed in on the station now. */
  readonly isSignedIn: boolean;
};

/**
 * Whether the actor may administer all stations (create, remove and enrol them, and read their logs, 10.001): only sys_admin may.
 */
export function mayAdministerStations(actor: Pick<Actor, "roles">): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/**
 * Whether the actor may download and install software of a station: people who have linked it by its pin, the admins of its
 * customer, support and sys_admin. For people who are signed in on it it is forbidden; for others the station does not exist.
 */
export function mayServeStation(
  { roles, administers }: Pick<Actor, "roles" | "administers">,
  { customerId, isLinked, isSignedIn }: StationFacts,
): Decision {
  const serves =
    isLinked || administers.includes(customerId) || roles.includes("support") || roles.includes("sys_admin");
  if (serves) return "allowed";
  return isSignedIn ? "forbidden" : "hidden";
}

/**
 * The facts of a station may be read by people who look after it and by people who are signed in on it (10.018, 10.019, X34).
 */
export function maySeeStation(actor: Pick<Actor, "roles" | "administers">, station: StationFacts): Decision {
  return mayServeStation(actor, station) === "hidden" ? "hidden" : "allowed";
}

/**
 * Whether the actor may open the page of a station, with its sign-ins and events, and sign people out there: sys_admin,
 * support, and the admins of its customer. For others the station does not exist.
 */
export function mayManageStation(
  { roles, administers }: Pick<Actor, "roles" | "administers">,
  { customerId }: Pick<StationFacts, "customerId">,
): Decision {
  const may = roles.includes("sys_admin") || roles.includes("support") || administers.includes(customerId);
  return may ? "allowed" : "hidden";
}

/**
 * Logs of a station reveal how people worked, so only sys_admin and support may read them. Others who look after it see that
 * logs exist.
 */
export function mayReadStationLogs({ roles }: Pick<Actor, "roles">): Decision {
  return roles.includes("sys_admin") || roles.includes("support") ? "allowed" : "hidden";
}
