import { beforeEach, expect, it } from "vitest";
import { aForm, aRecord } from "../../../../../test/record-form.ts";
import type { RecordDraft } from "./record-draft.ts";
import { noClinicalData, type RecordForm } from "./record-form.ts";
import type { LoadedRecord } from "./record-mapping.ts";
import { SavedElsewhereError, sending, sendNewRecord } from "./send-record.ts";

const typed = aForm({ procedureIndication: "Growing sac" });
const changed = aForm({ procedureIndication: "Growing sac, now painful" });
const elsewhere = aForm({ procedureIndication: "Haemoptysis" });

/** The simulated API: for a draft that has become a record, it returns that record. */
let stored: RecordForm | undefined;

beforeEach(() => {
  stored = undefined;
});

it("the sent content is stored before each send, once per version", () => {
  const sent = sending(aDraft(typed));
  expect(sent.sent).toEqual([typed]);
  expect(sending(sent)).toBe(sent);
  expect(sending({ ...sent, form: changed }).sent).toEqual([typed, changed]);
});

it("a draft becomes one record", async () => {
  await send(sending(aDraft(typed)));
  expect(stored).toEqual(typed);
});

it("a save with a lost answer becomes one record, including later changes", async () => {
  stored = typed;
  await send(aDraft(changed, [typed, changed]));
  expect(stored).toEqual(changed);
});

it("a draft that was saved elsewhere becomes no second record and replaces nothing", async () => {
  stored = elsewhere;
  await expect(send(sending(aDraft(typed)))).rejects.toThrow(SavedElsewhereError);
  expect(stored).toEqual(elsewhere);
});

function aDraft(form: RecordForm, sent: RecordDraft["sent"] = []): RecordDraft {
  return { form, sent, basedOn: null, base: null };
}

function send(draft: RecordDraft): Promise<LoadedRecord> {
  return sendNewRecord(draft, async (replaced) => {
    if (replaced !== undefined || stored === undefined) stored = draft.form;
    return toRecord(stored);
  });
}

function toRecord(form: RecordForm): LoadedRecord {
  return aRecord({
    ...noClinicalData,
    optionalIdentifier: null,
    procedureIndication: form.procedureIndication,
    participants: form.participants.map(({ keycloakId, name, role, level }) => ({
      user: keycloakId === null ? null : { keycloak_id: keycloakId },
      name,
      role,
      level,
    })),
  });
}
