import { catalogue } from "@cathedra/domain/logbook";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { refused, saved, saving } from "./save-helpers.ts";

const { retiredIn: _, ...procedure } = catalogue.retired[0] ?? { retiredIn: "", code: "" };

const portal = setUpCastApp();

/** A record as an earlier version of the catalogue left it. */
async function olderRecord(): Promise<string> {
  const { id } = await saved(portal, cast.maya, saving());
  await sql`update logbook_record set procedure_code = ${procedure.code} where id = ${id}`.execute(
    portal.database.db,
  );
  return id;
}

test("a retired procedure is not accepted for a new record", async () => {
  expect(await refused(portal, cast.maya, saving({ procedure: { code: procedure.code } }))).toEqual({
    code: "INVALID_INPUT",
    paths: ["procedure.code"],
  });
});

test("a retired procedure stays on its record, but cannot be chosen again after a change", async () => {
  const id = await olderRecord();
  const keeping = saving({ id, procedure, procedureIndication: "Seen again" });
  expect(await saved(portal, cast.maya, keeping)).toMatchObject({
    procedure,
    procedureIndication: "Seen again",
  });
  const changed = saving({ id, procedure: { code: "AI-1804" } });
  expect(await saved(portal, cast.maya, changed)).toMatchObject({ procedure: { code: "AI-1804" } });
  expect(await refused(portal, cast.maya, keeping)).toMatchObject({ code: "INVALID_INPUT" });
});

test("the form data contains the catalogue version and no retired procedures (7.011)", async () => {
  const query =
    "{ IRLogFormData { catalogueVersion interventionTypes { organSystems { categories { subCategories { code } } } } } }";
  const { IRLogFormData } = await portal.get(cast.maya, query);
  expect(IRLogFormData.catalogueVersion).toBe(catalogue.version);
  expect(JSON.stringify(IRLogFormData)).not.toContain(procedure.code);
});
