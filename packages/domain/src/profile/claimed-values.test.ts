import fc from "fast-check";
import { expect, test } from "vitest";
import { afterEdit, afterSignIn, type Claimed } from "./claimed-values.ts";

const fresh = (shown: string): Claimed => ({ shown, claimed: null });

test("an edit is kept at the next sign-in, until the identity service changes the value", () => {
  const edited = afterEdit(fresh("Maya"), "May");
  expect(afterSignIn(edited, "Maya")).toEqual({ shown: "May", claimed: "Maya" });
  expect(afterSignIn(edited, "Maja")).toEqual(fresh("Maja"));
  expect(afterSignIn(edited, undefined)).toBe(edited);
});

test("entering the value of the token ends the person's own choice", () => {
  expect(afterEdit(afterEdit(fresh("Maya"), "May"), "Maya")).toEqual(fresh("Maya"));
});

test("the latest of all edits and token changes is shown", () => {
  const name = fc.constantFrom("a", "b", "c");
  const step = fc.oneof(fc.record({ edit: name }), fc.record({ token: fc.option(name, { nil: undefined }) }));
  fc.assert(
    fc.property(name, fc.array(step), (first, steps) => {
      let value = fresh(first);
      let token = first;
      let shown = first;
      for (const step of steps) {
        if ("edit" in step) {
          value = afterEdit(value, step.edit);
          shown = step.edit;
        } else {
          value = afterSignIn(value, step.token);
          if (step.token !== undefined && step.token !== token) shown = step.token;
          token = step.token ?? token;
        }
        expect(value.shown).toBe(shown);
        expect(value.claimed ?? value.shown).toBe(token);
      }
    }),
  );
});
