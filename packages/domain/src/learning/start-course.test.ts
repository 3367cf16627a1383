import { expect, test } from "vitest";
import { type CourseStart, startCourse } from "./start-course.ts";

const ready: CourseStart = { isOpen: true, hasPlatform: true, isKnownThere: false, isAddressConfirmed: true };

test.each<[Partial<CourseStart>, string | undefined]>([
  [{}, undefined],
  [{ isKnownThere: true, isAddressConfirmed: false }, undefined],
  [{ isAddressConfirmed: false }, "ADDRESS_NOT_CONFIRMED"],
  [{ hasPlatform: false, isAddressConfirmed: false }, "NO_PLATFORM"],
  [{ isOpen: false, hasPlatform: false }, "COURSE_NOT_OPEN"],
])("a start with %o: %s (5.012)", (facts, code) => {
  const start = startCourse({ ...ready, ...facts });
  expect(start.ok ? undefined : start.error.code).toBe(code);
});
