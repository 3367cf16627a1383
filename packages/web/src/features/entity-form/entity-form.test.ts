import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { ApiError, UnavailableError } from "../../relay/errors.ts";
import { createEntityForm, type FormPorts } from "./entity-form.ts";
import { refusalText, WrongFieldsError } from "./save-refusal.ts";

type Content = { readonly name: string; readonly hours?: number };
type Ports = FormPorts<Content, string, string, string, string>;

/** A form with one required field, the name. */
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
afterEach(() => {
  vi.useRealTimers();
});

test("submitting a form with errors shows them and sends nothing", async () => {
  const { form, ports, now } = aForm();
  await form.submit("usual");
  expect(now()).toMatchObject({ phase: "editing", wrong: { name: "Required" } });
  expect(ports.save).not.toHaveBeenCalled();
});

test("two simultaneous submits send once", async () => {
  const { form, ports, now } = aForm();
  form.change({ name: "Stroke" });
  await Promise.all([form.submit("usual"), form.submit("usual")]);
  await form.submit("usual");
  expect(ports.save).toHaveBeenCalledTimes(1);
  expect(ports.onSaved).toHaveBeenCalledWith("saved Stroke", "usual", { name: "Stroke" });
  expect(now().phase).toBe("saved");
});

test("a repeated save after an outage has the same key, and other values have another key", async () => {
  const keys: string[] = [];
  const { form } = aForm({
    save: (content, { makeKey }) => {
      keys.push(makeKey(content));
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

test("errors of the API are shown at the fields of the form", async () => {
  const fields = [
    { path: "modules.0", message: "Unknown" },
    { path: "modules.1", message: "Closed" },
  ];
  const { form, now } = aForm({
    save: () => Promise.reject(new ApiError("INVALID_INPUT", "Wrong", "r1", { fields })),
    getTexts: ([first]) => ({ modules: first?.message ?? "" }),
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
])("%s: the form keeps its content and can be sent again", async (error, kind, words) => {
  const { form, ports, now } = aForm({ save: () => Promise.reject(error) });
  await form.submit("usual", { name: "Stroke" });
  expect(now()).toMatchObject({ phase: "editing", refusal: { kind }, content: { name: "Stroke" } });
  expect(refusalText(now().refusal, "Could not be saved.")).toBe(words);
  expect(ports.onRefused).toHaveBeenCalledTimes(1);
});

test("after a refusal, saving is disabled for the configured time", async () => {
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

test("changes made during a save are kept, and compared with what was saved", async () => {
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

test("content that becomes invalid in its preparation is not sent", async () => {
  const { form, ports, now } = aForm({ prepare: () => Promise.resolve({ name: "" }) });
  await form.submit("usual", { name: "Stroke" });
  expect(ports.save).not.toHaveBeenCalled();
  expect(now()).toMatchObject({ phase: "editing", wrong: { name: "Required" } });
});

test("a conflicting save waits for a decision, or counts as saved if it had been stored", async () => {
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

test("if the conflicting version cannot be read, the save is refused and can be repeated", async () => {
  const { form, now } = aForm({
    save: () => Promise.reject(new ApiError("CONFLICT", "Late")),
    meet: () => Promise.reject(new Error("no answer")),
  });
  await form.submit("usual", { name: "Stroke" });
  expect(now()).toMatchObject({ phase: "editing", refusal: { kind: "refused" } });
});

test("typed content and the content after a decision are kept beyond the page", async () => {
  const keep = vi.fn();
  const { form } = aForm({ keep });
  form.change({ name: "S" });
  await form.submit("usual", { name: "Stroke" });
  expect(keep.mock.calls).toEqual([[{ name: "S" }], [{ name: "Stroke" }]]);
});

test("a change keeps the content and the refusals of other fields", () => {
  const { form, now } = aForm();
  form.refuse({ kind: "fields", texts: { name: "Taken" } });
  form.change({ name: "Stroke" }, ["hours"]);
  expect(now()).toMatchObject({ content: { name: "Stroke" }, refusal: { texts: { name: "Taken" } } });
});

test("with validation while typing, a change clears only the refusals of its own fields", () => {
  const save = () => Promise.reject(new WrongFieldsError({ name: "Taken", hours: "Too many" }));
  const form = createEntityForm<Content, string, string, string, string>(
    { stored: "one", start: { name: "" }, content: { name: "Stroke" }, judging: "asTyped" },
    { validate: () => ({}), save, onSaved: vi.fn() },
  );
  return form.submit("usual").then(() => {
    form.change({ name: "Trauma" }, ["name"]);
    expect(form.state.get().refusal).toEqual({ kind: "fields", texts: { hours: "Too many" } });
    form.change({ name: "Trauma" });
    expect(form.state.get().refusal).toBeNull();
  });
});

test("judging shows the errors and sends nothing", () => {
  const { form, ports, now } = aForm();
  form.judge();
  expect(now()).toMatchObject({ isJudged: true, wrong: { name: "Required" }, phase: "editing" });
  form.change({ name: "Stroke" });
  form.judge();
  expect(now().wrong).toEqual({});
  expect(ports.save).not.toHaveBeenCalled();
});

test("validation and saving receive the stored version", async () => {
  const { form, ports } = aForm();
  await form.submit("usual", { name: "Stroke" });
  expect(ports.validate).toHaveBeenCalledWith({ name: "Stroke" }, "one");
  expect(ports.save).toHaveBeenCalledWith(
    { name: "Stroke" },
    { stored: "one", makeKey: expect.any(Function) },
  );
});

test("prepared content is sent and saved, and nothing is sent if the preparation leaves nothing", async () => {
  const { form, ports } = aForm({ prepare: ({ name }) => Promise.resolve({ name: `${name}!` }) });
  await form.submit("usual", { name: "Stroke" });
  expect(ports.onSaved).toHaveBeenCalledWith("saved Stroke!", "usual", { name: "Stroke!" });
  const none = aForm({ prepare: () => Promise.resolve(undefined) });
  await none.form.submit("usual", { name: "Stroke" });
  expect(none.ports.save).not.toHaveBeenCalled();
  expect(none.ports.onSaved).not.toHaveBeenCalled();
});

test("content that its preparation did not change is validated once", async () => {
  const { form, ports } = aForm({ prepare: (content) => Promise.resolve(content) });
  await form.submit("usual", { name: "Stroke" });
  expect(ports.validate).toHaveBeenCalledTimes(1);
  expect(ports.save).toHaveBeenCalledTimes(1);
});

test("an error that the page has handled is not shown as a refusal", async () => {
  const error = new Error("left");
  const isSettled = vi.fn(() => true);
  const { form, ports, now } = aForm({ save: () => Promise.reject(error), isSettled });
  await form.submit("usual", { name: "Stroke" });
  expect(isSettled).toHaveBeenCalledWith(error, { name: "Stroke" });
  expect(now().refusal).toBeNull();
  expect(ports.onRefused).not.toHaveBeenCalled();
  isSettled.mockReturnValue(false);
  const other = aForm({ save: () => Promise.reject(error), isSettled });
  await other.form.submit("usual", { name: "Stroke" });
  expect(other.now().refusal).toMatchObject({ kind: "failed" });
});

test("saveBy skips the validation and reports a refusal", async () => {
  const { form, ports, now } = aForm();
  await form.saveBy("instead", ({ name }) => Promise.resolve(`by ${name}`));
  expect(ports.validate).not.toHaveBeenCalled();
  expect(ports.onSaved).toHaveBeenCalledWith("by ", "instead", { name: "" });
  expect(now().phase).toBe("saved");
  const save = vi.fn(() => Promise.resolve("twice"));
  await form.saveBy("instead", save);
  expect(save).not.toHaveBeenCalled();

  const met = vi.fn<NonNullable<Ports["meet"]>>();
  const refused = aForm({ meet: met });
  await refused.form.saveBy("instead", () => Promise.reject(new ApiError("FORBIDDEN", "Not allowed")));
  expect(refused.now()).toMatchObject({ phase: "editing", refusal: { kind: "refused" } });
  expect(refused.ports.onRefused).toHaveBeenCalledTimes(1);
  expect(refused.ports.onSaved).not.toHaveBeenCalled();
  expect(met).not.toHaveBeenCalled();
});

test("a conflict can be closed, and the form can start again", async () => {
  const { form, now } = aForm({
    save: () => Promise.reject(new ApiError("CONFLICT", "Late")),
    meet: () => ({ kind: "conflict", conflict: "theirs" }),
  });
  await form.submit("usual", { name: "Stroke" });
  form.closeConflict();
  expect(now()).toMatchObject({ conflict: null, phase: "editing", content: { name: "Stroke" } });
  form.beginAgain({ name: "New" });
  expect(now()).toMatchObject({ content: { name: "New" }, isJudged: false });
});

test("a form uses the functions that it received last", async () => {
  const { form, ports } = aForm();
  const onSaved = vi.fn();
  form.connect({ ...ports, onSaved });
  await form.submit("usual", { name: "Stroke" });
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(ports.onSaved).not.toHaveBeenCalled();
});

/** A promise together with the function that resolves it. */
function later<Value>(): readonly [Promise<Value>, (value: Value) => void] {
  let arrive: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    arrive = resolve;
  });
  return [promise, (value) => arrive(value)];
}
