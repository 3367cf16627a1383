/**
 * Types whose id is shared by several records, which must not be merged in the store: a person's progress in a unit, and a
 * thing in the audit log with its name at the time of the act.
 */
const ofItsPlace = ["UnitProgress", "AuditThing"];

const ownVoucher = "CloudModulesResourceAccessVoucherAsTrainee";

/**
 * The store's key of an object: its type and its id, because ids of different types may be equal (X102). People and the
 * viewer's own vouchers have no `id` in the contract; their `keycloak_id` and `voucherId` are used if they were requested. A
 * course may be one of a person: with `personId` requested, its progress is kept apart from the viewer's own.
 */
export function dataId(fields: Readonly<Record<string, unknown>>, typeName: string): string | undefined {
  if (ofItsPlace.includes(typeName)) return undefined;
  if (typeName === "Course" && typeof fields.personId === "string")
    return `Course:${String(fields.id)}:${fields.personId}`;
  const id = fields.id ?? fields.keycloak_id ?? (typeName === ownVoucher ? fields.voucherId : undefined);
  return typeof id === "string" || typeof id === "number" ? `${typeName}:${id}` : undefined;
}
