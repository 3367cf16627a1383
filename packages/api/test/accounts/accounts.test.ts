import { cast, getCustomer } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import { type Account, call, hour, lakeside, newAccount, northgate, refusal } from "./operations.ts";

const portal = setUpCastApp();

const getEmails = ({ admins }: Account) => admins?.map(({ email }) => email);
const codesOf = ({ branches }: Account) => branches?.map(({ code }) => code);
const toAuditFacts = (subject: number) =>
  portal.database.db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "before", "after"])
    .where("subject", "=", String(subject))
    .orderBy("id", "desc")
    .executeTakeFirst();

describe("list of accounts (9.021, 9.025, 9.026)", () => {
  test("a system admin reads all accounts by name, with admins, learning spaces and balances", async () => {
    const accounts = await call(portal, "customers");
    expect(accounts.map(({ name }) => name)).toEqual([
      "Lakeside Vascular Institute",
      "Northgate University Hospital",
    ]);
    expect(accounts[1]).toMatchObject({
      id: northgate,
      admins: [{ keycloak_id: cast.george.keycloakId, first_name: "George", email: cast.george.email }],
      branches: [{ code: "endovascular", image: null }, { code: "neuro" }, { code: "peripheral" }],
      cloudModuleTimeBalance: { spendableTimeInMs: 160 * hour, reservedTimeInMs: 0, consumedTimeInMs: 0 },
      learningSpaceAccess: [
        { learningSpaceId: 1, fullAccess: true, caseCount: 7, allowedCaseCount: 7 },
        { learningSpaceId: 2, fullAccess: false, caseCount: 12, allowedCaseCount: 7 },
        { learningSpaceId: 4, fullAccess: false, caseCount: 10, allowedCaseCount: 2 },
      ],
      viewerCanEditAdmins: true,
      viewerCanEditAccount: true,
      viewerCanTopUp: true,
    });
  });

  test("an account's admin reads only their own accounts, and may edit only the admins (9.024)", async () => {
    const own = await call(portal, "customers", {}, cast.george);
    expect(own).toHaveLength(1);
    const rights = { viewerCanEditAdmins: true, viewerCanEditAccount: false, viewerCanTopUp: false };
    expect(own[0]).toMatchObject({ id: northgate, ...rights, cloudModuleTimeBalance: {} });
    expect(await call(portal, "customer", { customerId: northgate }, cast.george)).toEqual(own[0]);
    for (const who of [cast.maya, cast.priya, cast.ingrid, cast.sam]) {
      expect(await call(portal, "customers", {}, who)).toEqual([]);
    }
  });

  test.each([
    [{ sort: "nameDescending" }, ["Northgate University Hospital", "Lakeside Vascular Institute"]],
    [{ search: "  HOSPITÁL north " }, ["Northgate University Hospital"]],
    [{ search: "i" }, ["Lakeside Vascular Institute", "Northgate University Hospital"]],
    [{ search: "hospital lakeside" }, []],
    [{ search: "%" }, []],
    [{ search: "\0" }, ["Lakeside Vascular Institute", "Northgate University Hospital"]],
  ])("the filter %o returns %j", async (variables, names) => {
    expect((await call(portal, "customers", variables)).map(({ name }) => name)).toEqual(names);
    const own = await call(portal, "customers", variables, cast.helena);
    expect(own.map(({ name }) => name)).toEqual(names.filter((name) => name.startsWith("Lakeside")));
  });

  test("another customer's account is reported as not found", async () => {
    for (const [name, variables] of [
      ["customer", {}],
      ["customerCloudModuleQuotaTransactions", {}],
      ["customerLearningSpaceAccess", { learningSpaceId: 1 }],
      ["saveLearningSpaceAccess", { learningSpaceId: 1, courses: [], fullAccess: true }],
      ["addCustomerCloudModuleQuotaTransaction", { difference: hour }],
    ] as const) {
      const [foreign, unknown] = await Promise.all(
        [lakeside, 4711].map((customerId) =>
          refusal(portal, name, { customerId, ...variables }, cast.george),
        ),
      );
      expect(foreign).toEqual({ code: "NOT_FOUND", message: "This does not exist or is unavailable." });
      expect(unknown).toEqual(foreign);
    }
    const save = { name: "Lakeside Vascular Institute", admins: [cast.helena.email] };
    const [foreign, unknown] = await Promise.all(
      [lakeside, 4711].map((id) => refusal(portal, "saveCustomer", { id, ...save }, cast.george)),
    );
    expect(foreign?.code).toBe("NOT_FOUND");
    expect(unknown).toEqual(foreign);
  });

  test("members of an account's groups do not see the account", async () => {
    const hidden =
      "{ customerGroups { customer { name admins { email } branches { id } modifiedAt viewerCanEditAdmins cloudModuleTimeBalance { spendableTimeInMs } learningSpaceAccess { caseCount } } } }";
    const { customerGroups } = await portal.get(cast.maya, hidden);
    expect(customerGroups[0]?.customer).toEqual({
      name: getCustomer("northgate").name,
      admins: null,
      branches: null,
      modifiedAt: null,
      cloudModuleTimeBalance: null,
      learningSpaceAccess: null,
      viewerCanEditAdmins: false,
    });
  });
});

describe("creating an account (9.022, 9.029)", () => {
  const right = { name: "Harbour Clinic", admins: cast.helena.email, branches: [1] };
  const refused = (changes: object) => refusal(portal, "createCustomer", { ...right, ...changes });

  test("the new account has its admins and learning spaces, but no time and no cases", async () => {
    const admins = ` ${cast.helena.email.toUpperCase()},${cast.george.email}`;
    const made = await call(portal, "createCustomer", { name: " New  Clinic ", admins, branches: [4, 1] });
    expect(made).toMatchObject({
      name: "New Clinic",
      admins: [{ email: cast.george.email }, { email: cast.helena.email }],
      branches: [{ code: "endovascular" }, { code: "peripheral" }],
      cloudModuleTimeBalance: { spendableTimeInMs: 0, reservedTimeInMs: 0, consumedTimeInMs: 0 },
      learningSpaceAccess: [{ allowedCaseCount: 0 }, { allowedCaseCount: 0 }],
    });
    expect(await toAuditFacts(made.id)).toEqual({
      action: "customer.created",
      actor_id: cast.ruth.userId,
      before: null,
      after: {
        name: "New Clinic",
        admins: expect.arrayContaining([cast.george.userId, cast.helena.userId]),
        branches: [4, 1],
      },
    });
    expect((await call(portal, "customers", {}, cast.helena)).map(({ id }) => id)).toContain(made.id);
  });

  test.each([
    ["an empty name", { name: " " }, "name cannot be empty", ["name", "Assign an account name"]],
    ["no admin", { admins: "" }, "admin cannot be empty string", ["admins.0", "Assign an admin"]],
    [
      "an invalid address",
      { admins: `${cast.helena.email}, helena` },
      "Incorrect admin email address:  helena",
      ["admins.1", "Incorrect email address"],
    ],
    [
      "an unknown address",
      { admins: `${cast.helena.email},nobody@cathedra.example` },
      "The following user does not exist: nobody@cathedra.example",
      ["admins.1", "The user does not exist."],
    ],
    ...["Lakeside Vascular Institute", "lakeside VASCULAR institute", "  Lakeside   Vascular Institute "].map(
      (name): [string, object, string, [string, string]] => [
        `the name of another one (${name})`,
        { name },
        "unique_customer_names",
        ["name", "An account with this name already exists."],
      ],
    ),
  ])(
    "a change with %s is refused with the specified message (9.032-9.036)",
    async (_, changes, message, [path, text]) => {
      const answer = await refused(changes);
      expect(answer).toMatchObject({ code: "INVALID_INPUT", message, fields: [{ path, message: text }] });
    },
  );

  test("an account without a learning space or with an unknown one is refused", async () => {
    for (const branches of [[], [4711], [1, 4711]]) {
      expect(await refused({ branches })).toMatchObject({ fields: [{ path: "branches" }] });
    }
  });
});

describe("changing an account (9.028)", () => {
  test("a system admin changes name, admins and learning spaces, and removing a space removes its cases", async () => {
    const id = await newAccount(portal);
    const space = { customerId: id, learningSpaceId: 1 };
    await call(portal, "saveLearningSpaceAccess", { ...space, courses: ["evar-01"], fullAccess: false });
    const change = { id, name: "Renamed", admins: [cast.george.email] };
    const changed = await call(portal, "saveCustomer", { ...change, branches: [2] });
    expect(changed.name).toBe("Renamed");
    expect([getEmails(changed), codesOf(changed)]).toEqual([[cast.george.email], ["neuro"]]);
    expect(await toAuditFacts(id)).toMatchObject({
      action: "customer.changed",
      before: { admins: [cast.helena.userId], branches: [1] },
      after: { name: "Renamed", admins: [cast.george.userId], branches: [2] },
    });
    expect((await refusal(portal, "customerLearningSpaceAccess", space)).code).toBe("NOT_FOUND");
    await call(portal, "saveCustomer", { ...change, branches: [1, 2] });
    const back = await call(portal, "customerLearningSpaceAccess", space);
    expect(back.cloudModules.flatMap(({ cases }) => cases).some(({ allowed }) => allowed)).toBe(false);
  });

  test("the account's own admin changes only the admins", async () => {
    const name = "Northgate University Hospital";
    const save = (changes: object, who = cast.george) =>
      refusal(portal, "saveCustomer", { id: northgate, name, admins: [cast.george.email], ...changes }, who);
    expect((await save({ name: "Ours" })).code).toBe("FORBIDDEN");
    expect((await save({ branches: [1] })).code).toBe("FORBIDDEN");
    expect(await save({ admins: [] })).toMatchObject({ message: "admin cannot be empty string" });
    const admins = [cast.george.email, cast.priya.email];
    const changed = await call(portal, "saveCustomer", { id: northgate, name, admins }, cast.george);
    expect(getEmails(changed)).toEqual(admins);
    expect(codesOf(changed)).toEqual(["endovascular", "neuro", "peripheral"]);
    const same = { id: northgate, name, admins: [cast.george.email], branches: [4, 2, 1] };
    expect(getEmails(await call(portal, "saveCustomer", same, cast.george))).toEqual([cast.george.email]);
  });

  test("admins who remove themselves from the list lose access to the account", async () => {
    const id = await newAccount(portal);
    const { name } = await call(portal, "customer", { customerId: id });
    const change = { id, name, admins: [cast.george.email] };
    await call(portal, "saveCustomer", change, cast.helena);
    expect((await refusal(portal, "saveCustomer", change, cast.helena)).code).toBe("NOT_FOUND");
  });

  test("two simultaneous saves are both applied, one after the other", async () => {
    const id = await newAccount(portal);
    const { name } = await call(portal, "customer", { customerId: id });
    const pairs = [cast.george, cast.priya, cast.lukas, cast.helena].map(({ email }) => [
      cast.ruth.email,
      email,
    ]);
    await Promise.all(
      pairs.map((admins) => call(portal, "saveCustomer", { id, name, admins, branches: [1, 2] })),
    );
    const { admins } = await call(portal, "customer", { customerId: id });
    expect(pairs).toContainEqual(
      admins?.map(({ email }) => email).toSorted((a) => (a === cast.ruth.email ? -1 : 1)),
    );
  });
});

test("listing takes the same statements for any number of accounts", async () => {
  await call(portal, "customers");
  const count = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;
  const one = await count(() => call(portal, "customers", {}, cast.george));
  expect(one).toBe(7);
  await Promise.all(Array.from({ length: 25 }, () => newAccount(portal)));
  expect(await count(() => call(portal, "customers"))).toBe(one);
  const { name } = await call(portal, "customer", { customerId: northgate });
  const save = { id: northgate, name, admins: [cast.george.email] };
  expect(await count(() => call(portal, "saveCustomer", save))).toBeLessThanOrEqual(11);
});
