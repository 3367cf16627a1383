import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { ApiError } from "../../relay/errors.ts";
import {
  type EntityEvent,
  type EntityState,
  nextState,
  openedForm,
  shownTexts,
  type ValidationMode,
} from "./form-state.ts";
import type { SaveRefusal } from "./save-refusal.ts";

type State = EntityState<string, string, string>;
type Event = EntityEvent<string, string, string>;

const wrong = { name: "Required" };
const fields: SaveRefusal = { kind: "fields", texts: { name: "Taken", hours: "Too many" } };
const refused: SaveRefusal = { kind: "refused", error: new ApiError("FORBIDDEN", "Not allowed") };

const opened = (judging: ValidationMode = "atSubmit"): State =>
  openedForm({ judging, stored: "stored", start: "begun", content: "begun" });

const after = (...events: readonly Event[]): State => events.reduce<State>(nextState, opened());
const afterAsTyped = (...events: readonly Event[]): State =>
  events.reduce<State>(nextState, opened("asTyped"));

const typed = (content: string): Event => ({ type: "changed", content });
const submitted = (content: string, found = {}): Event => ({ type: "submitted", content, wrong: found });

test("submitting an invalid form shows the errors and sends nothing", () => {
  expect(after(typed("x"), submitted("x", wrong))).toMatchObject({ phase: "editing", wrong, isJudged: true });
});

test("a second submit during a save changes nothing", () => {
  const saving = after(submitted("x"));
  expect(saving.phase).toBe("saving");
  expect(nextState(saving, submitted("y", wrong))).toBe(saving);
});

test("after a refusal, saving can be disabled for a while and is then possible again", () => {
  const resting = after(submitted("x"), { type: "refused", refusal: refused, rests: true });
  expect(resting).toMatchObject({ phase: "resting", refusal: refused });
  expect(nextState(resting, submitted("x"))).toBe(resting);
  expect(nextState(resting, { type: "rested" }).phase).toBe("editing");
});

test("saved content is not sent again", () => {
  const saved = after(submitted("x"), { type: "saved" });
  expect(nextState(saved, submitted("x"))).toBe(saved);
  expect(nextState(saved, { type: "rested" })).toBe(saved);
});

test("with validation at submit, errors of refused fields stay until the next submit", () => {
  const state = after(submitted("x"), { type: "refused", refusal: fields, rests: false }, typed("y"));
  expect(shownTexts(state, () => wrong)).toEqual({ name: "Taken", hours: "Too many" });
  expect(shownTexts(nextState(state, submitted("y")), () => wrong)).toEqual({});
});

test("with validation while typing, a change clears the refusal of its field, and the rules still apply", () => {
  const state = afterAsTyped(submitted("x"), { type: "refused", refusal: fields, rests: false });
  const changed = nextState(state, { type: "changed", content: "y", fields: ["name"] });
  expect(shownTexts(changed, () => wrong)).toEqual({ name: "Required", hours: "Too many" });
  expect(shownTexts(nextState(state, typed("y")), () => ({}))).toEqual({});
  expect(shownTexts(afterAsTyped(typed("x")), () => wrong)).toEqual({});
});

test("taking over the newer version replaces the stored one, its start and its errors", () => {
  const state = after(
    submitted("x"),
    { type: "met", conflict: "stale" },
    { type: "tookOver", stored: "newer", start: "theirs", content: "merged", conflict: "kept" },
  );
  expect(state).toMatchObject({
    phase: "editing",
    stored: "newer",
    start: "theirs",
    content: "merged",
    wrong: {},
  });
  expect(nextState(state, submitted("merged", wrong)).conflict).toBe("kept");
  expect(nextState(state, submitted("merged")).conflict).toBeNull();
});

test("a form that continues after a save is based on what was saved", () => {
  const state = after(submitted("x"), typed("xy"), {
    type: "savedAndGoesOn",
    stored: "x",
    start: "x",
    content: "xy",
  });
  expect(state).toEqual({ ...opened(), stored: "x", start: "x", content: "xy" });
});

test.each<readonly [string, State, Event, Partial<State>]>([
  [
    "refused from outside",
    after(submitted("x"), { type: "refused", refusal: refused, rests: false }),
    { type: "shown", content: "y" },
    { content: "y", refusal: refused },
  ],
  ["judged", opened(), { type: "judged", wrong }, { isJudged: true, wrong, phase: "editing" }],
  [
    "returned by the server",
    after(submitted("x")),
    { type: "returned", wrong },
    { phase: "editing", wrong, content: "x" },
  ],
  [
    "refused at its fields",
    after(submitted("x")),
    { type: "refused", refusal: fields, rests: false },
    { phase: "editing", wrong: fields.texts, refusal: fields },
  ],
  [
    "refused as a whole",
    after(submitted("x"), { type: "judged", wrong }),
    { type: "refused", refusal: refused, rests: true },
    { phase: "resting", wrong, refusal: refused, conflict: null },
  ],
  [
    "refused after a conflict",
    after(submitted("x"), { type: "met", conflict: "stale" }),
    { type: "refused", refusal: refused, rests: false },
    { refusal: refused, conflict: null },
  ],
  ["rested without a preceding refusal", after(submitted("x")), { type: "rested" }, { phase: "saving" }],
  [
    "in conflict while it is being saved",
    after(submitted("x")),
    { type: "met", conflict: "stale" },
    { phase: "editing", conflict: "stale" },
  ],
  [
    "in conflict after it was saved",
    after(submitted("x"), { type: "saved" }),
    { type: "met", conflict: "stale" },
    { phase: "saved", conflict: "stale" },
  ],
  [
    "replaced by the newer version",
    after({ type: "judged", wrong }),
    { type: "tookOver", stored: "s", start: "t", content: "c", conflict: null },
    { stored: "s", start: "t", content: "c", conflict: null, wrong: {}, isJudged: true },
  ],
])("a form that is %s", (_case, state, event, expected) => {
  expect(nextState(state, event)).toEqual({ ...state, ...expected });
});

test("a form that starts again keeps only the stored version", () => {
  const state = after(submitted("x"), { type: "refused", refusal: fields, rests: true });
  expect(nextState(state, { type: "beganAgain", content: "z" })).toEqual({ ...opened(), content: "z" });
});

test("a conflict stays during an invalid attempt, and is cleared if validation happens while typing", () => {
  const met: Event = { type: "met", conflict: "stale" };
  expect(after(submitted("x"), met, submitted("y", wrong)).conflict).toBe("stale");
  expect(afterAsTyped(submitted("x"), met, submitted("y", wrong)).conflict).toBeNull();
});

test("with validation while typing, any change clears a refusal without fields, and keeps those of other fields", () => {
  const whole = afterAsTyped(submitted("x"), { type: "refused", refusal: refused, rests: false });
  expect(nextState(whole, { type: "changed", content: "y", fields: ["name"] }).refusal).toBeNull();
  const some = afterAsTyped(submitted("x"), { type: "refused", refusal: fields, rests: false });
  expect(nextState(some, { type: "changed", content: "y", fields: ["place"] }).refusal).toEqual(fields);
  expect(nextState(some, { type: "changed", content: "y", fields: ["name", "hours"] }).refusal).toEqual({
    kind: "fields",
    texts: {},
  });
  // The rules are not applied before the first attempt to save.
  const rules = vi.fn(() => wrong);
  expect(shownTexts(opened("asTyped"), rules)).toEqual({});
  expect(shownTexts(whole, rules)).toEqual(wrong);
  expect(rules).toHaveBeenCalledTimes(1);
  // A form that is checked at the submit keeps its refusal until then.
  expect(after(submitted("x"), { type: "refused", refusal: refused, rests: false }, typed("y")).refusal).toBe(
    refused,
  );
});

const text = fc.string({ maxLength: 4 });
const found = fc.constantFrom({}, wrong);
const events: fc.Arbitrary<Event> = fc.oneof(
  text.map(typed),
  fc.record({ type: fc.constant("submitted" as const), content: text, wrong: found }),
  found.map((some): Event => ({ type: "judged", wrong: some })),
  found.map((some): Event => ({ type: "returned", wrong: some })),
  fc
    .boolean()
    .chain((rests) =>
      fc.constantFrom(fields, refused).map((refusal): Event => ({ type: "refused", refusal, rests })),
    ),
  fc.constant<Event>({ type: "rested" }),
  fc.constantFrom<Event>({ type: "met", conflict: "stale" }, { type: "met", conflict: null }),
  fc.constant<Event>({ type: "saved" }),
);

test("for any events, the form contains the last typed content, and nothing invalid is sent", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<ValidationMode>("atSubmit", "asTyped"),
      fc.array(events, { maxLength: 30 }),
      (judging, all) => {
        let state = opened(judging);
        let last = state.content;
        for (const event of all) {
          const before = state;
          state = nextState(state, event);
          if (event.type === "changed" || (event.type === "submitted" && state !== before))
            last = event.content;
          expect(state.content).toBe(last);
          if (before.phase !== "saving" && state.phase === "saving") {
            expect(before.phase).toBe("editing");
            expect(state).toMatchObject({ wrong: {}, refusal: null, conflict: null });
          }
        }
      },
    ),
  );
});
