import { readFile } from "node:fs/promises";
import type { CustomerId } from "@cathedra/domain";
import { expect, expectTypeOf, test } from "vitest";
import { generateContract, generateResolverTypes } from "../../scripts/contract/generate-contract.ts";
import type { Loaders, Resolvers, Unanswered } from "../../src/graphql/typed-resolvers.ts";
import type { resolvers as rooms } from "../../src/modules/rooms/resolvers.ts";

const generated = (name: string) =>
  readFile(new URL(`../../src/graphql/generated/${name}`, import.meta.url), "utf8");

test("the generated contract types match the current contract and views (otherwise: npm run generate)", async () => {
  expect(await generated("contract.ts")).toBe(await generateContract());
  expect(await generated("resolver-types.ts")).toBe(await generateResolverTypes());
});

test("a wrong result type does not compile", () => {
  const wrong: Resolvers = {
    // @ts-expect-error a number instead of a text
    CustomerGroup: { viewerIsMember: ({ viewerRole }) => viewerRole },
    // @ts-expect-error an event that lacks most of its fields
    Mutation: { startCloudCaseEvent: async (_, { voucherId }) => ({ id: voucherId }) },
  };
  const absent: Resolvers = {
    // @ts-expect-error null where the contract requires a customer
    Query: { customer: () => null },
  };
  expect(Object.keys({ ...wrong, ...absent })).toHaveLength(3);
});

test("an unknown argument and one of a wrong type do not compile", () => {
  const wrong: Resolvers = {
    Query: {
      // @ts-expect-error the argument is called `customerId`
      customer: (_, { customer }) => customer,
      eventReport: (_, { voucherId }) => {
        // @ts-expect-error a voucher's id is not a customer's
        const customerId: CustomerId = voucherId;
        throw new Error(`${customerId}`);
      },
    },
  };
  expect(Object.keys(wrong)).toEqual(["Query"]);
});

test("a field that the contract lacks does not compile", () => {
  const wrong: Resolvers = {
    // @ts-expect-error the field is called `viewerCanTopUp`
    Customer: { viewerCanTopup: () => true },
  };
  expect(Object.keys(wrong)).toEqual(["Customer"]);
});

test("a loader with a wrong result type does not compile", () => {
  const wrong: Loaders = {
    EventResourceAccessVoucherAsAdmin: {
      // @ts-expect-error one number for each event instead of a boolean
      hasStarted: async (questions) => questions.map(({ obj }) => obj.users.length),
    },
    // @ts-expect-error one answer for all groups instead of one for each
    CustomerGroup: { admins: async () => ({ keycloak_id: "1", first_name: "", last_name: "", email: "" }) },
  };
  expect(Object.keys(wrong)).toHaveLength(2);
});

test("a field without resolver, loader or view column is reported, and others are not", () => {
  type Left = Unanswered<{
    readonly resolvers: {
      readonly CustomerGroup: { readonly viewerIsMember: () => boolean };
    };
    readonly loaders: { readonly CustomerGroup: { readonly admins: () => Promise<[]> } };
  }>;
  expectTypeOf<Extract<Left, `CustomerGroup.${string}`>>().toEqualTypeOf<
    | "CustomerGroup.assignedCourses"
    | "CustomerGroup.courseCount"
    | "CustomerGroup.courses"
    | "CustomerGroup.coursesModifiedAt"
    | "CustomerGroup.invitationCode"
    | "CustomerGroup.invitationLink"
    | "CustomerGroup.memberCount"
    | "CustomerGroup.members"
    | "CustomerGroup.viewerCanEdit"
    | "CustomerGroup.viewerCanLeave"
    | "CustomerGroup.viewerCanManageCourses"
    | "CustomerGroup.viewerCanManageInvitation"
    | "CustomerGroup.viewerCanReadPeople"
    | "CustomerGroup.viewerCanReadProgress"
    | "CustomerGroup.viewerCanReadTotals"
    | "CustomerGroup.viewerCanRemoveAllUsers"
    | "CustomerGroup.viewerCanRemoveMember"
  >();
  // A module whose resolvers have only the general type counts as resolving no field.
  expectTypeOf<"Query.cloudCaseRoomToken">().toExtend<Unanswered<{ readonly resolvers: Resolvers }>>();
  expectTypeOf<"Query.cloudCaseRoomToken">().not.toExtend<Unanswered<{ readonly resolvers: typeof rooms }>>();
});
