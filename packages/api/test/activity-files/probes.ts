import { cast } from "@cathedra/test-fixtures";
import { systemClock } from "../../src/ports/clock.ts";
import { ownLinks } from "../../src/storage/signed-links.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { anActivity } from "./activities.ts";

export const probes: readonly Probe[] = [
  {
    operation: "Query.caseDownloadLink",
    call: {
      query: "query ($id: ID!) { caseDownloadLink(unitId: $id) }",
      variables: async (portal) => ({ id: await anActivity(portal, cast.maya) }),
    },
  },
  {
    operation: "GET /api/vist-activities/:activityId/:document",
    call: async (portal) => {
      const id = await anActivity(portal, cast.maya);
      const link = ownLinks(portal.config, systemClock).to(`/api/vist-activities/${id}/groups.json`, {
        expiresInSeconds: 60,
      });
      return { url: link.replace(portal.config.http.publicUrl, "") };
    },
  },
];

export const webOperations: readonly WebOperation[] = [
  ["DownloadCaseQuery", cast.priya, 5, async (portal) => ({ unitId: await anActivity(portal, cast.maya) })],
];
