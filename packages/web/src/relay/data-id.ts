const ownVoucher = "CloudModulesResourceAccessVoucherAsTrainee";

/**
 * The store's key of an object: its type and its id, because ids of different types may be equal (X102). People have
 * no `id` in the contract, and neither have one's own vouchers; their `keycloak_id` and `voucherId` serve where they were
 * asked for.
 */
export function dataId(fields: Readonly<Record<string, unknown>>, typeName: string): string | undefined {
  const id = fields.id ?? fields.keycloak_id ?? (typeName === ownVoucher ? fields.voucherId : undefined);
  return typeof id === "string" || typeof id === "number" ? `${typeName}:${id}` : undefined;
}
