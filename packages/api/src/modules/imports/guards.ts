import { mayKeepSimulatorModules } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

/** The routes of imports; they have no operations. Each kind has its policy. */
export const importGuards: readonly Guard[] = guardEach(
  ["POST /api/imports/:kind/check", "POST /api/imports/:kind"],
  { asks: mayKeepSimulatorModules, of: "nothing", lets: ["product", "sysAdmin"], otherwise: "forbidden" },
);
