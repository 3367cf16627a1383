import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { anAct } from "./audit-builders.ts";

export const auditWebOperations: readonly WebOperation[] = [
  [
    "AuditLogQuery",
    cast.ingrid,
    8,
    () => ({ filter: { person: cast.maya.keycloakId, thingName: "residents" }, first: 50 }),
  ],
  ["useAuditFileQuery", cast.ingrid, 5, () => ({ filter: {}, first: 100 })],
  ["useAuditFileMutation", cast.ingrid, 6, () => ({ filter: {} })],
  ["useAuditChoicesPeopleQuery", cast.ingrid, 2, () => ({ searchText: "maya" })],
  ["useAuditChoicesCustomersQuery", cast.ingrid, 2, () => ({ searchText: "" })],
  ["EntryDrawerQuery", cast.ingrid, 4, async (portal) => ({ id: await anAct(portal) })],
];
