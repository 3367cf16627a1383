import { expect, test } from "vitest";
import type { UserId } from "../ids.ts";
import { caseFileName, isOwnCasePath } from "./case-path.ts";

const me = "0c0ffee0-0000-4000-8000-000000000001" as UserId;

test.each([`${me}/a.vistcase`, `${me}/x/y/left-pcom.vistcase`])(
  "%s is accepted as the person's own case (12.031)",
  (path) => {
    expect(isOwnCasePath(me, path)).toBe(true);
  },
);

test.each([
  "",
  me,
  `${me}/`,
  `${me}.vistcase`,
  `${me}/.vistcase`,
  `${me}/../other/a.vistcase`,
  `${me}/./a.vistcase`,
  `${me}//a.vistcase`,
  `${me}/a%2fb.vistcase`,
  `${me}/a.vistcase\0`,
  `${me}/a.vistcase/`,
  `${me}/a.VISTCASE`,
  `${me}\\a.vistcase`,
  `/${me}/a.vistcase`,
  `${me.toUpperCase()}/a.vistcase`,
  `0c0ffee0-0000-4000-8000-000000000002/a.vistcase`,
])("%j is refused as the person's own case (12.031, X31)", (path) => {
  expect(isOwnCasePath(me, path)).toBe(false);
});

test("a case file is named after its case and is never a path", () => {
  expect(caseFileName("Left PCom Aneurysm (7 mm)")).toBe("left-pcom-aneurysm-7-mm.vistcase");
  expect(caseFileName("../../etc/passwd")).toBe("etc-passwd.vistcase");
  expect(caseFileName("症例")).toBe("case.vistcase");
  expect(isOwnCasePath(me, `${me}/${caseFileName("x".repeat(500))}`)).toBe(true);
});
