import { beforeEach, expect, test, vi } from "vitest";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { ApiError, UnavailableError } from "../../relay/errors.ts";
import { createEntityForm, type FormPorts } from "./entity-form.ts";
import { WrongFieldsError, wordsOf } from "./save-refusal.ts";

type Content = { readonly name: string; readonly hours?: number };
type Ports = FormPorts<Content, string, string, string, string>;

/** A form of a name, which must be there. */
function aForm(change: Partial<Ports> = {}) {
  const ports = {
    validate: vi.fn(({ name }: Content) => (name === "" ? { name: "Required" } : {})),
    save: vi.fn<Ports["save"]>(({ name }) => Promise.resolve(`saved ${name}`)),
    onSaved: vi.fn(),
    onRefused: vi.fn(),
    ...change,
  };
  const start = { name: "" };
  const form = createEntityForm<Content, string, string, string, string>(
    { stored: "one", start, content: start, judging: "atSubmit" },
    ports,
  );
  return { form, ports, now: () => form.state.get() };
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("what is wrong is told and not sent", async () => {
  const { form, ports, now } = aForm();
  await form.submit("usual");
  expect(now()).toMatchObject({ phase: "editing", wrong: { name: "Required" } });
  expect(ports.save).not.toHaveBeenCalled();
});

test("two submits in one breath send once", async () => {
  const { form, ports, now } = aForm();
  form.change({ name: "Stroke" });
  await Promise.all([form.submit("usual"), form.submit("usual")]);
  await form.submit("usual");
  expect(ports.save).toHaveBeenCalledTimes(1);
  expect(ports.onSaved).toHaveBeenCalledWith("saved Stroke", "usual", { name: "Stroke" });
  expect(now().phase).toBe("saved");
});

test("a save that comes again after an outage has the key of the first; other values have another", async () => {
  const keys: string[] = [];
  const { form } = aForm({
    save: (content, { keyOf }) => {
      keys.push(keyOf(content));
      return Promise.reject(new UnavailableError());
    },
  });
  form.change({ name: "Stroke" });
  await form.submit("usual");
  await form.submit("usual");
  form.change({ name: "Trauma" });
  await form.submit("usual");
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("what the API found wrong stands at the fields of the form", async () => {
  const fields = [
    { path: "modules.0", message: "Unknown" },
    { path: "modules.1", message: "Closed" },
  ];
  const { form, now } = aForm({
    save: () => Promise.reject(new ApiError("INVALID_INPUT", "Wrong", "r1", { fields })),
    textsOf: ([first]) => ({ modules: first?.message ?? "" }),
  });
  await form.submit("usual", { name: "Stroke" });
  expect(now()).toMatchObject({
    phase: "editing",
    wrong: { modules: "Unknown" },
    content: { name: "Stroke" },
  });
});

test.each([
  [new SessionExpiredError(), "expired", null],
  [new ApiError("FORBIDDEN", "Not allowed"), "refused", "Not allowed"],
  [new UnavailableError(), "failed", new UnavailableError().message],
  [new Error("bug"), "failed", "Could not be saved."],
  [new WrongFieldsError({ name: "Taken" }), "fields", null],
])("%s: the form stays as it is, to be sent again", async (error, kind, words) => {
  const { form, ports, now } = aForm({ save: () => Promise.reject(error) });
  await form.submit("usual", { name: "Stroke" });
  expect(now()).toMatchObject({ phase: "editing", refusal: { kind }, content: { name: "Stroke" } });
  expect(wordsOf(now().refusal, "Could not be saved.")).toBe(words);
  expect(ports.onRefused).toHaveBeenCalledTimes(1);
});

test("after a refusal Save rests as long as the form says", async () => {
  const save = vi.fn(() => Promise.reject(new Error("no answer")));
  const { form, now } = aForm({ save, restMs: 400 });
  await form.submit("usual", { name: "Stroke" });
  await form.submit("usual");
  expect(save).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(400);
  expect(now().phase).toBe("editing");
  await form.submit("usual");
  expect(save).toHaveBeenCalledTimes(2);
});

test("what is typed while a save is on its way stays, and is judged against what was saved", async () => {
  const [promise, arrive] = later<string>();
  const { form, now } = aForm({
    save: () => promise,
    goOn: (saved, sent, typed) => ({ stored: saved, start: sent, content: typed }),
  });
  const done = form.submit("usual", { name: "Stroke" });
  form.change({ name: "Stroke 2" });
  arrive("two");
  await done;
  expect(now()).toMatchObject({
    phase: "editing",
    stored: "two",
    start: { name: "Stroke" },
    content: { name: "Stroke 2" },
  });
});

test("content that became wrong on its way is not sent", async () => {
  const { form, ports, now } = aForm({ prepare: () => Promise.resolve({ name: "" }) });
  await form.submit("usual", { name: "Stroke" });
  expect(ports.save).not.toHaveBeenCalled();
  expect(now()).toMatchObject({ phase: "editing", wrong: { name: "Required" } });
});

test("a refused save that met something waits for a decision, and counts as saved where it had arrived", async () => {
  const met = vi.fn<NonNullable<Ports["meet"]>>();
  const { form, ports, now } = aForm({
    save: () => Promise.reject(new ApiError("CONFLICT", "Late")),
    meet: met,
  });
  met.mockReturnValue({ kind: "conflict", conflict: "theirs" });
  await form.submit("usual", { name: "Stroke" });
  expect(now()).toMatchObject({ phase: "editing", conflict: "theirs", refusal: null });
  expect(ports.onRefused).not.toHaveBeenCalled();
  met.mockReturnValue({ kind: "saved", saved: "it was there" });
  await form.submit("again");
  expect(ports.onSaved).toHaveBeenCalledWith("it was there", "again", { name: "Stroke" });
});

test("where it cannot be found out what a refused save met, it is refused and can be tried again", async () => {
  const { form, now } = aForm({
    save: () => Promise.reject(new ApiError("CONFLICT", "Late")),
    meet: () => Promise.reject(new Error("no answer")),
  });
  await form.submit("usual", { name: "Stroke" });
  expect(now()).toMatchObject({ phase: "editing", refusal: { kind: "refused" } });
});

test("what is kept beyond the page is what was typed, and what a decision made of it", async () => {
  const keep = vi.fn();
  const { form } = aForm({ keep });
  form.change({ name: "S" });
  await form.submit("usual", { name: "Stroke" });
  expect(keep.mock.calls).toEqual([[{ name: "S" }], [{ name: "Stroke" }]]);
});

/** Something that arrives when the test says so. */
function later<Value>(): readonly [Promise<Value>, (value: Value) => void] {
  let arrive: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    arrive = resolve;
  });
  return [promise, (value) => arrive(value)];
}
