import { expect, test } from "vitest";
import { comparable, getFields, getStored, shownImage } from "./space-form.ts";

const listed = {
  id: 2,
  code: "neuro",
  name: "Brain",
  description: "",
  image: "/api/logos/a.png",
  administration: {
    displayName: "Brain",
    platformName: "Neurointervention",
    courseCount: 6,
    customerCount: 1,
    goneAt: null,
    modifiedAt: "2026-11-22T12:00:00.000Z",
  },
};

test("the form opens with the displayed name and the current logo (5.026)", () => {
  expect(getFields(getStored(listed))).toEqual({ name: "Brain", logo: { kind: "stays" } });
  expect(getStored({ ...listed, administration: null })).toMatchObject({
    platformName: "Brain",
    modifiedAt: null,
  });
});

test("the preview shows the logo that would be saved", () => {
  const file = new File(["a"], "logo.png");
  expect(shownImage({ kind: "stays" }, listed.image)).toBe(listed.image);
  expect(shownImage({ kind: "stays" }, undefined)).toBeNull();
  expect(shownImage({ kind: "none" }, listed.image)).toBeNull();
  expect(shownImage({ kind: "new", file, address: "blob:a" }, listed.image)).toBe("blob:a");
});

test("a learning space's logo counts as changed only by a different file", () => {
  const aFile = (text: string) => new File([text], "logo.png", { lastModified: 1 });
  const fields = (text: string) => ({
    name: "Brain",
    logo: { kind: "new", file: aFile(text), address: text } as const,
  });
  expect(comparable(fields("a"))).toEqual(comparable(fields("b")));
  expect(comparable(fields("a"))).not.toEqual(comparable(fields("aa")));
  expect(comparable(fields("a"))).not.toEqual(comparable({ name: "Brain", logo: { kind: "none" } }));
});
