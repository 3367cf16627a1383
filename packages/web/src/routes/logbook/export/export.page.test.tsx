import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import type { ExportProgress } from "../../../features/export/export-messages.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Replaces the worker by one that posts these messages, and returns what it is asked and which files the page saves. */
function stubWorker(...messages: ExportProgress[]) {
  const formats: unknown[] = [];
  const terminate = vi.fn();
  vi.stubGlobal(
    "Worker",
    class {
      onmessage: ((event: { data: ExportProgress }) => void) | null = null;
      terminate = terminate;
      postMessage({ request }: { request: { format: unknown } }) {
        formats.push(request.format);
        for (const data of messages) this.onmessage?.({ data });
      }
    },
  );
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  return { formats, terminate, saved };
}

const open = (totalCount = 1214) => openPage("/logbook/export", { ownLogbook: { totalCount } });

test("the whole logbook is saved in the chosen format, and what changed meanwhile is said", async () => {
  const note = "1 record was changed or added during the export; the file has the latest version.";
  const { formats, saved } = stubWorker({ kind: "made", file: new ArrayBuffer(8), note });
  open();
  await screen.findByText("Your logbook has 1,214 records.");
  await userEvent.click(screen.getByRole("radio", { name: "JSON" }));
  await userEvent.click(screen.getByRole("button", { name: "Export logbook" }));
  await screen.findByText(`Exported your whole logbook. ${note}`);
  expect(formats).toEqual(["json"]);
  expect(saved).toEqual([expect.stringMatching(/^whole-logbook-\d{4}-\d{2}-\d{2}\.json$/)]);
});

test("a running export shows its progress and can be cancelled", async () => {
  const { terminate, saved } = stubWorker({ kind: "reading", made: 500, total: 1214 });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Export logbook" }));
  await screen.findByText("500 of 1214");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByText("500 of 1214")).toBe(null));
  expect(terminate).toHaveBeenCalled();
  expect(saved).toEqual([]);
});

test("the JSON schema can be downloaded", async () => {
  const { saved } = stubWorker();
  open();
  await userEvent.click(await screen.findByRole("button", { name: "What the files hold" }));
  await userEvent.click(screen.getByRole("button", { name: "Download the JSON schema" }));
  expect(saved).toEqual(["logbook.schema.json"]);
});

test("the list of records leads to the export of the whole logbook by keyboard", async () => {
  openPage("/logbook/records", {
    activities: { activities: [], totalCount: 0, totalCountIsExact: true },
    ownLogbook: { totalCount: 3 },
  });
  (await screen.findByRole("button", { name: "More about your logbook" })).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export whole logbook" }));
  await screen.findByText("Your logbook has 3 records.");
});
