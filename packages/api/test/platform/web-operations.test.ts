import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { demoRecords } from "@cathedra/test-fixtures";
import { Kind, parse } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { computeWeight } from "../../src/graphql/weights.ts";
import { addMachines } from "../events/event-builders.ts";
import { setUpPlatform } from "../learning-platform/small-platform.ts";
import { castApp } from "../support/cast-app.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { statementsOf } from "../support/statements.ts";
import { today } from "../support/world.ts";
import { webOperations } from "./topics.ts";
import type { WebOperation } from "./web-operation.ts";

const web = path.join(import.meta.dirname, "../../../web");
const persisted = JSON.parse(readFileSync(path.join(web, "persisted-operations.json"), "utf8")) as Readonly<
  Record<string, string>
>;

/** The ids that today's pages send; texts of earlier builds are kept beside them, some under the same name. */
const sent = globSync("src/__generated__/*.graphql.ts", { cwd: web }).flatMap((file) => {
  const [, id] = /@relayRequestID (\w+)/.exec(readFileSync(path.join(web, file), "utf8")) ?? [];
  return id === undefined ? [] : [id];
});

/** Today's text of an operation by its name, or that of an operation which only earlier pages send. */
const operations = new Map(
  [...Object.values(persisted), ...sent.map((id) => persisted[id] ?? "")].map((text) => [
    /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text,
    text,
  ]),
);

const platform = setUpPlatform();
const from = { name: "Cathedra", address: "portal@cathedra.example" };
const portal = openBeforeAll(() =>
  castApp(demoRecords(today), {
    config: { mail: { smtpUrl: "smtp://mail.example", from } },
    platform: () => platform.open(),
  }),
);
beforeAll(async () => {
  await addMachines(portal, 20);
});

/** Operations that were renamed, by their former names: pages of earlier builds send those until they are forgotten. */
const renamed: Readonly<Record<string, string>> = {
  AskedQuery: "ExerciseRequirementsQuery",
  CourseLinksQuery: "CourseVoucherLinksQuery",
  MembersDrawerQuery: "ClassMembersQuery",
  NewerClientQuery: "NewerClientBannerQuery",
  OwnCasePollQuery: "OwnCasePagePollQuery",
  RemindMutation: "ReminderFormMutation",
  RunDrawerMoreQuery: "SyncRunDrawerMoreQuery",
  RunDrawerQuery: "SyncRunDrawerQuery",
  SaidComputerQuery: "ReportedComputerQuery",
  StationLinksQuery: "LinkedPeopleQuery",
  WayOutQuery: "BackLinkQuery",
  askInboxAllReadMutation: "inboxRequestsAllReadMutation",
  askInboxDismissedMutation: "inboxRequestsDismissedMutation",
  askInboxListQuery: "inboxRequestsListQuery",
  askInboxNumberQuery: "inboxRequestsNumberQuery",
  askInboxReadMutation: "inboxRequestsReadMutation",
  askInboxSeenMutation: "inboxRequestsSeenMutation",
  useAnswerDeclineMutation: "useAnswerCodeDeclineMutation",
  useAnswerMutation: "useAnswerCodeMutation",
  useCourseLinkChangesCreateMutation: "useCourseVoucherChangesCreateMutation",
  useCourseLinkChangesRegenerateMutation: "useCourseVoucherChangesRegenerateMutation",
  useCourseLinkChangesRevokeMutation: "useCourseVoucherChangesRevokeMutation",
  useEventActsEndMutation: "useEventActionsEndMutation",
  useExtendMutation: "useExtendSessionMutation",
  useMachineActsEndMutation: "useMachineActionsEndMutation",
  useMachineActsFreeMutation: "useMachineActionsFreeMutation",
  useMachineActsOffMutation: "useMachineActionsOffMutation",
  useMachineActsOnMutation: "useMachineActionsOnMutation",
  useMachineActsRemoveMutation: "useMachineActionsRemoveMutation",
  useMachineActsResetMutation: "useMachineActionsResetMutation",
  useOperationActsAgainMutation: "useOperationActionsAgainMutation",
  useOperationActsCancelMutation: "useOperationActionsCancelMutation",
  useSaveRecordMutation: "saveRecordMutation",
  useStationActsEndMutation: "useStationActionsEndMutation",
  useStationActsKeepMutation: "useStationActionsKeepMutation",
  useStationActsLogsMutation: "useStationActionsLogsMutation",
  useUpdateActsDownloadMutation: "useUpdateActionsDownloadMutation",
  useUpdateActsInstallMutation: "useUpdateActionsInstallMutation",
  useWaitingMutation: "useReportWaitingMutation",
  useWitnessMutation: "useReportRoomConnectionMutation",
};

const formerRows = Object.entries(renamed).flatMap(([former, today]): WebOperation[] => {
  const row = webOperations.find(([operation]) => operation === today);
  return row === undefined || !operations.has(former)
    ? []
    : [[former, ...row.slice(1)] as unknown as WebOperation];
});
const allRows = [...webOperations, ...formerRows];

function weighing(text: string): number {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("an operation comes first");
  return computeWeight(document, operation).statements;
}

test("the statement counts cover every operation of the web", () => {
  expect(allRows.map(([operation]) => operation).toSorted()).toEqual([...operations.keys()].toSorted());
});

// A retry would count other statements, since the first try has changed the rows.
test.each(allRows.map(([operation, ...rest]) => [operation, rest] as const))(
  "%s is answered completely within the limits for free text, with the expected number of statements",
  { retry: 0 },
  async (operation, [who, most, variables]) => {
    const given = (await variables?.(portal)) ?? {};
    await portal.get(who, "{ user { keycloak_id } }");
    const text = operations.get(operation) ?? "";
    const statements = await statementsOf(() => portal.get(who, text, given));
    expect(statements.length, statements.join("\n\n")).toBeLessThanOrEqual(most);
    // The table of weights covers every statement that is counted, apart from reading the caller.
    const weight = weighing(text);
    expect(statements.length - 1, `it weighs ${weight}`).toBeLessThanOrEqual(weight);
  },
);
