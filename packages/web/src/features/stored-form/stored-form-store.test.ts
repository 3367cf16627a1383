import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { createFormStore, storedFormLifetimeMs } from "./stored-form-store.ts";

const schema = v.object({ hospital: v.string() });
const hers = { owner: "maya", subject: "/logbook/records/create" };
const his = { owner: "tomás.herrera", subject: "/logbook/records/create" };

let now = 0;
let storage = memoryStorage();
let forms = createFormStore(
  () => storage,
  () => now,
);

beforeEach(() => {
  now = 1_000_000;
  storage = memoryStorage();
  forms = createFormStore(
    () => storage,
    () => now,
  );
});

describe("stored forms", () => {
  it("a form is read back with its time", () => {
    forms.keep(hers, { hospital: "Northgate" });
    expect(forms.read(hers, schema)).toEqual({ savedAt: 1_000_000, content: { hospital: "Northgate" } });
  });

  it("a form is found only for its own person and subject", () => {
    forms.keep(hers, { hospital: "Northgate" });
    expect(forms.read(his, schema)).toBeUndefined();
    expect(forms.read({ ...hers, subject: "/logbook/records/5" }, schema)).toBeUndefined();
    expect(forms.read({ owner: "may", subject: "a.cathedra" }, schema)).toBeUndefined();
  });

  it("a form expires after exactly eight hours", () => {
    forms.keep(hers, { hospital: "Northgate" });
    now += storedFormLifetimeMs - 1;
    forms.discardExpired();
    expect(forms.read(hers, schema)).toBeDefined();
    now += 1;
    expect(forms.read(hers, schema)).toBeUndefined();
    forms.discardExpired();
    expect(storage.length).toBe(0);
  });

  it("a form with a time in the future is ignored", () => {
    forms.keep(hers, { hospital: "Northgate" });
    now -= 1;
    expect(forms.read(hers, schema)).toBeUndefined();
  });

  it.each(["{", "null", '{"savedAt":"today","content":{}}', '{"savedAt":1000000,"content":{"hospital":5}}'])(
    "the invalid form %s is ignored",
    (text) => {
      forms.keep(hers, {});
      storage.setItem(storage.key(0) ?? "", text);
      expect(forms.read(hers, schema)).toBeUndefined();
    },
  );

  it("forms are discarded one by one or for a whole person at sign-out, without affecting others", () => {
    storage.setItem("cathedra.theme", "dark");
    forms.keep(hers, { hospital: "Northgate" });
    forms.keep(his, { hospital: "Lakeside" });
    forms.discard(hers);
    expect(forms.read(hers, schema)).toBeUndefined();
    expect(forms.read(his, schema)).toBeDefined();
    expect(forms.hasAnyOf(his.owner)).toBe(true);
    forms.discardOf(hers.owner);
    expect(forms.read(his, schema)).toBeDefined();
    forms.discardOf(his.owner);
    expect(forms.hasAnyOf(his.owner)).toBe(false);
    expect(storage.getItem("cathedra.theme")).toBe("dark");
  });

  it("a forbidden or full storage keeps nothing and causes no error", () => {
    const forbidden = createFormStore(() => {
      throw new DOMException("denied", "SecurityError");
    });
    forbidden.keep(hers, { hospital: "Northgate" });
    forbidden.discardOf(hers.owner);
    expect(forbidden.read(hers, schema)).toBeUndefined();
  });
});
