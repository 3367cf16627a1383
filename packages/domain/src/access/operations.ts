import type { OperationKind } from "../operations/operation.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { mayChangeStorage } from "./storage.ts";

type Asking = Pick<Actor, "roles">;

/** The learning platform's mirror: its synchronisations and the list of all courses. System administrators (5.032). */
export function mayAdministerTalent({ roles }: Asking): Decision {
  return roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** Which work of the portal hangs, whoever asked for it: system administrators. */
export function maySeeHangingWork({ roles }: Asking): Decision {
  return roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** What a station does for somebody is ended by system administrators alone; its people see it on the station's page. */
function mayEndDeviceWork({ roles }: Asking): Decision {
  return roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** Who may follow an operation, by its kind. */
const byKind: Readonly<Record<OperationKind, (actor: Asking) => Decision>> = {
  platform_sync: mayAdministerTalent,
  storage_purge: mayChangeStorage,
  software_download: mayEndDeviceWork,
  software_install: mayEndDeviceWork,
};

/** Whoever may begin work of a kind follows it, cancels it and tries it again; for others there is none. */
export function mayFollowOperation(actor: Asking, { kind }: { readonly kind: OperationKind }): Decision {
  return byKind[kind](actor) === "allowed" ? "allowed" : "hidden";
}
