import { beforeEach, expect, it, vi } from "vitest";
import { aForm, aRecord } from "../../../../../test/record-form.ts";
import type { RecordDraft } from "./record-draft.ts";
import { noClinicalData, type RecordForm } from "./record-form.ts";
import type { LoadedRecord } from "./record-mapping.ts";
import { restoredDraft, sendNewRecord } from "./send-record.ts";

const typed = aForm({ procedureIndication: "Growing sac" });
const changed = aForm({ procedureIndication: "Growing sac, now painful" });
const anothers = aForm({ procedureIndication: "Haemoptysis" });

/** The API: a key that is taken answers with the record that took it. */
let records: Map<string, RecordForm>;
let held: RecordDraft[];
let isAnswerLost: boolean;

beforeEach(() => {
  records = new Map();
  held = [];
  isAnswerLost = false;
});

it("sends a draft once, and keeps that it was sent before it goes out", async () => {
  await send(aDraft(typed));
  expect([...records]).toEqual([["mine", typed]]);
  expect(held.map(({ sent }) => sent)).toEqual([[typed]]);
});

it("does not lose a record whose key another tab's record took", async () => {
  records.set("mine", anothers);
  await send(aDraft(typed));
  expect([...records]).toEqual([
    ["mine", anothers],
    ["fresh", typed],
  ]);
  expect(held.at(-1)).toMatchObject({ clientKey: "fresh", sent: [typed] });
});

it("leaves another tab's record alone also after an answer was lost", async () => {
  records.set("mine", anothers);
  await send(aDraft(changed, [typed]));
  expect([...records]).toEqual([
    ["mine", anothers],
    ["fresh", changed],
  ]);
});

it("makes one record of a save whose answer was lost, with what was changed since", async () => {
  isAnswerLost = true;
  await expect(send(aDraft(typed))).rejects.toThrow("lost");
  isAnswerLost = false;
  await send({ ...aDraft(changed), sent: held.at(-1)?.sent ?? [] });
  expect([...records]).toEqual([["mine", changed]]);
});

it("makes one record of a save that is repeated as it was", async () => {
  records.set("mine", typed);
  await send(aDraft(typed, [typed]));
  expect([...records]).toEqual([["mine", typed]]);
  expect(held.at(-1)?.sent).toEqual([typed]);
});

it("gives a restored draft a key of its own, except where the old one was sent", () => {
  const newKey = vi.fn(() => "fresh");
  expect(restoredDraft(aDraft(typed), newKey)).toEqual({ ...aDraft(typed), clientKey: "fresh" });
  expect(restoredDraft(aDraft(changed, [typed]), newKey).clientKey).toBe("mine");
});

function aDraft(form: RecordForm, sent: RecordForm[] = []): RecordDraft {
  return { form, clientKey: "mine", sent, basedOn: null, base: null };
}

function send(draft: RecordDraft): Promise<LoadedRecord> {
  const save = async (clientKey: string, stored?: LoadedRecord) => {
    const form = stored === undefined ? (records.get(clientKey) ?? draft.form) : draft.form;
    records.set(clientKey, form);
    if (isAnswerLost) throw new Error("lost");
    return recordOf(form);
  };
  return sendNewRecord(draft, { save, hold: (next) => held.push(next), newKey: () => "fresh" });
}

function recordOf(form: RecordForm): LoadedRecord {
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
