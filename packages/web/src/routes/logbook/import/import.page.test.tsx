import { appErrorText, logbookFileFaults } from "@cathedra/domain/messages";
import { attendings, hospitals } from "@cathedra/test-fixtures";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { readTable } from "./read-table.ts";

beforeEach(() => {
  // Reads the file as the worker does.
  vi.stubGlobal(
    "Worker",
    class {
      private readonly listeners = new Map<string, (event: { data: unknown }) => void>();
      addEventListener(name: string, listener: (event: { data: unknown }) => void) {
        this.listeners.set(name, listener);
      }
      postMessage(file: File) {
        void file
          .arrayBuffer()
          .then((bytes) => readTable(new Uint8Array(bytes)))
          .then((data) => this.listeners.get("message")?.({ data }));
      }
      terminate() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const [hospital] = hospitals;
const [attending] = attendings;
const lists = {
  IRLogFormData: {
    attending: [
      {
        id: attending?.id,
        firstName: attending?.firstName,
        lastName: attending?.lastName,
        customerId: 1,
        customerName: "Northgate",
      },
    ],
    hospitals: [{ name: hospital?.name, customerId: 1 }],
    lastGroupId: null,
  },
  logbookMappings: [] as readonly object[],
  customerGroups: [{ id: 7, name: "IR Residents", customer: { id: 1, name: "Northgate" }, members: [] }],
};
const ofPerson = {
  id: "0198b2a0-0000-7000-8000-000000000001",
  fileName: "old.csv",
  groupName: "IR Residents",
  requestedAt: "2026-11-20T10:00:00Z",
  rowCount: 3,
  importedCount: 3,
  recordCount: 3,
  refusals: [],
  changedRecords: [],
  undoneAt: null,
  undoableUntil: "2026-12-20T10:00:00Z",
  viewerCanUndo: true,
  operation: null,
  mapping: "{}",
};
const open = (imports: readonly object[] = []) =>
  openPage("/logbook/import", { ...lists, logbookImports: imports });
const choose = async (text: string, name = "old.csv") => {
  const field = await screen.findByLabelText(/File \(CSV or xlsx\)/);
  await userEvent.upload(field, new File([text], name));
};
const button = (name: string | RegExp) => screen.findByRole("button", { name });

const file = `Date,Patient name,Procedure,Hospital,Consultant,Supervision,Indication
3/4/2025,Jane Doe,Splenic artery embolisation,"${hospital?.name}",${attending?.lastName} ${attending?.firstName},Performed,Trauma
5/6/2025,John Roe,Spleen embo,"${hospital?.name}","New, Person",Performed,
`;

const checked = {
  newCount: 1,
  doubles: [],
  wrong: [{ row: 3, errors: [{ path: "procedureIndication", message: "Required" }] }],
  leftOut: [],
  newAttendings: ["New, Person"],
};

test("a file is mapped, matched, checked and imported, and unmapped columns are not sent", async () => {
  const portal = open();
  const sent: { groupId: number; rows: { record: object }[]; expected?: number }[] = [];
  portal.answerRest("POST /api/logbook/imports/check", async (request) => {
    sent.push(await request.json());
    return Response.json(checked);
  });
  portal.answerRest("POST /api/logbook/imports", async (request) => {
    sent.push(await request.json());
    return Response.json({ id: ofPerson.id });
  });
  await choose(file);
  // The dates are ambiguous, so the page asks before it goes on.
  const next = await button("Continue");
  expect(next).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("radio", { name: /April 3/ }));
  expect(screen.getByText(/May identify patients/)).toBeDefined();
  await userEvent.click(next);
  await screen.findByText("“Spleen embo” (1 row)");
  // Only what has to be looked at is open; hospitals were all recognised.
  const hospitals = await button("1 column is recognised completely");
  expect(hospitals.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(await button("Check"));
  await screen.findByText("Procedure indication: Required");
  expect(screen.getByText(/list of attendings: New, Person/)).toBeDefined();
  const [request] = sent;
  expect(request?.groupId).toBe(7);
  expect(JSON.stringify(request)).not.toMatch(/Jane|John|Patient/);
  expect(request?.rows.map(({ record }) => record)).toMatchObject([
    {
      procedure: { code: "AI-1303" },
      hospital: hospital?.name,
      attending: { id: attending?.id },
      procedureIndication: "Trauma",
      participants: [{ role: "Operator" }],
    },
    { attendingName: "New, Person" },
  ]);
  await userEvent.click(await button("Import 1 record"));
  await screen.findByText("The import has begun.");
  expect(sent[1]).toMatchObject({ expected: 1, includesDoubles: false });
  await screen.findByLabelText(/File \(CSV or xlsx\)/);
});

test("an import whose result would differ from the check is refused, and the person's work is kept", async () => {
  const portal = open();
  portal.answerRest("POST /api/logbook/imports/check", () => Response.json(checked));
  portal.answerRest("POST /api/logbook/imports", () =>
    Response.json(
      { error: { code: "IMPORT_CHANGED", message: appErrorText("IMPORT_CHANGED"), requestId: "r" } },
      { status: 409 },
    ),
  );
  await choose(file.replaceAll(/\d\/\d\/2025/g, "2025-04-03"));
  await userEvent.click(await button("Continue"));
  await userEvent.click(await button("Check"));
  await userEvent.click(await button("Import 1 record"));
  await screen.findByText(appErrorText("IMPORT_CHANGED"));
  expect(await button("Back")).toBeDefined();
});

test("a file that cannot be read says why, and a missing column is named", async () => {
  open();
  await choose("a,b\n");
  await screen.findByText(logbookFileFaults.noRows);
  await userEvent.click(await button(/Remove/));
  await choose("Date,Procedure\n2025-04-03,x\n");
  await screen.findByText("Every record needs: Hospital, Attending, Procedure indication.");
  expect(await button("Continue")).toHaveProperty("disabled", true);
});

test("a file of 300 MB is refused by its size, without being read", async () => {
  open();
  const huge = new File(["a,b\n1,2\n"], "old.csv");
  Object.defineProperty(huge, "size", { value: 300_000_000 });
  const reads = vi.spyOn(huge, "arrayBuffer");
  await userEvent.upload(await screen.findByLabelText(/File \(CSV or xlsx\)/), huge);
  await screen.findByText(logbookFileFaults.tooLarge);
  expect(reads).not.toHaveBeenCalled();
});

test("the numbers of an import are read again when its work has ended", async () => {
  const work = (state: string) => ({
    id: "op-1",
    state,
    progress: 50,
    step: "",
    message: state,
    requestedAt: "2026-11-20T10:00:00Z",
    startedAt: "2026-11-20T10:00:00Z",
    endedAt: state === "running" ? null : "2026-11-20T10:01:00Z",
    usualSeconds: null,
    isCancelling: false,
    viewerCanCancel: false,
    viewerCanTryAgain: false,
  });
  const portal = open([{ ...ofPerson, importedCount: 0, recordCount: 0, operation: work("running") }]);
  await screen.findByText(/0 of 3 records/);
  portal.answer({
    ...lists,
    logbookImports: [{ ...ofPerson, operation: work("succeeded") }],
    operation: work("succeeded"),
  });
  await screen.findByText(/3 of 3 records/, {}, { timeout: 5_000 });
});

test("an import is undone after a question; one that is undone names what stayed", async () => {
  const portal = open([ofPerson]);
  await userEvent.click(await button("Undo import"));
  await screen.findByText("3 records from old.csv will be removed. Records that you changed since stay.");
  const changed = {
    id: "0198b2a0-0000-7000-8000-000000000002",
    dateOfProcedure: "2025-04-03",
    procedureName: "TIPS",
  };
  portal.answer({
    ...lists,
    undoLogbookImport: { ...ofPerson, viewerCanUndo: false },
    logbookImports: [
      {
        ...ofPerson,
        recordCount: 1,
        changedRecords: [changed],
        viewerCanUndo: false,
        undoneAt: "2026-11-21T10:00:00Z",
      },
    ],
  });
  const buttons = await screen.findAllByRole("button", { name: "Undo import" });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await screen.findByRole("link", { name: /TIPS/ });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo import" })).toBe(null));
  expect(portal.asked.find(({ name }) => name === "useUndoImportMutation")?.variables).toEqual({
    id: ofPerson.id,
  });
});

const savedMapping = {
  id: "0198b2a0-0000-7000-8000-000000000003",
  name: "Old clinic",
  customer: { id: 1, name: "Northgate" },
  savedBy: "Tomás Herrera",
  savedAt: "2026-11-20T10:00:00Z",
  isShared: true,
  viewerCanDelete: true,
  mapping: JSON.stringify({
    columns: {
      Date: "dateOfProcedure",
      Procedure: "procedureName",
      Hospital: "hospital",
      Consultant: "attending",
      Indication: "procedureComments",
    },
    dateOrders: { dateOfProcedure: "dayFirst" },
    values: { procedureName: { "Spleen embo": "AI-1303" } },
    fixed: {},
  }),
};
const openWith = (mappings: readonly object[]) =>
  openPage("/logbook/import", { ...lists, logbookMappings: mappings, logbookImports: [] });

test("a saved mapping that fits the file is offered, and one of other columns or another institution is not", async () => {
  const other = {
    ...savedMapping,
    id: "o",
    name: "Other columns",
    mapping: '{"columns":{"Tag":"hospital"}}',
  };
  const elsewhere = { ...savedMapping, id: "e", name: "Elsewhere", customer: { id: 2, name: "Lakeside" } };
  openWith([savedMapping, other, elsewhere]);
  await choose(file);
  await userEvent.click(await screen.findByRole("button", { name: /Use a saved mapping/ }));
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent).filter((text) => /\(by/.test(text ?? ""))).toEqual([
    "Old clinic (by Tomás Herrera)",
  ]);
  await userEvent.click(screen.getByRole("option", { name: /Old clinic/ }));
  // Its remarks column is one of indications by guess, and the order of dates needs no answer any more.
  await screen.findByText("Every record needs: Procedure indication.");
  expect(screen.getByRole("radio", { name: /April 3/ })).toHaveProperty("checked", true);
});

test("a mapping is saved without names and free text, and shared only if that was chosen", async () => {
  const portal = openWith([]);
  portal.answerRest("POST /api/logbook/imports/check", () => Response.json(checked));
  await choose(file.replaceAll(/\d\/\d\/2025/g, "2025-04-03"));
  await userEvent.click(await button("Continue"));
  await userEvent.click(await button("Check"));
  expect(await button("Save this mapping")).toHaveProperty("disabled", true);
  await userEvent.type(screen.getByLabelText(/Name of the mapping/), "Mine");
  await userEvent.click(await button("What is saved"));
  await screen.findByText("Procedure: Procedure name");
  portal.answer({ ...lists, saveLogbookMapping: { id: "m", isShared: false }, logbookImports: [] });
  await userEvent.click(await button("Save this mapping"));
  await screen.findByText("The mapping is saved.");
  const sent = portal.asked.find(({ name }) => name === "useMappingChangesSaveMutation")?.variables as {
    mapping: { mapping: string };
  };
  expect(sent.mapping).toMatchObject({ groupId: 7, name: "Mine", isShared: false });
  expect(sent.mapping.mapping).not.toMatch(/Jane|John|Patient|New, Person|Trauma/);
  expect(JSON.parse(sent.mapping.mapping)).toMatchObject({
    columns: { Date: "dateOfProcedure", Consultant: "attending" },
    values: {
      procedureName: { "Splenic artery embolisation": "AI-1303" },
      hospital: { [hospital?.name ?? ""]: hospital?.name },
    },
  });
});

test("deleting a shared mapping asks first, and names what becomes of it", async () => {
  const portal = openWith([savedMapping]);
  expect(await screen.findByText(/Shared by Tomás Herrera/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Stop sharing" })).toBe(null);
  await userEvent.click(await button("Delete mapping"));
  await screen.findByText(/Old clinic will be deleted, also for the people it is shared with/);
  portal.answer({ ...lists, deleteLogbookMapping: savedMapping.id, logbookImports: [] });
  const buttons = await screen.findAllByRole("button", { name: "Delete mapping" });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await screen.findByText("The mapping is deleted.");
  await screen.findByText(/have not saved a mapping yet/);
});
