import { randomUUID } from "node:crypto";
import { cast } from "@cathedra/test-fixtures";
import { saved, saving } from "../logbook/save-helpers.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { madeReport, makeMutation } from "./report-helpers.ts";

const preview = `{ logbookReportPreview(to: "2026-12-31", requirementSet: european_board) { cases } }`;
const list = "{ logbookReports { reports { id code } latest { id } } }";

export const probes: readonly Probe[] = [
  { operation: "Query.logbookReportPreview", call: { query: preview } },
  { operation: "Query.logbookReports", call: { query: list } },
  {
    operation: "Mutation.makeLogbookReport",
    call: { query: makeMutation, variables: { to: "2026-12-31" } },
  },
  {
    operation: "Mutation.deleteLogbookReport",
    about: "of one that does not exist",
    call: {
      query: `mutation { deleteLogbookReport(id: "00000000-0000-4000-8000-000000000000") }`,
    },
    rule: { lets: [], otherwise: "notFound" },
  },
  {
    operation: "POST /api/logbook/reports/verify",
    call: async (portal) => {
      const { code } = await madeReport(portal, cast.maya);
      return {
        url: "/api/logbook/reports/verify",
        body: JSON.stringify({ code }),
        headers: { "content-type": "application/json" },
      };
    },
  },
];

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.logbookReportPreview",
    query: preview,
    give: async (portal, whose) => {
      const { id } = await saved(portal, whose, saving({ clientKey: randomUUID() }));
      return { id };
    },
  },
  {
    operation: "Query.logbookReports",
    query: list,
    give: async (portal, whose) => {
      const { id } = await madeReport(portal, whose);
      return { id };
    },
  },
  {
    operation: "Mutation.makeLogbookReport",
    query: makeMutation,
    give: async () => ({ to: "2026-12-31" }),
    shown: list,
  },
  {
    operation: "Mutation.deleteLogbookReport",
    query: "mutation ($id: ID!) { deleteLogbookReport(id: $id) }",
    give: async (portal, whose) => {
      const { id } = await madeReport(portal, whose);
      return { id };
    },
    unknown: { id: "00000000-0000-4000-8000-000000000000" },
    shown: list,
  },
];

const january = { from: "2026-01-01", to: "2026-01-31", requirementSet: "european_board" };

export const webOperations: readonly WebOperation[] = [
  ["LogbookReportQuery", cast.maya, 9, () => january],
  ["useReportChangesMakeMutation", cast.maya, 12, () => january],
  [
    "useReportChangesDeleteMutation",
    cast.maya,
    5,
    async (portal) => ({ id: (await madeReport(portal, cast.maya)).id }),
  ],
];
