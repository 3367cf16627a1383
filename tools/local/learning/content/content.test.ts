import { courses } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { drawing, getFilm, getPicture } from "./drawings.ts";
import { openLibrary } from "./library.ts";
import type { Block } from "./parse.ts";

const library = openLibrary();
const firstOfSpaces = courses.filter(({ code }) => code.endsWith("-101"));
const units = courses.flatMap((course) => course.units.map((unit) => ({ course, unit, name: unit.name })));
const of = (type: string) => units.filter(({ unit }) => unit.type === type);

function getTexts(block: Block): readonly string[] {
  if (block.kind === "list") return block.items;
  return [block.kind === "figure" ? block.caption : block.text];
}

function getWords(blocks: readonly Block[]): number {
  return blocks.flatMap(getTexts).join(" ").split(/\s+/).length;
}

describe("course contents", () => {
  test.each(of("Content"))("$course.code: $name has enough text, and not too much", ({ course, name }) => {
    const { blocks, questions } = library.of(course.code, name);
    const [least, most] = firstOfSpaces.includes(course) ? [150, 400] : [60, 130];
    expect(getWords(blocks)).toBeGreaterThanOrEqual(least);
    expect(getWords(blocks)).toBeLessThanOrEqual(most);
    expect(questions).toEqual([]);
    for (const block of blocks) if (block.kind === "figure") expect(drawing(block.name)).toMatch(/^<svg /);
  });

  test.each(of("Test"))(
    "$course.code: each test question has one right answer and an explanation",
    ({ course, name }) => {
      const { questions } = library.of(course.code, name);
      expect(questions).toHaveLength(5);
      for (const { text, choices, why } of questions) {
        expect([text, choices.length]).toEqual([text, 4]);
        expect([text, choices.filter(({ isRight }) => isRight).length]).toEqual([text, 1]);
        expect(new Set(choices.map((choice) => choice.text)).size).toBe(4);
        expect(why.length).toBeGreaterThan(20);
      }
    },
  );

  test.each(of("Image hotspot"))(
    "$course.code: $name asks only for places on its picture",
    ({ course, name }) => {
      const letters = getPicture(course.code)?.markers.map(({ letter }) => letter) ?? [];
      const { questions } = library.of(course.code, name);
      expect(questions.length).toBeGreaterThanOrEqual(4);
      for (const { text, choices, why } of questions) {
        expect([text, choices.length, letters.includes(choices[0]?.text ?? "")]).toEqual([text, 1, true]);
        expect(why.length).toBeGreaterThan(20);
      }
    },
  );

  test.each(of("Video"))(
    "$course.code: the film $name has captions and lines within its duration",
    ({ course }) => {
      const film = getFilm(course.code);
      expect(film).toBeDefined();
      const times = film?.captions.map(({ at }) => at) ?? [];
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(film?.seconds ?? 0);
      const instants = [...(film?.svg.matchAll(/data-(?:from|until)="([-\d.]+)"/g) ?? [])].map(([, at]) =>
        Number(at),
      );
      expect(instants.length).toBeGreaterThan(5);
      expect(Math.max(...instants)).toBeLessThanOrEqual(film?.seconds ?? 0);
    },
  );

  test("every unit has a text of its own", () => {
    const none = library.of("NO-000", "nothing");
    const taught = units.filter(({ unit }) => unit.type !== "Section");
    expect(taught.filter(({ course, name }) => library.of(course.code, name).blocks === none.blocks)).toEqual(
      [],
    );
  });
});
