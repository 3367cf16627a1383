import { describe, expect, test } from "vitest";
import type { AttendingId, KeycloakId, RecordId } from "../ids.ts";
import { catalogue } from "../logbook/catalogue/catalogue.ts";
import { getProcedures } from "../logbook/catalogue/lookup.ts";
import { tableColumns } from "../logbook/export/export-columns.ts";
import { maxParticipants } from "../logbook/limits.ts";
import type { LocalDate } from "../time.ts";
import {
  chooseDateOrder,
  createMatcher,
  getAgeCategory,
  guessColumns,
  guessDateOrder,
  type ImportMapping,
  type ImportTarget,
  importTargets,
  makeImportRow,
  offeredTargets,
  pairDuplicates,
  prepareExportedLogbook,
  readImportedDay,
  readPersonName,
  toOptions,
  toSavedMapping,
} from "./index.ts";

const today = "2026-11-27" as LocalDate;

describe("dates of earlier logbooks", () => {
  test.each([
    ["2025-04-03", "dayFirst", "2025-04-03"],
    ["2025-04-03T10:22:00Z", "monthFirst", "2025-04-03"],
    ["3/4/2025", "dayFirst", "2025-04-03"],
    ["3/4/2025", "monthFirst", "2025-03-04"],
    ["3.4.25", "dayFirst", "2025-04-03"],
    ["25/04/03", "yearFirst", "2025-04-03"],
    ["03/04/2025 2:30 PM", "dayFirst", "2025-04-03"],
    ["20250403", "dayFirst", "2025-04-03"],
    ["3 Apr 2025", "monthFirst", "2025-04-03"],
    ["April 3rd, 2025", "dayFirst", "2025-04-03"],
    ["03-Apr-99", "dayFirst", "1999-04-03"],
    // A year of two digits is never in the future.
    ["1/2/27", "dayFirst", "1927-02-01"],
    ["31/2/2025", "dayFirst", undefined],
    ["13/13/2025", "dayFirst", undefined],
    ["3/4/025", "dayFirst", undefined],
    ["45750", "dayFirst", undefined],
    ["yesterday", "dayFirst", undefined],
  ] as const)("%s read as %s is %s", (text, order, day) => {
    expect(readImportedDay(text, order, today)).toBe(day);
  });

  test("the order of a column is the one in which its dates exist, and an ambiguous column names a date to ask about", () => {
    expect(guessDateOrder(["3/4/2025", "", "25/4/2025"], today)).toMatchObject({
      order: "dayFirst",
      ambiguous: undefined,
    });
    expect(guessDateOrder(["3/4/2025", "4/25/2025"], today)).toMatchObject({
      order: "monthFirst",
      ambiguous: undefined,
    });
    expect(guessDateOrder(["5/5/2025", "3/4/2025"], today).ambiguous).toBe("3/4/2025");
    expect(guessDateOrder(["2025-04-03", "5/5/2025"], today).ambiguous).toBeUndefined();
    // Read with the day first, the second one would be in the future.
    expect(guessDateOrder(["3/4/2026", "11/12/2026"], "2026-11-27" as LocalDate)).toMatchObject({
      order: "monthFirst",
      ambiguous: undefined,
    });
  });
});

test("dates with points do not decide what the other dates of their column mean", () => {
  const guess = guessDateOrder(["25.04.2025", "2025-04-03", "3/4/2025"], today);
  expect(guess.ambiguous).toBe("3/4/2025");
  expect(chooseDateOrder(guess, null)).toBeUndefined();
  const order = chooseDateOrder(guess, "monthFirst") ?? "yearFirst";
  expect(readImportedDay("3/4/2025", order, today)).toBe("2025-03-04");
  expect(readImportedDay("05.04.2025", order, today)).toBe("2025-04-05");
  expect(chooseDateOrder(guess, "dayFirst")).toBe("dayFirst");
  // A date that exists in one order only decides.
  const clear = guessDateOrder(["25.04.2025", "3/4/2025", "4/25/2025"], today);
  expect(chooseDateOrder(clear, null)).toBe("monthFirstWithoutPoints");
  expect(guessDateOrder(["25.04.2025", "3.4.2025"], today).ambiguous).toBeUndefined();
});

describe("columns", () => {
  const none = () => [];

  test("columns are guessed by their headings, each target once, and remarks from several", () => {
    const { targets, format } = guessColumns(
      ["Consultant", "PROCEDURE_NAME", "Site", "Hospital", "Comments", "Notes", "Colour"],
      none,
      today,
    );
    expect(targets).toEqual([
      "attending",
      "procedureName",
      null,
      "hospital",
      "procedureComments",
      "procedureComments",
      null,
    ]);
    expect(format).toBeUndefined();
  });

  test.each([
    ["Datum", "Eingriff", "Krankenhaus", "Oberarzt", "Rolle", "Diagnose", "Bemerkungen"],
    ["OP-Datum", "Prozedur", "Klinik", "Oberärztin", "Funktion", "Indikation", "Anmerkung"],
    ["Date de l’intervention", "Acte", "Hôpital", "Médecin responsable", "Rôle", "Motif", "Commentaires"],
    ["Fecha", "Procedimiento", "Centro", "Médico responsable", "Rol", "Diagnóstico", "Observaciones"],
    ["Operationsdatum", "Åtgärd", "Sjukhus", "Handledare", "Roll", "Diagnos", "Anteckningar"],
  ])("headings of other languages are known: %s, %s", (...headings) => {
    expect(guessColumns(headings, none, today).targets).toEqual([
      "dateOfProcedure",
      "procedureName",
      "hospital",
      "attending",
      "role",
      "procedureIndication",
      "procedureComments",
    ]);
  });

  test("a column of the operator is the role if it holds roles, not if it holds names", () => {
    const guess = (samples: readonly string[]) => guessColumns(["Operateur"], () => samples, today).targets;
    expect(guess(["Operateur", "Assistent"])).toEqual(["role"]);
    expect(guess(["Müller, Anna", "Assistent"])).toEqual([null]);
    expect(guess([])).toEqual([null]);
  });

  test("what identifies a patient is never mapped, whatever it is called or holds", () => {
    // Days on which a case may have been, and what looks like a code of the catalogue, are no reason to send it.
    for (const heading of [
      "Patient Name",
      "MRN",
      "NHS Number",
      "Date of birth",
      "DOB",
      "Hospital No",
      "CaseID",
      "PatientID",
      "Geburtsdatum",
      "Patientennummer",
      "Date de naissance",
      "Fecha de nacimiento",
      "Födelsedatum",
    ])
      for (const sample of ["3/4/1960", "3/4/2025", "AI-2001"])
        expect(guessColumns([heading], () => [sample], today).targets).toEqual([null]);
  });

  test("a column without a known heading is found by its content", () => {
    const samples = [["3/4/2025", "4/5/2025"], ["AI-2001"], ["x"]];
    expect(guessColumns(["When", "What", "Rest"], (at) => samples[at] ?? [], today).targets).toEqual([
      "dateOfProcedure",
      "procedureCode",
      null,
    ]);
  });

  test("the exports of eLogbook and ACGME are recognised", () => {
    const elogbook = guessColumns(
      [
        "Operation Date",
        "Operation",
        "Hospital",
        "Private",
        "ASAGrade",
        "Patient Years",
        "Patient Days",
        "CEPOD",
        "Supervision",
        "Consultant",
        "Notes",
        "Complication Notes",
        ...[1, 2, 3, 4, 5, 6, 7].map((number) => `Specialty Parameter ${number}`),
        "Operation Side",
        "Patient Sex",
        "Validation Status",
      ],
      none,
      today,
    );
    expect(elogbook.format?.dateOrder).toBe("dayFirst");
    expect(elogbook.targets).toEqual([
      "dateOfProcedure",
      "procedureName",
      "hospital",
      null,
      null,
      "ageCategory",
      null,
      null,
      "role",
      "attending",
      "procedureComments",
      "procedureComments",
      ...Array(8).fill(null),
      "sex",
      null,
    ]);
    const acgme = guessColumns(
      ["Case ID", "Case Date", "Institution", "Attending", "CPT Description"],
      none,
      today,
    );
    expect([acgme.format?.id, ...acgme.targets]).toEqual([
      "acgme",
      null,
      "dateOfProcedure",
      "hospital",
      "attending",
      "procedureName",
    ]);
  });
});

test("every column of an exported logbook is recognised, also where attendings are joined already", () => {
  const headings = tableColumns(maxParticipants).map(({ heading }) => heading);
  const row = { cells: headings.map((heading) => `'=${heading}`) };
  const table = prepareExportedLogbook(headings, [row], true);
  const { targets, format } = guessColumns(table.headings, () => [], today);
  expect(format?.id).toBe("cathedra-logbook");
  const isImported = (heading: string) => targets[table.headings.indexOf(heading)] !== null;
  expect(table.headings.filter((heading) => !isImported(heading))).toEqual(
    headings.filter(
      (heading) =>
        /^(id$|part$|customerId|group|confirmation|import|created|modified)/.test(heading) ||
        /^attending\.id$|^procedure\.(?!name|code)|keycloak_id$/.test(heading),
    ),
  );
  expect(new Set(targets.filter((target) => target !== null))).toEqual(
    new Set(
      importTargets.map(({ target }) => target).filter((target) => !["role", "level"].includes(target)),
    ),
  );
  const getCell = (target: ImportTarget) => table.rows[0]?.cells[targets.indexOf(target)];
  expect([getCell("attending"), getCell("hospital"), getCell("trainee1Role")]).toEqual([
    "=attending.lastName, =attending.firstName",
    "=hospital",
    "=participants.1.role",
  ]);
  expect(prepareExportedLogbook(table.headings, table.rows, false)).toEqual(table);
  // A workbook has no apostrophes to take away, and another logbook keeps its own.
  expect(prepareExportedLogbook(headings, [row], false).rows[0]?.cells[0]).toBe("'=id");
  expect(prepareExportedLogbook(["Date", "attending.firstName"], [row], true).rows).toEqual([row]);
});

describe("values", () => {
  const lists = {
    hospitals: ["St. Aldhelm Medical Center", "Northgate Hospital"],
    attendings: [],
    procedures: getProcedures(catalogue),
  };

  test("a procedure is sure by name or code, suggested if similar, and left open if nothing is", () => {
    const match = createMatcher(toOptions("procedureName", lists));
    const [one] = lists.procedures;
    if (one === undefined) throw new Error("no procedure");
    expect(match(one.name.toUpperCase())).toMatchObject({ id: one.code, isSure: true });
    expect(match(one.code)).toMatchObject({ id: one.code, isSure: true });
    // Of two spellings one is in the catalogue.
    expect(match("Splenic artery embolisation")).toMatchObject({ id: "AI-1303", isSure: true });
    expect(match("Splenic artery embolisation (proximal)")).toMatchObject({ id: "AI-1303", isSure: false });
    expect(match("Tumor ablation of the adrenal").suggestions).toEqual(
      match("Tumour ablation of the adrenal").suggestions,
    );
    expect(match("TACE")).toMatchObject({
      id: match("Transarterial chemoembolization (TACE)").id,
      isSure: false,
    });
    expect(match("TIPS").suggestions).toContain("VI-8101");
    expect(match("qqq zzz")).toEqual({ id: null, isSure: false, suggestions: [] });
    expect(match("")).toEqual({ id: null, isSure: false, suggestions: [] });
  });

  test("hospitals are compared without marks and order, roles by what other logbooks call them", () => {
    expect(createMatcher(toOptions("hospital", lists))("Saint Aldhelm Medical Centre")).toMatchObject({
      id: "St. Aldhelm Medical Center",
      isSure: true,
    });
    const role = createMatcher(toOptions("role", lists));
    expect(role("Assisting")).toMatchObject({ id: "Assistant", isSure: true });
    expect(role("Supervised-trainer scrubbed")).toMatchObject({ id: "Operator", isSure: false });
  });

  test("of values with similar names the exact one is sure, and none of them is added again", () => {
    const match = createMatcher([
      { id: "a1", names: ["OBrien, Patrick"] },
      { id: "a2", names: ["O'Brien, Patrick"] },
    ]);
    expect(match("O'Brien, Patrick")).toMatchObject({ id: "a2", isSure: true });
    expect(match("OBrien, Patrick")).toMatchObject({ id: "a1", isSure: true });
    expect(match("O’BRIEN, Patrick")).toMatchObject({ isSure: false, id: expect.stringMatching(/^a/) });
  });

  test("a measured number is not the class below it", () => {
    const platelets = createMatcher(toOptions("platelet", lists));
    expect(platelets("<50")).toMatchObject({ id: "<50", isSure: true });
    expect(platelets("50").isSure).toBe(false);
  });

  test("ages become categories, and names lose their titles", () => {
    expect(["17", "18", "64.5", "65", "n/a", "200"].map(getAgeCategory)).toEqual([
      "Pediatric",
      "Adult",
      "Adult",
      "Geriatric",
      undefined,
      undefined,
    ]);
    expect(
      ["Dr. Ana María Sosa", "Sosa, Ana, MD", "Prof Lee Wong", "Sosa", "Ward 3"].map(readPersonName),
    ).toEqual(["Sosa, Ana María", "Sosa, Ana", "Wong, Lee", undefined, undefined]);
  });
});

describe("a row", () => {
  const me = { keycloakId: "kc-maya" as KeycloakId, name: "Maya Okafor" };
  const mapping: ImportMapping = {
    headings: ["Date", "Op", "Hosp", "Cons", "Role", "Notes", "Problems", "DAP", "NHS"],
    columns: [
      "dateOfProcedure",
      "procedureName",
      "hospital",
      "attending",
      "role",
      "procedureComments",
      "procedureComments",
      "doseDap",
      null,
    ],
    dateOrders: { dateOfProcedure: "dayFirst" },
    values: {
      procedureName: { "Spleen embo": "AI-2001" },
      hospital: { Aldhelm: "St. Aldhelm Medical Center" },
      attending: { Sosa: "new:Sosa, Ana" },
      role: { P: "Operator" },
    },
    fixed: { procedureIndication: "Not stated", role: "Observer", hospital: "Northgate Hospital" },
  };

  test("becomes a record by the mapping; a column that is not mapped is in none of its fields", () => {
    const record = makeImportRow(
      ["3/4/2025", "Spleen embo", "", "Sosa", "P", "Long", "None", "12,5", "943 476 5919"],
      mapping,
      me,
      today,
    );
    expect(record).toEqual({
      dateOfProcedure: "2025-04-03",
      procedure: { code: "AI-2001" },
      hospital: "Northgate Hospital",
      attendingName: "Sosa, Ana",
      procedureComments: "Notes: Long\nProblems: None",
      procedureIndication: "Not stated",
      doseDap: "12.5",
      participants: [
        { user: { keycloak_id: "kc-maya" }, name: "Maya Okafor", role: "Operator", level: null },
      ],
    });
  });

  test("what cannot be read is passed on, so that the check refuses it", () => {
    const record = makeImportRow(["soon", "constructor", "Elsewhere", "Sosa", "?"], mapping, me, today);
    expect(record).toMatchObject({
      dateOfProcedure: "soon",
      procedure: { code: "constructor" },
      hospital: "Elsewhere",
      participants: [{ role: "?" }],
    });
  });

  test("people who are named in columns keep their roles, and one's own name is one's account", () => {
    const columns = ["trainee1", "trainee1Role", "trainee2"] as const;
    const of = (cells: readonly string[]) =>
      makeImportRow(
        cells,
        { ...mapping, headings: [], columns, values: {}, fixed: { role: "Observer" } },
        me,
        today,
      ).participants;
    expect(of(["Ines Roth", "Assistant", "Okafor, Maya"])).toEqual([
      { name: "Ines Roth", role: "Assistant", level: null },
      { user: { keycloak_id: "kc-maya" }, name: "Okafor, Maya", role: null, level: null },
    ]);
    expect(of(["Ines Roth", "", ""])?.map(({ name, role }) => [name, role])).toEqual([
      ["Maya Okafor", "Observer"],
      ["Ines Roth", null],
    ]);
  });

  test("a row names as many people as a record can have", () => {
    const columns = Array.from(
      { length: maxParticipants },
      (_, at) => `trainee${at + 1}` as const satisfies ImportTarget,
    );
    const cells = columns.map((target) => `Person ${target}`);
    const people = makeImportRow(cells, { ...mapping, headings: [], columns }, me, today).participants;
    expect(people?.map(({ name }) => name)).toEqual(["Maya Okafor", ...cells]);
  });

  test("people are offered up to the one after the last with a column", () => {
    const offered = (...columns: readonly (ImportTarget | null)[]) =>
      offeredTargets(columns).filter(({ target }) => /^trainee\d+$/.test(target)).length;
    expect([offered(), offered("trainee2", null), offered("trainee12Role"), offered("trainee30")]).toEqual([
      3, 3, 13, 30,
    ]);
    expect(offeredTargets([]).map(({ target }) => target)).toContain("dateOfProcedure");
  });
});

test("each stored record stands for one row, so that a second equal case of a day is new", () => {
  const one = { day: "2025-04-03", procedureCode: "AI-2001", hospital: "Northgate" };
  const stored = [{ ...one, hospital: "NORTHGATE", id: "r1" as RecordId }];
  const others = [
    { ...one, day: "2025-04-04" },
    { ...one, procedureCode: "AI-2002" },
    { ...one, hospital: "Southgate" },
  ];
  expect(pairDuplicates([undefined, ...others, one, one], stored)).toEqual([
    null,
    null,
    null,
    null,
    "r1",
    null,
  ]);
});

test("a saved mapping has no attendings, also of the list, no identifiers and no free text", () => {
  const lists = {
    hospitals: ["Northgate"],
    attendings: [{ id: "a1" as AttendingId, firstName: "Ana", lastName: "Sosa" }],
    procedures: getProcedures(catalogue),
  };
  const columns = {
    Op: "procedureName",
    Boss: "attending",
    Key: "optionalIdentifier",
    "NHS No": "role",
  } as const;
  const saved = toSavedMapping(
    {
      columns,
      dateOrders: {},
      values: { attending: { "Dr Sosa": "a1" }, procedureName: { Spleen: "AI-1303", Doe: "none" } },
      fixed: { attending: "a1", hospital: "Northgate", procedureIndication: "Jane Doe" },
    },
    lists,
  );
  expect(saved).toEqual({
    columns: { Op: "procedureName", Boss: "attending" },
    dateOrders: {},
    values: { procedureName: { Spleen: "AI-1303" } },
    fixed: { hospital: "Northgate" },
  });
});
