import { cast, courses } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";

const portal = setUpCastApp();

type Listing = { readonly name: string; readonly code: string };

async function listed(args = ""): Promise<readonly Listing[]> {
  const given = args === "" ? "" : `(${args})`;
  const query = `{ talentCourseListings${given} { id name code category learningSpaces { id code name } } }`;
  return (await portal.get(cast.ruth, query)).talentCourseListings;
}

test("all courses are listed with their spaces and counted (5.040)", async () => {
  const all = await listed();
  expect(all).toHaveLength(courses.length);
  expect(all.find(({ code }) => code === "EVA-101")).toMatchObject({
    name: "EVAR: from the CT to the completion angiogram",
    category: "Procedures",
    learningSpaces: [{ id: 1, name: "Endovascular Aorta" }],
  });
  expect(await portal.get(cast.ruth, "{ countTalentCourseListings }")).toEqual({
    countTalentCourseListings: courses.length,
  });
});

test("courses are found by name and code, sorted by either, and filtered by space (5.039)", async () => {
  const codes = courses.map(({ code }) => code).toSorted();
  const codesOf = async (args: string) => (await listed(args)).map(({ code }) => code);
  expect(await codesOf("sort: codeAscending")).toEqual(codes);
  expect(await codesOf("sort: codeDescending")).toEqual(codes.toReversed());
  expect(await codesOf('search: "eva-10"')).toEqual(["EVA-101"]);
  expect(await codesOf('search: "COMPLETION angio"')).toEqual(["EVA-101"]);
  expect(await codesOf('search: "%"')).toEqual([]);
  const names = (await listed("sort: nameDescending")).map(({ name }) => name);
  expect(names).toEqual((await listed()).map(({ name }) => name).toReversed());
  expect(await codesOf("learningSpaceId: 2, sort: codeAscending")).toEqual(
    courses.flatMap(({ space, code }) => (space === "neuro" ? [code] : [])),
  );
  expect(await codesOf("sort: codeAscending, limit: 2, offset: 1")).toEqual(codes.slice(1, 3));
});
