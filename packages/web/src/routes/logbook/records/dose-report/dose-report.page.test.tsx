import { recordSections } from "@cathedra/domain/logbook";
import { doseFileFaults, recordFormTexts, doseReportTexts as texts } from "@cathedra/domain/messages";
import { dicomReport, type ReportEntry } from "@cathedra/test-fixtures";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { northgateGroups } from "../../../../../test/record-form.ts";
import { readDoseReportBytes } from "./read-dose-report-bytes.ts";

/** Reads the file in the page, because the tests' DOM has no workers. */
class InPage extends EventTarget {
  postMessage(file: File): void {
    void file.arrayBuffer().then((bytes) => {
      if (!this.isEnded) {
        this.dispatchEvent(new MessageEvent("message", { data: readDoseReportBytes(new Uint8Array(bytes)) }));
      }
    });
  }
  isEnded = false;
  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(() => void vi.stubGlobal("Worker", InPage));
afterEach(() => void vi.unstubAllGlobals());

const aFile = (...totals: readonly ReportEntry[]) =>
  new File(
    [
      dicomReport({
        root: { concept: "113701", entries: [{ concept: "113702", entries: totals }] },
        studyDate: "20260312",
        institution: "Elsewhere General",
      }),
    ],
    "dose.dcm",
  );

const time: ReportEntry = { concept: "113730", number: "744", unit: "s" };
const kerma: ReportEntry = { concept: "113725", number: "0.812", unit: "Gy" };

const clinicalData = () => screen.getByRole("region", { name: recordSections.clinicalData });

async function openForm() {
  openPage("/logbook/records/create", { customerGroups: northgateGroups.slice(0, 1) });
  // A placeholder of the section is there before it.
  const title = await waitFor(() => within(clinicalData()).getByRole("button"));
  await userEvent.click(title);
  await userEvent.click(await screen.findByRole("button", { name: recordFormTexts.readDoseReport }));
  return screen.findByLabelText(texts.file);
}

test("a dose report fills in its values, and each says where it comes from until it is changed", async () => {
  const input = await openForm();
  await userEvent.upload(input, aFile(time));
  await userEvent.click(await screen.findByRole("button", { name: texts.fillIn(1) }));
  const field = await screen.findByRole("textbox", { name: "Fluoroscopy time (min)" });
  expect(field).toHaveProperty("value", "12.4");
  const modality = within(screen.getByRole("radiogroup", { name: "Primary modality" }));
  expect(modality.getByRole("radio", { name: "Fluoroscopy" })).toHaveProperty("checked", true);
  await screen.findByText(recordFormTexts.fromDoseReport("744 s"));
  await userEvent.clear(field);
  await userEvent.type(field, "12");
  await waitFor(() => expect(screen.queryByText(recordFormTexts.fromDoseReport("744 s"))).toBeNull());
});

test("air kerma is no skin dose until the person says so", async () => {
  await userEvent.upload(await openForm(), aFile(time, kerma));
  await userEvent.click(await screen.findByRole("button", { name: texts.fillIn(1) }));
  const skin = await screen.findByRole("textbox", { name: "Skin dose (mGy)" });
  expect(skin).toHaveProperty("value", "");
  await userEvent.click(screen.getByRole("button", { name: texts.useAsSkinDose }));
  expect(skin).toHaveProperty("value", "812");
});

test("a report of another day is doubted", async () => {
  const input = await openForm();
  await userEvent.upload(input, aFile(time));
  await screen.findByText(/^The report is from 03\/12\/2026, the record from/u);
});

test("what is no dose report is refused at the field, and nothing is filled in", async () => {
  await userEvent.upload(await openForm(), new File(["fluoro 12 min"], "dose.txt"));
  await screen.findByText(doseFileFaults.notDicom);
  expect(screen.queryByRole("button", { name: /^Fill in/u })).toBeNull();
});

test("a file that is dropped on the form opens the section and is read", async () => {
  openPage("/logbook/records/create", { customerGroups: northgateGroups.slice(0, 1) });
  await waitFor(() => within(clinicalData()).getByRole("button"));
  const dataTransfer = { types: ["Files"], files: [aFile(time)] };
  expect(fireEvent.dragOver(screen.getByRole("form", { name: "Record" }), { dataTransfer })).toBe(false);
  fireEvent.drop(screen.getByRole("form", { name: "Record" }), { dataTransfer });
  await within(clinicalData()).findByRole("button", { name: texts.fillIn(1) });
});
