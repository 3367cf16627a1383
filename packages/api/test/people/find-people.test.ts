import { cast, getGroup, people } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { unbranded } from "../support/unbranded.ts";

const portal = setUpCastApp();

const query = "query ($search: String!) { administeredPeople(search: $search) { id name email } }";
const found = async (who: Caller, search: string): Promise<readonly { id: string; name: string }[]> =>
  (await portal.get(who, query, { search })).administeredPeople;
const names = async (who: Caller, search: string) => (await found(who, search)).map(({ name }) => name);

describe("people found by a search", () => {
  test("people found by a search are exactly those whose page the caller may open", async () => {
    for (const who of [
      cast.priya,
      cast.george,
      cast.helena,
      cast.daniel,
      cast.ingrid,
      cast.lukas,
      cast.maya,
      cast.nils,
    ])
      for (const { keycloakId, email } of people) {
        const { data } = await portal.ask(who, "query ($id: ID!) { administeredPerson(id: $id) { id } }", {
          id: keycloakId,
        });
        const ids = (await found(who, email)).map(({ id }) => id);
        expect([who.email, email, ids.includes(keycloakId)]).toEqual([who.email, email, data !== null]);
      }
  });

  test("people found by a search are linked in lists exactly if the caller may open their page, in one statement beside the caller", async () => {
    const ids = people.map(({ keycloakId }) => keycloakId);
    const readable = async (who: Caller, asked: readonly string[] = ids): Promise<readonly string[]> =>
      (await portal.get(who, "query ($ids: [ID!]!) { readablePeople(ids: $ids) }", { ids: asked }))
        .readablePeople;
    for (const who of [
      cast.priya,
      cast.george,
      cast.helena,
      cast.daniel,
      cast.ingrid,
      cast.ruth,
      cast.maya,
    ]) {
      const opens = [];
      for (const id of ids) {
        const { data } = await portal.ask(who, "query ($id: ID!) { administeredPerson(id: $id) { id } }", {
          id,
        });
        if (data !== null) opens.push(id);
      }
      expect([who.email, [...(await readable(who))].sort()]).toEqual([who.email, opens.sort()]);
    }
    expect(await statementsOf(() => readable(cast.priya))).toHaveLength(2);
    // Nothing is read for a caller who may look up no one.
    expect(await statementsOf(() => readable(cast.maya))).toHaveLength(1);
    expect(await readable(cast.ingrid, ["no-one", "\0", "' or 1 = 1"])).toEqual([]);
  });

  test("people found by a search are limited to the admin's groups, ignoring accents", async () => {
    expect(await names(cast.priya, "tomas")).toEqual([`${cast.tomas.firstName} ${cast.tomas.lastName}`]);
    expect(await names(cast.priya, cast.aiko.email)).toEqual([]);
    expect(await names(cast.priya, cast.nils.email)).toEqual([]);
    expect(await names(cast.maya, "maya")).toEqual([]);
    expect(await names(cast.ingrid, cast.aiko.email)).toHaveLength(1);
  });

  test("people found by a search are sorted by match: start of the name, then start of a word, then within a word", async () => {
    const added = ["Zedmar Quill", "Anna Zedmar", "Bo Izedmaro"].map((name, at) => ({
      keycloak_id: `zed-${at}`,
      email: `someone${at}@x.example`,
      first_name: name.split(" ")[0] ?? "",
      last_name: name.split(" ")[1] ?? "",
      logbook: true,
    }));
    const rows = await unbranded(portal.database.db)
      .insertInto("app_user")
      .values(added)
      .returning("id")
      .execute();
    await unbranded(portal.database.db)
      .insertInto("customer_group_member")
      .values(rows.map(({ id }) => ({ group_id: getGroup("irResidents").id, user_id: id, role: "learner" })))
      .execute();
    for (const who of [cast.priya, cast.ingrid])
      expect(await names(who, " zedMÁR ")).toEqual(["Zedmar Quill", "Anna Zedmar", "Bo Izedmaro"]);
    expect(await names(cast.priya, "zedmar anna")).toEqual(["Anna Zedmar"]);
  });

  test("people found by a search are none for wildcards and overlong texts, and a search among all people needs three letters", async () => {
    for (const who of [cast.priya, cast.ingrid])
      for (const search of ["", " ", "%%%", "___", "\\\\\\", "\0", "x".repeat(10_000), "مرحبا"])
        expect(await names(who, search)).toEqual([]);
    expect(await names(cast.ingrid, "ma")).toEqual([]);
    expect(await names(cast.priya, "may")).toHaveLength(1);
  });

  test("people found by a search take one statement beside the caller, and no longer include people of a removed group", async () => {
    const before = await statementsOf(() => found(cast.priya, "maya"));
    expect(before).toHaveLength(2);
    await unbranded(portal.database.db)
      .updateTable("customer_group")
      .set({ removed_at: new Date() })
      .where("id", "=", getGroup("irResidents").id)
      .execute();
    expect(await names(cast.priya, "maya")).toEqual([]);
  });
});
