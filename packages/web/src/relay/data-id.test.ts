import { type ConcreteRequest, createOperationDescriptor } from "relay-runtime";
import { expect, test } from "vitest";
import { createEnvironment } from "./create-environment.ts";
import { dataId } from "./data-id.ts";
import type { Transport } from "./fetch-graphql.ts";

test.each([
  [{ id: 7 }, "CustomerGroup", "CustomerGroup:7"],
  [{ id: 7 }, "Customer", "Customer:7"],
  [{ id: "7" }, "Voucher", "Voucher:7"],
  [{ keycloak_id: "k" }, "Person", "Person:k"],
  [{ keycloak_id: null }, "Person", undefined],
  [
    { voucherId: 7 },
    "CloudModulesResourceAccessVoucherAsTrainee",
    "CloudModulesResourceAccessVoucherAsTrainee:7",
  ],
  [{ voucherId: 7 }, "AcceptResourceAccessVoucherPayload", undefined],
  [{ name: "nameless" }, "ActivityProcedure", undefined],
  [{ kind: "voucher", id: "9", name: "Workshop" }, "AuditThing", undefined],
])("%o of type %s is stored under %s", (fields, type, key) => {
  expect(dataId(fields, type)).toBe(key);
});

/** The compiler's output for `query { group { id name } customer { id name } }`. */
const selections = [linked("group", "CustomerGroup"), linked("customer", "Customer")];
const request: ConcreteRequest = {
  kind: "Request",
  fragment: {
    kind: "Fragment",
    name: "CollidingQuery",
    type: "Query",
    abstractKey: null,
    argumentDefinitions: [],
    metadata: null,
    selections,
  },
  operation: { kind: "Operation", name: "CollidingQuery", argumentDefinitions: [], selections },
  params: {
    id: "colliding",
    metadata: {},
    name: "CollidingQuery",
    operationKind: "query",
    text: null,
  },
};

function scalar(name: string) {
  return { kind: "ScalarField", name, alias: null, args: null, storageKey: null } as const;
}

function linked(name: string, concreteType: string) {
  return {
    kind: "LinkedField",
    name,
    concreteType,
    alias: null,
    args: null,
    plural: false,
    storageKey: null,
    selections: [scalar("id"), scalar("name")],
  } as const;
}

test("equal ids of different types do not overwrite each other in the store (X102)", () => {
  const environment = createEnvironment({} as Transport);
  const operation = createOperationDescriptor(request, {});
  const answer = { group: { id: 7, name: "IR Residents" }, customer: { id: 7, name: "Northgate" } };
  environment.commitPayload(operation, answer);
  expect(environment.lookup(operation.fragment).data).toEqual(answer);
  const source = environment.getStore().getSource();
  expect(source.has("CustomerGroup:7")).toBe(true);
  expect(source.has("Customer:7")).toBe(true);
});

test("another person's course progress does not overwrite the own progress (X30)", () => {
  expect(dataId({ id: 5 }, "Course")).toBe("Course:5");
  expect(dataId({ id: 5, personId: "maya" }, "Course")).toBe("Course:5:maya");
  expect(dataId({ id: 5, personId: "maya" }, "CourseUnit")).toBe("CourseUnit:5");
  expect(dataId({ id: 5 }, "UnitProgress")).toBeUndefined();
});
