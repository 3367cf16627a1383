import fc from "fast-check";
import { expect, test } from "vitest";
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

test("a form that is wrong is not sent, and says so", () => {
  expect(after(typed("x"), submitted("x", wrong))).toMatchObject({ phase: "editing", wrong, isJudged: true });
});

test("a second submit while the first is on its way changes nothing", () => {
  const saving = after(submitted("x"));
  expect(saving.phase).toBe("saving");
  expect(nextState(saving, submitted("y", wrong))).toBe(saving);
});

test("after a refusal Save may rest, and comes back", () => {
  const resting = after(submitted("x"), { type: "refused", refusal: refused, rests: true });
  expect(resting).toMatchObject({ phase: "resting", refusal: refused });
  expect(nextState(resting, submitted("x"))).toBe(resting);
  expect(nextState(resting, { type: "rested" }).phase).toBe("editing");
});

test("what was saved is not sent again", () => {
  const saved = after(submitted("x"), { type: "saved" });
  expect(nextState(saved, submitted("x"))).toBe(saved);
  expect(nextState(saved, { type: "rested" })).toBe(saved);
});

test("refused fields are told at their fields; judged at the submit they stay until the next one", () => {
  const state = after(submitted("x"), { type: "refused", refusal: fields, rests: false }, typed("y"));
  expect(shownTexts(state, () => wrong)).toEqual({ name: "Taken", hours: "Too many" });
  expect(shownTexts(nextState(state, submitted("y")), () => wrong)).toEqual({});
});

test("judged as one types, the refusal of a field goes with its change, and the rules go on", () => {
  const state = afterAsTyped(submitted("x"), { type: "refused", refusal: fields, rests: false });
  const changed = nextState(state, { type: "changed", content: "y", fields: ["name"] });
  expect(shownTexts(changed, () => wrong)).toEqual({ name: "Required", hours: "Too many" });
  expect(shownTexts(nextState(state, typed("y")), () => ({}))).toEqual({});
  expect(shownTexts(afterAsTyped(typed("x")), () => wrong)).toEqual({});
});

test("what stands now takes the place of the former, with what was found wrong in that", () => {
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

test("a form that goes on after a save stands on what was saved", () => {
  const state = after(submitted("x"), typed("xy"), {
    type: "savedAndGoesOn",
    stored: "x",
    start: "x",
    content: "xy",
  });
  expect(state).toEqual({ ...opened(), stored: "x", start: "x", content: "xy" });
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

test("whatever happens, what was typed last stands in the form, and nothing is sent that was found wrong", () => {
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
