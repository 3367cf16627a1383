import type { LocalDate } from "@cathedra/domain";
import { expect, test } from "vitest";
import { aForm, choices } from "../../../../../test/record-form.ts";
import { firstRow, maxRows } from "./case-rows.ts";
import { type PasteFacts, pasteRows } from "./paste-rows.ts";

const berg = { value: "a0000000-0000-4000-8000-000000000001", label: "Berg, Anna" };
let made = 0;
const facts: PasteFacts = {
  procedures: choices.procedures,
  hospitals: [{ value: "Northgate Main", label: "Northgate Main" }],
  attendings: [berg],
  labels: ["Date of procedure", "Hospital"],
  today: "2026-11-28" as LocalDate,
  dateOrder: "dayFirst",
  empty: aForm({ procedure: null, procedureIndication: "" }),
  newId: () => {
    made += 1;
    return `new ${made}`;
  },
};
const rows = [firstRow("first", facts.empty)];
const getCells = (text: string) => text.split("\n").map((line) => line.split("\t"));
const paste = (text: string, more: Partial<PasteFacts> = {}) =>
  pasteRows(rows, { row: 0, column: "dateOfProcedure" }, getCells(text), { ...facts, ...more }).rows;

test("the cells of a spreadsheet become values of the lists, in the order of the columns, without their heading", () => {
  const [first, second, ...more] = paste(
    [
      "Date of procedure\tHospital\tProcedure name",
      "23/11/2026\tnorthgate main\tAI-1004\tDr Anna Berg\tassistant\tGrowing  sac\tbeyond",
      "",
      "24/11/2026\t\tai-1130",
    ].join("\n"),
  );
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    id: "first",
    form: {
      dateOfProcedure: "2026-11-23",
      hospital: "Northgate Main",
      procedure: { code: "AI-1004" },
      attendingId: berg.value,
      participants: [{ role: "Assistant" }],
      procedureIndication: "Growing sac",
    },
    unread: {},
  });
  // What a cell lacks is that of the row above.
  expect(second?.form).toMatchObject({ dateOfProcedure: "2026-11-24", hospital: "Northgate Main" });
  expect(second?.form.procedure?.code).toBe("AI-1130");
  expect(second?.id).not.toBe("first");
});

test("a date that fits two orders is read in that of the browser; what stands for nothing empties its cell and is kept", () => {
  expect(paste("3/4/2026")[0]?.form.dateOfProcedure).toBe("2026-04-03");
  expect(paste("3/4/2026", { dateOrder: "monthFirst" })[0]?.form.dateOfProcedure).toBe("2026-03-04");
  const [row] = paste("soon\tElsewhere");
  expect(row).toMatchObject({
    form: { dateOfProcedure: "", hospital: "" },
    unread: { dateOfProcedure: "soon", hospital: "Elsewhere" },
  });
});

test("no more rows than the table may have are pasted", () => {
  const text = Array.from({ length: maxRows + 1 }, () => "23/11/2026").join("\n");
  const pasted = pasteRows(rows, { row: 0, column: "dateOfProcedure" }, getCells(text), facts);
  expect(pasted.rows).toHaveLength(maxRows);
  expect(pasted.isCut).toBe(true);
});
