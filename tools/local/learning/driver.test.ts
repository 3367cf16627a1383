import { openLearningPlatform } from "@cathedra/api/learning-platform";
import { courses, getCourse, platformSpaceIds } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { platforms } from "./testing/client.ts";

const { start } = platforms();
const eva = getCourse("EVA-101");
const maya = { email: "maya@northgate.example", firstName: "Maya", lastName: "Lindqvist" };

test("the portal's driver and the local platform agree in every call", async () => {
  const { url, key } = await start();
  const driver = openLearningPlatform({ url, key, calls: 1_000, linkHosts: [new URL(url).host] });
  expect((await driver.spaces()).map(({ id }) => id)).toEqual(Object.values(platformSpaceIds));
  expect((await driver.courses()).map(({ code }) => code).toSorted()).toEqual(
    courses.map(({ code }) => code).toSorted(),
  );
  expect((await driver.coursesOfSpace(platformSpaceIds.endovascular)).map(({ id }) => id)).toContain(
    eva.platformId,
  );
  expect((await driver.unitsOfCourse(eva.platformId)).map(({ id, type }) => [id, type])).toEqual(
    eva.units.map(({ platformId, type }) => [platformId, type]),
  );

  expect(await driver.findPerson(maya.email)).toBeUndefined();
  const { id } = await driver.person(maya);
  expect(await driver.person(maya)).toMatchObject({ id });
  await expect(driver.enrol("999999", eva.platformId)).rejects.toMatchObject({ missing: "person" });
  await expect(driver.enrol(id, "999999")).rejects.toMatchObject({ missing: "course" });
  await driver.enrol(id, eva.platformId);
  await driver.enrol(id, eva.platformId);
  const backUrl = "http://localhost:3000/learning-spaces/1/Neuro/1?returned=1";
  const address = await driver.openCourse({ person: id, course: eva.platformId, backUrl });
  expect((await fetch(address, { redirect: "manual" })).status).toBeLessThan(400);
  expect(await driver.progress(id)).toMatchObject([{ courseId: eva.platformId, status: "not_attempted" }]);
  expect(await driver.unitProgress({ person: id, course: eva.platformId })).not.toEqual([]);
  await driver.reset(id, eva.platformId);
});

test("a wrong key is refused", async () => {
  const { url } = await start();
  const driver = openLearningPlatform({ url, key: "a-key-that-nobody-gave", calls: 10, linkHosts: [] });
  await expect(driver.spaces()).rejects.toMatchObject({ reason: "refused" });
});
