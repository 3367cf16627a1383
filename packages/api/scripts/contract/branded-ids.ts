import { type DocumentNode, Kind, type NamedTypeNode, type TypeNode, visit } from "graphql";

/** The domain's type for each id in the contract's input. */
const idOfName: Readonly<Record<string, string>> = {
  customerId: "CustomerId",
  customer_id: "CustomerId",
  customerGroupId: "GroupId",
  customer_group_id: "GroupId",
  groupId: "GroupId",
  groups: "GroupId",
  learningSpaceId: "LearningSpaceId",
  branchId: "LearningSpaceId",
  courseId: "CourseId",
  courseIds: "CourseId",
  talentCourseId: "CourseId",
  courseVoucherId: "CourseVoucherId",
  assignmentId: "AssignmentId",
  resourceAccessVoucherId: "VoucherId",
  voucherId: "VoucherId",
  voucherIds: "VoucherId",
  exerciseId: "ExerciseId",
  simulatorModuleId: "SimulatorModuleId",
  moduleId: "ModuleId",
  caseId: "CaseId",
  caseIds: "CaseId",
  keycloak_id: "KeycloakId",
  participant: "KeycloakId",
  personId: "KeycloakId",
  roleMissingFor: "KeycloakId",
  toCompleteBy: "KeycloakId",
};

const scalarNames = ["Int", "ID", "String"];

/** The domain's ids that the contract's types use, as the scalars of its generator. */
export const idScalars: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(idOfName).map((id) => [id, `@cathedra/domain#${id}`]),
);

/**
 * Replaces ids in the contract's inputs by the domain's id types. UUIDs stay strings, because each use validates them itself.
 */
export function withBrandedIds(contract: DocumentNode): DocumentNode {
  const branded = visit(contract, {
    InputValueDefinition: (value) => {
      const id = idOfName[value.name.value];
      return id === undefined ? undefined : { ...value, type: replaced(value.type, id) };
    },
  });
  const scalars = Object.keys(idScalars).map(
    (value) => ({ kind: Kind.SCALAR_TYPE_DEFINITION, name: { kind: Kind.NAME, value } }) as const,
  );
  return { ...branded, definitions: [...branded.definitions, ...scalars] };
}

function replaced(type: TypeNode, id: string): TypeNode {
  if (type.kind === Kind.NAMED_TYPE) return scalarNames.includes(type.name.value) ? named(id) : type;
  if (type.kind === Kind.LIST_TYPE) return { ...type, type: replaced(type.type, id) };
  const inner = replaced(type.type, id);
  return inner.kind === Kind.NON_NULL_TYPE ? inner : { ...type, type: inner };
}

function named(value: string): NamedTypeNode {
  return { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value } };
}
