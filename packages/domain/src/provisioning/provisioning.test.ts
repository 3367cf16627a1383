import { describe, expect, test } from "vitest";
import { instant } from "../time.ts";
import { countedSince, deactivationsWithoutQuestion } from "./deactivation-brake.ts";
import { readDomains } from "./domains.ts";
import { patchGroup } from "./group-resource.ts";
import { type AccountFacts, mayLinkAccount } from "./link-person.ts";
import { readPatch } from "./patch-request.ts";
import { filterConditions, type ParseFilter, userFilterFields } from "./scim-filter.ts";
import { readSelection, selectAttributes } from "./select-attributes.ts";
import {
  isSameUser,
  namesVersion,
  patchUser,
  readUser,
  type UserAttributes,
  userResource,
} from "./user-resource.ts";

/** Parses the one comparison that these bodies need; the parser of the API is tested there. */
const parse: ParseFilter = (text) => {
  const [, attrPath = "", value = ""] = /^(\w+) eq (.+)$/.exec(text) ?? [];
  if (attrPath === "") throw new Error("no filter");
  return { op: "eq", attrPath, compValue: JSON.parse(value) };
};

const ada: UserAttributes = {
  userName: "ada@northgate.example",
  externalId: "ext-1",
  givenName: "Ada",
  familyName: "Byron",
  displayName: "Ada Byron",
  email: "ada@northgate.example",
  active: true,
};

const patched = (Operations: readonly unknown[]) => {
  const operations = readPatch({ schemas: [], Operations }, parse);
  if (!operations.ok) return operations.error;
  const user = patchUser(ada, operations.value);
  return user.ok ? user.value : user.error;
};

describe("bodies as directories send them", () => {
  test("Entra makes a person with attributes of an extension, which are not stored", () => {
    const read = readUser({
      schemas: [
        "urn:ietf:params:scim:schemas:core:2.0:User",
        "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
      ],
      externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
      userName: "Test_User_ab6490ee@testuser.com",
      active: true,
      emails: [
        { primary: false, type: "home", value: "home@testuser.com" },
        { primary: true, type: "work", value: "Test_User_fd0ea19b@testuser.com" },
      ],
      meta: { resourceType: "User" },
      name: { formatted: "givenName familyName", familyName: "familyName", givenName: "givenName" },
      roles: [],
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { department: "IR" },
    });
    expect(read).toEqual({
      ok: true,
      value: {
        userName: "Test_User_ab6490ee@testuser.com",
        externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
        givenName: "givenName",
        familyName: "familyName",
        displayName: "",
        email: "Test_User_fd0ea19b@testuser.com",
        active: true,
      },
    });
  });

  test("Entra deactivates by a text, with a capital Replace", () => {
    expect(patched([{ op: "Replace", path: "active", value: "False" }])).toEqual({ ...ada, active: false });
  });

  test("of several attributes that Entra changes at once, those that the portal stores are changed and the others are ignored", () => {
    const operations = [
      { op: "Add", path: 'emails[type eq "work"].value', value: "a.lovelace@northgate.example" },
      { op: "Replace", path: 'emails[type eq "home"].value', value: "home@example.org" },
      { op: "Replace", path: "name.familyName", value: "Lovelace" },
      {
        op: "Add",
        path: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department",
        value: "IR",
      },
      { op: "Replace", value: { "name.givenName": "Augusta", displayName: "Augusta Lovelace" } },
    ];
    expect(patched(operations)).toEqual({
      ...ada,
      email: "a.lovelace@northgate.example",
      givenName: "Augusta",
      familyName: "Lovelace",
      displayName: "Augusta Lovelace",
    });
  });

  test("Okta deactivates by a value without a path, and sends whole names and lists of addresses", () => {
    expect(patched([{ op: "replace", value: { active: false } }])).toEqual({ ...ada, active: false });
    const value = {
      name: { givenName: "A", familyName: "B" },
      emails: [{ value: "b@x.example", primary: true }],
    };
    expect(patched([{ op: "replace", value }])).toEqual({
      ...ada,
      givenName: "A",
      familyName: "B",
      email: "b@x.example",
    });
  });

  test("an address is removed by its own value alone", () => {
    const remove = (value: string) => patched([{ op: "remove", path: `emails[value eq "${value}"]` }]);
    expect(remove("other@x.example")).toEqual(ada);
    expect(remove("ADA@northgate.example")).toEqual({ ...ada, email: null });
  });

  test("a group loses one of a thousand, or those whom Entra names in the value, or all", () => {
    const of = (Operations: readonly unknown[]) => {
      const read = readPatch({ Operations }, parse);
      const changed = read.ok ? patchGroup({ displayName: "G", externalId: null }, read.value) : read;
      return changed.ok && "members" in changed.value ? changed.value.members : changed;
    };
    expect(of([{ op: "remove", path: 'members[value eq "A1"]' }])).toEqual({
      isReplaced: false,
      added: [],
      removed: ["a1"],
    });
    expect(of([{ op: "Remove", path: "members", value: [{ $ref: null, value: "a1" }] }])).toEqual({
      isReplaced: false,
      added: [],
      removed: ["a1"],
    });
    expect(of([{ op: "remove", path: "members" }])).toEqual({ isReplaced: true, added: [], removed: [] });
    const both = [
      { op: "add", path: "members", value: [{ value: "a1" }, { value: "a2" }] },
      { op: "remove", path: 'members[value eq "a1"]' },
    ];
    expect(of(both)).toEqual({ isReplaced: false, added: ["a2"], removed: ["a1"] });
  });
});

test("a value of the wrong kind, a missing name and a path that is none are refused", () => {
  const types = [
    patched([{ op: "replace", path: "active", value: "perhaps" }]),
    patched([{ op: "replace", path: "userName", value: "" }]),
    patched([{ op: "replace", path: "userName", value: {} }]),
    patched([{ op: "remove", path: "userName" }]),
    patched([{ op: "remove" }]),
    patched([{ op: "move", path: "active" }]),
    patched([{ op: "replace", path: "emails[type]", value: "x" }]),
    patched([{ op: "replace", value: "x" }]),
    patched([]),
    patched([{ op: "replace", path: "displayName", value: "x".repeat(257) }]),
  ].map((answer) => "scimType" in answer && answer.scimType);
  expect(types).toEqual([
    "invalidValue",
    "invalidValue",
    "invalidValue",
    "mutability",
    "noTarget",
    "invalidSyntax",
    "invalidPath",
    "invalidSyntax",
    "invalidSyntax",
    "invalidValue",
  ]);
  expect(readUser({ userName: "a", emails: [{ value: "no address" }] })).toMatchObject({ ok: false });
});

test("a filter with too many comparisons, of a foreign attribute or too long is refused", () => {
  const many: ParseFilter = () => ({
    op: "or",
    filters: Array.from({ length: 21 }, () => ({ op: "pr", attrPath: "userName" }) as const),
  });
  expect(filterConditions("x", userFilterFields, many)).toMatchObject({ ok: false });
  expect(filterConditions('password eq "x"', userFilterFields, parse)).toMatchObject({ ok: false });
  expect(filterConditions('constructor eq "x"', userFilterFields, parse)).toMatchObject({ ok: false });
  expect(filterConditions(`userName eq "${"x".repeat(1000)}"`, userFilterFields, parse)).toMatchObject({
    ok: false,
  });
  expect(filterConditions('active eq "True"', userFilterFields, parse)).toMatchObject({
    value: { value: true },
  });
});

describe("an account is linked", () => {
  const unknown: AccountFacts = {
    isEmailVerified: true,
    isStaff: false,
    isManagedByAnother: false,
    domainOf: "none",
    hasJoined: false,
    hasJoinedAnother: false,
    isReleased: false,
  };
  const linked = (facts: Partial<AccountFacts>) => mayLinkAccount({ ...unknown, ...facts });

  test("by the domain of the institution, or because the person joined it and it alone", () => {
    expect(linked({ domainOf: "this" })).toBe(true);
    expect(linked({ domainOf: "this", hasJoinedAnother: true })).toBe(true);
    expect(linked({ hasJoined: true })).toBe(true);
  });

  test("never because an institution names its address", () => {
    expect(linked({})).toBe(false);
    expect(linked({ hasJoined: true, hasJoinedAnother: true })).toBe(false);
    expect(linked({ hasJoined: true, domainOf: "another" })).toBe(false);
  });

  test.each<Partial<AccountFacts>>([
    { isEmailVerified: false },
    { isStaff: true },
    { isManagedByAnother: true },
    { isReleased: true },
  ])("never with %o", (facts) => {
    expect(linked({ domainOf: "this", hasJoined: true, ...facts })).toBe(false);
  });

  test("by at most one of two institutions that name it", () => {
    const owners = [
      ["this", "another"],
      ["another", "this"],
      ["another", "another"],
      ["none", "none"],
    ] as const;
    for (const [one, other] of owners)
      for (const joinedOne of [false, true])
        for (const joinedOther of [false, true])
          expect(
            linked({ domainOf: one, hasJoined: joinedOne, hasJoinedAnother: joinedOther }) &&
              linked({ domainOf: other, hasJoined: joinedOther, hasJoinedAnother: joinedOne }),
          ).toBe(false);
  });
});

test("domains are read without case and without what stands before them; those of everybody are nobody's", () => {
  expect(readDomains([" @Northgate.Example", "ada@northgate.example", "med.northgate.example", ""])).toEqual({
    ok: true,
    value: ["northgate.example", "med.northgate.example"],
  });
  for (const domain of ["gmail.com", "northgate", "*.northgate.example", "a b.example", "127.0.0.1"])
    expect([domain, readDomains([domain]).ok]).toEqual([domain, false]);
  expect(readDomains(Array.from({ length: 51 }, (_, at) => `a${at}.example`)).ok).toBe(false);
});

test("a person who is sent back as they were read is the same; a whole name counts only without its parts", () => {
  const { displayName: _, ...unnamed } = ada;
  const stored = {
    ...unnamed,
    displayName: "",
    id: "1",
    version: 1,
    createdAt: instant(0),
    changedAt: instant(0),
  };
  const read = readUser(userResource(stored, "https://portal.example"));
  expect(read.ok && isSameUser(read.value, stored)).toBe(true);
  expect(readUser({ userName: "ada", name: { formatted: "Ada Byron" } })).toMatchObject({
    value: { displayName: "Ada Byron", givenName: "" },
  });
});

test("a tenth, and at least three, lose their access without a question; counting begins again with an answer", () => {
  expect([0, 30, 39, 200].map(deactivationsWithoutQuestion)).toEqual([3, 3, 3, 20]);
  const now = instant(100 * 24 * 3_600_000);
  expect(now - countedSince(now, null)).toBe(24 * 3_600_000);
  expect(countedSince(now, instant(now - 5))).toBe(now - 5);
});

test("attributes are chosen and left out, by name or by part; the id stays", () => {
  const resource = { id: "1", schemas: ["s"], name: { givenName: "A", familyName: "B" }, active: true };
  expect(selectAttributes(resource, readSelection("NAME.givenName", undefined))).toEqual({
    id: "1",
    schemas: ["s"],
    name: { givenName: "A" },
  });
  expect(selectAttributes(resource, readSelection(undefined, "active,name.familyName,id"))).toEqual({
    id: "1",
    schemas: ["s"],
    name: { givenName: "A" },
  });
});

test("a version is recognised weak or strong, in a list, and as any", () => {
  expect(['W/"2"', '"2"', '"1", W/"2"', "*"].map((header) => namesVersion(header, 2))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['W/"1"', "2", '"22"'].map((header) => namesVersion(header, 2))).toEqual([false, false, false]);
});
