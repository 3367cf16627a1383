import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";

const portal = setUpCastApp();

const nul = "a\u0000b";

test.each([
  ["vistSystemComputer(serviceTag: $text) { id }", cast.aiko],
  ["vistAvailableReleasesForSystem(serviceTag: $text) { id }", cast.aiko],
])("text that cannot be stored is refused as a bad request: %s", async (field, who) => {
  const { errors } = await portal.ask(who, `query ($text: String!) { ${field} }`, { text: nul });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["BAD_REQUEST"]);
});

test.each([
  "vistSystemsByServiceTag(serviceTag: $text) { id }",
  "softwareReleases(searchText: $text) { totalCount }",
  "simulatorModules(searchText: $text) { totalCount }",
])("a search by words ignores what no name can contain: %s", async (field) => {
  const found = (text: string) => portal.ask(cast.ruth, `query ($text: String!) { ${field} }`, { text });
  expect(await found(nul)).toEqual(await found("ab"));
  expect(await found("ab")).not.toHaveProperty("errors");
});

test("text that cannot be stored is refused in an address too", async () => {
  const token = await portal.identity.token({ sub: cast.aiko.keycloakId });
  const { statusCode } = await portal.app.inject({
    url: "/api/s3/documentation/%00/1.0.0",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(400);
});

test("the error for a body that is too large contains the route's own limit", async () => {
  const station = await enrolledStation(portal);
  const answer = await station.says("PUT", "/api/stations/facts", { hash: "x".repeat(600_000) });
  expect(answer.statusCode).toBe(413);
  expect(answer.json().error).toMatchObject({ maxBytes: 524_288 });
});
