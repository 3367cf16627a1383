import { cast, getGroup } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { aClass, invite, mailsOf } from "./class-builders.ts";

const smtp = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};
const callers = 6;

const portal = setUpCastApp([], { config: { mail: smtp }, processes: 3, database: { poolSize: callers } });

test("if two admins send the same list at once, everyone is invited once", async () => {
  const group = getGroup("irResidents").id;
  await Promise.all(
    Array.from({ length: callers }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
  for (const round of [1, 2, 3]) {
    const people = aClass(20, `race-${round}`);
    const answers = await Promise.all(
      Array.from({ length: callers }, (_, at) =>
        invite(portal, at % 2 === 0 ? cast.priya : cast.george, group, people),
      ),
    );
    const results = answers.map(
      ({ data, errors }) => new Set(data?.inviteClass.results ?? [String(errors?.[0]?.message)]),
    );
    expect(
      results.filter((each) => each.has("invited")),
      `round ${round}`,
    ).toHaveLength(1);
    expect(results.filter((each) => each.has("alreadyInvited"))).toHaveLength(callers - 1);
    expect(await mailsOf(portal, `race-${round}-%`)).toHaveLength(20);
  }
});
