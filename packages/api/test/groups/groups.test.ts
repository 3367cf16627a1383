import type { CustomerGroup } from "@cathedra/graphql-schema";
import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";

const portal = setUpCastApp();

const query = `query ($roles: [GroupRole!]) {
  customerGroups(roles: $roles) {
    id name description customer { id name } members { keycloak_id first_name last_name email }
  }
}`;

type Groups = { readonly customerGroups: readonly CustomerGroup[] };

test("a person sees their groups with the customer and all members, by last name (7.012, 7.066, 9.042, 13.027, X48)", async () => {
  const { customerGroups } = await portal.get<Groups>(cast.maya, query);
  expect(customerGroups).toHaveLength(1);
  expect(customerGroups[0]).toMatchObject({
    id: 1,
    name: "IR Residents",
    customer: { id: 1, name: "Northgate University Hospital" },
  });
  expect(customerGroups[0]?.members).toEqual(
    [cast.tomas, cast.maya, cast.priya].map(({ keycloakId, firstName, lastName, email }) => ({
      keycloak_id: keycloakId,
      first_name: firstName,
      last_name: lastName,
      email,
    })),
  );
});

test("groups are sorted by name", async () => {
  const { customerGroups } = await portal.get(cast.tomas, query);
  expect(customerGroups.map(({ name }) => name)).toEqual(["IR Fellows", "IR Residents"]);
});

test("`roles` limits the list to groups in which the caller has one of these roles", async () => {
  const getNames = async (roles: readonly string[]) => {
    const { customerGroups } = await portal.get(cast.priya, query, { roles });
    return customerGroups.map(({ name }) => name);
  };
  expect(await getNames(["admin"])).toEqual(["IR Residents"]);
  expect(await getNames(["learner"])).toEqual([]);
  expect(await getNames(["learner", "admin"])).toEqual(["IR Residents"]);
  expect(await getNames([])).toEqual([]);
});

test("staff and customer admins without a group get an empty list", async () => {
  expect(await portal.get(cast.ruth, query)).toEqual({ customerGroups: [] });
  expect(await portal.get(cast.george, query)).toEqual({ customerGroups: [] });
});

test("two groups with their members take as many statements as one", async () => {
  const one = await statementsOf(() => portal.get(cast.maya, query));
  const two = await statementsOf(() => portal.get(cast.tomas, query));
  expect([one.length, two.length]).toEqual([3, 3]);
});
