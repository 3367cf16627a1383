import { mayKeepSimulatorModules } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

/** The guards of the import routes. Imports have no GraphQL operations, and each kind of import has its own policy. */
export const importGuards: readonly Guard[] = guardEach(
  ["POST /api/imports/:kind/check", "POST /api/imports/:kind"],
  { asks: mayKeepSimulatorModules, of: "nothing", lets: ["product", "sysAdmin"], otherwise: "forbidden" },
);
