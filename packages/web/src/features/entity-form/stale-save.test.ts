import { staleSaveTexts } from "@cathedra/domain/messages";
import { expect, test, vi } from "vitest";
import { ApiError } from "../../relay/errors.ts";
import { createEntityForm } from "./entity-form.ts";
import { getStaleSave, type StaleSave, takeOver } from "./stale-save.ts";

type Row = { readonly version: number; readonly name: string; readonly hours: number };
type Fields = Omit<Row, "version">;

const base: Row = { version: 1, name: "Stroke", hours: 2 };
const theirs: Row = { version: 2, name: "Stroke course", hours: 2 };
const toContent = ({ name, hours }: Row): Fields => ({ name, hours });
const late = new ApiError("CONFLICT", "Priya Raman has changed it.", "r1", {
  modifiedAt: "2026-03-08T10:00:00.000Z",
  modifiedBy: { keycloak_id: "priya" },
});

/** A form whose save was refused because another person saved first. */
async function aLateForm(viewer = "maya", latest = () => Promise.resolve(theirs)) {
  const save = vi.fn((_: Fields, { stored }: { readonly stored: Row }) =>
    stored.version === theirs.version ? Promise.resolve("saved") : Promise.reject(late),
  );
  const form = createEntityForm<Fields, Row, string, StaleSave, undefined>(
    { stored: base, start: toContent(base), content: toContent(base), judging: "atSubmit" },
    {
      validate: () => ({}),
      save,
      onSaved: () => undefined,
      meet: (refusal) => getStaleSave(refusal, viewer),
    },
  );
  form.change({ name: "Stroke", hours: 8 });
  await form.submit(undefined);
  return {
    form,
    save,
    now: () => form.state.get(),
    take: (how: "load" | "keep") => takeOver(form, how, { latest, toContent }),
  };
}

test("a late save shows who saved first, and keeps the typed content", async () => {
  const { now } = await aLateForm();
  expect(now()).toMatchObject({
    content: { name: "Stroke", hours: 8 },
    conflict: { stage: "refused", message: late.message, changedAt: "2026-03-08T10:00:00.000Z" },
  });
  expect((await aLateForm("priya")).now().conflict?.message).toBe(staleSaveTexts.byYourself);
});

test("only a conflict counts as a stale save, also if its author was deleted", () => {
  const facts = { modifiedAt: "2026-03-08T10:00:00.000Z", modifiedBy: null };
  const orphaned = new ApiError("CONFLICT", "It was changed.", "r1", facts);
  expect(getStaleSave({ kind: "refused", error: orphaned }, undefined)).toEqual({
    kind: "conflict",
    conflict: { stage: "refused", message: "It was changed.", changedAt: facts.modifiedAt },
  });
  expect(
    getStaleSave({ kind: "refused", error: new ApiError("FORBIDDEN", "", "r1", facts) }, "maya"),
  ).toBeUndefined();
  expect(getStaleSave({ kind: "failed", error: late }, "maya")).toBeUndefined();
});

test("a form without a conflict loads nothing", async () => {
  const latest = vi.fn(() => Promise.resolve(theirs));
  const { form, take, now } = await aLateForm("maya", latest);
  await take("load");
  await form.submit(undefined);
  await take("load");
  expect(latest).toHaveBeenCalledTimes(1);
  expect(now().conflict).toBeNull();
});

test("the stored version replaces the typed content or is merged below it, and the next save is based on it", async () => {
  const loaded = await aLateForm();
  await loaded.take("load");
  expect(loaded.now()).toMatchObject({
    content: toContent(theirs),
    stored: theirs,
    conflict: { stage: "loaded" },
  });
  const kept = await aLateForm();
  await kept.take("keep");
  expect(kept.now()).toMatchObject({
    content: { name: "Stroke course", hours: 8 },
    conflict: { stage: "kept" },
  });
  await kept.form.submit(undefined);
  expect(kept.now()).toMatchObject({ phase: "saved", conflict: null });
});

test("text typed while the stored version is loading is kept", async () => {
  const [promise, arrive] = later<Row>();
  const { form, take, now } = await aLateForm("maya", () => promise);
  const done = take("keep");
  const again = take("load");
  expect(now().conflict?.stage).toBe("loading");
  form.change({ name: "Stroke", hours: 9 });
  arrive(theirs);
  await Promise.all([done, again]);
  expect(now().content).toEqual({ name: "Stroke course", hours: 9 });
});

test("if the stored version cannot be read, the form stays and it can be requested again", async () => {
  const { take, now } = await aLateForm("maya", () => Promise.reject(new Error("no answer")));
  await take("keep");
  expect(now()).toMatchObject({ content: { name: "Stroke", hours: 8 }, conflict: { stage: "failed" } });
});

/** A promise together with the function that resolves it. */
function later<Value>(): readonly [Promise<Value>, (value: Value) => void] {
  let arrive: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    arrive = resolve;
  });
  return [promise, (value) => arrive(value)];
}
